import { fan, ratio as R } from '../board/layout/fans'
import type { Sheet } from '../board/layout/sheet'
import type { GameTable } from '../board/layout/types'
import { inHand } from '../board/layout/words'

export const table: GameTable = { plan: theTravellers }

/** Between a packet and its foot, between stations, and above the line of the reserve. */
const close = 0.07
const apart = 0.4
const rowGap = 0.2
const station = 2 + close
/** Room of the kings, the four of them fanned. */
const kings = 2.2
/** What is written where the cards that have travelled come to lie: the packet's number and, for three, the card. */
const marks = ['1 A', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11 J', '12 Q']

const width = (columns: number): number => columns * station + (columns - 1) * apart
const height = (rows: number): number => rows * R + (rows - 1) * rowGap
const beneath = apart + R
const side = 2.6

/** The Travellers: twelve packets, beside each what has travelled there, and reserve, traveller and kings. */
function theTravellers(sheet: Sheet): void {
  if (sheet.portrait) {
    line(sheet, 3)
    return
  }
  const low = sheet.widthFor(width(4) + side, height(3))
  if (!sheet.mini && low > 1.05 * sheet.widthFor(width(4), height(3) + beneath)) beside(sheet)
  else line(sheet, 4)
}

function stations(sheet: Sheet, columns: number, left: number): void {
  marks.forEach((base, i) => {
    const x = left + (i % columns) * (station + apart)
    const y = sheet.y(Math.floor(i / columns) * (R + rowGap))
    sheet.packet(`${i + 1}`, sheet.x(x), y)
    sheet.single(`f${i + 1}`, 'family', sheet.x(x + 1 + close), y, { base })
  })
}

function thrownAside(sheet: Sheet, x: number, y: number): void {
  sheet.row('kings', x, y, kings * sheet.w, { normal: fan.clock, direction: 1, kind: 'packet' })
}

/** Reserve, traveller and kings in a line beneath the packets. */
function line(sheet: Sheet, columns: number): void {
  const wide = width(columns)
  const high = height(12 / columns)
  sheet.fit(wide, high + beneath, sheet.portrait ? 'upper' : 'middle')
  stations(sheet, columns, 0)
  const y = sheet.y(high + apart)
  const places = columns === 4 ? [1.2, 3.6] : [0, 1.8]
  sheet.packet('reserve', sheet.side(places[0]!), y, 'hand')
  sheet.single('traveller', 'turned', sheet.side(places[1]!), y)
  thrownAside(sheet, sheet.side(columns === 4 ? wide - 1.2 - kings : wide - kings, kings), y)
  if (columns === 4)
    sheet.label(inHand(sheet.size('reserve')), sheet.side(places[0]! + 1.15, 0), y + sheet.h / 2, {
      align: sheet.mirror ? 'end' : 'start',
      wrap: 1.1 * sheet.w,
    })
}

/** A low board: the same beside the packets, one above another. */
function beside(sheet: Sheet): void {
  sheet.fit(width(4) + side, height(3))
  stations(sheet, 4, sheet.mirror ? side : 0)
  const x = sheet.side(width(4) + side - kings, kings)
  const middle = x + ((kings - 1) / 2) * sheet.w
  sheet.packet('reserve', middle, sheet.y(0), 'hand')
  sheet.single('traveller', 'turned', middle, sheet.y(R + rowGap))
  thrownAside(sheet, x, sheet.y(2 * (R + rowGap)))
}
