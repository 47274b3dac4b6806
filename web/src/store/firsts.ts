import type { Entry } from './log'
import { chosen, counted, type Which } from './statistics'

/** What was done for the first time in a game. */
export interface First {
  game: string
  what: 'won' | 'unaided'
  /** When, in milliseconds. */
  when: number
}

/** The first win of each game, and the first without any help, the latest first. */
export function firsts(entries: readonly Entry[], which: Which): First[] {
  const found = new Map<string, First>()
  for (const { game, result, assists, ended } of counted(chosen(entries, which))) {
    if (result !== 'won') continue
    const unaided = assists.undo + assists.hint + assists.peek === 0
    // a first win without help is listed once, as the greater of the two
    const what = unaided ? 'unaided' : 'won'
    const known = found.has(`${game}/unaided`) || found.has(`${game}/${what}`)
    if (!known) found.set(`${game}/${what}`, { game, what, when: ended })
  }
  return [...found.values()].sort((a, b) => b.when - a.when)
}

/** The games that a player has won, dealt in any way. */
export const gamesWon = (entries: readonly Entry[], player: string): Set<string> =>
  new Set(chosen(entries, { player }).flatMap(({ game, result }) => (result === 'won' ? [game] : [])))
