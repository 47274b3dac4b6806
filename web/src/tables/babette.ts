import { fan, ratio as R } from '../board/layout/fans'
import { suits } from '../board/layout/families'
import type { Sheet } from '../board/layout/sheet'
import { eightInTwoRows } from '../board/layout/spread'
import { inHand, ofAll, redeals } from '../board/layout/words'
import type { GameTable } from '../board/layout/types'
import { t } from '../words/say.svelte'

export const table: GameTable = {
  plan: babette,
  moment: {
    deal: '7',
    moves:
      '3-ck deal deal 2-da 5-da deal 5-ha 6-sk deal 3-sk deal 2-ck 8-ca deal deal 2-hk 5-dk deal 3-ha 8-sa 2-sa 5-sa 1-da 3-sa 7-ck deal 6-da 1-ha 6-da 3-ha 2-ha deal',
  },
}

/** Babette: kings and aces in one row, and beneath each a column of the garden. */
function babette(sheet: Sheet): void {
  if (!sheet.portrait) broad(sheet)
  // on a phone eight columns side by side leave the better part of the board empty
  else if (sheet.widthFor(...folded(deep)) > 1.15 * sheet.widthFor(...tall)) halved(sheet, deep)
  else if (sheet.widthFor(...tall) < sheet.least) halved(sheet, shallow)
  else upright(sheet)
}

const gap = 0.2
const narrow = 0.1
/** How much of the garden has room at least, in heights of a card. */
const garden = 1 + 9 * 0.2

/** Above the garden of a tall board: the hand. */
const head = R + 0.3
/** Cards that a tall board must have room for, in their widths: the garden in one row, and in two. */
const tall: [number, number] = [8 + 7 * narrow, head + R + 0.3 + R * garden]
const folded = (each: number): [number, number] => [5.9, 2 * R + 0.2 + 2 * (0.3 + R * each)]
/** In two rows, every card of a column shows what it is; or the last nine do. */
const deep = 1 + 11 * fan.columnFloor
const shallow = 1 + 9 * fan.columnFloor

/** The families above their columns, from the left, and the garden as deep as the board. */
function beds(sheet: Sheet, x: (i: number) => number, y: number): void {
  suits.forEach((suit, i) => {
    const mark = suit.toUpperCase()
    sheet.single(`${suit}k`, 'family', x(i), y, { suit: mark, base: 'K' })
    sheet.single(`${suit}a`, 'family', x(4 + i), y, { suit: mark, base: 'A' })
  })
  const top = y + (R + 0.3) * sheet.w
  const room = sheet.height - sheet.margin - top - (sheet.mini ? 0 : 8)
  for (let i = 0; i < 8; i++) sheet.column(`${i + 1}`, x(i), top, room, sheet.mini ? 0.22 : fan.columnWide)
}

/** Hand and re-deals at the side. */
function broad(sheet: Sheet): void {
  const left = 2.1
  const bw = left + 8 + 7 * gap
  sheet.fit(bw, R + 0.3 + R * garden, 'top')
  const from = sheet.mirror ? 0 : left
  beds(sheet, (i) => sheet.x(from + i * (1 + gap)), sheet.y(0))
  sheet.packet('hand', sheet.side(0), sheet.y(0), 'hand')
  const middle = sheet.side(0) + sheet.w / 2
  sheet.label(inHand(sheet.size('hand')), middle, sheet.y(R + 0.26))
  const again = sheet.counts?.redealsLeft ?? 2
  sheet.redeal(sheet.side(0), sheet.y(R + 0.8), again)
  sheet.label(redeals(again), middle, sheet.y(R * (again > 1 ? 2.22 : 2) + 1.06), { wrap: 1.5 * sheet.w })
}

/** The hand above, and what there is to say beside it. */
function upright(sheet: Sheet): void {
  const [bw] = tall
  sheet.fit(...tall, 'top')
  beds(sheet, (i) => sheet.x(i * (1 + narrow)), sheet.y(head))
  sheet.packet('hand', sheet.side(0), sheet.y(0), 'hand')
  const { counts, mirror } = sheet
  if (!counts) return
  const near = sheet.x(mirror ? bw - 1.34 : 1.34)
  const far = sheet.x(mirror ? 0 : bw)
  const [align, opposite] = mirror ? (['end', 'start'] as const) : (['start', 'end'] as const)
  const words = inHand(sheet.size('hand')) || t('no card in hand')
  sheet.label(words, near, sheet.y(R / 2 - 0.22), { align, kind: 'family' })
  sheet.label(redeals(counts.redealsLeft), near, sheet.y(R / 2 + 0.26), { align })
  sheet.label(ofAll(counts.home, counts.of), far, sheet.y(R / 2 - 0.22), {
    align: opposite,
    kind: 'family',
  })
  sheet.label(t('home'), far, sheet.y(R / 2 + 0.26), { align: opposite })
}

/** Kings above aces beside the hand, and beneath them the garden in two rows of four columns. */
function halved(sheet: Sheet, each: number): void {
  const [bw] = folded(each)
  sheet.fit(...folded(each), 'top')
  const home = (i: number) => sheet.side(bw - 1 - (3 - i) * (1 + gap))
  const order = sheet.mirror ? [...suits].reverse() : suits
  order.forEach((suit, i) => {
    const mark = suit.toUpperCase()
    sheet.single(`${suit}k`, 'family', home(i), sheet.y(0), { suit: mark, base: 'K' })
    sheet.single(`${suit}a`, 'family', home(i), sheet.y(R + 0.2), { suit: mark, base: 'A' })
  })
  eightInTwoRows(sheet, bw, { top: sheet.y(2 * R + 0.5), gap: 0.3 })
  sheet.packet('hand', sheet.side(0), sheet.y(0), 'hand')
  const { counts } = sheet
  const middle = sheet.side(0) + sheet.w / 2
  sheet.label(inHand(sheet.size('hand')), middle, sheet.y(R + 0.26), { kind: 'small' })
  // in figures: there is no room for words, which in some languages are long
  if (counts) sheet.label(`${counts.home}/${counts.of}`, middle, sheet.y(R + 0.62), { kind: 'small' })
  const again = redeals(counts?.redealsLeft ?? 2)
  sheet.label(again, middle, sheet.y(R + 0.8), { hangs: true, kind: 'small', wrap: 1.25 * sheet.w })
}
