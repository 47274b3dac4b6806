import type { Entry } from './log'
import { chosen, counted, type Which } from './statistics'

/** A player's games, told apart by whether luck can be told from play in them. */
export interface SplitByLuck {
  /** The games that count, the oldest first. */
  fair: Entry[]
  /** Of these, in which the player had hints, which know no more than the player. */
  hinted: number
  /** A verdict or a solution, which knows hidden cards, was looked at. */
  peeked: number
  /** Cards are hidden, and moves were taken back: what they had shown was known. */
  undone: number
  /** Cards are hidden, and the deal had been played before. */
  again: number
}

/**
 * Sifts the games that count in the statistics. The log has how often moves were taken back, not what they had shown, so
 * any move taken back sets a game with hidden cards aside. `isOpen` says of a game whether all its cards lie open.
 */
export function splitByLuck(
  entries: readonly Entry[],
  which: Which,
  isOpen: (entry: Entry) => boolean,
): SplitByLuck {
  const split: SplitByLuck = { fair: [], hinted: 0, peeked: 0, undone: 0, again: 0 }
  const all = chosen(entries, which).toSorted((a, b) => a.ended - b.ended)
  const counting = new Set(counted(all))
  const met = new Set<string>()
  for (const entry of all) {
    const { assists, player, game, deal } = entry
    const name = JSON.stringify([player, game, deal])
    const known = met.has(name)
    met.add(name)
    if (!counting.has(entry)) continue
    const open = isOpen(entry)
    if (assists.peek > 0) split.peeked++
    else if (assists.undo > 0 && !open) split.undone++
    else if (known && !open) split.again++
    else {
      split.fair.push(entry)
      if (assists.hint > 0) split.hinted++
    }
  }
  return split
}
