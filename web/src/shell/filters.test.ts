import { expect, it } from 'vitest'

import type { GameListed, Odds } from '../core/types'
import {
  filterHelp,
  filtersLink,
  counted,
  kindShelves,
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
  ({
    ...{ id, title: id, packs: 1, hidden: false, odds: null, honest: null, chooses: true },
    ...{ genre: 'hand', length: null, skill: null },
    ...more,
  }) as GameListed
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
  expect(offered).toEqual(['new 1', 'easy 1', 'even 1', 'hard 1', 'two-packs 1', 'open 1', 'hand 1'])
})

it('sorts by share and by name, games without a share last', () => {
  const inOrder = (words: string) => idsOf(ordered(games, readFilters(words).order, (one) => one))
  expect(inOrder('')).toBe('bacd')
  expect(inOrder('easiest')).toBe('adbc')
  expect(inOrder('hardest')).toBe('bdac')
  expect(inOrder('name')).toBe('abcd')
})

it('puts the shorter of two games first that are nearly always won', () => {
  const sure = [
    game('l', { honest: { ...honest(100), won: 1000, lost: 0 }, length: 268 }),
    game('s', { honest: { ...honest(100), won: 990, lost: 10 }, length: 50 }),
    game('e', { honest: honest(90), length: 20 }),
  ]
  expect(idsOf(ordered(sure, 'easiest', (one) => one))).toBe('sle')
  expect(nextOnPath(sure, new Set())?.id).toBe('s')
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

const measured = [
  game('s', { length: 79, skill: { low: 400, high: 900 }, genre: 'pairs' }),
  game('m', { length: 80, skill: { low: 399, high: 900 }, genre: 'open' }),
  game('n', { length: 139, skill: { low: 50, high: 399 }, genre: 'talon' }),
  game('l', { length: 140, skill: { low: -20, high: 99 }, genre: 'dealing' }),
  // too little was measured of it to say
  game('u', { genre: 'hand', skill: { low: -300, high: 700 } }),
  game('t', { chooses: false, genre: 'hand' }),
]
const among = (words: string) => idsOf(passing(measured, readFilters(words), nobody))

it('keeps games by measured length and skill, and none that was not measured', () => {
  expect(among('short')).toBe('s')
  expect(among('medium')).toBe('mn')
  expect(among('long')).toBe('l')
  expect(among('skill')).toBe('s')
  expect(among('mixed')).toBe('mn')
  // where nothing can be chosen luck decides, measured or not
  expect(among('luck')).toBe('lt')
})

it('keeps games of a kind, and sorts by kind and by length', () => {
  expect(among('pairs')).toBe('s')
  expect(among('laid-out')).toBe('m')
  expect(idsOf(ordered(measured, 'kind', (one) => one))).toBe('smlnut')
  expect(idsOf(ordered(measured, 'shortest', (one) => one))).toBe('smnlut')
})

it('says where lengths and skill begin', () => {
  expect(filterHelp('medium')).toBe('Won with hints in 80 to 139 moves (median)')
  expect(filterHelp('favourites')).toBe('')
})

it('shows a long list as shelves of one row each, and a short one only when it is asked to', () => {
  const many = Array.from({ length: 110 }, (_, i) =>
    game(`g${i}`, { genre: ['pairs', 'open', 'dealing', 'talon', 'hand'][i % 5]! }),
  )
  const shelves = kindShelves(many, nothingChosen, 6, (one) => one)!
  expect(shelves.map(({ kind, things, n }) => `${kind} ${things.length} of ${n}`)).toEqual([
    'pairs 6 of 22',
    'laid-out 6 of 22',
    'dealing 6 of 22',
    'talon 6 of 22',
    'hand 6 of 22',
  ])
  expect(kindShelves(many, readFilters('easiest'), 6, (one) => one)).toBeNull()
  expect(kindShelves(many, readFilters('talon'), 6, (one) => one)).toBeNull()
  expect(kindShelves(measured, nothingChosen, 6, (one) => one)).toBeNull()
  const all = kindShelves(measured, readFilters('kind'), 1, (one) => one)!
  expect(all.map(({ kind, things }) => `${kind} ${idsOf(things)}`)).toEqual([
    'pairs s',
    'laid-out m',
    'dealing l',
    'talon n',
    'hand ut',
  ])
})
