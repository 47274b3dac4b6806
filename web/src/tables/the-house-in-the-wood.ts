import { fan, ratio as R } from '../board/layout/fans'
import { suits } from '../board/layout/families'
import type { Sheet } from '../board/layout/sheet'
import { spread } from '../board/layout/spread'
import type { GameTable } from '../board/layout/types'
import { redeals } from '../board/layout/words'

export const table: GameTable = { plan: house }

/** Between two fans, two rows of them, and beneath them. */
const gap = 0.16
const rowGap = 0.14
const foot = 0.3
/** Families and hand beside the fans. */
const near = 1.06
/** Room of a fan of three cards: so that each shows its whole index, so that it can just be read, and the most it takes. */
const [roomy, close, widest] = [1.8, 1.52, 2.06]

/** Fans in rows of nine or six, the families beneath them (no columns) or in columns beside them. */
interface Lying {
  inRow: 9 | 6
  columns: 0 | 2 | 3
  room: number
}
const ways = [
  { inRow: 9, columns: 0 },
  { inRow: 6, columns: 0 },
  { inRow: 6, columns: 2 },
  { inRow: 9, columns: 3 },
] as const

const wideOf = ({ inRow, room }: Lying): number => inRow * room + (inRow - 1) * gap
const highOf = ({ inRow }: Lying): number => (36 / inRow) * (R + rowGap) - rowGap
function boxOf(way: Lying): [number, number] {
  const [wide, high] = [wideOf(way), highOf(way)]
  return way.columns === 0 ? [wide, high + foot + R] : [wide + foot + way.columns * near - near + 1, high]
}

/**
 * The two houses: the fans in rows, the families beneath or beside them. The House in the Wood has two families of each suit
 * that rise, The House on the Hill one that rises and one that falls.
 */
export function house(sheet: Sheet): void {
  if (sheet.portrait) upright(sheet)
  else lying(sheet, wayFor(sheet))
}

/** The way in which cards are largest; where even those would be too small, one that is scrolled downwards alone. */
function wayFor(sheet: Sheet): Lying {
  if (sheet.mini) return { inRow: 9, columns: 0, room: 1.6 }
  const widthOf = (way: Lying) => sheet.widthFor(...boxOf(way))
  for (const room of [roomy, close]) {
    const best = ways.map((way) => ({ ...way, room })).reduce((a, b) => (widthOf(b) > widthOf(a) ? b : a))
    const free = (sheet.width - 2 * sheet.margin) / widthOf(best) - boxOf(best)[0]
    if (widthOf(best) >= sheet.least) return { ...best, room: Math.min(widest, room + free / best.inRow) }
  }
  const beside = { inRow: 6, columns: 2, room: close } as const
  return boxOf(beside)[0] * sheet.least + 2 * sheet.margin <= sheet.width ? beside : { ...beside, columns: 0 }
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

/** The place from which the cards are dealt again, empty but while they are; how often they still may be, if ever. */
function again(sheet: Sheet, x: number, y: number): number {
  const left = sheet.counts?.redealsLeft ?? 2
  sheet.packet('hand', x, y, 'hand', { quiet: left <= 0 })
  return sheet.chose('redeals=none') ? -1 : left
}

function lying(sheet: Sheet, way: Lying): void {
  sheet.fit(...boxOf(way))
  const whole = wideOf(way)
  const left = sheet.side(0, whole)
  for (let first = 0; first < 36; first += way.inRow) {
    const ids = Array.from({ length: way.inRow }, (_, i) => `${first + i + 1}`)
    const y = sheet.y((first / way.inRow) * (R + rowGap))
    spread(sheet, ids, left, y, whole, { gap, kind: 'lane', quiet: true })
  }
  if (way.columns === 0) beneath(sheet, whole, sheet.y(highOf(way) + foot))
  else beside(sheet, whole + foot, way.columns)
}

/** Families and hand in one row beneath fans that are so wide. */
function beneath(sheet: Sheet, whole: number, y: number): void {
  const apart = whole > 13 ? 0.2 : 0.1
  const broad = 8 + 8 * apart
  const first = Math.max(0, Math.min((whole - broad) / 2, whole - broad - 3.4))
  families(sheet, (i, row) => {
    const place = sheet.mirror ? 7 - i - 4 * row : i + 4 * row
    return [sheet.side(first + place * (1 + apart) + (place > 3 ? apart : 0)), y]
  })
  const x = sheet.side(whole - 1)
  const left = again(sheet, x, y)
  const wrap = whole - 1 - first - broad - 0.4
  if (left < 0 || wrap < 1.2) return
  const [words, align] = sheet.mirror ? ([1.2, 'start'] as const) : ([-0.2, 'end'] as const)
  sheet.label(redeals(left), x + words * sheet.w, y + sheet.h / 2, {
    align,
    wrap: Math.min(2, wrap) * sheet.w,
  })
}

/** Families in two columns beside the fans, the hand beneath them or in a third. */
function beside(sheet: Sheet, first: number, columns: 2 | 3): void {
  const y = (row: number) => sheet.y(row * (R + rowGap))
  families(sheet, (i, row) => [sheet.side(first + row * near), y(i)])
  if (columns === 3) {
    again(sheet, sheet.side(first + 2 * near), y(3))
    return
  }
  const hand = sheet.side(first + near / 2)
  const left = again(sheet, hand, y(5))
  if (left < 0) return
  sheet.label(redeals(left), hand + sheet.w / 2, y(5) - 0.4 * sheet.w, { wrap: 2 * sheet.w })
}

const narrow = 0.06
const columnGap = 0.14
/** Two rows of families. */
const twice = 2 * R + narrow
const wide = (columns: number): number => columns + (columns - 1) * narrow

/**
 * A tall board: the fans hang down in rows of seven, the last of them beside the families beneath, which lie in two rows; in a
 * very narrow window in rows of six. A fan has the room of those beneath it that are gone.
 */
function upright(sheet: Sheet): void {
  const columns = sheet.mini || sheet.width >= wide(7) * sheet.least + 2 * sheet.margin ? 7 : 6
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
    let deep = 1
    for (
      let below = i + columns;
      below < rows * columns && sheet.size(`${below + 1}`) === 0;
      below += columns
    )
      deep++
    const depth = inRows ? deep * each - columnGap * sheet.w : twice * sheet.w
    sheet.column(`${i + 1}`, x, y, depth, normal, { quiet: sheet.size(`${i + 1}`) === 0 })
  }
  const first = columns - 6
  families(sheet, (i, row) => [
    sheet.side(column(first + (sheet.mirror ? 3 - i : i))),
    bottom + row * (R + narrow) * sheet.w,
  ])
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
