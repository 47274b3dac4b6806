import type { Settings } from '../../store/settings.svelte'
import { courtLetters } from '../letters'
import { backOf, deckFor, drawLetters, needDeck } from './deck'

/** The deck that the settings ask for, once it is fetched and the cards are wide enough for it. */
export class ChosenDeck {
  readonly #settings: () => Pick<Settings, 'deck' | 'ownDeck' | 'back'>
  readonly #width: () => number
  #fetched = $state<Settings['deck']>('large')
  readonly deck = $derived.by(() => {
    const chosen = this.#settings().deck
    return deckFor(this.#fetched === chosen ? chosen : 'large', this.#width())
  })
  /** The id of the back. */
  readonly back = $derived.by(() => backOf(this.deck, this.#settings().back))

  /** Made while its component is; `width` is that of a card. */
  constructor(settings: () => Pick<Settings, 'deck' | 'ownDeck' | 'back'>, width: () => number) {
    this.#settings = settings
    this.#width = width
    $effect(() => {
      const { deck, ownDeck } = settings()
      const letters = courtLetters()
      void needDeck('large').then(() => drawLetters(letters))
      if (deck === 'own' && ownDeck === 0) return
      needDeck(deck)
        .then(() => deck === settings().deck && (this.#fetched = deck))
        .catch(() => (this.#fetched = 'large'))
    })
  }
}
