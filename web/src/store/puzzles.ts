import * as v from 'valibot'

import { readLocal, writeLocal } from './local'
import { count, dealNumber, fittingNamed, text } from './shape'

const words = (text: string) => text.split(' ').filter(Boolean).length

/** A line of a shelf (docs/contribute/puzzles.md). */
export const puzzle = v.pipe(
  v.object({
    deal: dealNumber,
    /** 1 is the easiest fifth, 5 the hardest. */
    level: count,
    /** The moves to the position, in notation. */
    after: text,
    /** How many moves there are, twins counted once. */
    moves: count,
    /** Those of them that keep the win. */
    keep: text,
    /** The moves of the shortest way known, and whether it is proved that there is no shorter one. */
    way: text,
    fewest: v.boolean(),
  }),
  v.transform(({ keep, way, ...line }) => ({ ...line, keeping: words(keep), way: words(way) })),
)

/** A position in which few of several moves keep the win; of these, and of the moves of the way, the numbers. */
export type MovePuzzle = v.InferOutput<typeof puzzle>

/** A line of a shelf of `longwood-lab blockers`. */
export const blockers = v.pipe(
  v.object({
    deal: dealNumber,
    level: count,
    after: text,
    /** So many cards that cannot all come home are to be found. */
    fewest: count,
    /** How many sets of so many cards there are for each that is right. */
    oneIn: count,
  }),
  v.transform(({ fewest, ...line }) => ({ ...line, cards: fewest })),
)

/** A lost position in which few cards cannot all come home. */
export type BlockersPuzzle = v.InferOutput<typeof blockers>

export type Puzzle = MovePuzzle | BlockersPuzzle

/** What is to be found. */
export type PuzzleKind = 'moves' | 'blockers'

export const kindOf = (task: object): PuzzleKind => ('cards' in task ? 'blockers' : 'moves')

const mark = v.picklist(['found', 'solved'])

/**
 * The player's result in a puzzle: found a move that keeps the win, or played it to the win; found more cards than
 * are needed, or as few as are asked for. It is kept only here: a puzzle does not count in statistics.
 */
export type Mark = v.InferOutput<typeof mark>

/** By deal; of one kind, game and rule set. */
export type Marks = ReadonlyMap<string, Mark>

const key = (kind: PuzzleKind, game: string, set: string) =>
  `longwood.${kind === 'moves' ? 'puzzles' : kind}/${game}/${set}`
/** More than a shelf will hold: what else lies there is not ours. */
const most = 1000

export const readMarks = (text: string | null): Map<string, Mark> => fittingNamed(mark, text, most)

export const marksOf = (kind: PuzzleKind, game: string, set: string): Marks =>
  readMarks(readLocal(key(kind, game, set)))

/** How many puzzles of a shelf are solved. */
export const solvedOf = (kind: PuzzleKind, game: string, set: string): number =>
  [...marksOf(kind, game, set).values()].filter((mark) => mark === 'solved').length

/** Keeps the better of this mark and the one that is there. */
export function keepMark(kind: PuzzleKind, game: string, set: string, deal: string, mark: Mark): void {
  const marks = readMarks(readLocal(key(kind, game, set)))
  if (marks.get(deal) === 'solved') return
  writeLocal(key(kind, game, set), JSON.stringify(Object.fromEntries(marks.set(deal, mark))))
}
