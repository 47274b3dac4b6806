import { cancelled } from '../core/searches'
import type { Advice, Core, Heard, Oracle, SavedGame } from '../core/types'
import { capital } from '../panels/words'
import { locale, t } from '../words/say.svelte'

/** A requested hint, shown until the position changes. */
export interface HintState {
  /** What is known so far. */
  advice: Advice | null
  busy: boolean
  /** The time ran out before a hint was chosen; H continues the search. */
  late: boolean
  /** The move that is marked first, from 0; H goes on to the next. */
  at: number
  fault: string
}

/** The longest time to refine a displayed hint, in milliseconds; it stops earlier once its figure is good. */
const hintTime = 20_000
/** After this time (ms) the hint is shown as far as it is known. */
const firstTold = 1500

/** So many positions keep their hint. */
const mostKept = 100

/** A position, with the language of its hint: that after the first moves of a game, or after all. */
const placeOf = ({ start, moves }: SavedGame, first = moves.length) =>
  `${locale()} ${start}${moves.slice(0, first).join(' ')}`

/** The hint for a position that another search has proved lost. */
const ofLost = <A extends Advice>(advice: A): A =>
  advice.verdict !== 'open'
    ? advice
    : {
        ...advice,
        verdict: 'lost',
        brief: t('lost'),
        figure: t('lost'),
        worth: t('The game can no longer be won.'),
        hints: advice.hints.map((hint) => ({ ...hint, figure: t('lost') })),
      }

/** The proved verdict on the current position. */
interface Proved {
  readonly isWon: boolean
  readonly isLost: boolean
}

/** The requested hint: its moves, which of them is marked, and its text. */
export class Hinting {
  #found = $state.raw<HintState | null>(null)
  readonly shown: HintState | null = $derived.by(() => {
    const found = this.#found
    return found?.advice && this.#foresight.isLost ? { ...found, advice: ofLost(found.advice) } : found
  })

  #core: Core
  #oracle: Oracle
  #foresight: Proved
  #tell: (inStatus: string, aloud: string, before: string) => void
  #turn = 0
  /** The text in the status line. */
  #told = ''
  /** Finished hints by position and language: one position has one chance, however often it is asked for. */
  readonly #kept = new Map<string, Advice>()
  /** How long the search may take, in milliseconds; more each time that it is continued. */
  #time = hintTime

  /**
   * `tell` gets what fits in the status line, the whole of it to be spoken, and the previous text of the same hint. A mere
   * refinement is not spoken: `aloud` is empty then. `foresight` knows what is proved about the position.
   */
  constructor(
    core: Core,
    oracle: Oracle,
    foresight: Proved,
    tell: (inStatus: string, aloud: string, before: string) => void,
  ) {
    this.#foresight = foresight
    this.#core = core
    this.#oracle = oracle
    this.#tell = tell
  }

  /** The suggested moves, once they are final. */
  get moves(): Advice['hints'] {
    return this.shown?.advice?.chosen ? this.shown.advice.hints : []
  }

  /** The time ran out before a hint was chosen. */
  get late(): boolean {
    return this.shown?.late ?? false
  }

  /** A hint is being computed. */
  get busy(): boolean {
    return this.shown?.busy ?? false
  }

  /** Asks what to do in the present position; false if it was closed before the answer came. */
  ask(): Promise<boolean> {
    this.#time = hintTime
    return this.#ask()
  }

  /** Continues the search whose time ran out, for twice as long; likewise. */
  lookOn(): Promise<boolean> {
    this.#time *= 2
    return this.#ask()
  }

  async #ask(): Promise<boolean> {
    const turn = ++this.#turn
    const current = () => turn === this.#turn
    this.#found = { advice: null, busy: true, late: false, at: 0, fault: '' }
    this.#told = ''
    const place = this.#place
    const kept = this.#kept.get(place)
    if (kept) {
      this.#found = { advice: kept, busy: false, late: false, at: 0, fault: '' }
      this.#say()
      return true
    }
    const asked = performance.now()
    const show = (more: Partial<HintState>) => {
      if (current() && this.#found) this.#found = { ...this.#found, ...more }
    }
    const answer = await this.#oracle.advice(this.#core.tries(), this.#time, (advice) => {
      show({ advice })
      if (current() && advice.chosen && performance.now() - asked > firstTold) this.#say(this.#told !== '')
    })
    if (!current()) return false
    if (!('fault' in answer)) {
      show({ busy: false, late: answer.late, advice: answer })
      if (answer.chosen && !answer.late) this.#keep(place, answer)
    }
    // a final hint stays although something else is being searched now
    else if (this.moves.length > 0) show({ busy: false })
    else if (answer.fault === cancelled) show({ busy: false, late: true })
    else show({ busy: false, fault: answer.fault })
    this.#say(this.#told !== '')
    return true
  }

  get #place(): string {
    return placeOf(this.#core.saved())
  }

  /** The chances that hints have shown in the positions of a game. */
  told(saved: SavedGame): Heard[] {
    return Array.from({ length: saved.moves.length + 1 }, (_, at) => {
      const { share, low, high, verdict, figure } = this.#kept.get(placeOf(saved, at)) ?? {}
      return share !== undefined && verdict === null && figure !== ''
        ? [{ at, share, low: low!, high: high! }]
        : []
    }).flat()
  }

  #keep(place: string, advice: Advice): void {
    this.#kept.delete(place)
    this.#kept.set(place, advice)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest)
  }

  /** Marks and announces the next move. */
  next(): void {
    this.mark(((this.shown?.at ?? 0) + 1) % Math.max(1, this.moves.length))
    this.#say()
  }

  /** Marks another of the moves. */
  mark(at: number): void {
    if (this.#found) this.#found = { ...this.#found, at }
  }

  /** Updates the hint with what has been proved about its position. */
  async retell(): Promise<void> {
    if (this.#told === '') return
    if (!this.#foresight.isWon || this.#found?.advice?.verdict !== 'open') return this.#say(true)
    // the core now knows a line that wins, which need not begin as the hint did
    const turn = this.#turn
    const advice = await this.#oracle.advice(this.#core.tries(), hintTime)
    if (turn !== this.#turn || 'fault' in advice) return
    if (advice.chosen && !advice.late) this.#keep(this.#place, advice)
    this.#found = { ...this.#found, advice, late: advice.late, at: 0 }
    this.#say()
  }

  close(): void {
    if (this.busy) this.#oracle.cancel()
    this.#found = null
    this.#turn++
  }

  /** Why there is no hint, as far as that is known: a search that found none has proved nothing. */
  get #without(): string {
    if (this.shown?.fault) return this.shown.fault
    if (this.busy) return t('Trying the moves…')
    return this.late ? t('No hint was found in time.') : t('No hint was found.')
  }

  /** `finer`: the same hint was told before, and its figures are better known now. */
  #say(finer = false): void {
    const { advice = null, at = 0 } = this.shown ?? {}
    const move = this.moves[at]
    if (!move || !advice) {
      const words = advice?.verdict && !this.busy ? `${this.#without} ${advice.worth}` : this.#without
      this.#tell(words, words, this.#told)
      return
    }
    const first = t('Hint {n}: {move}.', { n: at + 1, move: move.words })
    const figure = move.figure ? `${capital(move.figure)}.` : ''
    const joined = (parts: string[]) => parts.filter((part) => part !== '').join(' ')
    const before = this.#told
    this.#told = joined([
      first,
      advice.claim !== '' && at === 0 ? `${advice.claim} ${advice.brief}.` : figure,
    ])
    this.#tell(
      this.#told,
      finer ? '' : joined([first, ...(at === 0 ? [advice.worth, advice.foreseen] : [figure])]),
      before,
    )
  }
}
