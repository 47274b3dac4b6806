import { same, type Blocked, type Place } from '../board/blocked'
import { cardName } from '../board/names'
import type { NamedCards, NeverHome } from '../core/types'
import type { Game } from '../game.svelte'
import type { CardsTask } from '../store/begun'
import type { Mark } from '../store/puzzles'
import { listed } from '../words/joined'
import { t, tn } from '../words/say.svelte'

/** The marks in a puzzle that asks which cards cannot all come home. */
export class Marking {
  readonly task: CardsTask
  readonly #game: Game
  #places = $state.raw<readonly Place[]>([])
  /** What the core says of these cards; null before it is asked, and when others are marked. */
  answer = $state.raw<NamedCards | null>(null)
  /** The player has given up, and a solution is shown. */
  shown = $state(false)

  constructor(task: CardsTask, game: Game) {
    this.task = task
    this.#game = game
  }

  /** The marks as the table shows them. */
  readonly blocked: Blocked = $derived.by(() => {
    const right = this.#needed(this.answer?.enough ?? [])
    const judged = this.answer !== null && this.answer.found !== 'undecided'
    const wrong = judged ? this.#places.filter((place) => !right.includes(place)) : []
    return { places: [...this.#places], faces: [], arrows: [], right, wrong }
  })

  /** How far the answer solves the puzzle; null if it does not. */
  readonly reached: Mark | null = $derived.by(() => {
    const { found, minimal = false, named = 0 } = this.answer ?? {}
    if (found !== 'cannot') return null
    return minimal && named === this.task.cards ? 'solved' : 'found'
  })

  get count(): number {
    return this.#places.length
  }

  /** The marked cards in notation. */
  get cards(): string {
    return this.#places.map((place) => this.#face(place) ?? '').join(' ')
  }

  /** The marked cards in words; empty if there are none. */
  get words(): string {
    return listed(this.#places.map((place) => cardName(this.#face(place))))
  }

  /** Marks a card, or no longer, unless the puzzle is solved; what there is to say. */
  toggle(place: Place): string {
    if (this.shown || this.reached === 'solved') return ''
    const face = this.#face(place)
    if (face === null || this.#game.facts.piles[place.pile]?.home)
      return t('Mark a card that is in sight and not home.')
    const marked = this.#places.some((one) => same(one, place))
    this.#places = marked
      ? this.#places.filter((one) => !same(one, place))
      : [...this.#places, { pile: place.pile, index: place.index }]
    this.answer = null
    const card = cardName(face)
    return marked
      ? tn(
          'No longer marked: {card}. {n} card is marked.',
          'No longer marked: {card}. {n} cards are marked.',
          this.count,
          { card },
        )
      : tn('Marked: {card}. {n} card is marked.', 'Marked: {card}. {n} cards are marked.', this.count, {
          card,
        })
  }

  /** Takes all marks away. */
  clear(): void {
    this.#places = []
    this.answer = null
    this.shown = false
  }

  #face({ pile, index }: Place) {
    return this.#game.table.piles[pile]?.[index]?.face ?? null
  }

  /** Those of the marked cards that stand for these: of two like ones the first, unless both are meant. */
  #needed(cards: readonly NeverHome[]): Place[] {
    return cards.flatMap(({ card, both }) =>
      this.#places.filter((place) => this.#face(place) === card).slice(0, both ? 2 : 1),
    )
  }
}
