import { proxy } from 'comlink'
import { startThread, type Started, type Thread } from './remote'
import type { Sample } from './types'

/** More threads would gain little and slow down other programs. */
const most = 3

/** How many helpers suit this machine: one core is left for the search itself. */
export function helpersHere(): number {
  return Math.max(0, Math.min(most, (globalThis.navigator?.hardwareConcurrency ?? 1) - 1))
}

interface Helper extends Started {
  /** Settles when it is idle. */
  idle: Promise<void>
}

/**
 * Threads beside the one that advises, which play out the plan that it has chosen, so that its figure is soon good. They
 * start with the first plan. A failed helper is ignored.
 */
export class Helpers {
  readonly #url: string
  readonly #start: () => Thread
  readonly #count: number
  #running: Helper[] = []
  /** Increased when the helpers should stop: late results are ignored. */
  #turn = 0

  constructor(url: string, start: () => Thread, count: number) {
    this.#url = url
    this.#start = start
    this.#count = count
  }

  /**
   * Plays out a plan, from where the tries stand, for `ms` milliseconds. `tried` is how many games of it were played out
   * before. `tell` is called several times a second with what was played since.
   */
  assist(
    tries: string,
    plan: readonly string[],
    tried: number,
    ms: number,
    tell: (more: Sample) => void,
  ): void {
    const turn = ++this.#turn
    const heard = (more: Sample) => {
      if (turn === this.#turn) tell(more)
    }
    while (this.#running.length < this.#count)
      this.#running.push({ ...startThread(this.#url, this.#start), idle: Promise.resolve() })
    this.#running.forEach((helper, i) => {
      helper.idle = helper.idle.then(async () => {
        if (turn !== this.#turn) return
        try {
          await helper.remote.assist(tries, plan.join(' '), i + 1, tried, ms, proxy(heard))
        } catch {
          helper.thread.end()
          this.#running = this.#running.filter((other) => other !== helper)
        }
      })
    })
  }

  end(): void {
    this.#turn++
    for (const { remote } of this.#running) remote.cancel().catch(() => undefined)
  }

  /** Ends their threads and frees the memory; new ones start with the next plan. */
  dismiss(): void {
    this.#turn++
    for (const { thread } of this.#running) thread.end()
    this.#running = []
  }
}
