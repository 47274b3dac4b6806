import type { Core, Oracle } from '../core/types'
import type { Start } from '../panels/ending'
import { startOf } from './records'

/** How long it is computed, in milliseconds. */
const time = 4_000

/** How hard deals are: what is advised in the first position. That of the deal asked for last is kept. */
export class Hardness {
  readonly #core: Core
  readonly #oracle: Oracle
  #last: { start: string; known: Start } | null = null

  constructor(core: Core, oracle: Oracle) {
    this.#core = core
    this.#oracle = oracle
  }

  /** What a hint or a review has found of the first position of the deal in play: later it is told no otherwise. */
  heard(known: Start): void {
    this.#last = { start: startOf(this.#core.record()), known }
  }

  /** That of the deal in play, once it is known. */
  async ask(tell: (known: Start) => void): Promise<void> {
    const start = startOf(this.#core.record())
    if (this.#last?.start !== start) {
      const advice = await this.#oracle.advice(start, time)
      if ('fault' in advice || !advice.chosen) return
      this.#last = { start, known: advice }
    }
    tell(this.#last.known)
  }
}
