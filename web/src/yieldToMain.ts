/** Lets the browser draw and handle input between two pieces of work. */
export const yieldToMain = () => new Promise<void>((give) => setTimeout(give))
