import type { Entry } from './log'
import { least, median, wilson, type Share } from './numbers'

/** What is counted: one player's games, of one game under one rule set, or wider where a field is left out. */
export interface Which {
  player?: string
  game?: string
  set?: string
  by?: Entry['by']
}

/** One bar: its range, `from` and `to` inclusive, and its number of games. */
export interface Bin {
  from: number
  to: number
  count: number
}

export interface Statistics {
  played: number
  won: number
  lost: number
  abandoned: number
  /** Given up, with the deal proved unwinnable. */
  unwinnable: number
  /** Won of played, with its interval. */
  share: Share
  /** The current streak: a number of wins, or of losses, in a row. */
  streak: { of: 'won' | 'lost'; length: number } | null
  bestStreak: number
  worstStreak: number
  /** Of wins. */
  bestMoves: number | null
  medianMoves: number | null
  /** Of wins, milliseconds. */
  bestTime: number | null
  medianTime: number | null
  /** Wins after 0, 1, 2 … redeals. */
  redeals: number[]
  withoutUndo: number
  withoutHint: number
  withoutPeek: number
  /** Wins without any help. */
  clean: number
  /** Cards left when no move was left. */
  left: Bin[]
  /** Of games played for counters: what all of them won together, and each on average; null without any. */
  counters: { all: number; each: number } | null
}

export function chosen(entries: readonly Entry[], which: Which): Entry[] {
  const { player, game, set, by = 'player' } = which
  return entries.filter(
    (entry) =>
      entry.by === by &&
      (player === undefined || entry.player === player) &&
      (game === undefined || entry.game === game) &&
      (set === undefined || entry.set === set),
  )
}

/**
 * The entries that count, in the order in which they ended: games dealt here, of which at least one move was made;
 * a deal that was won before is not won again.
 */
export function counted(entries: readonly Entry[]): Entry[] {
  const won = new Set<string>()
  return entries
    .filter((entry) => entry.origin === 'dealt' && entry.moves > 0)
    .toSorted((a, b) => a.ended - b.ended)
    .filter((entry) => {
      if (entry.result !== 'won') return true
      const deal = JSON.stringify([entry.by, entry.player, entry.game, entry.set, entry.rules, entry.deal])
      if (won.has(deal)) return false
      won.add(deal)
      return true
    })
}

/** No game can be won in less time (ms): a shorter time comes from a clock that was set back. */
const leastTime = 1000

/** The statistics of the chosen games. */
export function statistics(entries: readonly Entry[], which: Which = {}): Statistics {
  const games = counted(chosen(entries, which))
  const of = (result: Entry['result']) => games.filter((game) => game.result === result)
  const wins = of('won')
  const without = (...helps: (keyof Entry['assists'])[]) =>
    wins.filter((win) => helps.every((help) => win.assists[help] === 0)).length
  const timed = wins.filter((win) => win.played >= leastTime)
  const redeals: number[] = Array.from(
    { length: 1 + Math.max(0, ...wins.map((win) => win.redeals)) },
    () => 0,
  )
  for (const win of wins) redeals[win.redeals]!++
  return {
    played: games.length,
    won: wins.length,
    lost: of('lost').length,
    abandoned: of('abandoned').length,
    unwinnable: of('unwinnable').length,
    share: wilson(wins.length, games.length),
    ...streaks(games),
    bestMoves: least(wins.map((win) => win.moves)),
    medianMoves: median(wins.map((win) => win.moves)),
    bestTime: least(timed.map((win) => win.played)),
    medianTime: median(timed.map((win) => win.played)),
    redeals: wins.length === 0 ? [] : redeals,
    withoutUndo: without('undo'),
    withoutHint: without('hint'),
    withoutPeek: without('peek'),
    clean: without('undo', 'hint', 'peek'),
    counters: countersOf(games),
    left: histogram(of('lost').map((game) => game.left)),
  }
}

function countersOf(games: readonly Entry[]): Statistics['counters'] {
  const won = games.flatMap(({ counters }) => counters ?? [])
  const all = won.reduce((sum, counters) => sum + counters, 0)
  return won.length === 0 ? null : { all, each: all / won.length }
}

/** A game given up ends a streak of wins like a loss; an unwinnable deal neither ends nor lengthens a streak. */
function streaks(games: readonly Entry[]): Pick<Statistics, 'streak' | 'bestStreak' | 'worstStreak'> {
  let streak = null as Statistics['streak']
  let bestStreak = 0
  let worstStreak = 0
  for (const game of games) {
    if (game.result === 'unwinnable') continue
    const of = game.result === 'won' ? 'won' : 'lost'
    streak = { of, length: streak?.of === of ? streak.length + 1 : 1 }
    if (of === 'won') bestStreak = Math.max(bestStreak, streak.length)
    else worstStreak = Math.max(worstStreak, streak.length)
  }
  return { streak, bestStreak, worstStreak }
}

/** Equal bins of a round width, at most a dozen, from 1 on; the last may reach beyond the greatest number. */
export function histogram(numbers: readonly number[], most = 12): Bin[] {
  if (numbers.length === 0) return []
  const top = Math.max(1, ...numbers)
  const width = [1, 2, 5, 10, 20, 50].find((width) => Math.ceil(top / width) <= most) ?? Math.ceil(top / most)
  const bins = Array.from({ length: Math.ceil(top / width) }, (_, i) => ({
    from: i * width + 1,
    to: (i + 1) * width,
    count: 0,
  }))
  for (const number of numbers) bins[Math.max(0, Math.ceil(number / width) - 1)]!.count++
  return bins
}
