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

/** Whether there are places between the two rows, where a card waits that suits both families of its suit. */
export function holds(sheet: Sheet): boolean {
  return sheet.has('sb') && !sheet.absent('sb')
}

/** The places between the two rows of families, by the place of a suit in its row. */
export function between(sheet: Sheet, x: (i: number) => number, y: number): void {
  suits.forEach((suit, i) => sheet.single(`${suit}b`, 'lane', x(i), y))
}
