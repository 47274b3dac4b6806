import { parsed } from './shape'
import { readLocal, writeLocal } from './local'

/** Deals that came of themselves, in the order in which they came, by the pool from which they were drawn. */
const place = 'longwood.dealt'
/** As many of a pool are remembered; a larger pool repeats a deal after so many others at the soonest. */
const most = 11_000
/** Pools whose deals are remembered; those that were used last. */
const pools = 30

const number = /^\d{1,20}$/

function read(): Map<string, string[]> {
  const stored = Object.entries(parsed(readLocal(place)) ?? {})
  return new Map(
    stored.flatMap(([pool, all]) =>
      typeof all === 'string' ? [[pool, all.split(' ').filter((one) => number.test(one))]] : [],
    ),
  )
}

/** The deals that were drawn from a pool before; they are not to come again until there is no other. */
export const dealtBefore = (pool: string): readonly string[] => read().get(pool) ?? []

/** Remembers that a deal came; `again`: all others of the pool had come, and it begins anew. */
export function keepDealt(pool: string, deal: string, again = false): void {
  const all = read()
  const before = again ? [] : (all.get(pool) ?? [])
  // the pool used last stands last
  all.delete(pool)
  all.set(pool, [...before.filter((one) => one !== deal), deal].slice(-most))
  const kept = [...all].slice(-pools).map(([name, deals]) => [name, deals.join(' ')])
  writeLocal(place, JSON.stringify(Object.fromEntries(kept)))
}
