import { fan, ratio as R } from '../board/layout/fans'
import { suits } from '../board/layout/families'
import type { Sheet } from '../board/layout/sheet'
import { inHand } from '../board/layout/words'
import type { GameTable } from '../board/layout/types'

export const table: GameTable = { plan: generalSedgewick }

/** The columns of the table from the left, and how much of a packet has room beneath its base, in widths of a card. */
interface Square {
  columns: readonly number[]
  room: number
}

const broad: Square = { columns: [0, 1.6, 2.9, 4.2, 5.8], room: 0.62 }
/** In a window as low as a phone held sideways. */
const low: Square = { ...broad, room: 0.2 }
const narrow: Square = { columns: [0, 1.12, 2.24, 3.36, 4.48], room: 0.45 }
const rowGap = 0.12
/** No packet needs more room than this. */
const mostRoom = 1.3

/** General Sedgewick: the cross, whose packets hang down, a family at each corner without, and hand and talon aside. */
function generalSedgewick(sheet: Sheet): void {
  if (sheet.portrait) upright(sheet)
  else if (!sheet.mini && sheet.widthFor(8, height(broad)) < leastBroad) aside(sheet, low)
  else aside(sheet, broad)
}

const leastBroad = 50
const height = ({ room }: Square): number => 3 * (R + room) + 2 * rowGap

/** The suit that was founded first, by the sixth card of the deal, and after it the others. */
function clockwise(sheet: Sheet): string[] {
  const first = Math.max(
    0,
    suits.findIndex((suit) => sheet.cards(`${suit}a`)[0]?.id === 5),
  )
  return [...suits.slice(first), ...suits.slice(0, first)]
}

/** The rank with which all families begin. */
function rank(sheet: Sheet): string | undefined {
  const begun = suits.map((suit) => sheet.cards(`${suit}a`)[0]?.face?.[0]).find((face) => face !== undefined)
  return begun === 'T' ? '10' : begun
}

/** Cross and families from this height on, the rows as far apart as `pitch` says. */
function square(sheet: Sheet, columns: readonly number[], top: number, pitch: number): void {
  const x = (i: number) => sheet.x(columns[i]!)
  const y = (row: number) => top + row * pitch
  const base = rank(sheet)
  clockwise(sheet).forEach((suit, i) =>
    sheet.single(`${suit}a`, 'family', x(i === 0 || i === 3 ? 0 : 4), y(i < 2 ? 0 : 2), {
      suit: suit.toUpperCase(),
      base,
    }),
  )
  const room = pitch - rowGap * sheet.w
  const cross = { T: [2, 0], L: [1, 1], M: [2, 1], R: [3, 1], B: [2, 2] } as const
  for (const [id, [column, row]] of Object.entries(cross))
    sheet.column(id, x(column), y(row), room, sheet.mini ? fan.column : fan.columnWide)
}

/** A broad board: hand and talon one above the other beside the square. */
function aside(sheet: Sheet, { columns, room }: Square): void {
  const wide = 6.8
  const bw = wide + 1.7
  sheet.fit(bw, 3 * (R + room) + 2 * rowGap)
  const free = sheet.height - 2 * sheet.margin
  const pitch = Math.min((free + rowGap * sheet.w) / 3, (R + mostRoom + rowGap) * sheet.w)
  const top = (sheet.height - 3 * pitch + rowGap * sheet.w) / 2
  const left = sheet.mirror ? bw - wide : 0
  square(
    sheet,
    columns.map((at) => left + at),
    top,
    pitch,
  )
  const x = sheet.side(bw - 1)
  const apart = 0.5 * sheet.w
  const middle = top + pitch + sheet.h / 2
  sheet.packet('hand', x, middle - sheet.h - apart / 2, 'hand')
  sheet.label(inHand(sheet.size('hand')), x + sheet.w / 2, middle)
  sheet.packet('talon', x, middle + apart / 2, 'talon')
}

/** A tall board: hand and talon beneath the square, at the hand's side. */
function upright(sheet: Sheet): void {
  const bw = 5.48
  const foot = R + 0.3
  sheet.fit(bw, height(narrow) + foot, 'top')
  const free = sheet.height - 2 * sheet.margin - foot * sheet.w
  const pitch = Math.min((free + rowGap * sheet.w) / 3, (R + mostRoom + rowGap) * sheet.w)
  const top = sheet.y(0)
  square(sheet, narrow.columns, top, pitch)
  const y = top + 3 * pitch + 0.18 * sheet.w
  sheet.packet('hand', sheet.side(bw - 1), y, 'hand')
  sheet.packet('talon', sheet.side(bw - 2.12), y, 'talon')
  sheet.label(inHand(sheet.size('hand')), sheet.side(bw - 2.3, 0), y + sheet.h / 2, {
    align: sheet.mirror ? 'start' : 'end',
  })
}
