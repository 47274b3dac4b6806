import type { Advice, Core, Oracle } from '../core/types'
import { capital } from '../panels/words'

/** A hint asked for, shown until the next change of the position. */
export interface HintState {
  /** What is known so far. */
  advice: Advice | null
  busy: boolean
  /** The move that is marked first, from 0; H goes on to the next. */
  at: number
  fault: string
}

/** How long a hint is computed, in milliseconds. */
const hintTime = 1500

/** The hint that the player asked for: what it advises, which of its moves is marked, and how it is told. */
export class Hinting {
  shown = $state.raw<HintState | null>(null)

  #core: Core
  #oracle: Oracle
  #tell: (inStatus: string, aloud: string) => void
  #turn = 0

  /** `tell` gets what fits in the status line, and the whole of it to be spoken. */
  constructor(core: Core, oracle: Oracle, tell: (inStatus: string, aloud: string) => void) {
    this.#core = core
    this.#oracle = oracle
    this.#tell = tell
  }

  /** The moves that are advised, as soon as they stand. */
  get moves(): Advice['hints'] {
    return this.shown?.advice?.chosen ? this.shown.advice.hints : []
  }

  /** Asks what to do in the present position; false if it was closed before the answer came. */
  async ask(): Promise<boolean> {
    const turn = ++this.#turn
    const current = () => turn === this.#turn
    this.shown = { advice: null, busy: true, at: 0, fault: '' }
    const show = (more: Partial<HintState>) => {
      if (current() && this.shown) this.shown = { ...this.shown, ...more }
    }
    const answer = await this.#oracle.advice(this.#core.tries(), hintTime, (advice) => show({ advice }))
    if (!current()) return false
    if ('fault' in answer) show({ busy: false, fault: answer.fault })
    else show({ busy: false, advice: answer })
    this.#say()
    return true
  }

  /** Marks and tells the next of the moves. */
  next(): void {
    this.mark(((this.shown?.at ?? 0) + 1) % Math.max(1, this.moves.length))
    this.#say()
  }

  /** Marks another of the moves. */
  mark(at: number): void {
    if (this.shown) this.shown = { ...this.shown, at }
  }

  close(): void {
    this.shown = null
    this.#turn++
  }

  #say(): void {
    const { advice, at = 0 } = this.shown ?? {}
    if (!advice) return
    const move = this.moves[at]
    const first = move ? `Hint ${at + 1}: ${move.words}.` : 'No move is advised.'
    const figure = move?.figure ? `${capital(move.figure)}.` : ''
    const joined = (parts: string[]) => parts.filter((part) => part !== '').join(' ')
    this.#tell(
      joined([first, advice.verdict === null && at === 0 ? `Going on so wins ${advice.figure}.` : figure]),
      joined([first, ...(at === 0 ? [advice.worth, advice.foreseen] : [figure])]),
    )
  }
}
