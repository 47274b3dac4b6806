import { fan, ratio as R } from '../board/layout/fans'
import { holds } from '../board/layout/families'
import type { GameTable, Sheet } from '../board/layout/sheet'
import { stack } from '../board/layout/rows'
import { turns } from '../board/layout/words'

export const table: GameTable = {
  plan: theCrescent,
  moment: {
    deal: '0',
    moves:
      '3-dk 13-dk 9-ck 3-da 16-hk 16-5 16-ha 12-ha 13-14 13-dk 13-ha 13-dk 9-7 6-11 4-13 1-16 6-1 6-da 8-da 8-sa 6-15 8-15 8-ck 8-sk 7-sk 7-sk 6-sk 3-6 3-dk 3-ha 4-ha 13-dk 5-dk 5-13 16-10 16-10 16-sa 10-8 10-sa 10-sa redeal 15-ha 10-ca 4-ca 8-sa 4-sa 1-sb 1-ha 1-ha',
  },
}

/** Suits from the left, as in the book's picture. */
const across = ['d', 'c', 'h', 's'] as const

/** The Crescent: sixteen heaps, all seen, in a half circle that is open above, and in it the two rows of families. */
function theCrescent(sheet: Sheet): void {
  if (sheet.portrait) upright(sheet)
  else broad(sheet)
}

/** Whether the place of a heap that is gone is not drawn. */
const quiet = (sheet: Sheet, id: string): boolean => !sheet.chose('vacancy=any-card') && sheet.size(id) === 0

const gap = 0.14
const rowGap = 0.1
/** How far a heap at the sides spreads outwards, and what lies between it and the middle, in widths of a card. */
const reach = 3
const apart = 0.4
const middle = 6 + 5 * gap
const sides = 5 * R + 4 * rowGap

/** Heaps 1 to 5 down the left, 6 to 11 beneath the families, 12 to 16 up the right. */
function broad(sheet: Sheet): void {
  sheet.fit(2 * (reach + apart) + middle, sides)
  const y = (row: number) => sheet.y(row * (R + rowGap))
  const say = { normal: fan.row, kind: 'lane' } as const
  for (let i = 0; i < 5; i++) {
    const [left, right] = [`${i + 1}`, `${16 - i}`]
    const room = reach * sheet.w
    sheet.row(left, sheet.x(reach - 1), y(i), room, { ...say, direction: -1, quiet: quiet(sheet, left) })
    const x = sheet.x(reach + 2 * apart + middle)
    sheet.row(right, x, y(i), room, { ...say, direction: 1, quiet: quiet(sheet, right) })
  }
  const x = (i: number) => sheet.x(reach + apart + i * (1 + gap))
  const below = holds(sheet) ? 3 : 2
  families(sheet, (i) => x(1 + i), y)
  const top = y(below) + 0.12 * sheet.w
  const room = sheet.y(sides) - top
  for (let i = 0; i < 6; i++) {
    const id = `${i + 6}`
    sheet.column(id, x(i), top, room, fan.column, { quiet: quiet(sheet, id) })
  }
  const at = x(sheet.mirror ? 5 : 0)
  again(sheet, at, y(0))
  const middleOfPlace = at + sheet.w / 2
  // where the place is no longer drawn, the words take it
  if (sheet.counts?.redealsLeft === 0)
    sheet.label(words(sheet), middleOfPlace, y(0) + sheet.h / 2, { wrap: 1.1 * sheet.w })
  else
    sheet.label(words(sheet), middleOfPlace, y(0) + sheet.h + 0.12 * sheet.w, {
      hangs: true,
      wrap: 1.1 * sheet.w,
    })
}

/** Aces above kings; a card that waits between them has a row of its own. */
function families(sheet: Sheet, x: (i: number) => number, y: (row: number) => number): void {
  const waits = holds(sheet)
  across.forEach((suit, i) => {
    const mark = suit.toUpperCase()
    sheet.single(`${suit}a`, 'family', x(i), y(0), { suit: mark, base: 'A' })
    sheet.single(`${suit}b`, 'lane', x(i), y(waits ? 1 : 0))
    sheet.single(`${suit}k`, 'family', x(i), y(waits ? 2 : 1), { suit: mark, base: 'K' })
  })
}

/** The place by which the heaps are turned; cards lie there only meanwhile. */
function again(sheet: Sheet, x: number, y: number): void {
  sheet.packet('hand', x, y, 'hand', { quiet: (sheet.counts?.redealsLeft ?? 3) <= 0 })
}

const words = (sheet: Sheet): string => (sheet.counts ? turns(sheet.counts.redealsLeft) : '')

const narrow = 0.1
/** Beneath a heap that hangs down, and how much of it has room at least, in heights of a card. */
const foot = 0.2
const deep = 1.68
const tall: [number, number] = [7 + 6 * narrow, 4 * (R * deep + foot)]
/** Of a tall board: two heaps at each side of the families, and twelve in two rows beneath, from the left. */
const none = undefined
const hanging = [
  ['1', none, none, none, none, none, '16'],
  ['2', none, none, none, none, none, '15'],
  ['3', '4', '5', none, '12', '13', '14'],
  ['6', '7', '8', none, '9', '10', '11'],
]

/** A tall board: the families stand between the ends of the crescent, and all heaps hang down. */
function upright(sheet: Sheet): void {
  sheet.fit(...tall, 'top')
  const x = (i: number) => sheet.x(i * (1 + narrow))
  const y = (row: number) => sheet.y(row * (R + narrow))
  stack(sheet, {
    rows: hanging,
    x,
    top: y(0),
    bottom: sheet.height - sheet.margin - (sheet.mini ? 0 : 8),
    gap: foot,
    normal: sheet.mini ? fan.column : fan.columnWide,
    quiet: (id) => quiet(sheet, id),
  })
  families(sheet, (i) => x((sheet.mirror ? 2 : 1) + i), y)
  const aside = x(sheet.mirror ? 1 : 5)
  again(sheet, aside, y(0))
  const { counts } = sheet
  if (!counts) return
  const middle = aside + sheet.w / 2
  sheet.label(`${counts.home}/${counts.of}`, middle, y(1) + 0.16 * sheet.w, { kind: 'small' })
  sheet.label(words(sheet), middle, y(1) + 0.4 * sheet.w, { hangs: true, kind: 'small', wrap: sheet.w })
}
