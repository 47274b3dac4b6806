import type { PileIndex, Step } from '../core/types'
import type { Game, Selection } from '../game.svelte'
import type { Acts, Hit } from './acts.svelte'
import { pileKeys, Strokes } from './keys'
import type { Layout } from './layout/types'
import { groupOrder, isAhead, neighbour, nextGroup, stopsOf, type Stop, type Way } from './stops'

const ways: Record<string, Way> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** Where the keyboard stands, and what its keys do. It stands on a place of the table, not on a card: a card that goes leaves it there. */
export class Focus {
  #at = $state.raw<{ game: string; pile: PileIndex; count: number } | null>(null)
  readonly stops: Stop[] = $derived.by(() => {
    const layout = this.#layout()
    return layout ? stopsOf(layout, this.#game().table, this.#acts.marks) : []
  })
  readonly keys = $derived.by(() => pileKeys(this.#game().facts))
  readonly stop: Stop | null = $derived.by(() => {
    const at = this.#at
    // the number of a pile means another place in another game
    const here = this.stops.filter((stop) => at?.game === this.#game().facts.id && stop.pile === at.pile)
    return (
      here.find((stop) => stop.count === at?.count) ?? here.find((stop) => stop.count < 2) ?? this.#first()
    )
  })

  readonly #game: () => Game
  readonly #layout: () => Layout | null
  readonly #acts: Acts
  readonly #go: () => void
  readonly #leads: (way: Way) => boolean
  readonly #strokes = new Strokes()
  /** The pile of the stroke before, which a second stroke completes even if nothing could be taken up there. */
  #begun: Selection | null = null
  /** The position in which a key has brought the player to the stop. */
  #steered: Step | null = null

  /** `go` brings the document's focus to the stop; `leads`: are there controls straight ahead of it, beside the table? */
  constructor(
    game: () => Game,
    layout: () => Layout | null,
    acts: Acts,
    go: () => void,
    leads: (way: Way) => boolean,
  ) {
    this.#game = game
    this.#layout = layout
    this.#acts = acts
    this.#go = go
    this.#leads = leads
  }

  /** The document's focus is there, on the last `count` cards of the pile. */
  at(pile: PileIndex, count: number): void {
    this.#at = { game: this.#game().facts.id, pile, count }
  }

  /** The player has gone to the stop, or asked about it: until the next move Space acts on it. */
  steer(): void {
    this.#steered = this.#game().step
  }

  /** Brings the focus to the last `count` cards of the pile. */
  to(pile: PileIndex, count = 1): void {
    this.steer()
    this.at(pile, count)
    this.#go()
  }

  /** Handles a key; true if it was one of the table's. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.altKey || event.metaKey || event.key === 'Shift') return false
    const begun = this.#begun
    this.#begun = null
    if (this.#strokes.names(event)) {
      this.#begun = begun
      return this.#stroke(event)
    }
    this.#strokes.clear()
    const way = ways[event.key]
    if (way) return this.#move(way)
    switch (event.key) {
      case 'Tab':
        return this.#group(event.shiftKey)
      case 'Home':
      case 'End':
        return this.#edge(event.key === 'End')
      case ' ':
        return this.#act((hit) => this.#space(hit))
      case 'Enter':
        return this.#act((hit) => (event.shiftKey ? this.#acts.home(hit) : this.#acts.best(hit)))
      case 'Escape':
        return this.#acts.cancel()
      default:
        return false
    }
  }

  #first(): Stop | null {
    const { facts } = this.#game()
    const order = groupOrder(facts)
    const tableau = order.find((piles) => !facts.piles[piles[0]!]!.home && piles.length > 1)
    return this.stops.find((stop) => stop.pile === tableau?.[0] && stop.count < 2) ?? this.stops[0] ?? null
  }

  #move(way: Way): boolean {
    const { stop } = this
    const next = stop && neighbour(this.stops, stop, way)
    // at the table's edge the arrow continues to whatever is beside it
    if (!next || (!isAhead(stop, next, way) && this.#leads(way))) return false
    this.to(next.pile, next.count)
    return true
  }

  #group(back: boolean): boolean {
    const groups = groupOrder(this.#game().facts)
    const next = this.stop && nextGroup(this.stops, groups, this.stop.pile, back)
    if (next) this.to(next.pile, next.count)
    return next !== null
  }

  #edge(last: boolean): boolean {
    const group = this.#game().facts.groups.find((one) => one.piles.includes(this.stop?.pile ?? -1))
    const stops = this.stops.filter((stop) => stop.count < 2 && group?.piles.includes(stop.pile))
    const stop = stops[last ? stops.length - 1 : 0]
    if (stop) this.to(stop.pile, stop.count)
    return true
  }

  #act(act: (hit: Hit) => void): boolean {
    const { stop } = this
    if (!stop) return false
    const size = this.#game().countFrom(stop.pile, 0)
    this.at(stop.pile, stop.count)
    act({ pile: stop.pile, index: stop.count === 0 ? -1 : size - stop.count })
    return true
  }

  /**
   * Space picks up and sets down; it takes the hand's card up where that may be laid, and deals otherwise. With nothing
   * picked up it turns the stock, unless the player has gone to a card since the last move.
   */
  #space(hit: Hit): void {
    if (this.#acts.marks) return void this.#acts.pick(hit)
    const game = this.#game()
    const hand = game.table.hand?.pile === hit.pile
    const begun = game.selection !== null || this.#acts.wanted !== null
    if (!hand && !begun && this.#steered !== game.step && this.#turns()) game.deal()
    else if (hand && !begun && game.movesFrom(hit.pile, 1).length > 0) game.select(hit.pile, 1)
    else this.#acts.pick(hit)
  }

  /** Whether the game has a stock that is turned card by card, and from which nothing is laid before. */
  #turns(): boolean {
    const game = this.#game()
    const { hand } = game.table
    if (!hand || game.movesFrom(hand.pile, 1).length > 0) return false
    return game.facts.groups.some(({ role }) => role === 'talon' || role === 'turned')
  }

  #stroke(event: KeyboardEvent): boolean {
    const game = this.#game()
    const pile = this.#strokes.pile(this.keys, event)
    if (pile === 'more') return true
    if (pile === null || !this.stops.some((stop) => stop.pile === pile)) return false
    const begun = game.selection ?? this.#begun
    this.#begun = null
    this.to(pile)
    if (this.#acts.marks) this.#act((hit) => this.#acts.pick(hit))
    else if (begun && begun.from !== pile) game.drop(begun.from, begun.count, pile)
    else {
      this.#act((hit) => this.#acts.pick(hit))
      if (!begun && game.countFrom(pile, 0) > 0) this.#begun = { from: pile, count: 1 }
    }
    return true
  }
}
