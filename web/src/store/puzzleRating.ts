import * as v from 'valibot'

import { readLocal, writeLocal } from './local'
import { fittingList, parsed, text } from './shape'

/** A player's rating by puzzles, kept in this browser: Glicko-2 against puzzles whose ratings never change. */

const figure = v.pipe(v.number(), v.finite())
const shape = v.object({
  rating: figure,
  /** The deviation: the rating is within two of it with 95 %. */
  rd: v.pipe(figure, v.gtValue(0)),
  vol: v.pipe(figure, v.gtValue(0)),
  /** The puzzles that were answered, each as game/set/deal: only a first answer counts. */
  answered: fittingList(v.pipe(text, v.maxLength(200))),
})
export type PuzzleRating = v.InferOutput<typeof shape>

const key = 'longwood.puzzle-rating'
/** More puzzles than there are: what else lies there is not ours. */
const most = 5000

/** Of a player who has answered nothing, as Glickman proposes. */
export const unrated: PuzzleRating = { rating: 1500, rd: 350, vol: 0.06, answered: [] }

export function readPuzzleRating(text: string | null): PuzzleRating {
  const { success, output } = v.safeParse(shape, parsed(text))
  return success ? { ...output, answered: output.answered.slice(0, most) } : unrated
}

export const puzzleRating = (): PuzzleRating => readPuzzleRating(readLocal(key))

/** The rating of a puzzle: a player of 1500 finds a move that keeps the win as often as one who draws a move at random. */
export function difficulty({ moves, keeping }: { moves: number; keeping: number }): number {
  const p = Math.min(0.99, Math.max(0.01, keeping / Math.max(1, moves)))
  return Math.round(1500 + 400 * Math.log10((1 - p) / p))
}

/** The rating after an answer; null if this puzzle was answered before. */
export async function ratedBy(
  before: PuzzleRating,
  puzzle: string,
  task: { moves: number; keeping: number },
  found: boolean,
): Promise<PuzzleRating | null> {
  if (before.answered.includes(puzzle)) return null
  const { default: rate } = await import('glicko2-lite')
  const { rating, rd, vol } = rate(before.rating, before.rd, before.vol, [
    [difficulty(task), 0, found ? 1 : 0],
  ])
  return { rating, rd, vol, answered: [...before.answered, puzzle] }
}

/** Counts a first answer, and keeps it; null if this puzzle was answered before. */
export async function answerPuzzle(
  puzzle: string,
  task: { moves: number; keeping: number },
  found: boolean,
): Promise<PuzzleRating | null> {
  const after = await ratedBy(puzzleRating(), puzzle, task, found)
  if (after) writeLocal(key, JSON.stringify(after))
  return after
}
