import { fan, ratio as R } from '../board/layout/fans'
import { suits } from '../board/layout/families'
import type { Sheet } from '../board/layout/sheet'
import { stack } from '../board/layout/spread'
import type { GameTable } from '../board/layout/types'

export const table: GameTable = { plan: theFifteen }

const beneath = 0.3
/** How much of a column has room at least, in heights of a card. */
const column = 1 + 10 * 0.2

/** The Fifteen: the families of aces and kings, and beneath them fifteen columns. */
function theFifteen(sheet: Sheet): void {
  if (sheet.portrait) upright(sheet)
  else broad(sheet)
}

/** The four families that rise, row 0, and the four that fall. */
function families(sheet: Sheet, at: (suit: number, row: 0 | 1) => [x: number, y: number]): void {
  suits.forEach((suit, i) => {
    const mark = suit.toUpperCase()
    sheet.single(`${suit}a`, 'family', ...at(i, 0), { suit: mark, base: 'A' })
    sheet.single(`${suit}k`, 'family', ...at(i, 1), { suit: mark, base: 'K' })
  })
}

/** All columns side by side, without a gap where cards would else be too small. */
function broad(sheet: Sheet): void {
  const spare = ((sheet.width - 2 * sheet.margin) / sheet.least - 15) / 14
  const gap = sheet.mini ? 0.12 : Math.min(0.12, Math.max(0, spare))
  sheet.fit(15 + 14 * gap, R + beneath + R * column, 'top')
  const at = (i: number) => sheet.x(i * (1 + gap))
  // one column lies under the place between the two kinds of family
  families(sheet, (i, row) => [at(3 + i + 5 * row), sheet.y(0)])
  const top = sheet.y(R + beneath)
  const room = sheet.height - sheet.margin - top - (sheet.mini ? 0 : 8)
  for (let i = 0; i < 15; i++) sheet.column(`${i + 1}`, at(i), top, room, sheet.mini ? 0.22 : fan.columnWide)
}

const narrow = 0.06
const between = 0.2
const wide = (columns: number): number => columns + (columns - 1) * narrow

/** A tall board: the columns in two rows; on a phone seven and seven, and the last beside the families. */
function upright(sheet: Sheet): void {
  const columns = sheet.mini || sheet.width >= wide(8) * 1.25 * sheet.least ? 8 : 7
  const head = columns === 8 ? R + beneath : 2 * R + narrow + beneath
  sheet.fit(wide(columns), head + 2 * R * (1 + 8 * fan.columnFloor) + between, 'top')
  const at = (i: number) => sheet.x(i * (1 + narrow))
  const normal = sheet.mini ? fan.column : fan.columnWide
  if (columns === 8) families(sheet, (i, row) => [at(i + 4 * row), sheet.y(0)])
  else {
    const side = (i: number) => sheet.side(i * (1 + narrow))
    families(sheet, (i, row) => [side(sheet.mirror ? 3 - i : i), sheet.y(row * (R + narrow))])
    sheet.column('15', side(6), sheet.y(0), (2 * R + narrow) * sheet.w, normal)
  }
  const top = sheet.y(head)
  const ids = Array.from({ length: Math.min(15, 2 * columns) }, (_, i) => `${i + 1}`)
  stack(sheet, {
    rows: [ids.slice(0, columns), ids.slice(columns)],
    x: at,
    top,
    bottom: sheet.height - sheet.margin - 8,
    gap: between,
    normal,
  })
}
