import type { Advice, Review } from '../core/types'
import type { Ending } from '../store/ending'
import type { Turned } from './turned'
import { capital, clock, foreseenWords, moveCount, percent, percents, tied } from './words'
import { figures, locale, t, tn } from '../words/say.svelte'

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

/** One line about the player's statistics; may be empty. */
export function recordWords(ending: Ending | null, won: boolean, { moves, played }: Figures): string {
  if (!ending || !won) return ''
  if (!ending.counts)
    return t('This game started with moves that were not yours, so it does not count in your statistics.')
  const { fewestMoves, bestTime, streak, wins } = ending
  if (fewestMoves === null || bestTime === null) return t('Your first win at this game!')
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
    return t('Your fewest moves (before: {moves}) and your best time (before: {time}).', best)
  if (fewest) return t('Your fewest moves (before: {moves}).', best)
  if (fastest) return t('Your best time (before: {time}).', best)
  return t('Win number {wins} here. Your best: {moves} and {time}.', { wins, ...best })
}

/** More moves than this are counted instead of listed. */
const listed = 4

/**
 * Of a game that was won although moves of it that were taken back had lost it; empty where none had. `shown`: the
 * player looked at a verdict that uses hidden cards; `foresees`: one that uses future shuffles.
 */
export function recoveredWords(moves: readonly number[], shown: boolean, foresees = false): string {
  if (moves.length === 0) return ''
  const words = wayBackWords(moves, shown)
  return foresees ? `${words} ${foreseenWords()}` : words
}

function wayBackWords(moves: readonly number[], shown: boolean): string {
  const n = moves.length
  if (n > listed)
    return shown
      ? t('It was lost {n} times along the way, and you still won.', { n })
      : t('It was lost {n} times along the way, and you found your way back each time.', { n })
  const at = new Intl.ListFormat(locale()).format(moves.map(String))
  if (shown)
    return tn(
      'It was lost at move {moves}, and you still won.',
      'It was lost at moves {moves}, and you still won.',
      n,
      { moves: at },
    )
  return tn(
    'It was lost at move {moves}, and you found your way back.',
    'It was lost at moves {moves}, and you found your way back each time.',
    n,
    { moves: at },
  )
}

/**
 * A review's words about a loss that only hidden cards could show, to be joined to where that was;
 * empty while nothing is known.
 */
export function seenWords(review: Pick<Review, 'kept' | 'luck' | 'loss'> | null): string {
  const { kept, luck = 0, loss = 0 } = review ?? {}
  if (kept === undefined) return ''
  const owed =
    kept >= 0.995
      ? t('bad luck')
      : loss > -2 * luck
        ? t('mostly your decisions')
        : -luck > 2 * loss
          ? t('mostly bad luck')
          : t('both bad luck and your decisions')
  return t('judged by what you could see, you kept {share} of your chances: {owed}', {
    share: percent(kept),
    owed,
  })
}

/** Both explanations of such a loss together. */
export function lossWords(turned: Turned | null, review: Review | null): string {
  const seen = seenWords(review)
  if (!turned?.hidden || turned.move === 0 || seen === '') return ''
  const words = t('With all cards known, the game was lost at move {move}. {seen}.', {
    move: turned.move,
    seen: capital(seen),
  })
  return turned.foresees ? `${words} ${foreseenWords()}` : words
}

/** What is known of the first position of a deal. */
export type Start = Pick<Advice, 'verdict' | 'figure' | 'margin' | 'isShare' | 'doubt' | 'share'>

/** How hard a deal is, by what is advised in its first position; always with the range. Empty where nothing can be told. */
export function hardWords({ verdict, figure, margin, isShare, doubt }: Omit<Start, 'share'>): string {
  if (verdict === 'won') return t('Every card of this deal is face up: look far enough ahead and you win.')
  if (verdict !== null || !isShare) return ''
  const words = t(
    'How hard this deal is: with hints, {brief} of the deals that begin like this one are won.',
    { brief: tied(margin === '' ? figure : `${figure} (${margin})`) },
  )
  return doubt === '' ? words : `${words} ${doubt}`
}

/** Parts in which a share is told: "1 time in 5". */
const parts: readonly (readonly [times: number, of: number])[] = [
  ...[2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100, 200].map((of) => [1, of] as const),
  ...([
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 5],
    [9, 10],
    [19, 20],
    [24, 25],
    [49, 50],
    [99, 100],
    [199, 200],
  ] as const),
]

/** A share as a person counts, "1 time in 5": the part that is nearest in odds; rarer ones in round numbers, "1 time in 2,000". */
export function timesWords(share: number): string {
  const rare = Math.min(share, 1 - share)
  const [times, of] = rare < 1 / 200 ? rarePart(share < 0.5, rare) : nearestPart(share)
  return tn('{n} time in {of}', '{n} times in {of}', times, { of: figures(of) })
}

function rarePart(wins: boolean, rare: number): readonly [number, number] {
  const of = Math.max(200, Number((1 / Math.max(rare, 1e-5)).toPrecision(1)))
  return [wins ? 1 : of - 1, of]
}

function nearestPart(share: number): readonly [number, number] {
  const odds = (p: number) => Math.log(p / (1 - p))
  const far = ([times, of]: readonly [number, number]) => Math.abs(odds(times / of) - odds(share))
  return parts.reduce((best, one) => (far(one) < far(best) ? one : best))
}

/** A win compared with its chance: by the deal, or where that is not known by the game; empty where neither is. */
export function comparedWords(
  start: Start | null,
  game: { won: number; lost: number; low: number; high: number } | null,
): string {
  if (start?.verdict === null && start.isShare && start.doubt === '') {
    if (start.margin === '')
      return t('Deals that begin like this one are won with hints: {figure}.', { figure: tied(start.figure) })
    return t('With hints, a deal like this is won {times} ({margin}).', {
      times: timesWords(start.share),
      margin: tied(start.margin),
    })
  }
  const share = game ? game.won / Math.max(1, game.won + game.lost) : 0
  if (!game || share <= 0 || share >= 1) return ''
  return t('With hints, this game is won {times} ({margin}).', {
    times: timesWords(share),
    margin: percents(game.low, game.high),
  })
}

/** What game comes next, compared with this one. */
export function onwardWords(
  won: boolean,
  title: string,
  game: { won: number; lost: number; low: number; high: number },
): string {
  const told = {
    title,
    times: timesWords(game.won / Math.max(1, game.won + game.lost)),
    margin: percents(game.low, game.high),
  }
  return won
    ? t('A harder game is {title}: with hints it is won {times} ({margin}).', told)
    : t('An easier game is {title}: with hints it is won {times} ({margin}).', told)
}
