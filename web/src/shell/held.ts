import type { GameFacts, LegalMove, Step, Table } from '../core/types'

/**
 * Which cards a player does not want at home: those taken back from there by a move, and those of an automatic play that was taken back.
 * No automatic play sends them home again; once the player has sent one, it is like any other.
 */
export class Held {
  readonly #facts: Pick<GameFacts, 'piles'>
  readonly #cards = new Set<number>()
  /** The tries that were made automatically. */
  readonly #automatic = new Set<number>()
  #home: ReadonlySet<number>
  #node: number

  constructor(facts: Pick<GameFacts, 'piles'>, table: Table) {
    this.#facts = facts
    this.#home = this.#athome(table)
    this.#node = table.node
  }

  /** Follows the game; `automatic` if the step was not the player's own. */
  follow({ table, move }: Step, automatic: boolean): void {
    const home = this.#athome(table)
    const gone = [...this.#home].filter((card) => !home.has(card))
    if (automatic) this.#automatic.add(table.node)
    else if (move || (this.#automatic.has(this.#node) && table.length > 0))
      gone.forEach((card) => this.#cards.add(card))
    // a player who goes back beyond automatic moves wants another game from there
    else this.#cards.clear()
    // the player may make what was made automatically before
    if (move && !automatic) this.#automatic.delete(table.node)
    for (const card of home) this.#cards.delete(card)
    this.#home = home
    this.#node = table.node
  }

  /** Whether this move may be made for the player. */
  allows({ piles }: Pick<Table, 'piles'>, { from, count }: LegalMove): boolean {
    const cards = piles[from]?.slice(-Math.max(1, count)) ?? []
    return !cards.some(({ id }) => this.#cards.has(id))
  }

  #athome({ piles }: Table): Set<number> {
    return new Set(piles.flatMap((pile, i) => (this.#facts.piles[i]?.home ? pile.map(({ id }) => id) : [])))
  }
}
