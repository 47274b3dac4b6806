import type { GameFacts, GameListed, Odds } from '../core/types'

/** A game by how often the hints win it. */
export type Rated = Pick<GameListed, 'id' | 'title' | 'set' | 'chooses' | 'honest' | 'teaches'>

/** Hardly a game at all is won more often, or never. */
const tooEasy = 0.985

/**
 * The game to play after this one: the nearest in ease that is surely harder, or after a loss surely easier, in that the
 * intervals of the two do not overlap. One that was never won comes first; null if there is none, or nothing is known.
 */
export function nextGame(
  games: readonly Rated[],
  { id, honest }: Pick<GameFacts, 'id' | 'honest'>,
  won: boolean,
  beaten: ReadonlySet<string>,
): (Rated & { honest: Odds }) | null {
  if (!honest) return null
  /** How far another game lies that way; negative if it is not surely so. */
  const apart = (other: Odds) => (won ? honest.low - other.high : other.low - honest.high)
  const further = games
    .flatMap((game) => (game.honest ? [{ ...game, honest: game.honest }] : []))
    .filter((game) => game.id !== id && game.chooses && game.honest.won > 0 && game.honest.low < tooEasy)
    .filter((game) => apart(game.honest) > 0)
    .sort((a, b) => apart(a.honest) - apart(b.honest))
  return further.find((game) => !beaten.has(game.id)) ?? further[0] ?? null
}
