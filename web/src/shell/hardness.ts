import type { Advice, Core, Heard, Oracle, SavedGame } from '../core/types'
import type { Start } from '../panels/ending'

/** How long it is computed, in milliseconds. */
const time = 4_000

/** What is known of the first position, with the interval of its chance. */
export type Known = Start & Pick<Advice, 'low' | 'high'>

/** How hard deals are: what is advised in the first position. That of the deal asked for last is kept. */
export class Hardness {
  readonly #core: Core
  readonly #oracle: Oracle
  #last: { start: string; known: Known } | null = null

  constructor(core: Core, oracle: Oracle) {
    this.#core = core
    this.#oracle = oracle
  }

  /** What a hint has found of the first position of the deal in play: later it is told no otherwise. */
  heard(known: Known): void {
    this.#last = { start: this.#core.saved().start, known }
  }

  /** What a review has found, unless it is known already. */
  reviewed(known: Known): void {
    if (this.#last?.start !== this.#core.saved().start) this.heard(known)
  }

  /** The chance that was told of the first position of a game. */
  told(saved: SavedGame): Heard[] {
    const { start, known } = this.#last ?? {}
    if (!known || start !== saved.start || known.verdict !== null || known.figure === '') return []
    const { share, low, high } = known
    return [{ at: 0, share, low, high }]
  }

  /** That of the deal in play, once it is known. */
  async ask(tell: (known: Start) => void): Promise<void> {
    const { start } = this.#core.saved()
    if (this.#last?.start !== start) {
      const advice = await this.#oracle.advice(start, time)
      if ('fault' in advice || !advice.chosen) return
      this.#last = { start, known: advice }
    }
    tell(this.#last.known)
  }
}
