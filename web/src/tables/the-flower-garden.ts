import { fan, ratio as R } from '../board/layout/fans'
import { suits } from '../board/layout/families'
import type { Sheet } from '../board/layout/sheet'
import type { GameTable } from '../board/layout/types'

export const table: GameTable = { plan: theFlowerGarden }

/** How much of a packet has room at least, in heights of a card. */
const packet = 1 + 8 * 0.2

/** The Flower-Garden: six packets, the families beside or above them, and the bouquet before the player. */
function theFlowerGarden(sheet: Sheet): void {
  if (sheet.portrait) upright(sheet)
  else broad(sheet)
}

function families(sheet: Sheet, x: (suit: number) => number, y: (suit: number) => number): void {
  suits.forEach((suit, i) =>
    sheet.single(`${suit}a`, 'family', x(i), y(i), { suit: suit.toUpperCase(), base: 'A' }),
  )
}

/** The packets, as deep as what the bouquet leaves of the board. */
function garden(sheet: Sheet, x: (i: number) => number, top: number, foot: number): void {
  const room = sheet.height - sheet.margin - top - foot * sheet.w - (sheet.mini ? 0 : 8)
  for (let i = 0; i < 6; i++) sheet.column(`${i + 1}`, x(i), top, room, sheet.mini ? 0.22 : fan.columnWide)
}

/** Sixteen single cards, `each` to a row; the place of a card that is gone is not drawn. */
function bouquet(sheet: Sheet, each: number, gap: number, bottom: number): void {
  const rows = Math.ceil(16 / each)
  for (let i = 0; i < 16; i++) {
    const y = bottom - (rows - Math.floor(i / each)) * (sheet.h + gap * sheet.w)
    sheet.single(`b${i + 1}`, 'flank', sheet.x((i % each) * (1 + gap)), y, { quiet: true })
  }
}

/** The families two by two at a side, and the bouquet in two rows of eight. */
function broad(sheet: Sheet): void {
  const gap = 0.16
  const foot = 2 * (R + gap) + 0.1
  sheet.fit(8 + 7 * gap, R * packet + foot, 'top')
  const left = sheet.mirror ? 2 : 0
  garden(sheet, (i) => sheet.x((left + i) * (1 + gap)), sheet.y(0), foot)
  families(
    sheet,
    (i) => sheet.side((6 + (i % 2)) * (1 + gap)),
    (i) => sheet.y(Math.floor(i / 2) * (R + gap)),
  )
  bouquet(sheet, 8, gap, sheet.height - sheet.margin)
}

/** A tall board: the families above, and the bouquet in rows as wide as the packets. */
function upright(sheet: Sheet): void {
  const gap = 0.08
  const wide = 6 + 5 * gap
  const foot = 3 * (R + gap) + 0.1
  sheet.fit(wide, R + 0.3 + R * packet + foot, 'top')
  families(
    sheet,
    (i) => sheet.x((wide - 4 - 3 * gap) / 2 + i * (1 + gap)),
    () => sheet.y(0),
  )
  garden(sheet, (i) => sheet.x(i * (1 + gap)), sheet.y(R + 0.3), foot)
  bouquet(sheet, 6, gap, sheet.height - sheet.margin)
}
