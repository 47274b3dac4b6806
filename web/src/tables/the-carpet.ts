import { ratio as R } from '../board/layout/fans'
import { suits } from '../board/layout/families'
import type { Sheet } from '../board/layout/sheet'
import type { GameTable } from '../board/layout/types'
import { inHand } from '../board/layout/words'

export const table: GameTable = { plan: theCarpet }

const gap = 0.1
const columns = 5
const rows = 4
const wide = columns + (columns - 1) * gap
const high = rows * R + (rows - 1) * gap

/** The Carpet: twenty places edge to edge, the families, and hand and talon. */
function theCarpet(sheet: Sheet): void {
  if (sheet.portrait) upright(sheet)
  else broad(sheet)
}

function carpet(sheet: Sheet, left: number, top: number): void {
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      sheet.single(
        `r${row + 1}c${column + 1}`,
        'flank',
        sheet.x(left + column * (1 + gap)),
        sheet.y(top + row * (R + gap)),
      )
}

function family(sheet: Sheet, i: number, x: number, y: number): void {
  const suit = suits[i]!
  sheet.single(`${suit}a`, 'family', x, y, { suit: suit.toUpperCase(), base: 'A' })
}

/** Families on one side of the carpet, hand and talon on the other. */
function broad(sheet: Sheet): void {
  const side = 1.7
  sheet.fit(wide + 2 * side, high)
  carpet(sheet, side, 0)
  for (let i = 0; i < 4; i++) family(sheet, i, sheet.side(0), sheet.y(i * (R + gap)))
  const x = sheet.side(wide + 2 * side - 1)
  const middle = sheet.y(high / 2)
  const apart = 0.5 * sheet.w
  sheet.packet('hand', x, middle - sheet.h - apart / 2, 'hand')
  sheet.label(inHand(sheet.size('hand')), x + sheet.w / 2, middle)
  sheet.packet('talon', x, middle + apart / 2, 'talon')
}

/** A tall board: the families in a line beneath the carpet, and hand and talon beneath them, at the thumb. */
function upright(sheet: Sheet): void {
  const apart = 0.3
  sheet.fit(wide, high + 2 * (apart + R), 'upper')
  carpet(sheet, 0, 0)
  for (let i = 0; i < 4; i++) family(sheet, i, sheet.side(i * (1 + gap)), sheet.y(high + apart))
  const y = sheet.y(high + 2 * apart + R)
  sheet.packet('hand', sheet.side(wide - 1), y, 'hand')
  sheet.packet('talon', sheet.side(wide - 2 - gap), y, 'talon')
  sheet.label(inHand(sheet.size('hand')), sheet.side(wide - 2.3 - gap, 0), y + sheet.h / 2, {
    align: sheet.mirror ? 'start' : 'end',
  })
}
