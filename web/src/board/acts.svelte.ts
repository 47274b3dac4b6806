import type { LegalMove, PileIndex } from '../core/types'
import type { Game, Selection } from '../game.svelte'
import { whatAt } from './here'

/** A card or a vacant place under the pointer; `index` is -1 for a place. */
export interface Hit {
  pile: PileIndex
  index: number
}

/** What clicks, taps and keys on a card or place mean. It asks the game for every move. */
export class Acts {
  /** A vacant place chosen first: what may come here is marked, and the next click brings it. */
  wanted = $state.raw<PileIndex | null>(null)
  /** Moves that would fill the wanted place, by the pile they come from. */
  readonly sources: ReadonlyMap<PileIndex, LegalMove> = $derived.by(() => {
    const moves = new Map<PileIndex, LegalMove>()
    if (this.wanted === null) return moves
    for (const move of this.#game().table.moves)
      if (move.act === 'lay' && move.to === this.wanted && move.count === 1) moves.set(move.from, move)
    return moves
  })

  readonly #game: () => Game
  readonly #oneTap: () => boolean
  readonly #onmark: () => ((hit: Hit) => void) | null

  /** With `onmark`, every act marks the card instead. */
  constructor(
    game: () => Game,
    oneTap: () => boolean,
    onmark: () => ((hit: Hit) => void) | null = () => null,
  ) {
    this.#game = game
    this.#oneTap = oneTap
    this.#onmark = onmark
  }

  /** Cards are marked, not moved. */
  get marks(): boolean {
    return this.#onmark() !== null
  }

  /** Marks the card, if cards are marked; of a pile that of its top. */
  #mark({ pile, index }: Hit): boolean {
    const mark = this.#onmark()
    mark?.({ pile, index: index < 0 ? this.#game().countFrom(pile, 0) - 1 : index })
    return mark !== null
  }

  /** How many cards are meant: those from here on where they may go together, else the exposed one. */
  count({ pile, index }: Hit): number {
    const game = this.#game()
    const count = game.countFrom(pile, index)
    return index < 0 || count < 2 || game.movesFrom(pile, count).length === 0 ? 1 : count
  }

  /** A click, a tap, or Space; true if it made a move. */
  pick(hit: Hit): boolean {
    if (this.#mark(hit)) return false
    const before = this.#game().step
    this.#take(hit)
    return this.#game().step !== before
  }

  #take(hit: Hit): void {
    const game = this.#game()
    const chosen = game.selection
    if (this.#bring(hit.pile) || (chosen && this.#second(hit, chosen))) return
    if (hit.pile === game.table.hand?.pile) return void game.deal()
    if (game.countFrom(hit.pile, 0) === 0) return this.#want(hit.pile)
    const count = this.count(hit)
    const moves = game.movesFrom(hit.pile, count)
    if (this.#oneTap() && !chosen && moves.length === 1) game.play(moves[0]!.text)
    else game.select(hit.pile, count)
  }

  /** With cards chosen: lays them there, lets them go, or says why not; false where the click chooses anew. */
  #second(hit: Hit, chosen: Selection): boolean {
    const game = this.#game()
    const { pile } = hit
    const count = this.count(hit)
    if (pile === chosen.from && count === chosen.count) game.clear()
    else if (game.targets.has(pile) || (pile !== chosen.from && this.#idle(pile, count)))
      game.drop(chosen.from, chosen.count, pile)
    else return false
    return true
  }

  /** Nothing could be done from here, so that the click can only have meant the place. */
  #idle(pile: PileIndex, count: number): boolean {
    const game = this.#game()
    return pile !== game.table.hand?.pile && game.movesFrom(pile, count).length === 0
  }

  /** Enter: the best move there is. */
  best(hit: Hit): void {
    if (this.#mark(hit)) return
    const game = this.#game()
    if (game.selection || this.wanted !== null || hit.index < 0) return void this.pick(hit)
    if (hit.pile === game.table.hand?.pile) return void game.deal()
    game.playBest(hit.pile, this.count(hit))
  }

  /** Right click, double click: home; where it may not go, it is chosen, or the reason is told. */
  home(hit: Hit): boolean {
    if (this.#mark(hit)) return false
    const { pile } = hit
    const game = this.#game()
    this.wanted = null
    if (game.countFrom(pile, 0) === 0) return false
    if (game.sendHome(pile)) return true
    if (pile !== game.table.hand?.pile) game.select(pile, 1)
    return false
  }

  /** True if there was anything to let go of. */
  cancel(): boolean {
    const game = this.#game()
    const held = game.selection !== null || this.wanted !== null || game.refused !== null
    this.wanted = null
    game.clear()
    return held
  }

  #bring(pile: PileIndex): boolean {
    if (this.wanted === null) return false
    const move = this.sources.get(pile)
    const same = this.wanted === pile
    this.wanted = null
    if (move) this.#game().play(move.text)
    return move !== undefined || same
  }

  #want(pile: PileIndex): void {
    const game = this.#game()
    game.clear()
    if (game.table.moves.some((move) => move.act === 'lay' && move.to === pile)) this.wanted = pile
    game.tell(whatAt(game, { pile, count: 0 }))
  }
}
