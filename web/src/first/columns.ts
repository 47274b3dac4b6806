/** The narrowest that a tile of the chooser is, and the room between two, at the usual size of text. */
const least = 245
const gap = 24

/**
 * The number of columns of the chooser: as few rows as fit, with the tiles spread evenly over them. The width is in CSS
 * pixels; text is `larger` times its usual size.
 */
export function columnsOf(tiles: number, wide: number, larger: number): number {
  const most = Math.max(1, Math.floor((wide / larger + gap) / (least + gap)))
  return Math.ceil(tiles / Math.ceil(tiles / most))
}
