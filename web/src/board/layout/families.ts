import type { Sheet } from './sheet'

export const suits = ['s', 'h', 'd', 'c'] as const

/** The two rows of families: aces above, kings below, by the place of a suit in its row. */
export function families(sheet: Sheet, x: (i: number) => number, aces: number, kings: number | null): void {
  suits.forEach((suit, i) => {
    const mark = suit.toUpperCase()
    sheet.single(`${suit}a`, 'family', x(i), aces, { suit: mark, base: 'A' })
    if (kings !== null) sheet.single(`${suit}k`, 'family', x(i), kings, { suit: mark, base: 'K' })
  })
}
