import { fan, ratio as R } from '../board/layout/fans'
import { between, families, holds, suits } from '../board/layout/families'
import type { Sheet } from '../board/layout/sheet'
import { inHand, redeals } from '../board/layout/words'
import type { GameTable } from '../board/layout/types'
import { t } from '../words/say.svelte'

export const table: GameTable = {
  plan: laNationale,
  moment: {
    deal: '632',
    moves:
      '1-hk turned-ha 1-sk 2-9 10-7 9-2 9-2 9-3 9-sk 2-4 2-4 7-2 7-2 10-2 11-10 11-7 11-9 11-ca 11-sk 10-11 10-11 11-1 11-1 5-11 5-ck 5-7 5-10 5-dk 5-6 6-8 5-6 1-5x3 1-sa 1-hk 1-8 10-1x2 10-da 10-dk',
  },
}

/** La Nationale and La Capricieuse: twelve columns under two rows of families. */
export function laNationale(sheet: Sheet): void {
  if (sheet.portrait) portrait(sheet)
  else if (sheet.widthFor(flat.bw, flat.bh) > 1.15 * sheet.widthFor(high.bw, high.bh)) low(sheet)
  else usual(sheet)
}

const gap = 0.11
const twelve = 12 + 11 * gap
const high = { bw: twelve, bh: 2 * R + 0.6 + R * (1 + 7 * 0.22) }
const flat = { bw: twelve, bh: R + 0.3 + R * (1 + 7 * 0.2) }
/** Twelve places for families and held cards in one row, with hand and turned card beside them. */
const lowHolding = { bw: 14.9, bh: flat.bh }

/** Whether hand and turned card have anything to say. */
function dealing(sheet: Sheet): boolean {
  return sheet.size('hand') > 0 || sheet.size('turned') > 0 || (sheet.counts?.redealsLeft ?? -1) >= 0
}

function columns(sheet: Sheet, y: number, left = 0): void {
  const room = sheet.height - sheet.margin - y - (sheet.mini ? 0 : 8)
  for (let i = 0; i < 12; i++)
    sheet.column(`${i + 1}`, sheet.x(left + i * (1 + gap)), y, room, sheet.mini ? 0.22 : fan.columnWide)
}

function usual(sheet: Sheet): void {
  const apart = 0.2
  const y2 = 2 * R + apart + 0.4
  sheet.fit(high.bw, high.bh, 'top')
  if (holds(sheet)) holding(sheet, apart)
  else {
    const left = (twelve - 4 - 3 * apart) / 2
    families(sheet, (i) => sheet.x(left + i * (1 + apart)), sheet.y(0), sheet.y(R + apart))
    const edge = sheet.x(left - 0.3)
    sheet.label(t('Aces upward'), edge, sheet.y(R / 2), { align: 'end', kind: 'family' })
    sheet.label(t('Kings downward'), edge, sheet.y(R * 1.5 + apart), { align: 'end', kind: 'family' })
    if (sheet.has('sb')) between(sheet, (i) => sheet.x(left + i * (1 + apart)), sheet.y(R / 2))
  }
  hand(sheet, 0, 1.2, R + 0.26)
  const left2 = sheet.counts?.redealsLeft ?? -1
  if (left2 >= 0) {
    sheet.redeal(sheet.side(twelve - 1), sheet.y(0), left2)
    sheet.label(
      redeals(left2),
      sheet.mirror ? sheet.x(0) : sheet.x(twelve),
      sheet.y(R * (left2 > 1 ? 1.22 : 1) + 0.26),
      {
        align: sheet.mirror ? 'start' : 'end',
      },
    )
  }
  columns(sheet, sheet.y(y2))
}

/** The two rows where cards may be held between them: each suit's place stands beside its two families. */
function holding(sheet: Sheet, apart: number): void {
  const step = 2.1
  const wide = 4 * step - 0.05
  const left = sheet.mirror ? twelve - 2.5 - wide : 2.5
  const x = (i: number) => sheet.x(left + i * step)
  families(sheet, x, sheet.y(0), sheet.y(R + apart))
  between(sheet, (i) => x(i + 1 / 2), sheet.y((R + apart) / 2))
  const edge = sheet.mirror ? sheet.x(left - 0.15) : sheet.x(left + wide + 0.15)
  const align = sheet.mirror ? 'end' : 'start'
  // there stands the mark for re-deals
  if ((sheet.counts?.redealsLeft ?? -1) >= 0) return
  sheet.label(t('Aces upward'), edge, sheet.y(R / 2), { align, kind: 'family' })
  sheet.label(t('Kings downward'), edge, sheet.y(R * 1.5 + apart), { align, kind: 'family' })
}

/** A low and wide window with places for held cards between aces and kings. */
function wideHolding(sheet: Sheet): void {
  const left = 2.2
  const step = (lowHolding.bw - left - 1) / 11
  sheet.fit(lowHolding.bw, lowHolding.bh, 'top')
  const x = (i: number) => sheet.x(left + i * step)
  families(sheet, x, sheet.y(0), null)
  between(sheet, (i) => x(4 + i), sheet.y(0))
  kings(sheet, (i) => x(8 + i), sheet.y(0))
  sheet.packet('hand', sheet.x(0), sheet.y(0), 'hand', { quiet: !dealing(sheet) })
  sheet.single('turned', 'turned', sheet.x(1.06), sheet.y(0), { quiet: true })
  columns(sheet, sheet.y(R + 0.3), (lowHolding.bw - twelve) / 2)
}

function kings(sheet: Sheet, x: (i: number) => number, y: number): void {
  suits.forEach((suit, i) =>
    sheet.single(`${suit}k`, 'family', x(i), y, { suit: suit.toUpperCase(), base: 'K' }),
  )
}

function low(sheet: Sheet): void {
  if (holds(sheet)) wideHolding(sheet)
  else wide(sheet)
}

/** A low and wide window: the eight families in one row. */
function wide(sheet: Sheet): void {
  const apart = 0.2
  const left = 2.55
  sheet.fit(flat.bw, flat.bh, 'top')
  const x = (i: number) => sheet.x(left + i * (1 + apart))
  families(sheet, x, sheet.y(0), null)
  kings(sheet, (i) => x(4.25 + i), sheet.y(0))
  if (sheet.has('sb')) between(sheet, x, sheet.y(0))
  const shown = dealing(sheet)
  sheet.packet('hand', sheet.x(0), sheet.y(0), 'hand', { quiet: !shown })
  sheet.single('turned', 'turned', sheet.x(1.2), sheet.y(0), { quiet: true })
  columns(sheet, sheet.y(R + 0.3))
}

function hand(sheet: Sheet, at: number, turned: number, under: number): void {
  const shown = dealing(sheet)
  sheet.packet('hand', sheet.side(at), sheet.y(0), 'hand', { quiet: !shown })
  sheet.single('turned', 'turned', sheet.side(turned), sheet.y(0), { quiet: true })
  sheet.label(inHand(sheet.size('hand')), sheet.side(at) + sheet.w / 2, sheet.y(under))
}

/** Six by two: the families in the middle, the hand in the left corner. */
function portrait(sheet: Sheet): void {
  const bw = 6 + 5 * gap
  // held cards have a row of their own between aces and kings
  const rows = holds(sheet) ? 3 : 2
  const y2 = rows * R + (rows - 1) * gap + 0.24
  const apart = 0.24
  const leastBank = R * (1 + 7 * 0.133)
  sheet.fit(bw, y2 + 2 * leastBank + apart, 'top')
  const bank = (sheet.height - sheet.margin - sheet.y(y2) - apart * sheet.w) / 2
  const x = (i: number) => sheet.x(i * (1 + gap))
  families(sheet, (i) => x(1 + i), sheet.y(0), sheet.y((rows - 1) * (R + gap)))
  if (sheet.has('sb')) between(sheet, (i) => x(1 + i), sheet.y(R + gap))
  corner(sheet, bw, rows)
  for (let i = 0; i < 12; i++) {
    const top = sheet.y(y2) + (i > 5 ? bank + apart * sheet.w : 0)
    sheet.column(`${i + 1}`, x(i % 6), top, bank, sheet.mini ? 0.22 : fan.columnWide)
  }
  const middle = sheet.y(y2) + bank + (apart / 2) * sheet.w
  sheet.art({ kind: 'rule', x1: sheet.x(0), x2: sheet.x(bw), y: middle })
}

function corner(sheet: Sheet, bw: number, rows: number): void {
  const size = sheet.size('hand')
  const shown = dealing(sheet)
  sheet.packet('hand', sheet.side(0), sheet.y(0), 'hand', { quiet: !shown })
  sheet.single('turned', 'turned', sheet.side(0), sheet.y(R + gap), { quiet: true })
  const near = sheet.side(0) + sheet.w / 2
  const far = sheet.side(bw - 1) + sheet.w / 2
  if (!shown) {
    sheet.label(t('Aces'), near, sheet.y(R / 2), { kind: 'family' })
    sheet.label(t('Kings'), near, sheet.y(R * (rows - 0.5) + gap), { kind: 'family' })
  }
  const { counts } = sheet
  if (!counts) return
  sheet.label(String(counts.home), far, sheet.y(R * 0.42), { kind: 'big' })
  sheet.label(t('home'), far, sheet.y(R * 0.42 + 0.42))
  if (size > 0) {
    sheet.label(String(size), far, sheet.y(R * 1.25), { kind: 'big' })
    sheet.label(t('in hand'), far, sheet.y(R * 1.25 + 0.42))
  } else if (counts.redealsLeft >= 0)
    sheet.label(redeals(counts.redealsLeft), far, sheet.y(R * 0.42 + 0.72), { hangs: true, wrap: sheet.w })
}
