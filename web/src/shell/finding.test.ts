import { expect, it } from 'vitest'
import type { GameListed } from '../core/types'
import { loadCore } from '../core/core'
import { moduleBytes } from '../fixtures'
import { akaWords, find, mistakenFor } from './finding'
import { otherNames } from './otherNames'

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

const core = await loadCore(moduleBytes)
const [real, missing] = [core.games(), core.missing()]
const search = (typed: string) => {
  const { found, says, opens } = find(real, typed, missing)
  return { ids: found.map(({ facts }) => facts.id), by: found[0]?.by, says, opens }
}

it.each([
  ['spider', 'Spider'],
  ['spider solitaire', 'Spider'],
  ['freecell', 'FreeCell'],
  ['free cell', 'FreeCell'],
  ['yukon', 'Yukon'],
  ['pyramide', 'Pyramid'],
  ['golf', 'Golf'],
  ['skorpion', 'Scorpion'],
  ['tripeaks', 'TriPeaks'],
  ['tri peaks', 'TriPeaks'],
  ['akkordeon', 'Accordion'],
  ['accordéon', 'Accordion'],
  ['zopf', 'The Plait'],
  ['braid', 'The Plait'],
])('%s is answered as missing, with the nearest games and why', (typed, title) => {
  const one = missing.find((game) => game.title === title)!
  const { ids, says, opens } = search(typed)
  expect(says).toContain(`${title} is not among the games here.`)
  expect(says).toContain(one.why)
  expect(ids).toEqual(one.near)
  expect(ids.length).toBeGreaterThan(0)
  // Enter would open what nobody asked for
  expect(opens).toBe(false)
})

it.each([
  ['klondike', 'klondike', false],
  ['Klondyke', 'klondike', true],
  ['kleine harfe', 'klondike', false],
  ['Ruée vers l’or', 'klondike', false],
  ['canfield', 'the-demon', false],
  ['canfeild', 'the-demon', true],
  ['the demon', 'the-demon', false],
  ['Dämon', 'the-demon', false],
  ['napolean', 'napoleon-at-st-helena', true],
  ['forty theives', 'napoleon-at-st-helena', true],
  ['the clok', 'the-clock', true],
  ['forty thieves', 'napoleon-at-st-helena', false],
  ['clock', 'the-clock', false],
  ['big ben', 'the-clock', false],
  ['belle', 'la-belle-lucie', false],
  ['le cadran', 'napoleon-at-st-helena', false],
  ['quarante voleurs', 'napoleon-at-st-helena', false],
  ['vierzig räuber', 'napoleon-at-st-helena', false],
  ['vierzig raeuber', 'napoleon-at-st-helena', false],
])('%s leads to %s', (typed, game, misspelt) => {
  const { ids, says, opens } = search(typed)
  expect(ids[0]).toBe(game)
  expect(says.includes('The closest name is')).toBe(misspelt)
  expect(opens).toBe(true)
})

it.each(['open', 'offen', 'luck', '20 minutes', 'qwertz', 'solitaire mahjong bridge', '…'])(
  '%s is near no name, and none is made up',
  (typed) => {
    const { ids, says, opens } = search(typed)
    if (typed === '…') return expect(ids).toHaveLength(real.length)
    expect(ids).toEqual([])
    expect(says).toBe('There is no game called that here.')
    expect(opens).toBe(false)
  },
)

it('a share is not taken for the number of a chapter', () => {
  for (const id of search('50 %').ids) {
    const { odds, honest } = real.find((one) => one.id === id)!
    expect([odds, honest]).not.toEqual([null, null])
  }
  expect(search('50 %').ids).not.toContain('la-nationale')
})

it.each(['easy', 'short', 'hard', 'one pack', 'cadogan'])(
  '%s finds by description, without a word',
  (typed) => {
    const { ids, says } = search(typed)
    expect(ids.length).toBeGreaterThan(1)
    expect(says).toBe('')
  },
)

it('every name in another language finds its game', () => {
  expect(real.filter(({ id }) => otherNames(id).length > 0).length).toBeGreaterThan(real.length / 2)
  for (const { id } of real) {
    for (const name of otherNames(id)) expect(search(name).ids, name).toContain(id)
  }
})

it('every name in every language is found without its accents and capitals', () => {
  const bare = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  let accented = 0
  for (const { id, title, knownAs } of real)
    for (const name of [title, ...knownAs.map((known) => known.name), ...otherNames(id)]) {
      expect(search(bare(name)).ids, bare(name)).toContain(id)
      if (bare(name) !== name.toLowerCase()) accented++
    }
  expect(accented).toBeGreaterThan(10)
})

it('no name of a missing game is one of a game that is here, and a link says so too', () => {
  for (const { title, others, why } of missing)
    for (const name of [title, ...others]) {
      expect(search(name).says, name).toContain(why)
      expect(mistakenFor(real, name, missing), name).toContain(why)
    }
  expect(mistakenFor(real, 'the clock', missing)).toBe('')
})
