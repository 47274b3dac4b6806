import { fan, ratio as R } from '../board/layout/fans'
import { suits } from '../board/layout/families'
import { spread, stack } from '../board/layout/spread'
import type { Sheet } from '../board/layout/sheet'
import { redeals } from '../board/layout/words'
import type { GameTable } from '../board/layout/types'

export const table: GameTable = { plan: laBelleLucie }

/** The fans as the book's picture has them, the single card in the middle of the last row. */
const rows = [
  ['1', '2', '3', '4', '5'],
  ['6', '7', '8', '9', '10'],
  ['11', '12', '13', '14', '15'],
  ['16', '18', '17'],
]
/** Room of a fan, which shows five cards, and what lies between two. */
const room = 2.06
const gap = 0.2
const rowGap = 0.14
const whole = 5 * room + 4 * gap
const below: [number, number] = [whole, 5 * R + 3 * rowGap + 0.3]
/** Families and hand beside the three fans of the last row. */
const near = 1.06
const besides = 3 * (room + gap)
const aside: [number, number] = [besides + 5 * near - 0.06, 4 * R + 3 * rowGap]

/** La Belle Lucie: four rows of fans, the families beneath them or, in a low window, beside the last row. */
export function laBelleLucie(sheet: Sheet): void {
  if (sheet.portrait) upright(sheet)
  else if (!sheet.mini && sheet.widthFor(...aside) > 1.2 * sheet.widthFor(...below)) low(sheet)
  else broad(sheet)
}

const quiet = (sheet: Sheet): boolean => !sheet.chose('vacancy=kings')

/** The rows, of which the last begins at `last`, as wide as three fans. */
function fans(sheet: Sheet, wide: number, y: (row: number) => number, last: number): void {
  rows.forEach((ids, i) => {
    const [x, w] = ids.length === 5 ? [0, wide] : [last, besides - gap]
    spread(sheet, ids, sheet.x(x), y(i), w, { gap, kind: 'lane', quiet: quiet(sheet) })
  })
}

/** The four families, in a row `y` or each at its own height. */
export function families(
  sheet: Sheet,
  x: (suit: number) => number,
  y: number | ((suit: number) => number),
): void {
  suits.forEach((suit, i) =>
    sheet.single(`${suit}a`, 'family', x(i), typeof y === 'number' ? y : y(i), {
      suit: suit.toUpperCase(),
      base: 'A',
    }),
  )
}

/** The place from which the cards are dealt again; it is empty but while they are. */
export function again(sheet: Sheet, x: number, y: number): number {
  const left = sheet.counts?.redealsLeft ?? 2
  sheet.packet('hand', x, y, 'hand', { quiet: left <= 0 })
  return left
}

function broad(sheet: Sheet): void {
  sheet.fit(...below)
  const y = (row: number) => sheet.y(row * (R + rowGap))
  fans(sheet, whole, y, room + gap)
  const apart = 0.3
  const foot = sheet.y(4 * R + 3 * rowGap + 0.3)
  families(sheet, (i) => sheet.x((whole - 4 - 3 * apart) / 2 + i * (1 + apart)), foot)
  const x = sheet.side(whole - 1)
  const left = again(sheet, x, foot)
  if (left < 0) return
  const [words, align] = sheet.mirror ? ([1.2, 'start'] as const) : ([-0.2, 'end'] as const)
  sheet.label(redeals(left), x + words * sheet.w, foot + sheet.h / 2, { align, wrap: 1.6 * sheet.w })
}

function low(sheet: Sheet): void {
  sheet.fit(...aside)
  const [bw] = aside
  const y = (row: number) => sheet.y(row * (R + rowGap))
  fans(sheet, bw, y, sheet.mirror ? bw - besides + gap : 0)
  families(sheet, (i) => sheet.side(besides + (sheet.mirror ? 3 - i : i) * near), y(3))
  again(sheet, sheet.side(bw - 1), y(3))
}

const narrow = 0.1
/** How much of a fan has room at least, in heights of a card. */
const deep = 1 + 4 * fan.columnIndex
const tall: [number, number] = [6 + 5 * narrow, R + 3 * (0.24 + R * deep)]

/** A tall board: the fans hang down in rows of six, a last row of four in its middle; the families are above. */
export function upright(sheet: Sheet, count: 16 | 18 = 18): void {
  const [bw] = tall
  sheet.fit(...tall, 'top')
  families(sheet, (i) => sheet.side((sheet.mirror ? 3 - i : i) * (1 + narrow)), sheet.y(0))
  const top = sheet.y(R + 0.24)
  const ids = Array.from({ length: count }, (_, i) => `${i + 1}`)
  const middleRow = count === 18 ? ids.slice(12) : [undefined, ...ids.slice(12)]
  stack(sheet, {
    rows: [ids.slice(0, 6), ids.slice(6, 12), middleRow],
    x: (i) => sheet.x(i * (1 + narrow)),
    top,
    bottom: sheet.height - sheet.margin - (sheet.mini ? 0 : 8),
    gap: 0.24,
    normal: sheet.mini ? fan.column : fan.columnWide,
    quiet: (id) => quiet(sheet) && sheet.size(id) === 0,
  })
  const left = again(sheet, sheet.side(bw - 1), sheet.y(0))
  const { counts } = sheet
  if (!counts) return
  // no word of any length has room beside the families
  const middle = sheet.side(4 * (1 + narrow)) + sheet.w / 2
  sheet.label(`${counts.home}/${counts.of}`, middle, sheet.y(0.18), { kind: 'small' })
  if (left >= 0)
    sheet.label(redeals(left), middle, sheet.y(0.38), { hangs: true, kind: 'small', wrap: 1.16 * sheet.w })
}
