import { fan } from './fans'
import type { PlaceKind } from './types'
import type { Sheet } from './sheet'

/** How piles spread side by side. */
export interface Spread {
  /** Between two piles, in widths of a card. */
  gap: number
  kind: PlaceKind
  /** Whether the place of a pile that is gone is not drawn. */
  quiet: boolean
}

/**
 * Piles spread to the right, one beside another, over a part of the sheet `wide` card widths broad. Each has as much room as
 * the next, so that nothing moves in play, until one needs more to be read; then all take what they need, and share the rest.
 */
export function spread(
  sheet: Sheet,
  ids: readonly string[],
  x: number,
  y: number,
  wide: number,
  say: Spread,
): void {
  const rooms = roomsFor(
    ids.map((id) => sheet.size(id)),
    wide - (ids.length - 1) * say.gap,
  )
  let at = x
  ids.forEach((id, i) => {
    const quiet = say.quiet && sheet.size(id) === 0
    sheet.row(id, at, y, rooms[i]! * sheet.w, { normal: fan.row, direction: 1, kind: say.kind, quiet })
    at += (rooms[i]! + say.gap) * sheet.w
  })
}

/** How wide each of some piles may lie, in widths of a card, together `wide`; none is narrower than a card. */
export function roomsFor(sizes: readonly number[], wide: number): number[] {
  const even = wide / sizes.length
  const beyond = sizes.map((size) => Math.max(0, size - 1) * fan.rowFloor)
  if (beyond.every((more) => 1 + more <= even)) return sizes.map(() => even)
  const needed = beyond.reduce((sum, more) => sum + more, 0)
  const free = wide - sizes.length
  if (needed >= free) return beyond.map((more) => 1 + (more * free) / needed)
  return beyond.map((more) => 1 + more + (free - needed) / sizes.length)
}
