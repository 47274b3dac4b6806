import { fan, ratio as R } from '../board/layout/fans'
import { suits } from '../board/layout/families'
import type { Sheet } from '../board/layout/sheet'
import { eightInTwoRows } from '../board/layout/spread'
import type { GameTable } from '../board/layout/types'
import { inHand, ofAll } from '../board/layout/words'
import { t } from '../words/say.svelte'

export const table: GameTable = { plan: fairieQueen }

const gap = 0.2
const narrow = 0.1
const beneath = 0.3
/** Each column begins with its king. */
const headed = true
/** How much of a column has room at least, in heights of a card: some grow very long. */
const column = 1 + 12 * 0.2

/** Spenser’s Fairie Queen: the eight families in one row, and beneath them eight columns headed by kings. */
function fairieQueen(sheet: Sheet): void {
  if (!sheet.portrait) broad(sheet)
  // a phone has no room for eight columns side by side
  else if (sheet.widthFor(...tall) < 1.2 * sheet.least) halved(sheet)
  else upright(sheet)
}

/** Cards that a tall board must have room for, in their widths: the columns in one row, and in two. */
const tall: [number, number] = [8 + 7 * narrow, 2 * (R + beneath) + R * column]
const folded: [number, number] = [5.9, 2 * R + 0.2 + 2 * (beneath + R * (1 + 9 * fan.columnFloor))]

/** The two families of each suit side by side, and the columns as deep as the board. */
function court(sheet: Sheet, x: (i: number) => number, y: number): void {
  suits.forEach((suit, i) => {
    const say = { suit: suit.toUpperCase(), base: 'A' }
    sheet.single(`${suit}a1`, 'family', x(2 * i), y, say)
    sheet.single(`${suit}a2`, 'family', x(2 * i + 1), y, say)
  })
  const top = y + (R + beneath) * sheet.w
  const room = sheet.height - sheet.margin - top - (sheet.mini ? 0 : 8)
  for (let i = 0; i < 8; i++)
    sheet.column(`${i + 1}`, x(i), top, room, sheet.mini ? 0.22 : fan.columnWide, { headed })
}

/** The hand at the side. */
function broad(sheet: Sheet): void {
  const left = 1.7
  sheet.fit(left + 8 + 7 * gap, R + beneath + R * column, 'top')
  const from = sheet.mirror ? 0 : left
  court(sheet, (i) => sheet.x(from + i * (1 + gap)), sheet.y(0))
  sheet.packet('hand', sheet.side(0), sheet.y(0), 'hand', { quiet: sheet.size('hand') === 0 })
  sheet.label(inHand(sheet.size('hand')), sheet.side(0) + sheet.w / 2, sheet.y(R + 0.26))
}

/** The hand above, and what there is to say beside it. */
function upright(sheet: Sheet): void {
  const [bw] = tall
  const head = R + beneath
  sheet.fit(...tall, 'top')
  court(sheet, (i) => sheet.x(i * (1 + narrow)), sheet.y(head))
  sheet.packet('hand', sheet.side(0), sheet.y(0), 'hand', { quiet: sheet.size('hand') === 0 })
  const { counts, mirror } = sheet
  if (!counts) return
  const [align, opposite] = mirror ? (['end', 'start'] as const) : (['start', 'end'] as const)
  const words = inHand(sheet.size('hand')) || t('no card in hand')
  sheet.label(words, sheet.x(mirror ? bw - 1.34 : 1.34), sheet.y(R / 2), { align, kind: 'family' })
  const far = sheet.x(mirror ? 0 : bw)
  sheet.label(ofAll(counts.home, counts.of), far, sheet.y(R / 2 - 0.22), { align: opposite, kind: 'family' })
  sheet.label(t('home'), far, sheet.y(R / 2 + 0.26), { align: opposite })
}

/** Two rows of families beside the hand, and beneath them the columns in two rows of four. */
function halved(sheet: Sheet): void {
  const [bw] = folded
  sheet.fit(...folded, 'top')
  const home = (i: number) => sheet.side(bw - 1 - (3 - i) * (1 + gap))
  const order = sheet.mirror ? [...suits].reverse() : suits
  order.forEach((suit, i) => {
    const say = { suit: suit.toUpperCase(), base: 'A' }
    sheet.single(`${suit}a1`, 'family', home(i), sheet.y(0), say)
    sheet.single(`${suit}a2`, 'family', home(i), sheet.y(R + 0.2), say)
  })
  eightInTwoRows(sheet, bw, { top: sheet.y(2 * R + 0.2 + beneath), gap: beneath, headed })
  sheet.packet('hand', sheet.side(0), sheet.y(0), 'hand', { quiet: sheet.size('hand') === 0 })
  const middle = sheet.side(0) + sheet.w / 2
  sheet.label(inHand(sheet.size('hand')), middle, sheet.y(R + 0.26), { kind: 'small' })
  const { counts } = sheet
  if (counts) sheet.label(`${counts.home}/${counts.of}`, middle, sheet.y(R + 0.62), { kind: 'small' })
}
