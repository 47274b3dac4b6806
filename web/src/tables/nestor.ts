import { fan, ratio as R } from '../board/layout/fans'
import type { GameTable, Sheet } from '../board/layout/sheet'
import { inHand, ofAll } from '../board/layout/words'
import { t } from '../words/say.svelte'

export const table: GameTable = { plan: nestor }

/** How much of a column has room at least, in heights of a card. */
const column = 1 + 5 * 0.2
const gap = 0.2
const narrow = 0.12
const four = [1, 2, 3, 4]
const wide = 8 + 7 * gap
/** What lies beneath the columns where they are in one row. */
const beneath = R + 0.75

/** Nestor: eight columns, and before the player the reserve and what is set aside from it. */
function nestor(sheet: Sheet): void {
  // eight columns side by side leave the better part of a tall board empty
  const twoRows = sheet.widthFor(5 + 4 * narrow, 2 * R * column + beneath)
  if (sheet.portrait && twoRows > 1.15 * sheet.widthFor(wide, R * column + beneath)) upright(sheet)
  else broad(sheet)
}

/** The room of a column where `rows` of them share what is left above the foot; its cards lie `normal` apart. */
function roomOf(sheet: Sheet, rows: number, foot: number, apart: number, normal: number): number {
  if (sheet.mini) return column * sheet.h
  const free = sheet.height - 2 * sheet.margin - (foot + (rows - 1) * apart) * sheet.w
  return Math.min(free / rows, (1 + 5 * normal) * sheet.h)
}

/** Four places side by side; an open reserve that is played from at any time lies aside from the first. */
function places(sheet: Sheet, letter: 'a' | 'r', x: (i: number) => number, y: number): void {
  const quiet = letter === 'r' && (sheet.chose('when=any-time') || !sheet.chose('reserve=open'))
  for (const i of four) sheet.single(`${letter}${i}`, 'flank', x(i - 1), y, quiet ? { quiet } : {})
}

/** All columns in one row; in the line beneath them reserve, cards aside, and how many pairs are out. */
function broad(sheet: Sheet): void {
  sheet.fit(wide, R * column + beneath, 'top')
  const room = roomOf(sheet, 1, beneath, 0, fan.columnWide)
  const x = (i: number) => sheet.x(i * (1 + gap))
  const side = (i: number) => sheet.side(i * (1 + gap))
  for (let i = 0; i < 8; i++)
    sheet.column(`${i + 1}`, x(i), sheet.y(0), room, sheet.mini ? 0.22 : fan.columnWide)
  const y = sheet.y(0) + room + 0.3 * sheet.w
  const open = sheet.chose('reserve=open')
  const twice = open && !sheet.chose('when=any-time')
  sheet.packet('reserve', side(0), y, 'hand')
  sheet.label(inHand(sheet.size('reserve')), side(0) + sheet.w / 2, y + sheet.h + 0.24 * sheet.w)
  places(sheet, 'r', (i) => side(i), y)
  places(sheet, 'a', (i) => side((twice ? 4 : 2) + i), y)
  sheet.gone('out', side(7), y, true)
  const { counts } = sheet
  if (!counts) return
  if (twice) {
    sheet.label(
      `${ofAll(counts.home / 2, counts.of / 2)} ${t('pairs out')}`,
      side(3.5) + sheet.w / 2,
      y + sheet.h + 0.24 * sheet.w,
    )
    return
  }
  const middle = side(7) + sheet.w / 2
  sheet.label(ofAll(counts.home / 2, counts.of / 2), middle, y + sheet.h * 0.42, { kind: 'family' })
  sheet.label(
    t('pairs out'),
    middle,
    y + sheet.h * 0.42 + Math.max(Math.min(22, 0.5 * sheet.w), 0.25 * sheet.w),
  )
}

/** A tall board: the columns in two rows of four, and reserve and cards aside beneath, at the thumb. */
function upright(sheet: Sheet): void {
  const open = sheet.chose('reserve=open')
  const lines = open && !sheet.chose('when=any-time') ? 2 : 1
  const apart = 0.25
  const foot = apart + lines * (R + narrow)
  const bw = open ? 4 + 3 * gap : 5 + 4 * narrow
  sheet.fit(bw, 2 * R * column + apart + foot, 'top')
  const room = roomOf(sheet, 2, foot, apart, fan.columnTall)
  const pitch = (bw - 4) / 3
  for (let i = 0; i < 8; i++)
    sheet.column(
      `${i + 1}`,
      sheet.x((i % 4) * (1 + pitch)),
      sheet.y(0) + Math.floor(i / 4) * (room + apart * sheet.w),
      room,
      sheet.mini ? 0.22 : fan.columnTall,
    )
  const y = sheet.y(0) + 2 * (room + apart * sheet.w)
  const each = open ? 1 + gap : 1 + narrow
  const first = open ? 0 : each
  sheet.packet('reserve', sheet.side(0), y, 'hand')
  places(sheet, 'r', (i) => sheet.side(i * each), y)
  places(sheet, 'a', (i) => sheet.side(first + i * each), y + (lines - 1) * (sheet.h + narrow * sheet.w))
  sheet.gone('out', sheet.side(0), y, true)
}
