import { ratio as R } from '../board/layout/fans'
import { between, families, holds } from '../board/layout/families'
import { lineHeight, type Sheet } from '../board/layout/sheet'
import { inHand, ofAll, redeals } from '../board/layout/words'
import type { GameTable } from '../board/layout/types'
import { t } from '../words/say.svelte'

export const table: GameTable = {
  plan: stHelena,
  moment: {
    deal: '1',
    moves:
      'deal deal 10-ha deal deal deal deal deal deal deal deal deal deal deal deal deal 3-sk deal deal deal deal deal deal deal deal deal deal 12-sa 11-ha 11-sa 6-sa deal 1-ck deal deal deal deal 6-da 3-hk 4-dk deal deal deal deal deal 11-ha deal deal deal 2-ck deal deal deal deal 4-ck deal deal deal deal deal deal deal deal deal deal deal deal 6-hk deal deal 8-sa deal deal deal 11-ca deal deal deal deal 3-ck deal deal deal 6-sa deal deal deal deal deal deal deal 12-dk deal deal deal deal deal deal deal deal deal deal 2-sa 8-da 11-dk 2-9 2-ca 4-ca 10-ca 4-da 12-9 6-10 6-dk 9-dk 6-dk 6-dk redeal 5-sa 10-sa 9-ca deal deal',
  },
}

/** Column and row of packets 1 to 12, clockwise from above the left king; columns -1 and 4 are the sides. */
const ring = [
  [0, 0], [1, 0], [2, 0], [3, 0], [4, 1], [4, 2], [3, 3], [2, 3], [1, 3], [0, 3], [-1, 2], [-1, 1],
] as const // prettier-ignore

/** St. Helena: a ring of packets round kings and aces. */
function stHelena(sheet: Sheet): void {
  ringed(
    sheet,
    Array.from(ring, (_, i) => `${i + 1}`),
    { kings: 1, aces: 2 },
  )
}

/** Packets in a ring, clockwise from above the left family, round two rows of families; hand and card turned aside. */
export function ringed(sheet: Sheet, ids: readonly string[], rows: { kings: 1 | 2; aces: 1 | 2 }): void {
  const { portrait } = sheet
  const gap = portrait ? 0.11 : 0.16
  const sideGap = portrait ? 0.11 : 0.42
  // with five rows cards may be so small that the numbers would not stand between them
  const usualGap = portrait ? 0.36 : holds(sheet) ? 0.4 : 0.32
  const side = portrait ? 0 : 1.6
  const head = portrait ? R + 0.38 : 0
  // held cards have a row of their own between kings and aces
  const apart = 0.12
  const heldRow = (rowGap: number) => (holds(sheet) ? R + 2 * apart - rowGap : 0)
  const bw = 6 + 3 * gap + 2 * sideGap + 2 * side
  const bh = (rowGap: number) => 4 * R + 3 * rowGap + 0.3 + head + heldRow(rowGap)
  // so small may cards be that only more room keeps the numbers clear of them
  const w = Math.max(sheet.least, sheet.widthFor(bw, bh(usualGap)))
  const rowGap = sheet.mini ? usualGap : Math.max(usualGap, lineHeight / w)
  sheet.fit(bw, bh(rowGap), portrait ? 'upper' : 'middle')
  const right = 5 + 3 * gap + 2 * sideGap
  const column = (i: number) => sheet.x(side + (i < 0 ? 0 : i > 3 ? right : 1 + sideGap + i * (1 + gap)))
  const row = (j: number) => sheet.y(head + j * (R + rowGap) + (j > 1 ? heldRow(rowGap) : 0))
  ring.forEach(([i, j], k) => {
    const id = ids[k]!
    const size = sheet.size(id)
    sheet.packet(id, column(i), row(j))
    if (size > 0)
      sheet.label(
        String(size),
        column(i) + sheet.w / 2,
        row(j) + sheet.h + (rowGap * sheet.w) / 2 + (size > 1 ? 1 : -1),
      )
  })
  families(sheet, column, row(rows.aces), row(rows.kings))
  if (sheet.has('sb')) between(sheet, column, row(1) + (holds(sheet) ? (R + apart) * sheet.w : 0))
  if (portrait) above(sheet, bw)
  else beside(sheet, bw, row(1), row(2))
}

function beside(sheet: Sheet, bw: number, y: number, below: number): void {
  const wrap = 2.1 * sheet.w
  if (sheet.has('turned')) sheet.single('turned', 'turned', sheet.side(0), below)
  sheet.packet('hand', sheet.side(0), y, 'hand')
  sheet.label(inHand(sheet.size('hand')), sheet.side(0) + sheet.w / 2, y + sheet.h + 0.24 * sheet.w)
  const left = sheet.counts?.redealsLeft ?? 2
  const x = sheet.side(bw - 1)
  sheet.redeal(x, y, left)
  sheet.label(redeals(left), x + sheet.w / 2, y + sheet.h * (left > 1 ? 1.22 : 1) + 0.14 * sheet.w, {
    hangs: true,
    wrap,
  })
}

function above(sheet: Sheet, bw: number): void {
  sheet.packet('hand', sheet.side(0), sheet.y(0), 'hand')
  const turned = sheet.has('turned')
  if (turned) sheet.single('turned', 'turned', sheet.side(1.11), sheet.y(0))
  const { counts, mirror } = sheet
  if (!counts) return
  const align = mirror ? 'end' : 'start'
  const from = turned ? 2.35 : 1.34
  const near = sheet.x(mirror ? bw - from : from)
  const far = sheet.x(mirror ? 0 : bw)
  const opposite = mirror ? 'start' : 'end'
  if (turned) {
    const lines = [
      inHand(sheet.size('hand')) || t('no card in hand'),
      redeals(counts.redealsLeft),
      t('{n} of {all} home', { n: counts.home, all: counts.of }),
    ]
    lines.forEach((line, i) => sheet.label(line, near, sheet.y(R / 2 + 0.4 * (i - 1)), { align }))
    return
  }
  sheet.label(inHand(sheet.size('hand')) || t('no card in hand'), near, sheet.y(R / 2 - 0.2), {
    align,
    kind: 'family',
  })
  sheet.label(redeals(counts.redealsLeft), near, sheet.y(R / 2 + 0.22), { align })
  sheet.label(ofAll(counts.home, counts.of), far, sheet.y(R / 2 - 0.2), {
    align: opposite,
    kind: 'family',
  })
  sheet.label(t('home'), far, sheet.y(R / 2 + 0.22), { align: opposite })
}
