import { expect, it } from 'vitest'

import type { GameListed, Odds } from '../core/types'
import {
  filtersLink,
  counted,
  nextOnPath,
  nothingChosen,
  ordered,
  passing,
  path,
  pressed,
  readFilters,
} from './filters'

const honest = (won: number) => ({ won, lost: 100 - won, open: 0 }) as Odds
const game = (id: string, more: Partial<GameListed>) =>
  ({ id, title: id, packs: 1, hidden: false, odds: null, honest: null, ...more }) as GameListed
const games = [
  game('b', { honest: honest(20), hidden: true }),
  game('a', { honest: honest(90), packs: 2 }),
  game('c', {}),
  game('d', { honest: honest(45) }),
]
const nobody = { favourites: new Set<string>(), won: new Set<string>() }
const idsOf = (found: readonly GameListed[]) => found.map(({ id }) => id).join('')
const by = (words: string, player = nobody) => idsOf(passing(games, readFilters(words), player))

it('keeps what passes every filter', () => {
  expect(by('')).toBe('bacd')
  expect(by('easy')).toBe('a')
  expect(by('even')).toBe('d')
  expect(by('hard')).toBe('b')
  expect(by('one-pack.open')).toBe('cd')
  expect(by('hidden')).toBe('b')
  expect(by('favourites', { ...nobody, favourites: new Set(['c']) })).toBe('c')
  expect(by('new', { ...nobody, won: new Set(['a', 'd']) })).toBe('bc')
})

it('presses one of a group at a time, and releases what is pressed again', () => {
  const easy = pressed(nothingChosen, 'easy')
  expect([...pressed(easy, 'hard').filters]).toEqual(['hard'])
  expect([...pressed(pressed(easy, 'open'), 'easy').filters]).toEqual(['open'])
})

it('offers no filter that finds nothing', () => {
  const offered = counted(games, readFilters('easy'), nobody).map(({ filter, n }) => `${filter} ${n}`)
  expect(offered).toEqual(['new 1', 'easy 1', 'even 1', 'hard 1', 'two-packs 1', 'open 1'])
})

it('sorts by share and by name, games without a share last', () => {
  const inOrder = (words: string) => idsOf(ordered(games, readFilters(words).order, (one) => one))
  expect(inOrder('')).toBe('bacd')
  expect(inOrder('easiest')).toBe('adbc')
  expect(inOrder('hardest')).toBe('bdac')
  expect(inOrder('name')).toBe('abcd')
})

it('has an address that reads as it was written', () => {
  expect(filtersLink(nothingChosen)).toBe('')
  for (const words of ['open', 'favourites.easy.one-pack.name', 'hardest'])
    expect(filtersLink(readFilters(words))).toBe(`#/games/${words}`)
  expect(filtersLink(readFilters('of-a-newer-page.open.easy.hard'))).toBe('#/games/hard.open')
})

it('leads from the easiest game to the hardest, past games that were won or need no choice', () => {
  const withChoice = games.map((facts) => ({ ...facts, chooses: facts.id !== 'a' }))
  const next = (...won: string[]) => nextOnPath(withChoice, new Set(won))?.id
  expect([next(), next('d'), next('d', 'b')]).toEqual(['d', 'b', undefined])
  expect(path).toBe('#/games/new.easiest')
})
