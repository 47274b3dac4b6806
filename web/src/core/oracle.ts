import { proxy } from 'comlink'
import { Helpers, helpersHere } from './helpers'
import { startThread, type Started, type Thread } from './remote'
import { cancelled, notLost } from './searches'
import type {
  Advice,
  Advised,
  Fault,
  Heard,
  Loss,
  NamedCards,
  Oracle,
  Outcome,
  Review,
  TurningPoint,
  Verdict,
} from './types'
import { compile } from './wasm'
import { t } from '../words/say.svelte'

const crashed = () => t('The solver crashed and restarted. Please try again.')

/** A worker that is silent for this long (ms) counts as dead. A slice is much shorter. */
const patience = 20_000

/** Starts the worker of the solver. */
function worker(): Thread {
  const started = new Worker(new URL('./oracle.worker.ts', import.meta.url), { type: 'module' })
  const thread: Thread = { endpoint: started, end: () => started.terminate(), failed: () => undefined }
  started.onerror = () => thread.failed()
  return thread
}

type Call<T> = (remote: Started['remote'], alive: () => void) => Promise<Outcome<T>>

/** The solver at the other end of a thread. Calls are made one after another; a thread that fails is replaced. */
class WorkerOracle implements Oracle {
  readonly #url: string
  readonly #start: () => Thread
  readonly #helpers: Helpers
  #running: Started | null = null
  #catalogue: Uint8Array | null = null
  /** Increased by `cancel`: calls with an earlier number are abandoned. */
  #era = 0
  /** Settles when no call is being answered. */
  #idle: Promise<unknown> = Promise.resolve()
  #giveUp = new Set<(fault: Fault) => void>()

  constructor(url: string, start: () => Thread, helpers: number) {
    this.#url = url
    this.#start = start
    this.#helpers = new Helpers(url, start, helpers)
  }

  async module(): Promise<WebAssembly.Module> {
    try {
      const { thread, remote } = this.#ready()
      const compiled = await new Promise<WebAssembly.Module | null>((give, reject) => {
        thread.failed = () => reject(new Error('the worker failed'))
        remote.module().then(give, reject)
      })
      if (compiled) return compiled
    } catch {
      // a browser may refuse workers
      this.#running?.thread.end()
      this.#running = null
    }
    return compile(fetch(this.#url))
  }

  verdict(record: string, budget: { nodes?: number; ms?: number }, progress?: (nodes: number) => void) {
    return this.#call<Verdict>(record, (remote, alive) =>
      remote.verdict(
        record,
        budget,
        proxy((nodes: number) => (alive(), progress?.(nodes))),
      ),
    )
  }

  async turningPoint(record: string, progress?: (done: number, of: number) => void) {
    const answer = await this.#call<TurningPoint>(record, (remote, alive) =>
      remote.turningPoint(
        record,
        proxy((done: number, of: number) => (alive(), progress?.(done, of))),
      ),
    )
    if (!('fault' in answer) || answer.fault !== notLost) return answer
    return { fault: t('This game is not proved lost, so it has no turning point.') }
  }

  whyLost(record: string) {
    return this.#call<Loss>(record, (remote) => remote.whyLost(record))
  }

  blockers(cards: string, record: string) {
    return this.#call<NamedCards>(record, (remote) => remote.blockers(cards, record))
  }

  advice(tries: string, ms: number, progress?: (advice: Advice) => void) {
    return this.#call<Advised>(tries, async (remote, alive) => {
      let helped = false
      const help = ({ chosen, verdict, hints, tried, lines }: Advice) => {
        const plan = hints[0]?.plan
        if (helped || !chosen || verdict !== null || !plan || lines > 0) return
        helped = true
        this.#helpers.assist(tries, plan, tried, ms, (more) => {
          remote.accept(tries, more).then(
            (wanted) => wanted || this.#helpers.end(),
            () => undefined,
          )
        })
      }
      try {
        return await remote.advice(
          tries,
          ms,
          proxy((advice: Advice) => (alive(), help(advice), progress?.(advice))),
        )
      } finally {
        this.#helpers.end()
      }
    })
  }

  review(game: string, ms: number, progress?: (review: Review) => void, heard: readonly Heard[] = []) {
    return this.#call<Review>(game, (remote, alive) =>
      remote.review(
        game,
        ms,
        proxy((review: Review) => (alive(), progress?.(review))),
        heard,
      ),
    )
  }

  winnable(game: string, set: string, start: string, progress?: (tried: number) => void) {
    return this.#call<{ deal: string; line: string[] }>(game, (remote, alive) =>
      remote.winnable(
        game,
        set,
        start,
        proxy((tried: number) => (alive(), progress?.(tried))),
      ),
    )
  }

  speak(catalogue: Uint8Array | null): void {
    this.#catalogue = catalogue
    this.#tell(catalogue)
  }

  #tell(catalogue: Uint8Array | null): void {
    this.#running?.remote.speak(catalogue).catch(() => undefined)
  }

  cancel(): void {
    this.#era++
    if (this.#giveUp.size === 0) return
    for (const giveUp of this.#giveUp) giveUp({ fault: cancelled })
    this.#running?.remote.cancel().catch(() => undefined)
  }

  /** Makes a call about a saved game, tries or a game after all earlier ones are answered or abandoned. */
  #call<T>(about: string, call: Call<T>): Promise<Outcome<T>> {
    const era = this.#era
    return new Promise((resolve) => {
      const settle = (outcome: Outcome<T>) => {
        this.#giveUp.delete(settle)
        resolve(outcome)
      }
      this.#giveUp.add(settle)
      this.#idle = this.#idle.then(async () => {
        if (era !== this.#era) return settle({ fault: cancelled })
        const thread = await this.#answer(async (remote) => ({ suits: await remote.suits(about) }))
        if (era !== this.#era) return settle({ fault: cancelled })
        if ('fault' in thread) return settle(thread)
        if (!thread.suits) this.#replace()
        settle(await this.#answer(call))
      })
    })
  }

  /** The thread's answer; a fault, and a new thread next time, if it fails or falls silent. */
  async #answer<T>(call: Call<T>): Promise<Outcome<T>> {
    const { thread, remote } = this.#ready()
    let heard = performance.now()
    let watch: ReturnType<typeof setInterval> | undefined
    const silence = new Promise<never>((_, reject) => {
      watch = setInterval(() => {
        if (performance.now() - heard > patience) reject(new Error('no sign of life'))
      }, patience / 10)
      thread.failed = () => reject(new Error('the worker failed'))
    })
    try {
      return await Promise.race([call(remote, () => (heard = performance.now())), silence])
    } catch (error) {
      console.warn(error)
      thread.end()
      this.#running = null
      return { fault: crashed() }
    } finally {
      clearInterval(watch)
    }
  }

  /** The next call has new threads. */
  #replace(): void {
    this.#running?.thread.end()
    this.#running = null
    this.#helpers.dismiss()
  }

  #ready(): Started {
    if (this.#running) return this.#running
    this.#running = startThread(this.#url, this.#start)
    if (this.#catalogue) this.#tell(this.#catalogue)
    return this.#running
  }
}

/** The solver in a worker, which starts with the first call, and its helpers. `url` is that of longwood.wasm. */
export function startOracle(
  url: string,
  start: () => Thread = worker,
  helpers: number = helpersHere(),
): Oracle {
  return new WorkerOracle(new URL(url, globalThis.location?.href).href, start, helpers)
}
