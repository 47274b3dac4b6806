import type { GameFacts } from '../../core/types'
import type { Sheet } from './sheet'
import type { CardAt, Layout } from './types'

export const suits = ['s', 'h', 'd', 'c'] as const

/** Whether there are places between the two rows of families, where a card waits that suits both families of its suit. */
export function holds(sheet: Sheet): boolean {
  return sheet.has('sb') && !sheet.absent('sb')
}

/** The uppermost card of each family. */
export function familyTops({ groups }: GameFacts, { cards }: Layout): CardAt[] {
  const piles = groups.filter(({ role }) => role === 'family').flatMap((group) => group.piles)
  return piles.flatMap((pile) => cards.find((card) => card.pile === pile && card.showing === 'exposed') ?? [])
}
