import type { CardSeen, Face, GameFacts, PileIndex } from '../core/types'

const ranks: Record<string, string> = { A: 'ace', T: '10', J: 'knave', Q: 'queen', K: 'king' }
const suits: Record<string, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }

/** "7 of clubs", "covered card". */
export function cardName(face: Face | null): string {
  if (face === null) return 'covered card'
  const rank = face[0] ?? ''
  return `${ranks[rank] ?? rank} of ${suits[face[1] ?? ''] ?? ''}`
}

/** "column 3, 5 cards". */
export function pileName(facts: GameFacts, pile: PileIndex, size: number): string {
  const words = facts.piles[pile]?.words ?? ''
  return `${words}, ${size === 0 ? 'vacant' : size === 1 ? '1 card' : `${size} cards`}`
}

/** "7 of clubs, 3 of 8, column 5"; the hand says how many cards are left in it. */
export function placedName(
  facts: GameFacts,
  pile: PileIndex,
  cards: readonly CardSeen[],
  index: number,
): string {
  const card = cards[index]
  if (!card) return pileName(facts, pile, 0)
  const words = facts.piles[pile]?.words ?? ''
  if (card.face === null && index === cards.length - 1) return pileName(facts, pile, cards.length)
  return `${cardName(card.face)}, ${index + 1} of ${cards.length}, ${words}`
}
