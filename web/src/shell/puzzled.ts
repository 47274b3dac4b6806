import type { GameFacts, Step, Verdict } from '../core/types'
import type { Task } from '../store/begun'
import { keepMark, type Mark } from '../store/puzzles'
import { dealText } from '../store/sitting'
import { moveCount } from '../panels/words'
import { t, tn } from '../words/say.svelte'

type Told = (verdict: Verdict['verdict'], since?: number) => void

/** In a puzzle: what takes the verdict on the player's move, says what the move has made of it, and keeps how far it led. */
export function answering(
  task: Task | undefined,
  { id, set }: GameFacts,
  { table, move }: Step,
  say: (words: string) => void,
): Told | undefined {
  if (!task || !move) return undefined
  const mark = (reached: Mark) => keepMark(id, set, dealText(table), reached)
  if (table.standing === 'won') mark('solved')
  return (verdict, since) => {
    if (verdict === 'lost' && since === table.length)
      say(t('That move throws the win away. Take it back and try another.'))
    if (verdict !== 'won' || table.length !== task.at + 1) return
    mark('found')
    say(t('That move keeps the win. Play on to the end, or try another puzzle.'))
  }
}

/** What a puzzle asks; empty if the game in play is none. */
export function puzzleWords(task: Task | undefined): string {
  if (!task) return ''
  return tn(
    'Puzzle: {n} of {moves} keeps the win. Which?',
    'Puzzle: {n} of {moves} keep the win. Which?',
    task.keeping,
    { moves: moveCount(task.moves) },
  )
}
