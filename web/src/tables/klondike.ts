import { ratio as R } from '../board/layout/fans'
import { suits } from '../board/layout/families'
import { handAndTalon } from '../board/layout/handAndTalon'
import type { Sheet } from '../board/layout/sheet'
import type { GameTable } from '../board/layout/types'

export const table: GameTable = { plan: klondike }

const columns = 7
/** Between the top row and the columns, for what is said of the hand: words do not shrink as far as cards. */
const roomOfWords = { wide: 0.34, portrait: 0.5 }
/** How much of a column has room at least, in heights of a card. */
const column = 1 + 6 * 0.06 + 7 * 0.2

/** Klondike: hand and talon at one side, the four families above the last columns, and beneath them the seven columns. */
function klondike(sheet: Sheet): void {
  const beneath = sheet.portrait ? roomOfWords.portrait : roomOfWords.wide
  const gap = sheet.portrait ? 0.07 : 0.24
  sheet.fit(columns + (columns - 1) * gap, R + beneath + R * column, 'top')
  const at = (i: number) => sheet.x(i * (1 + gap))
  const first = sheet.mirror ? 0 : columns - suits.length
  suits.forEach((suit, i) =>
    sheet.single(`${suit}a`, 'family', at(first + i), sheet.y(0), { suit: suit.toUpperCase(), base: 'A' }),
  )
  handAndTalon(sheet, {
    hand: sheet.side(0),
    talon: sheet.side(1 + gap),
    y: sheet.y(0),
    label: sheet.y(R + beneath / 2),
  })
  const top = sheet.y(R + beneath)
  const room = sheet.height - sheet.margin - top - (sheet.mini ? 0 : 8)
  for (let i = 0; i < columns; i++) sheet.column(`${i + 1}`, at(i), top, room, sheet.mini ? 0.22 : undefined)
}
