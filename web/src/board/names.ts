import type { CardSeen, Face, GameFacts, PileFacts, PileIndex } from '../core/types'
import { listed } from '../words/joined'
import { t, tn } from '../words/say.svelte'

const ranks: Record<string, () => string> = {
  A: () => t('ace', {}, 'rank'),
  T: () => '10',
  J: () => t('knave', {}, 'rank'),
  Q: () => t('queen', {}, 'rank'),
  K: () => t('king', {}, 'rank'),
}
const suits: Record<string, () => string> = {
  S: () => t('spades'),
  H: () => t('hearts'),
  D: () => t('diamonds'),
  C: () => t('clubs'),
}

/** Of a rank as in notation: "ace", "10", "7". */
export const rankName = (rank: string): string => ranks[rank]?.() ?? rank

/** Of a suit as in notation: "clubs". */
export const suitName = (suit: string): string => suits[suit]?.() ?? ''

/** "7 of clubs", "covered card". */
export function cardName(face: Face | null): string {
  if (face === null) return t('covered card')
  return t('{rank} of {suit}', { rank: rankName(face[0] ?? ''), suit: suitName(face[1] ?? '') })
}

/** "column 3, 5 cards". */
export function pileName(facts: GameFacts, pile: PileIndex, size: number): string {
  const words = facts.piles[pile]?.words ?? ''
  return `${words}, ${size === 0 ? t('vacant') : tn('{n} card', '{n} cards', size)}`
}

/** How many cards that lie face down on one another this one is among. */
function coveredWith(cards: readonly CardSeen[], index: number): number {
  let [first, end] = [index, index]
  while (cards[first - 1]?.face === null) first--
  while (cards[end]?.face === null) end++
  return end - first
}

/**
 * "7 of clubs, 3 of 8, column 5"; the hand says how many cards are left in it, and cards that lie face down under
 * others how many they are.
 */
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
  if (card.face === null)
    return tn('{n} covered card, {pile}', '{n} covered cards, {pile}', coveredWith(cards, index), {
      pile: words,
    })
  return t('{card}, {n} of {all}, {pile}', {
    card: cardName(card.face),
    n: index + 1,
    all: cards.length,
    pile: words,
  })
}

/** A pile in words, with those of its covered cards that may be seen; empty if it has one card alone. */
export function throughWords(
  facts: GameFacts,
  pile: PileIndex,
  cards: readonly CardSeen[],
  faces: readonly (Face | null)[],
): string {
  const { words = '', look = 'no' } = facts.piles[pile] ?? {}
  if (cards.length < 2) return ''
  const through = cards.some(({ face }, i) => face !== faces[i])
  return t('{pile}, from its base: {cards}. {ground}', {
    pile: words,
    cards: listed(faceWords(faces)),
    ground: through ? groundOf(look) : '',
  }).trim()
}

/** The names of cards; of those that lie covered on one another, how many they are. */
function faceWords(faces: readonly (Face | null)[]): string[] {
  const words: string[] = []
  for (let i = 0, end = 0; i < faces.length; i = end) {
    for (end = i + 1; faces[i] === null && faces[end] === null;) end++
    words.push(faces[i] ? cardName(faces[i]!) : t('{n} covered', { n: end - i }))
  }
  return words
}

/** Why covered cards of a pile are shown. */
export function groundOf(look: PileFacts['look']): string {
  if (look === 'no') return ''
  if (look === 'rule') return t('The author of these rules allows you to look through it.')
  return t('All its cards have been face up before; shown as a memory aid.')
}
