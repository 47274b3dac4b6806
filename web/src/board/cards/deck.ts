import type { Settings } from '../../store/settings.svelte'
import type { CardAt } from '../layout/types'

/** The decks are drawn with <use>; their symbols stand once in the document and are fetched when first wanted. */
const wanted = new Map<Source, Promise<void>>()

/** The decks as they are drawn when the page is built (tools/deck), and the player's own. */
export const sources = {
  large: () => import('./deck.svg?raw'),
  classic: () => import('./classic.svg?raw'),
  giant: () => import('./giant.svg?raw'),
  old: () => import('./old.svg?raw'),
  own: async () => ({ default: await (await import('./ownDeck')).drawOwnDeck() }),
}
type Source = keyof typeof sources

/** A deck that can be chosen. */
interface Deck {
  /** What the ids of its symbols begin with. */
  prefix: string
  /** What they are made of. */
  of: readonly Source[]
  /** The least width at which its faces can be read. */
  least: number
  /** The form for narrower cards; without one, the large deck is shown. */
  narrow?: string
}
export const decks: Record<Source, Deck> = {
  large: { prefix: 'card', of: ['large'], least: 0 },
  giant: { prefix: 'giant', of: ['large', 'giant'], least: 0 },
  classic: { prefix: 'classic', of: ['large', 'classic'], least: 60 },
  old: { prefix: 'old', of: ['large', 'classic', 'old'], least: 60 },
  own: { prefix: 'own', of: ['large', 'own'], least: 60, narrow: '-s' },
}

/** The deck that is shown on cards of this width: the chosen one if its faces can be read. */
export function deckFor(chosen: Source, width: number): Deck {
  const deck = decks[chosen]
  return width >= deck.least || deck.narrow ? deck : decks.large
}

/** The id of the back. */
export const backOf = (deck: Deck, back: Settings['back']) =>
  deck === decks.own ? 'own-back' : back === 'plain' ? 'card-back-plain' : 'card-back'

async function fetchSource(source: Source): Promise<void> {
  const { default: text } = await sources[source]()
  // a new deck of the player's own replaces the former one
  document.querySelector(`.deck-symbols.${source}`)?.remove()
  const holder = document.createElement('div')
  holder.className = `deck-symbols ${source}`
  holder.ariaHidden = 'true'
  holder.innerHTML = text
  document.body.append(holder)
}

function need(source: Source): Promise<void> {
  let promise = wanted.get(source)
  if (!promise) {
    promise = fetchSource(source)
    wanted.set(source, promise)
    // a failed fetch may succeed another time
    promise.catch(() => wanted.delete(source))
  }
  return promise
}

/** What each symbol of a court's letter had in it when it was fetched. */
const letterSymbols = new Map<string, { box: string; path: string }>()

function letterOf(id: string): { box: string; path: string } | null {
  const found = letterSymbols.get(id)
  if (found) return found
  const symbol = document.getElementById(id)
  const own = symbol && { box: symbol.getAttribute('viewBox') ?? '', path: symbol.innerHTML }
  if (own) letterSymbols.set(id, own)
  return own
}

/**
 * Shows these letters on knaves, queens and kings of every deck. `large` must have been fetched.
 */
export function drawLetters(letters: readonly string[]): void {
  const wantedLetters = letters.map((letter) => letterOf(`rank-${letter}`))
  for (const [i, letter] of ['J', 'Q', 'K'].entries()) {
    letterOf(`rank-${letter}`)
    const symbol = document.getElementById(`rank-${letter}`)
    const shown = wantedLetters[i]
    if (!symbol || !shown || symbol.innerHTML === shown.path) continue
    symbol.setAttribute('viewBox', shown.box)
    symbol.innerHTML = shown.path
  }
}

/** The player's own deck is another one now. */
export function forgetOwnDeck(): void {
  wanted.delete('own')
}

/** Puts a deck's symbols into the document, once. */
export async function needDeck(deck: Source): Promise<void> {
  await Promise.all(decks[deck].of.map(need))
}

/** The id of the symbol that draws a card of this width: of a deck, or a back. */
export function symbolOf(
  { face, form }: Pick<CardAt, 'face' | 'form'>,
  deck: Deck,
  back: string,
  width: number,
): string {
  if (face === null) return back
  // only the very large deck has a tall index
  const covered = form !== '' && (form !== 't' || deck === decks.giant)
  return `${deck.prefix}-${face}${covered ? `-${form}` : width < deck.least ? (deck.narrow ?? '') : ''}`
}
