/** Days, by which what is looked at changes. */
const day = Math.floor(Date.now() / 86_400_000)

/** How many days pass from one test of an item to the next; fewer where there are fewer items, more where `most` says so. */
const days = 5

/**
 * A fifth of these, at least one, others each day, for what takes long with each, and not more than `most`: so the tests
 * stay quick while games and windows are added. LONGWOOD_GAMES=all takes all of them.
 */
export const sampled = <T>(all: readonly T[], most = Infinity): readonly T[] => {
  const every = Math.max(Math.min(days, all.length), Math.ceil(all.length / most))
  return process.env.LONGWOOD_GAMES === 'all' ? all : all.filter((_, i) => (i + day) % every === 0)
}

/** One of these, others in each of several places and on other days, where every place needs to see one; likewise. */
export const turn = <T>(some: readonly T[], place: number): readonly T[] =>
  process.env.LONGWOOD_GAMES === 'all' ? some : [some[(Math.floor(day / days) + place) % some.length]!]
