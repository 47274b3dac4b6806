/** How many times larger than usual the reader wants text. */
export const textSize = (): number =>
  globalThis.document ? parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 : 1
