import type { GameFacts, Step, Table, Verdict } from '../core/types'
import type { CardsTask, Task } from '../store/begun'
import { answerPuzzle, type PuzzleRating } from '../store/puzzleRating'
import { keepMark, type Mark } from '../store/puzzles'
import { dealText } from '../store/playSession'
import { moveCount } from '../panels/words'
import { t, tn } from '../words/say.svelte'

type Told = (verdict: Verdict['verdict'], since?: number) => void

const answered = (found: boolean) =>
  found
    ? t('That move keeps the win. Play on to the end, or try another puzzle.')
    : t('That move throws the win away. Take it back and try another.')

/** "Puzzle rating 1620 ± 180." */
export const ratingWords = ({ rating, rd }: PuzzleRating): string =>
  t('Puzzle rating {rating} ± {margin}.', { rating: Math.round(rating), margin: Math.round(1.96 * rd) })

/**
 * In a puzzle: what takes the verdict on the player's move, says what the move has made of it, and keeps how far it led.
 * A first answer without help changes the player's rating by puzzles.
 */
export function answering(
  task: Task | undefined,
  { id, set }: GameFacts,
  { table, move }: Step,
  say: (words: string) => void,
  aided = false,
): Told | undefined {
  if (!task || !move || 'cards' in task) return undefined
  const mark = (reached: Mark) => keepMark('moves', id, set, dealText(table), reached)
  if (table.standing === 'won') mark('solved')
  return (verdict, since) => {
    const lost = verdict === 'lost' && since === table.length
    if (lost) say(answered(false))
    if (table.length !== task.at + 1) return
    const found = verdict === 'won'
    if (found) {
      mark('found')
      say(answered(true))
    }
    if (aided || !(found || lost)) return
    void answerPuzzle(`${id}/${set}/${dealText(table)}`, task, found).then(
      (rated) => rated && say(`${answered(found)} ${ratingWords(rated)}`),
      // the library is fetched with the first answer, which may be impossible offline
      () => undefined,
    )
  }
}

/**
 * Cards were marked, or the player has given up (null): keeps how far that led. A first answer without help changes the
 * player's rating: returns the sentence about it, or else an empty one.
 */
export async function answeredCards(
  task: CardsTask,
  { id, set }: GameFacts,
  table: Table,
  reached: Mark | null,
  aided: boolean,
): Promise<string> {
  const deal = dealText(table)
  if (reached) keepMark('blockers', id, set, deal, reached)
  if (aided) return ''
  const asked = { moves: task.oneIn, keeping: 1 }
  const rated = await answerPuzzle(`${id}/${set}/${deal}/blockers`, asked, reached === 'solved').catch(
    () => null,
  )
  return rated ? ratingWords(rated) : ''
}

/** What a puzzle asks; empty if the game in play is none. */
export function puzzleWords(task: Task | undefined): string {
  if (!task) return ''
  if ('cards' in task)
    return tn(
      'Puzzle: the game is lost. Mark {n} card that can never come home.',
      'Puzzle: the game is lost. Mark {n} cards that cannot all come home.',
      task.cards,
    )
  return tn(
    'Puzzle: {n} of {moves} keeps the win. Which?',
    'Puzzle: {n} of {moves} keep the win. Which?',
    task.keeping,
    { moves: moveCount(task.moves) },
  )
}
