/** Height of a card divided by its width. */
export const ratio = 1.4

/** Offsets of fanned cards as shares of a card's height (columns) or width (rows). */
export const fan = {
  column: 0.26,
  columnWide: 0.3,
  /** For a tall index, which is fully visible with this offset. */
  columnTall: 0.42,
  tallIndex: 0.355,
  peek: 0.24,
  /** From this offset on a plain index is fully visible; below it, the compact one is drawn. */
  columnIndex: 0.228,
  columnFloor: 0.15,
  columnBunch: 0.03,
  /** For a card that lies face down. */
  back: 0.11,
  row: 0.5,
  rowFloor: 0.26,
  rowBunch: 0.05,
  clock: 0.36,
} as const

/**
 * Positions of `n` fanned cards within `room` beyond the first: `normal` apart if that fits, otherwise evenly closer, not below
 * `floor`; otherwise the oldest bunch together so that the newest stay legible, and at the very last all lie evenly. The first of a
 * column with a head stays legible too.
 */
export function offsets(
  n: number,
  room: number,
  normal: number,
  floor: number,
  bunch: number,
  headed = false,
): number[] {
  const gaps = Math.max(0, n - 1)
  const most = Math.max(0, room)
  const even = Math.min(normal, most / Math.max(1, gaps))
  const head = headed ? 1 : 0
  const at = [0]
  if (even >= floor || most <= bunch * gaps + head * (floor - bunch)) {
    for (let i = 1; i < n; i++) at.push(i * even)
    return at.slice(0, n)
  }
  const legible = Math.min(gaps, Math.floor((most - bunch * gaps) / (floor - bunch))) - head
  for (let i = 1; i < n; i++) at.push(at[i - 1]! + (i > head && i <= gaps - legible ? bunch : floor))
  return at.slice(0, n)
}
