import { describe, expect, it } from 'vitest'

import { entry } from './examples'
import type { Entry } from './log'
import { median, wilson } from './numbers'
import { counted, histogram, statistics } from './statistics'
import { trend } from './trend'

let next = 0
const game = (result: Entry['result'], some: Partial<Entry> = {}): Entry =>
  entry({ id: `g${++next}`, deal: String(next), ended: next * 1000, result, ...some })

describe('numbers', () => {
  it('gives Wilson’s interval', () => {
    // Newcombe 1998, Statistics in Medicine 17, table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29
    const table = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const
    for (const [wins, n, low, high] of table) {
      const share = wilson(wins, n)
      expect(share.low).toBeCloseTo(low, 4)
      expect(share.high).toBeCloseTo(high, 4)
    }
  })
  it('knows nothing of no games, and never leaves 0 to 1', () => {
    expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 })
    for (let n = 1; n < 60; n++)
      for (let wins = 0; wins <= n; wins++) {
        const { low, share, high } = wilson(wins, n)
        expect(0 <= low && low <= share && share <= high && high <= 1).toBe(true)
      }
  })
  it('finds the middle', () => {
    expect(median([])).toBeNull()
    expect(median([9, 1, 5])).toBe(5)
    expect(median([10, 9, 1, 100])).toBe(9.5)
  })
})

describe('what counts', () => {
  it('leaves out games of no moves and opened positions', () => {
    const s = statistics([game('abandoned', { moves: 0 }), game('won', { origin: 'opened' }), game('lost')])
    expect(s).toMatchObject({ played: 1, won: 0, lost: 1 })
  })
  it('counts a deal that is won again once', () => {
    const s = statistics([game('won', { deal: '7' }), game('won', { deal: '7' }), game('won', { deal: '8' })])
    expect(s).toMatchObject({ played: 2, won: 2, bestStreak: 2 })
  })
  it('tells the same number apart by game, rule set, rules, player and who played', () => {
    const same = { deal: '7' }
    const games = [
      game('won', same),
      game('won', { ...same, game: 'the-clock' }),
      game('won', { ...same, set: 'modern' }),
      game('won', { ...same, rules: 2 }),
      game('won', { ...same, player: 'Ada' }),
      game('won', { ...same, by: 'autopilot' }),
    ]
    expect(counted(games)).toHaveLength(6)
    expect(statistics(games, { player: '', game: 'fortress', set: 'cadogan' }).won).toBe(2)
    expect(statistics(games, { player: 'Ada' }).won).toBe(1)
    expect(statistics(games, { by: 'autopilot' }).won).toBe(1)
  })
  it('keeps a deal that cannot be won apart from losses, and out of the runs', () => {
    const s = statistics([game('won'), game('unwinnable'), game('won'), game('abandoned')])
    expect(s).toMatchObject({
      played: 4,
      won: 2,
      lost: 0,
      abandoned: 1,
      unwinnable: 1,
      bestStreak: 2,
      worstStreak: 1,
    })
    expect(s.streak).toEqual({ of: 'lost', length: 1 })
  })
})

describe('figures', () => {
  it('finds runs, in the order in which games ended', () => {
    const [a, b, c, d, e] = [game('won'), game('lost'), game('lost'), game('lost'), game('won')]
    const s = statistics([e!, c!, a!, d!, b!])
    expect(s).toMatchObject({ bestStreak: 1, worstStreak: 3, streak: { of: 'won', length: 1 } })
  })
  it('takes moves, time and redeals from wins only', () => {
    const s = statistics([
      game('won', { moves: 90, played: 5000, redeals: 2 }),
      game('won', { moves: 110, played: 3000, redeals: 0 }),
      game('lost', { moves: 3, played: 10, redeals: 1, left: 40 }),
    ])
    expect(s).toMatchObject({ bestMoves: 90, medianMoves: 100, bestTime: 3000, medianTime: 4000 })
    expect(s.redeals).toEqual([1, 0, 1])
    expect(s.left.filter((bin) => bin.count > 0)).toEqual([{ from: 36, to: 40, count: 1 }])
  })
  it('tells wins without help', () => {
    const s = statistics([
      game('won', { assists: { undo: 1, hint: 0, peek: 0 } }),
      game('won', { assists: { undo: 0, hint: 2, peek: 0 } }),
      game('won', { assists: { undo: 0, hint: 0, peek: 1 } }),
      game('won'),
    ])
    expect(s).toMatchObject({ withoutUndo: 3, withoutHint: 3, withoutPeek: 3, clean: 1 })
  })
  it('says nothing of no games', () => {
    expect(statistics([])).toMatchObject({
      played: 0,
      streak: null,
      bestMoves: null,
      medianTime: null,
      left: [],
      redeals: [],
    })
  })
  it('puts every number in one bin', () => {
    for (const numbers of [[0, 1], [1, 12], [1, 13], [52], [104, 3, 3, 50], [1000]]) {
      const bins = histogram(numbers)
      expect(bins.length).toBeLessThanOrEqual(12)
      expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(numbers.length)
      for (const bin of bins)
        expect(bin.count).toBe(numbers.filter((n) => Math.max(1, n) >= bin.from && n <= bin.to).length)
    }
  })
})

describe('trend', () => {
  const now = new Date(2026, 10, 21, 15).getTime()
  const at = (month: number, day: number, hour = 12) => new Date(2026, month, day, hour).getTime()
  const games = [
    game('won', { ended: at(10, 21, 0) }),
    game('lost', { ended: at(10, 15, 23) }),
    game('won', { ended: at(10, 14, 23) }),
    game('lost', { ended: at(9, 25, 2) }),
    game('won', { ended: at(0, 1) }),
  ]
  const sum = (span: Parameters<typeof trend>[1]) =>
    trend(games, span, now).reduce((all, period) => [all[0]! + period.played, all[1]! + period.won], [0, 0])

  it('has the last seven days, thirty days, twelve months, or everything', () => {
    expect(trend(games, 'week', now)).toHaveLength(7)
    expect(trend(games, 'week', now).at(-1)).toMatchObject({ played: 1, won: 1 })
    expect(sum('week')).toEqual([2, 1])
    expect(trend(games, 'month', now)).toHaveLength(30)
    expect(sum('month')).toEqual([4, 2])
    expect(trend(games, 'year', now)).toHaveLength(12)
    expect(sum('year')).toEqual([5, 3])
    expect(sum('all')).toEqual([5, 3])
    expect(
      trend([...games, game('won', { ended: new Date(2019, 3, 1).getTime() })], 'all', now),
    ).toHaveLength(8)
    expect(trend([], 'all', now)).toHaveLength(1)
  })
})

it('adds up counters over the games that are played for them', () => {
  const games = [game('lost', { counters: -32 }), game('won', { counters: 208 }), game('lost')]
  expect(statistics(games).counters).toEqual({ all: 176, each: 88 })
  expect(statistics([game('won')]).counters).toBeNull()
})
