/** Lets the browser draw and hear between two pieces of work. */
export const breath = () => new Promise<void>((give) => setTimeout(give))
