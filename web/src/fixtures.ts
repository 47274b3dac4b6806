import { readFileSync } from 'node:fs'
import { Instance } from './core/wasm'
import type { CardSeen, Face, GameFacts, Outcome } from './core/types'

/** For tests: the core's module. */
export const moduleBytes = readFileSync(new URL('../../build/wasm/longwood.wasm', import.meta.url))

// the core's own facts, read before any test is collected
const core = Instance.now(new WebAssembly.Module(moduleBytes))
/** Every game's id, in the chooser's order. */
export const gameIds: readonly string[] = core.call('listGames').map(({ id }) => id)

/** A game's facts under the book's own rules; the caller's to change. */
export function factsOf(game: string): GameFacts {
  return ok(core.call('facts', game, ''))
}

/** The facts of each game under each of its rule sets, but once where sets lay the same table; with a name for the test. */
export function everyTable(): [name: string, facts: GameFacts][] {
  const seen = new Set<string>()
  return core.call('listGames').flatMap(({ id, sets }) =>
    sets.flatMap((set): [string, GameFacts][] => {
      const facts = ok(core.call('facts', id, set.id))
      const laid = JSON.stringify([id, facts.choices, facts.piles.map(({ absent }) => absent)])
      if (seen.has(laid)) return []
      seen.add(laid)
      return [[`${id} by ${set.id}`, facts]]
    }),
  )
}

/** The outcome, which must be no fault. */
export function ok<T extends object>(outcome: Outcome<T>): T {
  if ('fault' in outcome) throw new Error(outcome.fault)
  return outcome
}

const ranks = 'A23456789TJQK'
const suits = 'SHDC'

/** Piles of the given sizes, by name; all the rest are empty. A negative size is that many covered cards. */
export function pilesOf(facts: GameFacts, sizes: Record<string, number>): CardSeen[][] {
  let id = 0
  return facts.piles.map((pile) => {
    const size = sizes[pile.id] ?? 0
    return Array.from({ length: Math.abs(size) }, () => {
      const face: Face = `${ranks[id % 13]}${suits[(id >> 2) % 4]}`
      return { id: id++, face: size < 0 ? null : face }
    })
  })
}
