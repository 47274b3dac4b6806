import type { Core, Oracle, Table, TurningPoint, Verdict } from '../core/types'
import type { Known } from '../panels/known'

/** What is known of the position's future, by one to whom every card is known. */
export interface Foreseen extends Known {
  /** The player does not see all cards: this says more than the table shows. */
  allKnowing: boolean
}

/**
 * "Can it still be won?", kept up to date in the background. Where the player can know every card it is always there;
 * else only after it was asked for, and until the next game.
 */
export class Foresight {
  seen = $state.raw<Foreseen | null>(null)
  verdict = $state.raw<Verdict | null>(null)
  turning = $state.raw<TurningPoint | null>(null)
  /** What went wrong with the last search, for a person. */
  fault = $state('')
  /** The player asked to be told although cards are hidden. */
  asked = $state(false)

  #oracle: Oracle
  #core: Core
  #say: (fault: string) => void
  #turn = 0

  /** `say` tells the player that a search failed. */
  constructor(core: Core, oracle: Oracle, say: (fault: string) => void) {
    this.#core = core
    this.#oracle = oracle
    this.#say = say
  }

  /** Forgets all that belongs to another game. */
  reset(): void {
    this.asked = false
    this.seen = null
    this.turning = null
  }

  /** Gives up the search that is going on. */
  stop(): void {
    this.#turn++
    this.#oracle.cancel()
  }

  /**
   * Looks at a new position; resolves when nothing more will come of it. `told` gets the verdict as soon as it is there.
   */
  async look(table: Table, told?: (verdict: Verdict['verdict']) => void): Promise<void> {
    this.stop()
    this.verdict = null
    this.fault = ''
    const allKnowing = table.unknown > 0
    if (table.standing === 'won' || (allKnowing && !this.asked)) {
      this.seen = null
      return
    }
    const turn = this.#turn
    const current = () => turn === this.#turn
    const show = (kind: Foreseen['kind'], more: Partial<Foreseen> = {}) => {
      this.seen = { kind, nodes: 0, length: 0, since: undefined, allKnowing, ...more }
    }
    if (this.seen === null || this.seen.allKnowing !== allKnowing) show('deciding')
    // a verdict that comes at once should not flicker
    const patience = setTimeout(() => current() && show('deciding'), 150)
    const record = this.#core.record()
    const answer = await this.#oracle.verdict(record, {}, (nodes) => current() && show('deciding', { nodes }))
    clearTimeout(patience)
    if (!current()) return
    if ('fault' in answer) {
      this.fault = answer.fault
      this.#say(answer.fault)
      show('open')
      return
    }
    this.verdict = answer
    const { nodes, because } = answer
    show(answer.verdict, { nodes, because, length: answer.line.length })
    told?.(answer.verdict)
    if (answer.verdict === 'lost')
      await this.#turned(record, current, (more) => show('lost', { nodes, because, ...more }))
  }

  async #turned(
    record: string,
    current: () => boolean,
    show: (more: Partial<Foreseen>) => void,
  ): Promise<void> {
    const turning = await this.#oracle.turningPoint(record)
    if (!current() || 'fault' in turning) return
    this.turning = turning
    show({ since: turning.move, sure: turning.sure })
  }
}
