import type { CardSeen, Face, GameFacts, PileFacts, PileIndex } from '../core/types'

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

/** A pile that was looked through, in words; empty if none of its cards is covered. */
export function throughWords(
  facts: GameFacts,
  pile: PileIndex,
  cards: readonly CardSeen[],
  faces: readonly (Face | null)[],
): string {
  const { words = '', look = 'no' } = facts.piles[pile] ?? {}
  if (cards.every(({ face }, i) => face === faces[i])) return ''
  return `${words}, from its base: ${faces.map(cardName).join(', ')}. ${grounds[look]}`
}

/** Why covered cards of a pile are shown. */
export const grounds: Record<PileFacts['look'], string> = {
  no: '',
  rule: 'The author of these rules lets you look through it.',
  aid: 'All of it has lain open: shown as an aid to memory.',
}
