import { fan, ratio as R } from '../board/layout/fans'
import { suits } from '../board/layout/families'
import type { Sheet } from '../board/layout/sheet'
import type { GameTable } from '../board/layout/types'

/** Without this file the game is drawn plainly. */
export const table: GameTable = {
  plan,
}

const gap = 0.2

function plan(sheet: Sheet): void {
  const bw = 8 + 7 * gap
  sheet.fit(bw, R + 0.3 + 2.6 * R, 'top')
  const x = (i: number) => sheet.x(i * (1 + gap))
  suits.forEach((suit, i) =>
    sheet.single(`$${suit}a`, 'family', x(2 + i), sheet.y(0), { suit: suit.toUpperCase(), base: 'A' }),
  )
  const top = sheet.y(R + 0.3)
  const room = sheet.height - sheet.margin - top
  for (let i = 0; i < 8; i++) sheet.column(`$${i + 1}`, x(i), top, room, sheet.mini ? 0.22 : fan.columnWide)
}
