import { describe, expect, it } from 'vitest'
import { loadCore } from '../core/core'
import { factsOf, moduleBytes, ok } from '../fixtures'
import { linkOf, mostResults, raceLink, readLink, type Wish } from './links'
import { aimOf, judgedRace, outcomeOf, raceTable, told } from './race'

const core = await loadCore(moduleBytes)
ok(core.open('fortress', 'cadogan', { number: '7' }))
const first = ok(core.openRecord(core.record())).table.moves[0]!.text
core.play(first)
const { record, moves } = core.saved()
const start = linkOf(factsOf('fortress'), { deal: { number: '7' } })
const line = moves.join('.')
const resultsOf = (link: string) => (ok(readLink(link)) as Extract<Wish, { kind: 'race' }>).results
const result = (text: string, name = '') => ({ record: text, played: 61_000, name })

describe('a race', () => {
  it('carries a game and its time in a link', () => {
    const link = raceLink(start, [{ name: '', line, played: 61_400 }])
    expect(link).toBe(`#/race/61/fortress/cadogan/v2/7/${first}`)
    const [only, ...others] = resultsOf(link)
    expect(others).toEqual([])
    expect(only).toMatchObject({ played: 61_000, name: '' })
    expect(only!.record.split(/\s+/)).toEqual(record.split(/\s+/))
  })
  it('is refused when something is missing from its link', () => {
    const link = raceLink(start, [{ name: '', line, played: 61_000 }])
    for (const bad of [
      '#/race/x/fortress/cadogan/v2/7/' + first,
      '#/race/61',
      '#/race/61/fortress',
      link.slice(0, link.lastIndexOf('/')),
    ])
      expect(readLink(bad), bad).toHaveProperty('fault')
  })
  it('is believed only as far as its record replays', () => {
    const [race] = ok(judgedRace(core, [result(record)]))
    expect(race).toMatchObject({ won: false, moves: 1, played: 61_000, line })
    expect(judgedRace(core, [result(record.replace(first, 'L1-L1'))])).toHaveProperty('fault')
    expect(judgedRace(core, [result(`${record.trimEnd()} ${first} ${first}\n`)])).toHaveProperty('fault')
  })
  it('counts the cards at home', () => {
    const home = ok(core.openRecord(record)).table.home
    expect(ok(judgedRace(core, [result(record)]))[0].home).toBe(home)
  })
  it('is decided by the win, then by the moves, then by the time', () => {
    const race = { won: true, moves: 112, home: 52, played: 60_000 }
    const mine = { won: true, moves: 98, home: 52, played: 90_000 }
    expect(aimOf(race)).toBe('Beat 112 moves.')
    expect(outcomeOf(race, mine)).toBe('You won the challenge by 14 moves: your friend needed 112 moves.')
    expect(outcomeOf(race, { ...mine, moves: 113 })).toBe(
      'Your friend won the challenge by 1 move: 112 moves.',
    )
    expect(outcomeOf(race, { ...mine, won: false })).toBe('Your friend won the challenge with 112 moves.')
    expect(outcomeOf(race, { ...mine, moves: 112 })).toContain('your friend claims to have been faster')
    const lost = { ...race, won: false, home: 20 }
    expect(aimOf(lost)).toBe('Get more than 20 cards home.')
    expect(outcomeOf(lost, mine)).toBe('You won the challenge: your friend got only 20 cards home.')
    expect(outcomeOf(lost, { ...mine, won: false, home: 30 })).toContain('by 10 cards')
  })
  it('names a single friend who has a name', () => {
    const race = { won: true, moves: 112, home: 52, played: 60_000 }
    const mine = { won: true, moves: 113, home: 52, played: 90_000 }
    const facts = factsOf('fortress')
    const [zoe] = ok(judgedRace(core, [result(record, 'zoë')]))
    expect(told(zoe, [zoe], facts)).toMatch(/^zoë got \d+ cards? in 1 move; .*The name and the time, 1:01,/)
    expect(told(race, [{ name: 'zoë' }], facts)).toMatch(/^zoë won this deal of Fortress in 112 moves; /)
    expect(told(race, [{ name: '' }], facts)).toMatch(/^A friend won this deal of Fortress in 112 moves; /)
    expect(outcomeOf(race, mine, 'Zoë')).toBe('Zoë won the challenge by 1 move: 112 moves.')
    expect(outcomeOf(race, { ...mine, won: false }, 'Zoë')).toBe('Zoë won the challenge with 112 moves.')
    expect(outcomeOf(race, { ...mine, moves: 98 }, 'Zoë')).toContain('by 14 moves: Zoë needed 112 moves')
    expect(outcomeOf(race, { ...mine, moves: 112 }, 'Zoë')).toContain('Zoë claims to have been faster')
  })
})

describe('a challenge of several', () => {
  const all = [
    { name: 'Zoë & “Max”', line, played: 5_000 },
    { name: '', line, played: 7_000 },
    { name: '李', line, played: 9_000 },
  ]
  it('carries names and times, through mail programs too', () => {
    const link = raceLink(start, all)
    expect(link).toMatch(/^#\/races\/1\/fortress\/cadogan\/v2\/7\/5\./)
    const read = resultsOf(link)
    expect(read.map(({ name, played }) => [name, played])).toEqual([
      ['Zoë & “Max”', 5_000],
      ['', 7_000],
      ['李', 9_000],
    ])
    expect(resultsOf(encodeURIComponent(link) + '>.')).toEqual(read)
  })
  it('says in one line which result is damaged, and what a newer page made', () => {
    const link = raceLink(start, all)
    const cut = (from: string, to: string) => readLink(link.replace(from, to))
    expect(cut('/7.0.', '/x.0.')).toEqual({ fault: expect.stringContaining('Result 2') })
    expect(cut('/7.0.', '/7.*.')).toEqual({ fault: expect.stringContaining('Result 2') })
    expect(cut('/races/1/', '/races/2/')).toEqual({ fault: expect.stringContaining('newer version') })
    expect(readLink('#/races/1/fortress/cadogan/v2/7')).toEqual({ fault: expect.stringContaining('damaged') })
    expect(readLink(`${link}${`/1.0.${first}`.repeat(mostResults)}`)).toHaveProperty('fault')
  })
  it('is refused as a whole if one result does not replay', () => {
    expect(judgedRace(core, [result(record, 'a'), result(record.replace(first, 'L1-L1'), 'b')])).toEqual({
      fault: expect.stringMatching(/^Result 2 of this challenge could not be verified: /),
    })
  })
  it('counts the same game of the same player once', () => {
    expect(
      ok(judgedRace(core, [result(record, 'a'), result(record, 'a'), result(record, 'b')])),
    ).toHaveLength(2)
  })
  it('ranks wins by moves and losses by cards, and shares places', () => {
    const one = (name: string, won: boolean, moves: number, home: number) => ({
      ...{ name, won, moves, home, played: 60_000 },
    })
    const rivals = [
      one('lost', false, 9, 30),
      one('slow', true, 120, 52),
      one('quick', true, 90, 52),
      one('', false, 50, 12),
    ]
    expect(
      raceTable(rivals, one('', true, 90, 52)).map(({ place, name, result: of }) => [place, name, of]),
    ).toEqual([
      [1, 'quick', '90 moves'],
      [1, 'You', '90 moves'],
      [3, 'slow', '120 moves'],
      [4, 'lost', '30 cards home'],
      [5, 'A friend', '12 cards home'],
    ])
    expect(told(rivals[0]!, rivals, factsOf('fortress'))).toContain('These 4 results')
  })
})
