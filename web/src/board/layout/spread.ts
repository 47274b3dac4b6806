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
  headed?: boolean
  quiet?: (id: string) => boolean
}

/**
 * Columns in rows. Those of a file have the same room each, so that nothing moves in play, until one needs more to be read;
 * then it takes what the others of its file can spare.
 */
export function stack(sheet: Sheet, { rows, x, top, bottom, gap, normal, headed, quiet }: Stack): void {
  const longest = Math.max(...rows.map((ids) => ids.length))
  const free = (bottom - top - (rows.length - 1) * gap * sheet.w) / sheet.h
  for (let file = 0; file < longest; file++) {
    const ids = rows.map((row) => row[file])
    const there = ids.filter((id) => id !== undefined)
    const even = free / rows.length
    const rooms = roomsFor(
      there.map((id) => sheet.size(id)),
      there.length * even,
      fan.columnIndex,
    )
    let y = top
    for (const id of ids) {
      const room = (id === undefined ? even : rooms.shift()!) * sheet.h
      if (id !== undefined) sheet.column(id, x(file), y, room, normal, { headed, quiet: quiet?.(id) })
      y += room + gap * sheet.w
    }
  }
}

/** The columns 1 to 8 in two rows of four, from this height to the foot of a sheet `wide` card widths broad. */
export function eightInTwoRows(
  sheet: Sheet,
  wide: number,
  { top, gap, headed }: Pick<Stack, 'top' | 'gap' | 'headed'>,
): void {
  stack(sheet, {
    rows: [
      ['1', '2', '3', '4'],
      ['5', '6', '7', '8'],
    ],
    x: (file) => sheet.x((file * (wide - 1)) / 3),
    top,
    bottom: sheet.height - sheet.margin - 8,
    gap,
    normal: fan.columnWide,
    headed,
  })
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
