import { describe, expect, it } from 'vitest'
import { endingOf } from './ending'
import { entry } from './examples'

const at = (id: string, ended: number, more: Parameters<typeof entry>[0] = {}) =>
  entry({ id, deal: id, ended, ...more })

describe('a game that has ended', () => {
  it('is the first win where there was none', () => {
    const now = at('3', 30, { moves: 50 })
    const lost = at('1', 10, { result: 'lost' })
    expect(endingOf([lost], now)).toEqual({
      counts: true,
      streak: 1,
      wins: 1,
      fewestMoves: null,
      bestTime: null,
    })
  })
  it('is measured against the wins before it, whether or not it is in the log', () => {
    const before = [at('1', 10, { moves: 70, played: 5000 }), at('2', 20, { moves: 60, played: 9000 })]
    const now = at('3', 30, { moves: 50, played: 1000 })
    const wanted = { counts: true, streak: 3, wins: 3, fewestMoves: 60, bestTime: 5000 }
    expect(endingOf(before, now)).toEqual(wanted)
    expect(endingOf([...before, now], now)).toEqual(wanted)
  })
  it('knows nothing of other games, rules and players', () => {
    const others = [
      at('1', 10, { game: 'the-clock' }),
      at('2', 11, { set: 'pysolfc' }),
      at('4', 12, { player: 'Ann' }),
    ]
    expect(endingOf(others, at('3', 30))).toMatchObject({ wins: 1, streak: 1, fewestMoves: null })
  })
  it('ends a run when it is lost, and does not count when it was opened', () => {
    const won = at('1', 10)
    expect(endingOf([won], at('2', 20, { result: 'lost' })).streak).toBe(0)
    expect(endingOf([won], at('2', 20, { origin: 'opened' })).counts).toBe(false)
  })
})
