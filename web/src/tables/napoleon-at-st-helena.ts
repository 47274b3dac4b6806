import { fan, ratio as R } from '../board/layout/fans'
import { suits } from '../board/layout/families'
import type { Sheet } from '../board/layout/sheet'
import { stack } from '../board/layout/spread'
import type { GameTable } from '../board/layout/types'
import { inHand } from '../board/layout/words'

export const table: GameTable = { plan: napoleonAtStHelena }

const gap = 0.14
/** Between the hand and the columns, for what is said of the hand. */
const beneath = 0.5
/** How much of a column has room at least, in heights of a card. */
const column = 1 + 8 * 0.2

/** Napoleon at St. Helena: hand, talon and the eight families in one row, and beneath it ten columns. */
function napoleonAtStHelena(sheet: Sheet): void {
  if (sheet.portrait) upright(sheet)
  else broad(sheet)
}

/** The two families of a suit, the first or the second. */
function families(sheet: Sheet, which: 1 | 2, x: (suit: number) => number, y: number): void {
  suits.forEach((suit, i) =>
    sheet.single(`${suit}a${which}`, 'family', x(i), y, { suit: suit.toUpperCase(), base: 'A' }),
  )
}

function broad(sheet: Sheet): void {
  sheet.fit(10 + 9 * gap, R + beneath + R * column, 'top')
  const at = (i: number) => sheet.x(i * (1 + gap))
  const from = sheet.mirror ? 0 : 2
  families(sheet, 1, (i) => at(from + 2 * i), sheet.y(0))
  families(sheet, 2, (i) => at(from + 2 * i + 1), sheet.y(0))
  sheet.packet('hand', sheet.side(0), sheet.y(0), 'hand')
  sheet.packet('talon', sheet.side(1 + gap), sheet.y(0), 'talon')
  sheet.label(inHand(sheet.size('hand')), sheet.side(0) + sheet.w / 2, sheet.y(R + beneath / 2 + 0.04))
  const top = sheet.y(R + beneath)
  const room = sheet.height - sheet.margin - top - (sheet.mini ? 0 : 8)
  for (let i = 0; i < 10; i++) sheet.column(`${i + 1}`, at(i), top, room, sheet.mini ? 0.22 : fan.columnWide)
}

/** A tall board: hand and talon beside two rows of families, and the columns in two rows of five. */
function upright(sheet: Sheet): void {
  const wide = 5.8
  const head = 2 * R + gap + beneath
  sheet.fit(wide, head + 2 * R * (1 + 6 * fan.columnFloor) + 0.2, 'top')
  const x = (i: number) => sheet.side(wide - 1 - (3 - i) * (1 + gap))
  families(sheet, 1, x, sheet.y(0))
  families(sheet, 2, x, sheet.y(R + gap))
  sheet.packet('talon', sheet.side(0), sheet.y(0), 'talon')
  // below, where its label is nearest to it
  sheet.packet('hand', sheet.side(0), sheet.y(R + gap), 'hand')
  sheet.label(
    inHand(sheet.size('hand')),
    sheet.side(0) + sheet.w / 2,
    sheet.y(2 * R + gap + beneath / 2 + 0.04),
  )
  const top = sheet.y(head)
  stack(sheet, {
    rows: [
      ['1', '2', '3', '4', '5'],
      ['6', '7', '8', '9', '10'],
    ],
    x: (i) => sheet.x((i * (wide - 1)) / 4),
    top,
    bottom: sheet.height - sheet.margin - 8,
    gap: 0.2,
    normal: fan.columnWide,
  })
}
