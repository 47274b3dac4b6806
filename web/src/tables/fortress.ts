import { fan, ratio as R } from '../board/layout/fans'
import { families } from '../board/layout/families'
import type { Sheet } from '../board/layout/sheet'
import type { GameTable } from '../board/layout/types'

export const table: GameTable = {
  plan: fortress,
  moment: {
    deal: '39',
    moves:
      'R4-ca R2-R1 R3-R2 L2-R3 L2-L3 L3-R4 L3-R4 L3-R1 L3-L4 L3-R5 L3-ha L1-L3 L4-L1 L4-ha L1-ha L1-ha L5-L4 R3-L5 R3-L5 R3-da R3-ha L2-L5 L2-sa L2-ha R5-ha R5-ha',
  },
}

/** Fortress: two wings of rows with the aces between; the outward ends are free. */
function fortress(sheet: Sheet): void {
  if (sheet.portrait) portrait(sheet)
  else if (!sheet.mini && sheet.widthFor(...low) > 1.3 * sheet.widthFor(...usual)) lowWings(sheet)
  else landscape(sheet)
}

const rowGap = 0.13
const lane = 0.45
const reach = 4.3
const usual = [2 * reach + 1 + 2 * lane, 5 * R + 4 * rowGap] as const

const lowReach = 2.6
const lowGap = 0.3
const acesGap = 0.16
const lowMiddle = 2 + acesGap
const low = [4 * lowReach + 4 * lowGap + lowMiddle, 3 * R + 2 * rowGap] as const

function landscape(sheet: Sheet): void {
  sheet.fit(...usual)
  wings(sheet, reach, 2 * lane + 1, (i) => sheet.y(i * (R + rowGap)))
  const half = (R + rowGap) / 2
  ;['sa', 'ha', 'da', 'ca'].forEach((id, i) =>
    sheet.single(id, 'family', sheet.x(reach + lane), sheet.y(half + i * (R + rowGap)), {
      suit: id[0]!.toUpperCase(),
      base: 'A',
    }),
  )
}

/** A low and wide window: each wing in two files, three rows and two, the aces two by two. */
function lowWings(sheet: Sheet): void {
  sheet.fit(...low)
  const y = (row: number, file: number) => sheet.y((row + (file === 0 ? 0 : 0.5)) * (R + rowGap))
  const room = lowReach * sheet.w
  const say = { normal: fan.row, kind: 'lane' } as const
  for (let i = 0; i < 5; i++) {
    const file = i < 3 ? 0 : 1
    const left = sheet.x((2 - file) * lowReach + (1 - file) * lowGap - 1)
    const right = sheet.x((2 + file) * lowReach + (3 + file) * lowGap + lowMiddle)
    sheet.row(`L${i + 1}`, left, y(i - 3 * file, file), room, { ...say, direction: -1 })
    sheet.row(`R${i + 1}`, right, y(i - 3 * file, file), room, { ...say, direction: 1 })
  }
  const aces = 2 * lowReach + 2 * lowGap
  ;['sa', 'ha', 'da', 'ca'].forEach((id, i) =>
    sheet.single(id, 'family', sheet.x(aces + (i % 2) * (1 + acesGap)), y(Math.floor(i / 2), 1), {
      suit: id[0]?.toUpperCase(),
      base: 'A',
    }),
  )
}

/** The aces in a row above, and the groups beneath them with little between. */
function portrait(sheet: Sheet): void {
  const reach = 2.86
  const middle = 0.3
  const head = R + 0.42
  const bw = 2 * reach + middle
  sheet.fit(bw, head + 5 * R + 4 * rowGap, 'upper')
  const gap = 0.2
  const left = (bw - 4 - 3 * gap) / 2
  families(sheet, (i) => sheet.x(left + i * (1 + gap)), sheet.y(0.04), null)
  wings(sheet, reach, middle, (i) => sheet.y(head + i * (R + rowGap)))
}

function wings(sheet: Sheet, reach: number, middle: number, row: (i: number) => number): void {
  for (let i = 0; i < 5; i++) {
    const room = reach * sheet.w
    const say = { normal: fan.row, kind: 'lane' } as const
    sheet.row(`L${i + 1}`, sheet.x(reach - 1), row(i), room, { ...say, direction: -1 })
    sheet.row(`R${i + 1}`, sheet.x(reach + middle), row(i), room, { ...say, direction: 1 })
  }
}
