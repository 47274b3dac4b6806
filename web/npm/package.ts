/** What the npm package offers beside the types; `index.ts` and `node.ts` say where the module's bytes come from. */

import { loadCore } from '../src/core/core'
import { Searches } from '../src/core/searches'
import type { Advice, Core, Outcome, Review, TurningPoint, Verdict } from '../src/core/types'
import { Instance, compile } from '../src/core/wasm'

export type * from '../src/core/types'

/** The bytes of longwood.wasm, or the answer that brings them. */
export type Source = BufferSource | Response | Promise<Response>

/**
 * Solver, adviser and review, in slices on the thread that asks: one search at a time. A search that is cancelled
 * answers with the fault "cancelled".
 */
export interface Searcher {
  /** Decides the position in which a record ends, every card being known, within 5,000,000 positions unless a budget is given. */
  verdict(record: string, budget?: { nodes?: number; ms?: number }): Promise<Outcome<Verdict>>
  /** Where the record's game was lost. */
  turningPoint(record: string): Promise<Outcome<TurningPoint>>
  /** What to do next by what the player can know, where these tries (`Core.tries`) stand, in about `ms`; `progress` has first figures soon. */
  advice(tries: string, ms?: number, progress?: (advice: Advice) => void): Promise<Outcome<Advice>>
  /** Luck and play in the game that leads to where these tries, or this record, stand, in about `ms`. */
  review(game: string, ms?: number, progress?: (review: Review) => void): Promise<Outcome<Review>>
  /** The first deal from `start` on that can be won. */
  winnable(game: string, set: string, start: string): Promise<Outcome<{ deal: string; line: string[] }>>
  /** Gives up the search that is going on. */
  cancel(): void
}

const nothing = () => undefined
const usualTime = 2000
const timeOfReview = 10_000

/** The core from these bytes: rules, one game in play, records. Rejects if they are not the module. */
export const coreFrom = (source: Source): Promise<Core> => loadCore(source)

/** The searches, in an instance of their own. */
export async function searcherFrom(source: Source): Promise<Searcher> {
  const searches = new Searches(await Instance.from(await compile(source)))
  return {
    verdict: (record, budget = {}) => searches.verdict(record, budget, nothing),
    turningPoint: (record) => searches.turningPoint(record, nothing),
    advice: (tries, ms = usualTime, progress = nothing) => searches.advice(tries, ms, progress),
    review: (game, ms = timeOfReview, progress = nothing) => searches.review(game, ms, progress),
    winnable: (game, set, start) => searches.winnable(game, set, start, nothing),
    cancel: () => searches.cancel(),
  }
}
