import { fan, ratio as R } from '../board/layout/fans'
import { suits } from '../board/layout/families'
import { type GameTable, lineHeight, type Sheet } from '../board/layout/sheet'
import { inHand, redeals } from '../board/layout/words'

export const table: GameTable = {
  plan: laNivernaise,
  moment: {
    deal: '21',
    moves:
      'R4-sa L2-dk R2-dk 6-L2 6-ca 3-ca deal 2-da 2-sk 6-ha 4-ck 6-R2 6-ca L4-ca L2-ca deal 5-hk 1-hk 3-sk 3-hk 6-L2 6-sa R2-sa 6-ca 5-L4 5-ck L2-ck hand-L2 L2-ck 5-L2 5-hk 4-R2 4-hk L3-hk R1-hk 2-L3 2-sa 3-R1 hand-R4 R4-sa 3-sa 3-sa L3-sa 5-L3',
  },
}

const flanks = ['L1', 'L2', 'L3', 'L4', 'R1', 'R2', 'R3', 'R4']
const line = ['1', '2', '3', '4', '5', '6']

/** La Nivernaise: flanks at both sides, the families between them in two upright columns, the line of six at the foot. */
function laNivernaise(sheet: Sheet): void {
  if (sheet.portrait) portrait(sheet)
  else landscape(sheet)
}

/** Aces in one column, kings in the other, a suit a row. */
function centre(sheet: Sheet, aces: number, kings: number, row: (j: number) => number): void {
  suits.forEach((suit, j) => {
    const mark = suit.toUpperCase()
    sheet.single(`${suit}a`, 'family', aces, row(j), { suit: mark, base: 'A' })
    sheet.single(`${suit}k`, 'family', kings, row(j), { suit: mark, base: 'K' })
  })
}

function landscape(sheet: Sheet): void {
  const gap = 0.2
  const sideGap = 0.5
  const rowGap = 0.1
  const foot = 0.62 // between the families and the line
  const head = 4 * R + 3 * rowGap
  const bw = 8 + 5 * gap + 2 * sideGap
  sheet.fit(bw, head + foot + R)
  const column = (i: number) => sheet.x(1 + sideGap + i * (1 + gap))
  const row = (j: number) => sheet.y(j * (R + rowGap))
  flanks.forEach((id, i) => sheet.single(id, 'flank', sheet.x(i < 4 ? 0 : bw - 1), row(i % 4)))
  centre(sheet, column(2), column(3), row)
  const near = column(sheet.mirror ? 4.5 : 0.5)
  const far = column(sheet.mirror ? 0.5 : 4.5)
  sheet.packet('hand', near, row(0.5), 'hand')
  const under = row(0.5) + sheet.h + 0.12 * sheet.w
  sheet.label(inHand(sheet.size('hand')), near + sheet.w / 2, under, { hangs: true })
  const left = sheet.counts?.redealsLeft ?? 1
  sheet.redeal(far, row(0.5), left)
  sheet.label(redeals(left), far + sheet.w / 2, under, { hangs: true, wrap: 1.4 * sheet.w })
  // what may be seen rises into the free cloth above the line, and closes up below the families
  const y = sheet.y(head + foot)
  const free = y - row(2)
  packets(
    sheet,
    column,
    y,
    (i) => (i === 2 || i === 3 ? (foot - 0.32) * sheet.w : free),
    (_, top) => top - Math.max(0.16 * sheet.w, lineHeight / 2),
  )
}

function portrait(sheet: Sheet): void {
  const gap = 0.11
  const rowGap = 0.13
  const rise = 2 * fan.peek * R // room for two; more close up
  const head = 4 * R + 3 * rowGap
  const bw = 6 + 5 * gap
  sheet.fit(bw, head + 0.32 + rise + R + 0.44, 'upper')
  const column = (i: number) => sheet.x(i * (1 + gap))
  const row = (j: number) => sheet.y(j * (R + rowGap))
  flanks.forEach((id, i) => sheet.single(id, 'flank', column(i < 4 ? 0 : 5), row(i % 4)))
  centre(sheet, column(2), column(3), row)
  const y = row(1.5)
  const [near, far] = sheet.mirror ? [column(4), column(1)] : [column(1), column(4)]
  sheet.packet('hand', near, y, 'hand')
  sheet.label(inHand(sheet.size('hand')), near + sheet.w / 2, y + sheet.h + 0.12 * sheet.w, {
    hangs: true,
    wrap: sheet.w,
  })
  const count = sheet.counts?.redealsLeft ?? 1
  sheet.redeal(far, y, count)
  sheet.label(redeals(count), far + sheet.w / 2, y + sheet.h + 0.12 * sheet.w, {
    hangs: true,
    wrap: sheet.w,
  })
  const at = sheet.y(head + 0.32 + rise)
  packets(
    sheet,
    column,
    at,
    () => rise * sheet.w,
    (bottom) => bottom + 0.26 * sheet.w,
  )
}

function packets(
  sheet: Sheet,
  column: (i: number) => number,
  y: number,
  room: (i: number) => number,
  label: (bottom: number, top: number) => number,
): void {
  line.forEach((id, i) => {
    const top = sheet.peeked(id, column(i), y, room(i))
    const size = sheet.size(id)
    if (size > 0) sheet.label(String(size), column(i) + sheet.w / 2, label(y + sheet.h, top))
  })
}
