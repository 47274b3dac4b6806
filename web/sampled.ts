/** Days, by which what is looked at changes. */
const day = Math.floor(Date.now() / 86_400_000)

/** Every item is tested once in this many days. */
const days = 5

/**
 * A fifth of these, at least one, others each day, for what takes long with each: so the tests stay quick while games and
 * windows are added. LONGWOOD_GAMES=all takes all of them.
 */
export const sampled = <T>(all: readonly T[]): readonly T[] =>
  process.env.LONGWOOD_GAMES === 'all'
    ? all
    : all.filter((_, i) => (i + day) % Math.min(days, all.length) === 0)

/** One of these, others in each of several places and on other days, where every place needs to see one; likewise. */
export const turn = <T>(some: readonly T[], place: number): readonly T[] =>
  process.env.LONGWOOD_GAMES === 'all' ? some : [some[(Math.floor(day / days) + place) % some.length]!]
