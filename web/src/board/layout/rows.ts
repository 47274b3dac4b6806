import { fan } from './fans'
import type { PlaceKind } from './types'
import type { Sheet } from './sheet'

/** How piles spread side by side. */
export interface Spread {
  /** Between two piles, in widths of a card. */
  gap: number
  kind: PlaceKind
  /** How far apart cards lie, in widths of a card, where there is room. */
  normal?: number
  direction?: 1 | -1
  /** Whether the place of an empty pile is not drawn. */
  quiet: (id: string) => boolean
}

/**
 * Piles spread to a side, one beside another, over a part of the sheet `wide` card widths broad. Each has as much room as
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
    const room = rooms[i]! * sheet.w
    const { kind, normal = fan.row, direction = 1 } = say
    const quiet = sheet.size(id) === 0 && say.quiet(id)
    sheet.row(id, direction < 0 ? at + room - sheet.w : at, y, room, { normal, direction, kind, quiet })
    at += (rooms[i]! + say.gap) * sheet.w
  })
}

/** Rows of columns, one beneath another. */
export interface Stack {
  /** Piles by row, none where a row has no column; those of one place in their rows lie in one file. */
  rows: readonly (readonly (string | undefined)[])[]
  /** Where a file lies. */
  x: (file: number) => number
  /** Between these heights, in pixels. */
  top: number
  bottom: number
  /** Between two columns of a file, in widths of a card. */
  gap: number
  normal: number
  /** How much a covered card is to show; columns whose cards show less take room from others. */
  floor?: number
  headed?: boolean
  quiet?: (id: string) => boolean
}

/**
 * Columns in rows. Those of a file have the same room each, so that nothing moves in play, until one needs more to be read;
 * then it takes what the others of its file can spare.
 */
export function stack(sheet: Sheet, say: Stack): void {
  const { rows, x, top, bottom, gap, normal, headed, quiet, floor = fan.columnIndex } = say
  const longest = Math.max(...rows.map((ids) => ids.length))
  const free = (bottom - top - (rows.length - 1) * gap * sheet.w) / sheet.h
  for (let file = 0; file < longest; file++) {
    const ids = rows.map((row) => row[file])
    const there = ids.filter((id) => id !== undefined)
    const even = free / rows.length
    const rooms = roomsFor(
      there.map((id) => sheet.size(id)),
      there.length * even,
      floor,
    )
    let y = top
    for (const id of ids) {
      const room = (id === undefined ? even : rooms.shift()!) * sheet.h
      if (id !== undefined) sheet.column(id, x(file), y, room, normal, { headed, quiet: quiet?.(id) })
      y += room + gap * sheet.w
    }
  }
}

/**
 * How much room each of some piles may take, in breadths of a card, together `wide`; none has less than a card. A card that is
 * covered is to show `floor` of itself.
 */
export function roomsFor(sizes: readonly number[], wide: number, floor: number = fan.rowFloor): number[] {
  const even = wide / sizes.length
  const beyond = sizes.map((size) => Math.max(0, size - 1) * floor)
  if (beyond.every((more) => 1 + more <= even)) return sizes.map(() => even)
  const needed = beyond.reduce((sum, more) => sum + more, 0)
  const free = wide - sizes.length
  if (needed >= free) return beyond.map((more) => 1 + (more * free) / needed)
  return beyond.map((more) => 1 + more + (free - needed) / sizes.length)
}
