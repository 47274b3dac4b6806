import { fan, ratio as R } from '../board/layout/fans'
import type { Sheet } from '../board/layout/sheet'
import { eightInTwoRows } from '../board/layout/spread'
import type { GameTable } from '../board/layout/types'
import { inHand, ofAll } from '../board/layout/words'
import { t } from '../words/say.svelte'

export const table: GameTable = { plan: salicLaw }

const gap = 0.2
const narrow = 0.1
const beneath = 0.24
/** Each packet begins with its king. */
const headed = true
/** How much of a packet has room at least, in heights of a card: some grow very long. */
const packet = 1 + 10 * 0.2

/** The Salic Law: queens above, the families in the middle, and beneath them the packets of the kings. */
function salicLaw(sheet: Sheet): void {
  if (!sheet.portrait) broad(sheet)
  // a phone has no room for eight packets side by side
  else if (sheet.widthFor(...tall) < 1.2 * sheet.least) halved(sheet)
  else upright(sheet)
}

/** Cards that a tall board must have room for, in their widths: the packets in one row, and in two. */
const tall: [number, number] = [8 + 7 * narrow, 2 * (R + beneath) + R * packet]
const folded: [number, number] = [5.9, 2 * R + 0.2 + 2 * (beneath + R * (1 + 9 * fan.columnFloor))]

/** The families, and the packets as deep as the board. */
function court(sheet: Sheet, x: (i: number) => number, y: number): void {
  const top = y + (R + beneath) * sheet.w
  const room = sheet.height - sheet.margin - top - (sheet.mini ? 0 : 8)
  for (let i = 0; i < 8; i++) {
    sheet.single(`f${i + 1}`, 'family', x(i), y, { base: 'A' })
    sheet.column(`${i + 1}`, x(i), top, room, sheet.mini ? 0.22 : fan.columnWide, { headed })
  }
}

/** As in the figure the queens in a row of their own; the hand at the side. */
function broad(sheet: Sheet): void {
  const left = 1.7
  const row = R + 0.14
  sheet.fit(left + 8 + 7 * gap, row + R + beneath + R * packet, 'top')
  const from = sheet.mirror ? 0 : left
  const x = (i: number) => sheet.x(from + i * (1 + gap))
  const room = x(7) + sheet.w - x(0)
  sheet.row('queens', x(0), sheet.y(0), room, { normal: 1 + gap, direction: 1, kind: 'bare' })
  court(sheet, x, sheet.y(row))
  sheet.packet('hand', sheet.side(0), sheet.y(0), 'hand', { quiet: sheet.size('hand') === 0 })
  const middle = sheet.side(0) + sheet.w / 2
  sheet.label(inHand(sheet.size('hand')), middle, sheet.y(R + 0.26))
}

/** Hand and queens above, and what there is to say between them. */
function upright(sheet: Sheet): void {
  const [bw] = tall
  sheet.fit(...tall, 'top')
  court(sheet, (i) => sheet.x(i * (1 + narrow)), sheet.y(R + beneath))
  sheet.packet('hand', sheet.side(0), sheet.y(0), 'hand', { quiet: sheet.size('hand') === 0 })
  sheet.packet('queens', sheet.side(bw - 1), sheet.y(0), 'bare', { base: 'Q' })
  const { counts, mirror } = sheet
  if (!counts) return
  const [align, opposite] = mirror ? (['end', 'start'] as const) : (['start', 'end'] as const)
  const words = inHand(sheet.size('hand')) || t('no card in hand')
  sheet.label(words, sheet.x(mirror ? bw - 1.34 : 1.34), sheet.y(R / 2), { align, kind: 'family' })
  const far = sheet.x(mirror ? 1.34 : bw - 1.34)
  sheet.label(ofAll(counts.home, counts.of), far, sheet.y(R / 2 - 0.22), { align: opposite, kind: 'family' })
  sheet.label(t('home'), far, sheet.y(R / 2 + 0.26), { align: opposite })
}

/** Two rows of families beside hand and queens, and beneath them the packets in two rows of four. */
function halved(sheet: Sheet): void {
  const [bw] = folded
  sheet.fit(...folded, 'top')
  for (let i = 0; i < 8; i++) {
    const x = sheet.side(bw - 1 - (3 - (i % 4)) * (1 + narrow))
    sheet.single(`f${i + 1}`, 'family', x, sheet.y(i < 4 ? 0 : R + 0.2), { base: 'A' })
  }
  eightInTwoRows(sheet, bw, { top: sheet.y(2 * R + 0.2 + beneath), gap: beneath, headed })
  sheet.packet('hand', sheet.side(0), sheet.y(0), 'hand', { quiet: sheet.size('hand') === 0 })
  sheet.packet('queens', sheet.side(0), sheet.y(R + 0.2), 'bare', { base: 'Q' })
}
