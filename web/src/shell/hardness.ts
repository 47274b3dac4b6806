import type { Advice, Core, Oracle } from '../core/types'
import { startOf } from './records'

/** How long it is computed, in milliseconds. */
const time = 4_000

/** How hard deals are: what is advised in the first position. That of the deal asked for last is kept. */
export class Hardness {
  readonly #core: Core
  readonly #oracle: Oracle
  #last: { start: string; advice: Advice } | null = null

  constructor(core: Core, oracle: Oracle) {
    this.#core = core
    this.#oracle = oracle
  }

  /** That of the deal in play, as it becomes better known. */
  async ask(progress: (advice: Advice) => void): Promise<void> {
    const start = startOf(this.#core.record())
    if (this.#last?.start !== start) {
      const advice = await this.#oracle.advice(start, time, progress)
      if ('fault' in advice) return
      this.#last = { start, advice }
    }
    progress(this.#last.advice)
  }
}
