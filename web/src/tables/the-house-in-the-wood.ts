import { fan, ratio as R } from '../board/layout/fans'
import { suits } from '../board/layout/families'
import { leastWidth, type Sheet } from '../board/layout/sheet'
import { spread } from '../board/layout/spread'
import type { GameTable } from '../board/layout/types'
import { redeals } from '../board/layout/words'

export const table: GameTable = { plan: house }

/** Room of a fan, which shows three cards, and what lies between two. */
const room = 1.6
const gap = 0.16
const rowGap = 0.14
const foot = 0.3
/** Families and hand beside the fans. */
const near = 1.06

/** How wide and high the fans lie with so many in a row. */
const wideOf = (inRow: number): number => inRow * room + (inRow - 1) * gap
const highOf = (inRow: number): number => (36 / inRow) * (R + rowGap) - rowGap
const below = (inRow: number): [number, number] => [wideOf(inRow), highOf(inRow) + foot + R]
const aside: [number, number] = [wideOf(9) + foot + 3 * near, highOf(9)]

/**
 * The two houses: the fans in rows, the families beneath them or, in a low window, beside them. The House in the Wood has two
 * families of each suit that rise, The House on the Hill one that rises and one that falls.
 */
export function house(sheet: Sheet): void {
  if (sheet.portrait) upright(sheet)
  else if (!sheet.mini && sheet.widthFor(...aside) > 1.2 * sheet.widthFor(...below(9))) low(sheet)
  else broad(sheet)
}

/** The two families of each suit: both rise, or the first rises and the second falls. */
function families(sheet: Sheet, at: (suit: number, row: 0 | 1) => [x: number, y: number]): void {
  const falls = sheet.has('sk')
  suits.forEach((suit, i) => {
    const mark = suit.toUpperCase()
    sheet.single(falls ? `${suit}a` : `${suit}a1`, 'family', ...at(i, 0), { suit: mark, base: 'A' })
    sheet.single(falls ? `${suit}k` : `${suit}a2`, 'family', ...at(i, 1), {
      suit: mark,
      base: falls ? 'K' : 'A',
    })
  })
}

/** The place from which the cards are dealt again; it is empty but while they are. */
function again(sheet: Sheet, x: number, y: number): number {
  const left = sheet.counts?.redealsLeft ?? 2
  sheet.packet('hand', x, y, 'hand', { quiet: left <= 0 })
  return left
}

function fans(sheet: Sheet, left: number, inRow: number): void {
  for (let first = 0; first < 36; first += inRow) {
    const ids = Array.from({ length: inRow }, (_, i) => `${first + i + 1}`)
    const y = sheet.y((first / inRow) * (R + rowGap))
    spread(sheet, ids, left, y, wideOf(inRow), { gap, kind: 'lane', quiet: true })
  }
}

/** Nine fans in a row or, where so many cards would not lie side by side, six. */
function broad(sheet: Sheet): void {
  const inRow = sheet.mini || sheet.width >= wideOf(9) * leastWidth + 2 * sheet.margin ? 9 : 6
  sheet.fit(...below(inRow))
  fans(sheet, sheet.x(0), inRow)
  const whole = wideOf(inRow)
  const y = sheet.y(highOf(inRow) + foot)
  const apart = inRow === 9 ? 0.2 : 0.1
  const first = inRow === 9 ? (whole - 8 - 8 * apart) / 2 : 0
  const at = (place: number) => (inRow === 9 ? sheet.x(first + place) : sheet.side(place))
  families(sheet, (i, row) => [at((i + 4 * row) * (1 + apart) + (inRow === 9 ? row * apart : 0)), y])
  const x = sheet.side(whole - 1)
  const left = again(sheet, x, y)
  if (left < 0 || inRow !== 9) return
  const [words, align] = sheet.mirror ? ([1.2, 'start'] as const) : ([-0.2, 'end'] as const)
  sheet.label(redeals(left), x + words * sheet.w, y + sheet.h / 2, { align, wrap: 1.4 * sheet.w })
}

function low(sheet: Sheet): void {
  sheet.fit(...aside)
  const whole = wideOf(9)
  fans(sheet, sheet.side(0, whole), 9)
  const y = (i: number) => sheet.y(i * (R + rowGap))
  const beside = (row: number) => sheet.side(whole + foot + row * near)
  families(sheet, (i, row) => [beside(row), y(i)])
  again(sheet, beside(2), y(3))
}

const narrow = 0.06
const columnGap = 0.14
/** Two rows of families. */
const twice = 2 * R + narrow
const wide = (columns: number): number => columns + (columns - 1) * narrow

/**
 * A tall board: the fans hang down in rows of seven, the last of them beside the families beneath, which lie in two rows; in a
 * very narrow window in rows of six.
 */
function upright(sheet: Sheet): void {
  const columns = sheet.mini || sheet.width >= wide(7) * leastWidth + 2 * sheet.margin ? 7 : 6
  const rows = Math.floor(36 / columns)
  sheet.fit(wide(columns), rows * (R * (1 + 2 * fan.columnFloor) + columnGap) + twice, 'top')
  const bottom = sheet.height - sheet.margin - twice * sheet.w
  const each = (bottom - sheet.y(0)) / rows
  const column = (i: number) => i * (1 + narrow)
  const normal = sheet.mini ? fan.column : fan.columnWide
  for (let i = 0; i < 36; i++) {
    const inRows = i < rows * columns
    const x = inRows ? sheet.x(column(i % columns)) : sheet.side(0)
    const y = inRows ? sheet.y(0) + Math.floor(i / columns) * each : bottom
    const depth = inRows ? each - columnGap * sheet.w : twice * sheet.w
    sheet.column(`${i + 1}`, x, y, depth, normal, { quiet: sheet.size(`${i + 1}`) === 0 })
  }
  const first = columns - 6
  families(sheet, (i, row) => [sheet.side(column(first + i)), bottom + row * (R + narrow) * sheet.w])
  const hand = sheet.side(column(columns - 1))
  const left = again(sheet, hand, bottom + (R + narrow) * sheet.w)
  const { counts } = sheet
  if (!counts) return
  const middle = sheet.side(column(columns - 2) + narrow / 2, 2) + sheet.w
  sheet.label(`${counts.home}/${counts.of}`, middle, bottom + 0.2 * sheet.w, { kind: 'small' })
  if (left >= 0)
    sheet.label(redeals(left), middle, bottom + 0.4 * sheet.w, {
      hangs: true,
      kind: 'small',
      wrap: 1.9 * sheet.w,
    })
}
