import { expect, it } from 'vitest'
import type { GameListed } from '../core/types'
import { akaWords, find } from './finding'

const named = (id: string, title: string, ...others: string[]) =>
  ({
    ...{ id, title, source: '', book: '', packs: 2, cards: 104, odds: null, honest: null, mistaken: [] },
    knownAs: others.map((name) => ({ name, source: '', set: '' })),
  }) as unknown as GameListed

const games = [
  named('napoleon', 'Napoleon auf St. Helena', 'Vierzig Räuber'),
  named('the-clock', 'Die Uhr', 'Uhr', 'Große Uhr'),
  named('fortress', 'Festung'),
]

it.each([
  ['Vierzig Räuber', 'napoleon'],
  ['vierzig raeuber', 'napoleon'],
  ['vierzig rauber', 'napoleon'],
  ['raeuber', 'napoleon'],
  ['GROSSE UHR', 'the-clock'],
  ['uhr', 'the-clock'],
  ['die uhr', 'the-clock'],
  ['the clock', 'the-clock'],
])('%s is found however it is typed', (typed, game) => {
  const { found, says } = find(games, typed)
  expect(found.map(({ facts }) => facts.id)).toEqual([game])
  expect(says).toBe('')
})

it('a title without its article is no other name', () => {
  expect(akaWords({ facts: games[1]!, set: '', by: '' })).toBe('Also Große Uhr.')
})

it('a game that bears the whole name stands before those which its words only describe', () => {
  const described = { ...named('the-clock', 'The Clock'), book: 'Games of Patience' }
  const { found } = find(
    [described, named('the-travellers', 'The Travellers', 'Clock Patience')],
    'clock patience',
  )
  expect(found.map(({ facts }) => facts.id)).toEqual(['the-travellers', 'the-clock'])
})
