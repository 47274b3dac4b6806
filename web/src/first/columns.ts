/** The narrowest that a tile of the chooser is, and the room between two, at the usual size of text. */
const least = 245
const gap = 24

/** How many columns so many tiles take on so wide a page, with text so many times larger than usual: as few rows as there is room for, and the tiles spread evenly over them. */
export function columnsOf(tiles: number, wide: number, larger: number): number {
  const most = Math.max(1, Math.floor((wide / larger + gap) / (least + gap)))
  return Math.ceil(tiles / Math.ceil(tiles / most))
}

/** How many times larger than usual the reader wants text. */
export const textSize = (): number =>
  globalThis.document ? parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 : 1
