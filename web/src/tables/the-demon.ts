import { ratio as R } from '../board/layout/fans'
import { suits } from '../board/layout/families'
import { handAndTalon } from '../board/layout/handAndTalon'
import type { Sheet } from '../board/layout/sheet'
import type { GameTable } from '../board/layout/types'

export const table: GameTable = { plan: theDemon }

/** Between the top row and the columns, for what is said of the hand: words do not shrink as far as cards. */
const roomOfWords = { wide: 0.34, portrait: 0.5 }
/** Pixels from the stock to the middle of its number at least: on a small table letters do not shrink with the cards. */
const leastBelow = 18
/** How much of a column has room at least, in heights of a card. */
const column = 1 + 8 * 0.2

/** The Demon: a family above each of the four columns; beside them hand and talon above the stock. */
function theDemon(sheet: Sheet): void {
  const beneath = sheet.portrait ? roomOfWords.portrait : roomOfWords.wide
  const gap = sheet.portrait ? 0.12 : 0.3
  // the talon is fanned over half a card
  const aside = 2.5 + 2 * gap
  const wide = aside + suits.length + (suits.length - 1) * gap
  sheet.fit(wide, R + beneath + R * column, 'top')
  const from = sheet.mirror ? 0 : aside
  const at = (i: number) => sheet.x(from + i * (1 + gap))
  const base = suits.map((suit) => sheet.cards(`${suit}a`)[0]?.face?.[0]).find((face) => face !== undefined)
  const rank = base === 'T' ? '10' : base
  suits.forEach((suit, i) =>
    sheet.single(`${suit}a`, 'family', at(i), sheet.y(0), { suit: suit.toUpperCase(), base: rank }),
  )
  handAndTalon(sheet, {
    hand: sheet.side(0),
    talon: sheet.side(1 + gap),
    y: sheet.y(0),
    label: sheet.y(R + beneath / 2),
  })
  const top = sheet.y(R + beneath)
  sheet.packet('stock', sheet.side(0), top)
  sheet.label(
    String(sheet.size('stock') || ''),
    sheet.side(0) + sheet.w / 2,
    top + sheet.h + Math.max((beneath / 2) * sheet.w, sheet.mini ? 0 : leastBelow),
  )
  const room = sheet.height - sheet.margin - top - (sheet.mini ? 0 : 8)
  for (let i = 0; i < suits.length; i++)
    sheet.column(`${i + 1}`, at(i), top, room, sheet.mini ? 0.22 : undefined)
}
