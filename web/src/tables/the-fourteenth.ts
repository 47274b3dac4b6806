import { ratio as R } from '../board/layout/fans'
import type { Sheet } from '../board/layout/sheet'
import { inHand, ofAll } from '../board/layout/words'
import type { GameTable } from '../board/layout/types'
import { t } from '../words/say.svelte'

export const table: GameTable = {
  plan: theFourteenth,
  moment: {
    deal: '7',
    moves:
      'r4c4+r4c5 r1c4+r4c4 r4c4+r4c5 r4c5+r5c5 r4c5+r5c5 r3c1+r3c2 r1c3+r5c3 r4c2+r4c5 r5c2+r5c3 r1c3+r1c4 r5c2+r5c4 r5c1+r5c5 r2c5+r4c5 r4c5+r5c5 r2c2+r2c4',
  },
}

const five = [1, 2, 3, 4, 5]
const name = (row: number, column: number) => `r${row}c${column}`

/** The Fourteenth: a square of five by five. */
function theFourteenth(sheet: Sheet): void {
  const { portrait } = sheet
  const gap = portrait ? 0.085 : 0.2
  const rowGap = portrait ? 0.085 : 0.12
  const side = portrait ? 0 : 2.2
  const head = portrait ? R + 0.5 : 0
  const bw = 5 + 4 * gap + 2 * side
  sheet.fit(bw, 5 * R + 4 * rowGap + head, portrait ? 'upper' : 'middle')
  const row = (j: number) => sheet.y(head + j * (R + rowGap))
  for (const r of five)
    for (const c of five) sheet.single(name(r, c), 'packet', sheet.x(side + (c - 1) * (1 + gap)), row(r - 1))
  sheet.lines([
    ...five.map((r) => five.map((c) => name(r, c))),
    ...five.map((c) => five.map((r) => name(r, c))),
  ])
  if (portrait) above(sheet, bw)
  else beside(sheet, bw, row(2))
}

function beside(sheet: Sheet, bw: number, y: number): void {
  sheet.packet('hand', sheet.side(0), y, 'hand')
  sheet.label(
    inHand(sheet.size('hand')),
    sheet.side(0) + sheet.w / 2,
    y + sheet.h + Math.max(12, 0.24 * sheet.w),
  )
  const x = sheet.side(bw - 1)
  sheet.gone('out', x, y, false)
  const { counts } = sheet
  if (!counts) return
  const middle = x + sheet.w / 2
  sheet.label(String(counts.home / 2), middle, y + sheet.h * 0.42, { kind: 'big' })
  sheet.label(
    t('of {all}', { all: counts.of / 2 }),
    middle,
    y + sheet.h * 0.42 + Math.max(Math.min(28, 0.55 * sheet.w), 0.27 * sheet.w),
  )
  sheet.label(t('pairs out'), middle, y + sheet.h + Math.max(12, 0.24 * sheet.w))
}

function above(sheet: Sheet, bw: number): void {
  const { counts, mirror } = sheet
  sheet.packet('hand', sheet.side(0), sheet.y(0), 'hand')
  sheet.gone('out', sheet.side(bw - 1), sheet.y(0), true)
  if (!counts) return
  const near = sheet.x(mirror ? bw - 1.28 : 1.28)
  const far = sheet.x(mirror ? 0 : bw)
  const align = mirror ? 'end' : 'start'
  const opposite = mirror ? 'start' : 'end'
  const upper = sheet.y(R * 0.28)
  sheet.label(inHand(sheet.size('hand')) || t('no card in hand'), near, upper, { align, kind: 'family' })
  sheet.label(counts.remarks[0] ?? '', near, upper + 12, { align, hangs: true, wrap: 2.1 * sheet.w })
  sheet.label(ofAll(counts.home / 2, counts.of / 2), far, upper, { align: opposite, kind: 'family' })
  sheet.label(t('pairs out'), far, upper + 22, { align: opposite })
}
