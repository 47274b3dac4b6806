import type {
  Advice,
  Advised,
  Fault,
  Heard,
  Loss,
  NamedCards,
  Outcome,
  Review,
  Sample,
  Tasks,
  TurningPoint,
  Verdict,
} from './types'
import { Instance, UnfitArgument, compile } from './wasm'

/** The default limit of positions for one verdict. */
const usualBudget = 5_000_000
/** Positions for each of about eight searches that find the losing move. */
const budgetOfATurn = 500_000
/** Positions followed to explain a loss. */
const budgetOfALoss = 300_000
/** Positions per deal in the search for a winnable one: hard deals are skipped. */
const budgetOfADeal = 300_000
/** A slice should last this many milliseconds: between slices a call may be cancelled. */
const sliceTime = 15
/** Milliseconds between two reports, while helpers wait for a plan or are waited for, and from the start of advice to its first. */
const reportTime = 200
const helpTime = 60
const firstFigure = 30
/** Choosing a hint may take longer than its figure: the limit in milliseconds. */
const longestChoice = 8000
/** The most worlds per decision of a review: more would add little. */
const samplesOfReview = 96
/** The share of a review's time for refining figures; the rest is for searching the end of the game. */
const timeForFigures = 0.85
/** The most memory (bytes) a thread may hold when another game is asked about: WebAssembly never returns memory. */
const mostHeld = 64 << 20
/** The fault of a cancelled call. */
export const cancelled = 'cancelled'
/** Of a game that is not proved lost there is no turning point; the page puts it into words, which a worker does not have. */
export const notLost = 'not-lost'

type GiveNet = (instance: Instance, game: string) => Promise<void>

/** A fault if a limit of time is none: no clock ever passes it. */
function faultOfTime(ms: number): Fault | null {
  const told = typeof ms === 'number' ? String(ms) : JSON.stringify(ms)
  return typeof ms === 'number' && ms >= 0
    ? null
    : { fault: new UnfitArgument(`ms cannot be ${told}; give milliseconds from 0 on`).message }
}

/** What a call answers, or the fault that an argument of it is none. */
function orFault<T>(call: () => T): T | Fault {
  try {
    return call()
  } catch (error) {
    if (error instanceof UnfitArgument) return { fault: error.message }
    throw error
  }
}

/** Lets messages arrive; a timer would wait longer. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/**
 * The searches of the core, in slices, with a separate module. One at a time; callers must wait for the last to
 * end. A call waits for the module; it rejects if that cannot be had, or if the core traps, and then nothing more can be
 * asked here.
 */
export class Searches {
  #loaded: Promise<Instance>
  #compiled: Promise<WebAssembly.Module> | null = null
  /** Set once a call has waited for it. */
  #instance!: Instance
  #stopped = false
  /** The game last asked about. */
  #game = ''
  /** The tries that the advice is about. */
  #advised = ''
  /** The tries for which the task still needs a hint because its time ran out. */
  #unfinished = ''
  /** Positions in a slice, by the speed of the last. */
  #slice = 1000
  /** Gives an instance the weights of a game before its first hint. */
  readonly #giveNet: GiveNet

  /** Without `giveNet`, hints do without a game's weights. */
  constructor(instance?: Instance, giveNet: GiveNet = () => Promise.resolve()) {
    this.#giveNet = giveNet
    this.#loaded = instance
      ? Promise.resolve(instance)
      : Promise.reject(new Error('the module is not loaded'))
    // the calls that wait for it will say so
    this.#loaded.catch(() => undefined)
  }

  /** Fetches the module; the other calls wait for it. */
  load(url: string): void {
    this.#compiled = compile(fetch(url))
    this.#loaded = this.#compiled.then(Instance.from)
    this.#loaded.catch(() => undefined)
  }

  /** The module that was fetched, for another thread; null before `load`. */
  module(): Promise<WebAssembly.Module> | null {
    return this.#compiled
  }

  /** Speaks from now on the language of a catalogue; null is English. */
  async speak(catalogue: Uint8Array | null): Promise<void> {
    ;(await this.#loaded).speak(catalogue)
  }

  /** How much memory the module holds, in bytes; it never shrinks. */
  async memory(): Promise<number> {
    return (await this.#loaded).exports.memory.buffer.byteLength
  }

  /** Whether this saved game, tries or game should be asked about here: not if another one was and has left its memory. */
  async suits(text: string): Promise<boolean> {
    const last = this.#game
    this.#game = (await this.#loaded).call('gameOf', text) || text
    return last === '' || last === this.#game || (await this.memory()) <= mostHeld
  }

  /** Cancels the current search. */
  cancel(): void {
    this.#stopped = true
  }

  async verdict(
    record: string,
    { nodes = usualBudget, ms = Infinity }: { nodes?: number; ms?: number },
    progress: (nodes: number) => void,
  ): Promise<Outcome<Verdict>> {
    this.#stopped = false
    const budget = Math.min(Math.max(0, Math.trunc(nodes)), Number.MAX_SAFE_INTEGER)
    const start = performance.now()
    const fault = faultOfTime(ms) ?? (await this.#begin('verdict', budget, record))
    return fault ?? this.#decide(start, ms, progress)
  }

  async #decide(
    start: number,
    ms = Infinity,
    progress: (nodes: number) => void = () => undefined,
  ): Promise<Outcome<Verdict>> {
    const result = () => this.#instance.found<'verdict'>()
    const ended = await this.#run(
      () => progress(result().nodes),
      (spent) => spent > ms,
    )
    return ended ?? { ...result(), ms: performance.now() - start }
  }

  async turningPoint(
    record: string,
    progress: (done: number, of: number) => void,
  ): Promise<Outcome<TurningPoint>> {
    this.#stopped = false
    const fault = await this.#begin('turningPoint', budgetOfATurn, record)
    if (fault) return fault
    const ended = await this.#run(() => {
      const { done, of } = this.#instance.found<'turningPoint'>()
      progress(done, of)
    })
    if (ended) return ended
    const { lost, ...turning } = this.#instance.found<'turningPoint'>()
    return lost ? turning : { fault: notLost }
  }

  async whyLost(record: string): Promise<Outcome<Loss>> {
    this.#stopped = false
    const fault = await this.#begin('whyLost', budgetOfALoss, record)
    if (fault) return fault
    return (await this.#run(() => undefined)) ?? this.#instance.found<'whyLost'>()
  }

  async blockers(cards: string, record: string): Promise<Outcome<NamedCards>> {
    this.#stopped = false
    const fault = await this.#begin('blockers', budgetOfALoss, cards, record)
    if (fault) return fault
    return (await this.#run(() => undefined)) ?? this.#instance.found<'blockers'>()
  }

  /** Asked again about the same tries after the time ran out, it continues where it stopped. */
  async advice(tries: string, ms: number, progress: (advice: Advice) => void): Promise<Outcome<Advised>> {
    this.#stopped = false
    const unfit = faultOfTime(ms)
    if (unfit) return unfit
    if (tries !== this.#unfinished) {
      const instance = await this.#loaded
      await this.#giveNet(instance, instance.call('gameOf', tries))
      if (this.#stopped) return { fault: cancelled }
      const fault = await this.#begin('advice', tries)
      if (fault) return fault
    }
    this.#advised = tries
    this.#unfinished = ''
    const result = () => this.#instance.found<'advice'>()
    let every = helpTime
    let done = false
    const ended = await this.#run(
      () => {
        const advice = result()
        if (advice.chosen) every = reportTime
        progress(advice)
      },
      (spent) => spent > ms && (spent > longestChoice || result().chosen),
      () => (done = this.#playOut()),
      () => every,
      firstFigure,
    )
    if (ended) return ended
    const advice = result()
    const late = !advice.chosen && !done
    if (late) this.#unfinished = tries
    return { ...advice, late }
  }

  /** Adds a helper's rollouts to the current advice if it is about these tries; false if no more are needed. */
  accept(tries: string, { tried, share, open }: Sample): boolean {
    return tries !== this.#advised || this.#instance.call('accept', tried, share, open)
  }

  /**
   * Plays out a plan from where the tries stand for `ms`, in worlds of this part from number `from` on; `tell` is called
   * with what was played since the last time.
   */
  async assist(
    tries: string,
    plan: string,
    part: number,
    from: number,
    ms: number,
    tell: (more: Sample) => void,
  ): Promise<Outcome<object>> {
    this.#stopped = false
    const fault = faultOfTime(ms) ?? (await this.#begin('assist', plan, part, from, tries))
    if (fault) return fault
    const ended = await this.#run(
      () => {
        tell(this.#instance.found<'assist'>())
      },
      (spent) => spent > ms,
      () => this.#playOut(),
      () => helpTime,
    )
    return ended ?? {}
  }

  async review(
    game: string,
    ms: number,
    progress: (review: Review) => void,
    heard: readonly Heard[] = [],
  ): Promise<Outcome<Review>> {
    this.#stopped = false
    const fault = faultOfTime(ms) ?? (await this.#begin('review', samplesOfReview, game))
    if (fault) return fault
    for (const { at, share, low, high } of heard) this.#instance.call('hear', at, share, low, high)
    const start = performance.now()
    const result = () => this.#instance.found<'review'>()
    const ended = await this.#run(
      () => {
        const review = result()
        progress({ ...review, progress: Math.max(review.progress, (performance.now() - start) / ms) })
      },
      (spent) => {
        if (spent > timeForFigures * ms) this.#instance.call('windUp')
        return spent > ms && result().chances.length > 0
      },
      () => this.#playOut(),
    )
    return ended ?? result()
  }

  async winnable(
    game: string,
    set: string,
    start: string,
    progress: (tried: number) => void,
  ): Promise<Outcome<{ deal: string; line: string[] }>> {
    this.#stopped = false
    let deal = start
    for (let tried = 0; ; ++tried, deal = String(BigInt.asUintN(64, BigInt(deal) + 1n))) {
      const fault = await this.#begin('dealVerdict', budgetOfADeal, game, set, deal)
      if (fault) return fault
      progress(tried)
      const found = await this.#decide(performance.now())
      if ('fault' in found) return found
      if (found.verdict === 'won') return { deal, line: found.line }
      await breathe()
      if (this.#stopped) return { fault: cancelled }
    }
  }

  async #begin<Name extends keyof Tasks>(
    name: Name,
    ...args: Parameters<Tasks[Name]>
  ): Promise<Fault | null> {
    this.#instance = await this.#loaded
    this.#advised = this.#unfinished = ''
    return orFault(() => this.#instance.begin(name, ...args))
  }

  /**
   * Runs the task to its end, or until `enough`, which gets the milliseconds; a fault if it is cancelled. `slice` runs
   * for about `sliceTime` and says whether the task is done.
   */
  async #run(
    report: () => void,
    enough: (spent: number) => boolean = () => false,
    slice = () => this.#search(),
    every: () => number = () => reportTime,
    first = reportTime,
  ): Promise<Fault | null> {
    const start = performance.now()
    let reported = start + first - every()
    for (;;) {
      if (slice()) return null
      const now = performance.now()
      if (enough(now - start)) return null
      if (now - reported > every()) {
        reported = now
        report()
      }
      await breathe()
      if (this.#stopped) return { fault: cancelled }
    }
  }

  /** Searches positions, as many as take the time of a slice. */
  #search(): boolean {
    const begun = performance.now()
    const done = this.#instance.step(this.#slice)
    const scale = Math.min(2, Math.max(0.5, sliceTime / Math.max(performance.now() - begun, 0.1)))
    this.#slice = Math.round(Math.min(200_000, Math.max(100, this.#slice * scale)))
    return done
  }

  /** Plays out games, one after another. */
  #playOut(): boolean {
    const begun = performance.now()
    do {
      if (this.#instance.step(1)) return true
    } while (performance.now() - begun < sliceTime)
    return false
  }
}
