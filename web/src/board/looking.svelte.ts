import type { PileIndex } from '../core/types'
import type { Game } from '../game.svelte'
import type { Hit } from './acts.svelte'
import type { Fan, Layout } from './layout/types'
import { placedName, throughWords } from './names'
import { hides } from './spread'

/** By which arrows one goes along a pile, towards its base first. */
const ways: Record<Fan, readonly [string, string]> = {
  squared: ['ArrowUp', 'ArrowDown'],
  down: ['ArrowUp', 'ArrowDown'],
  up: ['ArrowDown', 'ArrowUp'],
  right: ['ArrowLeft', 'ArrowRight'],
  left: ['ArrowRight', 'ArrowLeft'],
}

/**
 * A card that is looked at: it is enlarged, its pile lies spread out, and it lies whole on top of the others. Only cards
 * that the player may see are shown.
 */
export class Looking {
  /** The card, until the next key or touch. */
  card = $state.raw<Hit | null>(null)
  /** The pile that is spread out. */
  pile = $state<PileIndex | null>(null)
  /** What was looked at until the key that is pressed now. */
  #last: Hit | null = null
  readonly #game: () => Game
  readonly #layout: () => Layout | null

  constructor(game: () => Game, layout: () => Layout | null) {
    this.#game = game
    this.#layout = layout
  }

  /** Looks at a card, or at nothing; whether there is a card. */
  at(hit: Hit | null): boolean {
    const there = hit !== null && this.#game().table.piles[hit.pile]?.at(hit.index) !== undefined
    this.card = there ? hit : null
    this.spread(there ? hit.pile : null)
    return there
  }

  /** Spreads a pile out, if it has cards to be seen. */
  spread(pile: PileIndex | null): void {
    const layout = this.#layout()
    this.pile = pile !== null && layout && hides(layout, pile) ? pile : null
  }

  end(): void {
    this.card = this.pile = null
  }

  /** The table is touched, which ends the look. */
  touched(): void {
    this.#last = null
    this.end()
  }

  /** A key is pressed: it ends the look, unless it leads on. */
  keyed(): void {
    this.#last = this.card
    this.end()
  }

  /** Looks at a card, or ends the look that the key found; returns the pile in words, for who does not see it. */
  toggle(hit: Hit | null): string {
    if (this.#last || !this.at(hit) || !hit) {
      this.end()
      return ''
    }
    const { facts, table } = this.#game()
    return throughWords(facts, hit.pile, table.piles[hit.pile] ?? [], this.#game().faces(hit.pile))
  }

  /** Goes on to the next card of the pile by an arrow; returns its name, or an empty text if the key does not lead there. */
  walk(event: Pick<KeyboardEvent, 'key' | 'repeat'>): string {
    const from = event.repeat ? this.card : this.#last
    const fan = from && this.#layout()?.places[from.pile]?.fan
    if (!from || !fan) return ''
    const way = ways[fan].indexOf(event.key)
    if (way < 0) return ''
    const { facts, table } = this.#game()
    const pile = table.piles[from.pile] ?? []
    const faces = this.#game().faces(from.pile)
    const here = from.index < 0 ? pile.length - 1 : from.index
    const known = [...faces.keys()].filter((i) => faces[i] !== null)
    const index = way === 0 ? known.findLast((i) => i < here) : known.find((i) => i > here)
    if (index === undefined) return ''
    this.at({ pile: from.pile, index })
    const seen = pile.map((card, i) => ({ ...card, face: faces[i] ?? null }))
    return placedName(facts, from.pile, seen, index)
  }
}
