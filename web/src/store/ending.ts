import type { Entry } from './log'
import { chosen, counted, statistics } from './statistics'

/** What a game that has ended is among the player's others under the same rules. */
export interface Ending {
  /** It counts: it was dealt here and has moves. */
  counts: boolean
  /** Wins up to this one, one after another; 0 after a loss. */
  streak: number
  /** Games won under these rules, this one included. */
  wins: number
  /** Of the wins before this one; null if there are none. */
  fewestMoves: number | null
  bestTime: number | null
}

/** `entries` is the whole log, in which the game itself may or may not stand yet. */
export function endingOf(entries: readonly Entry[], entry: Entry): Ending {
  const { player, game, set } = entry
  const others = entries.filter(({ id }) => id !== entry.id)
  const before = statistics(others, { player, game, set })
  const now = statistics([...others, entry], { player, game, set })
  return {
    counts: counted(chosen([entry], { player, game, set })).length > 0,
    streak: entry.result === 'won' && now.streak?.of === 'won' ? now.streak.length : 0,
    wins: now.won,
    fewestMoves: before.bestMoves,
    bestTime: before.bestTime,
  }
}
