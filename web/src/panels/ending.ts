import type { Advice, Review } from '../core/types'
import type { Ending } from '../store/ending'
import type { Turned } from './turned'
import { clock, many, percent } from './words'

/** How a game went, as the dialog at its end shows it. */
export interface Figures {
  moves: number
  /** Milliseconds on the clock. */
  played: number
  undo: number
  hint: number
  /** Helps that know hidden cards. */
  peek: number
}

/** The one line about the player's own record; empty where there is nothing to say. */
export function recordWords(ending: Ending | null, won: boolean, { moves, played }: Figures): string {
  if (!ending || !won) return ''
  if (!ending.counts)
    return 'It began with moves that were not yours, so it does not count in your statistics.'
  const { fewestMoves, bestTime, streak, wins } = ending
  if (fewestMoves === null || bestTime === null) return 'Your first win at this game.'
  const said: string[] = []
  if (moves < fewestMoves) said.push(`your fewest moves; until now it was ${many(fewestMoves, 'move')}`)
  if (played < bestTime) said.push(`your best time; until now it was ${clock(bestTime)}`)
  const run = streak > 1 ? `${streak} wins in a row. ` : ''
  if (said.length > 0) return `${run}This is ${said.join(', and ')}.`
  return `${run}Your win number ${wins} here; your best are ${many(fewestMoves, 'move')} and ${clock(bestTime)}.`
}

/** More moves than these are counted and not listed. */
const listed = 4

/**
 * Of a game that was won although moves of it that were taken back had lost it; empty where none had. `shown`: the
 * player looked at what only one who knows every card can know.
 */
export function recoveredWords(moves: readonly number[], shown: boolean): string {
  if (moves.length === 0) return ''
  const at =
    moves.length > listed
      ? `${moves.length} times on the way`
      : `at ${moves.length === 1 ? 'move' : 'moves'} ${new Intl.ListFormat('en-GB').format(moves.map(String))}`
  if (shown) return `It was lost ${at}, and won all the same.`
  return `It was lost ${at}, and you found the way back${moves.length === 1 ? '' : ' each time'}.`
}

/**
 * What a review says of a loss whose turn only one who knows every card could see, to be joined to where that was;
 * empty while nothing is known.
 */
export function seenWords(review: Pick<Review, 'kept' | 'luck' | 'loss'> | null): string {
  const { kept, luck = 0, loss = 0 } = review ?? {}
  if (kept === undefined) return ''
  const owed =
    kept >= 0.995
      ? 'it was the cards'
      : loss > -2 * luck
        ? 'it was mostly play'
        : -luck > 2 * loss
          ? 'it was mostly the cards'
          : 'it was both the cards and play'
  return `by what you could see you kept ${percent(kept)} of the chance: ${owed}`
}

/** Both accounts of such a loss in one sentence. */
export function lossWords(turned: Turned | null, review: Review | null): string {
  const seen = seenWords(review)
  if (!turned?.hidden || turned.move === 0 || seen === '') return ''
  return `By every card known it was lost at move ${turned.move}; ${seen}.`
}

/** How hard a deal is, by what is advised in its first position; empty where nothing can be told. */
export function hardWords({ verdict, brief, doubt }: Pick<Advice, 'verdict' | 'brief' | 'doubt'>): string {
  if (verdict === 'won') return 'Every card of this deal lies open: who looks far enough ahead wins it.'
  if (verdict !== null || brief === '') return ''
  const words = `How hard the deal is: Longwood’s own player, who sees no more than you, wins ${brief} of the deals that begin as this one does.`
  return doubt === '' ? words : `${words} ${doubt}`
}
