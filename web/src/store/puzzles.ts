import { isOneOf, isRaw, parsed } from './check'
import { readLocal, writeLocal } from './local'

/** A position in which few of several moves keep the win, as it stands on a shelf (docs/play/puzzles.md). */
export interface Puzzle {
  deal: string
  /** 1 is the easiest fifth, 5 the hardest. */
  level: number
  /** The moves to the position, in notation. */
  after: string
  /** How many moves there are, twins counted once, and how many of them keep the win. */
  moves: number
  keeping: number
  /** The moves of the shortest way known, and whether it is proved that there is no shorter one. */
  way: number
  fewest: boolean
}

/**
 * What a player did with a puzzle: found a move that keeps the win, or played it to the win. It is kept here alone: a
 * puzzle is no game of one's record.
 */
export type Mark = 'found' | 'solved'

/** By deal; of one game and rule set. */
export type Marks = ReadonlyMap<string, Mark>

const key = (game: string, set: string) => `longwood.puzzles/${game}/${set}`
/** More than a shelf will hold: what else lies there is not ours. */
const most = 1000

export function readMarks(text: string | null): Map<string, Mark> {
  const stored = parsed(text ?? '{}')
  const marks = new Map<string, Mark>()
  if (!isRaw(stored)) return marks
  for (const [deal, mark] of Object.entries(stored).slice(0, most))
    if (isOneOf(mark, ['found', 'solved'])) marks.set(deal, mark)
  return marks
}

export const marksOf = (game: string, set: string): Marks => readMarks(readLocal(key(game, set)))

/** Keeps the better of this mark and the one that is there. */
export function keepMark(game: string, set: string, deal: string, mark: Mark): void {
  const marks = readMarks(readLocal(key(game, set)))
  if (marks.get(deal) === 'solved') return
  writeLocal(key(game, set), JSON.stringify(Object.fromEntries(marks.set(deal, mark))))
}
