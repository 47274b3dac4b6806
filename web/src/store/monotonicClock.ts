/** A gap without a look at the clock that is longer than this was no play: the machine slept. */
const longestGap = 60_000

/**
 * Whole milliseconds in which the page was awake. A system clock that is set forward or back changes nothing, and what a machine slept does not
 * count, whether the browser's own clock went on or not. It must be looked at more often than once a minute.
 */
export class MonotonicClock {
  readonly #now: () => number
  #last: number
  #sum = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#last = now()
  }

  get time(): number {
    const now = this.#now()
    const gap = now - this.#last
    this.#last = now
    if (gap > 0 && gap <= longestGap) this.#sum += gap
    return Math.floor(this.#sum)
  }
}
