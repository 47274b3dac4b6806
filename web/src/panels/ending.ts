import type { Advice, Review } from '../core/types'
import type { Ending } from '../store/ending'
import type { Turned } from './turned'
import { clock, moveCount, percent, tied } from './words'
import { locale, t, tn } from '../words/say.svelte'

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
    return t('It began with moves that were not yours, so it does not count in your statistics.')
  const { fewestMoves, bestTime, streak, wins } = ending
  if (fewestMoves === null || bestTime === null) return t('Your first win at this game.')
  const best = { moves: moveCount(fewestMoves), time: clock(bestTime) }
  const run = streak > 1 ? tn('{n} win in a row.', '{n} wins in a row.', streak) : ''
  return [run, bestWords(moves < fewestMoves, played < bestTime, wins, best)].filter(Boolean).join(' ')
}

function bestWords(
  fewest: boolean,
  fastest: boolean,
  wins: number,
  best: { moves: string; time: string },
): string {
  if (fewest && fastest)
    return t(
      'This is your fewest moves; until now it was {moves}, and your best time; until now it was {time}.',
      best,
    )
  if (fewest) return t('This is your fewest moves; until now it was {moves}.', best)
  if (fastest) return t('This is your best time; until now it was {time}.', best)
  return t('Your win number {wins} here; your best are {moves} and {time}.', { wins, ...best })
}

/** More moves than these are counted and not listed. */
const listed = 4

/**
 * Of a game that was won although moves of it that were taken back had lost it; empty where none had. `shown`: the
 * player looked at what only one who knows every card can know.
 */
export function recoveredWords(moves: readonly number[], shown: boolean): string {
  if (moves.length === 0) return ''
  const n = moves.length
  if (n > listed)
    return shown
      ? t('It was lost {n} times on the way, and won all the same.', { n })
      : t('It was lost {n} times on the way, and you found the way back each time.', { n })
  const at = new Intl.ListFormat(locale()).format(moves.map(String))
  if (shown)
    return tn(
      'It was lost at move {moves}, and won all the same.',
      'It was lost at moves {moves}, and won all the same.',
      n,
      { moves: at },
    )
  return tn(
    'It was lost at move {moves}, and you found the way back.',
    'It was lost at moves {moves}, and you found the way back each time.',
    n,
    { moves: at },
  )
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
      ? t('it was the cards')
      : loss > -2 * luck
        ? t('it was mostly play')
        : -luck > 2 * loss
          ? t('it was mostly the cards')
          : t('it was both the cards and play')
  return t('by what you could see you kept {share} of the chance: {owed}', { share: percent(kept), owed })
}

/** Both accounts of such a loss in one sentence. */
export function lossWords(turned: Turned | null, review: Review | null): string {
  const seen = seenWords(review)
  if (!turned?.hidden || turned.move === 0 || seen === '') return ''
  return t('By every card known it was lost at move {move}; {seen}.', { move: turned.move, seen })
}

/** How hard a deal is, by what is advised in its first position; empty where nothing can be told. */
export function hardWords({ verdict, brief, doubt }: Pick<Advice, 'verdict' | 'brief' | 'doubt'>): string {
  if (verdict === 'won') return t('Every card of this deal lies open: who looks far enough ahead wins it.')
  if (verdict !== null || brief === '') return ''
  const words = t(
    'How hard the deal is: Longwood’s own player, who sees no more than you, wins {brief} of the deals that begin as this one does.',
    { brief: tied(brief) },
  )
  return doubt === '' ? words : `${words} ${doubt}`
}
