import type { RatedGame } from '../core/types'
import type { Entry } from './log'
import { chosen, type Which } from './statistics'

/** The games by which a player is rated, oldest first: how each deal was chosen, and what came of it. The core decides which of them count. */
export function ratedGames(
  entries: readonly Entry[],
  which: Which,
  balances: ReadonlyMap<string, string>,
): RatedGame[] {
  return chosen(entries, which)
    .filter(({ moves }) => moves > 0)
    .toSorted((a, b) => a.ended - b.ended)
    .map(({ game, set, deal, drawn, result, assists, record }) => ({
      game,
      set,
      deal,
      origin: drawn?.from ?? 'chosen',
      won: result === 'won',
      ...assists,
      listWon: drawn?.won ?? 0,
      listGames: drawn?.games ?? 0,
      balance: balances.get(record) ?? '',
    }))
}
