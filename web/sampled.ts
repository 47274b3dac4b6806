/**
 * A third of these, others each day, for what takes long with each: so the tests stay quick while games and windows are
 * added. LONGWOOD_GAMES=all takes all of them.
 */
export const sampled = <T>(all: readonly T[]): readonly T[] =>
  process.env.LONGWOOD_GAMES === 'all'
    ? all
    : all.filter((_, i) => (i + Math.floor(Date.now() / 86_400_000)) % 3 === 0)
