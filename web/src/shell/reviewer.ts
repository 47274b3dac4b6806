import type { Heard, Oracle, Outcome, Review } from '../core/types'

/** How long a game is reviewed at most, and how long one of many games is, in milliseconds. */
const [whole, brief] = [20_000, 5000]

/** The one review that may be under way, for which all else that is searched for is given up. */
export class Reviewer {
  /** A review is under way. */
  busy = false

  #oracle: Oracle
  #alone: () => void

  /** `alone` gives up whatever else is searched for. */
  constructor(oracle: Oracle, alone: () => void) {
    this.#oracle = oracle
    this.#alone = alone
  }

  /** Of the game that leads to where these tries, or this record, stand; `heard`: chances that hints have shown in it. */
  whole(game: string, progress: (review: Review) => void, heard: readonly Heard[]): Promise<Outcome<Review>> {
    return this.#review(game, whole, progress, heard)
  }

  /** The same of one of many games, more coarsely: each needs less. */
  brief(record: string): Promise<Outcome<Review>> {
    return this.#review(record, brief, () => undefined, [])
  }

  #review(
    game: string,
    most: number,
    progress: (review: Review) => void,
    heard: readonly Heard[],
  ): Promise<Outcome<Review>> {
    this.#alone()
    this.busy = true
    return this.#oracle.review(game, most, progress, heard).finally(() => (this.busy = false))
  }
}
