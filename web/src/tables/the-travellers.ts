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
const kings = 2.05
/** What is written where the cards that have travelled come to lie: the packet's number and, for three, the card. */
const marks = ['1 A', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11 J', '12 Q']

const width = (columns: number, between = apart): number => columns * station + (columns - 1) * between
const height = (rows: number): number => rows * R + (rows - 1) * rowGap
const beneath = apart + R
const side = 2.6

/** The Travellers: twelve packets, beside each what has travelled there, and reserve, traveller and kings. */
function theTravellers(sheet: Sheet): void {
  if (sheet.portrait) return upright(sheet)
  const low = sheet.widthFor(width(4) + side, height(3))
  if (!sheet.mini && low > 1.05 * sheet.widthFor(width(4), height(3) + beneath)) beside(sheet)
  else line(sheet)
}

/** The packets in rows from this height on, so far apart, in widths of a card. */
interface Places {
  columns: number
  left: number
  between: number
  pitch: number
}

function stations(sheet: Sheet, { columns, left, between, pitch }: Places): void {
  marks.forEach((base, i) => {
    const x = left + (i % columns) * (station + between)
    const y = sheet.y(Math.floor(i / columns) * pitch)
    sheet.packet(`${i + 1}`, sheet.x(x), y)
    sheet.single(`f${i + 1}`, 'family', sheet.x(x + 1 + close), y, { base })
  })
}

function thrownAside(sheet: Sheet, x: number, y: number): void {
  sheet.row('kings', x, y, kings * sheet.w, { normal: fan.clock, direction: 1, kind: 'packet' })
}

/** Reserve, traveller and kings in a line beneath the packets, which lie in rows of four. */
function line(sheet: Sheet): void {
  const wide = width(4)
  const high = height(3)
  sheet.fit(wide, high + beneath)
  stations(sheet, { columns: 4, left: 0, between: apart, pitch: R + rowGap })
  const y = sheet.y(high + apart)
  const reserve = sheet.side(1.2)
  sheet.packet('reserve', reserve, y, 'hand')
  sheet.single('traveller', 'turned', sheet.side(3.6), y)
  thrownAside(sheet, sheet.side(wide - 1.2 - kings, kings), y)
  const [after, align] = sheet.mirror ? ([-0.15, 'end'] as const) : ([1.15, 'start'] as const)
  const say = { align, wrap: 1.1 * sheet.w }
  const told: [words: string, at: number][] = [
    [inHand(sheet.size('reserve')), reserve],
    [sheet.nameOf('traveller'), sheet.side(3.6)],
    [sheet.nameOf('kings'), sheet.side(wide - 1.2 - kings, kings) + (sheet.mirror ? 0 : kings - 1) * sheet.w],
  ]
  for (const [words, x] of told) sheet.label(words, x + after * sheet.w, y + sheet.h / 2, say)
}

/** In rows of three, which take the height of the board; beneath each place what it is. */
function upright(sheet: Sheet): void {
  const between = 0.2
  const wide = width(3, between)
  const named = sheet.mini ? 0 : 0.75
  const high = height(4) + beneath + named
  sheet.fit(wide, high, 'top')
  const spare = sheet.height - 2 * sheet.margin - high * sheet.w
  const more = sheet.mini ? 0 : Math.min(0.5, Math.max(0, spare / sheet.w / 4))
  const pitch = R + rowGap + more
  stations(sheet, { columns: 3, left: 0, between, pitch })
  const y = sheet.y(4 * pitch - rowGap + apart)
  const step = station + between
  const told: [words: string, middle: number][] = []
  const place = (id: string, column: number, words: string, lay: (x: number) => void) => {
    const x = sheet.side(column * step, station)
    lay(x)
    if (sheet.size(id) > 0 || id !== 'reserve') told.push([words, x + (station / 2) * sheet.w])
  }
  const centred = ((station - 1) / 2) * sheet.w
  place('reserve', 0, inHand(sheet.size('reserve')), (x) => sheet.packet('reserve', x + centred, y, 'hand'))
  place('traveller', 1, sheet.nameOf('traveller'), (x) => sheet.single('traveller', 'turned', x + centred, y))
  const left = (station - kings) / 2
  place('kings', 2, sheet.nameOf('kings'), (x) => thrownAside(sheet, x + left * sheet.w, y))
  for (const [words, middle] of told)
    sheet.label(words, middle, y + sheet.h + 0.08 * sheet.w, {
      hangs: true,
      kind: 'small',
      wrap: station * sheet.w,
    })
}

/** A low board: the same beside the packets, one above another. */
function beside(sheet: Sheet): void {
  sheet.fit(width(4) + side, height(3))
  stations(sheet, { columns: 4, left: sheet.mirror ? side : 0, between: apart, pitch: R + rowGap })
  const x = sheet.side(width(4) + side - kings, kings)
  const middle = x + ((kings - 1) / 2) * sheet.w
  sheet.packet('reserve', middle, sheet.y(0), 'hand')
  sheet.single('traveller', 'turned', middle, sheet.y(R + rowGap))
  thrownAside(sheet, x, sheet.y(2 * (R + rowGap)))
}
