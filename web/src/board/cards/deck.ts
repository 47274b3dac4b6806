import type { CardAt } from '../layout/types'
/** The decks are drawn with <use>; their symbols stand once in the document and are fetched when first wanted. */
const wanted = new Map<Source, Promise<void>>()

/** The decks as they are drawn when the page is built (tools/deck). */
export const sources = {
  large: () => import('./deck.svg?raw'),
  classic: () => import('./classic.svg?raw'),
  giant: () => import('./giant.svg?raw'),
  old: () => import('./old.svg?raw'),
}
type Source = keyof typeof sources

/** A deck that can be chosen: what the ids of its symbols begin with, what they are made of, and the least width at which its faces can be read. */
interface Deck {
  prefix: string
  of: readonly Source[]
  least: number
}
export const decks: Record<Source, Deck> = {
  large: { prefix: 'card', of: ['large'], least: 0 },
  giant: { prefix: 'giant', of: ['large', 'giant'], least: 0 },
  classic: { prefix: 'classic', of: ['large', 'classic'], least: 60 },
  old: { prefix: 'old', of: ['large', 'classic', 'old'], least: 60 },
}

async function fetchSource(source: Source): Promise<void> {
  const { default: text } = await sources[source]()
  const holder = document.createElement('div')
  holder.className = 'deck-symbols'
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

/** Puts a deck's symbols into the document, once. */
export async function needDeck(deck: Source): Promise<void> {
  await Promise.all(decks[deck].of.map(need))
}

/** The id of the symbol that draws a card: of a deck by the prefix of its faces, or a back. */
export function symbolOf({ face, form }: Pick<CardAt, 'face' | 'form'>, faces: string, back: string): string {
  if (face === null) return back
  // only the very large deck has a tall index
  const short = form === '' || (form === 't' && faces !== decks.giant.prefix)
  return `${faces}-${face}${short ? '' : `-${form}`}`
}
