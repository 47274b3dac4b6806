import { expect, it } from 'vitest'
import type { Odds } from '../core/types'
import { nextGame, type Rated } from './nextGame'

const rated = (id: string, low: number, high: number, chooses = true): Rated => {
  const won = Math.round((low + high) * 500)
  const honest: Odds = { player: 1, won, lost: 1000 - won, open: 0, low, high, deals: '0-999', method: '' }
  return { id, title: id.toUpperCase(), set: 'book', chooses, honest, teaches: '' }
}
const games = [
  rated('never', 0, 0),
  rated('hard', 0.05, 0.08),
  rated('fair', 0.3, 0.34),
  rated('nearly the same', 0.33, 0.37),
  rated('here', 0.36, 0.4),
  rated('easy', 0.6, 0.64),
  rated('no choice', 0.5, 0.52, false),
  rated('sure', 0.99, 1),
  { ...rated('unknown', 0.1, 0.2), honest: null },
]
const here = games.find(({ id }) => id === 'here')!
const next = (won: boolean, beaten: string[] = []) => nextGame(games, here, won, new Set(beaten))?.id

it('is the nearest that is surely harder after a win, and surely easier after a loss', () => {
  expect(next(true)).toBe('fair')
  expect(next(false)).toBe('easy')
})

it('is one that was not won yet, as long as there is one', () => {
  expect(next(true, ['fair'])).toBe('hard')
  expect(next(true, ['fair', 'hard'])).toBe('fair')
})

it('is none where nothing lies that way or nothing is known', () => {
  expect(nextGame(games, games[1]!, true, new Set())).toBeNull()
  expect(nextGame(games, { id: 'unknown', honest: null }, true, new Set())).toBeNull()
})
