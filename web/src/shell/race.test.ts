import { describe, expect, it } from 'vitest'
import { loadCore } from '../core/core'
import { factsOf, moduleBytes, ok } from '../fixtures'
import { linkOf, raceLink, readLink } from './links'
import { aimOf, judgedRace, outcomeOf } from './race'

const core = await loadCore(moduleBytes)
ok(core.open('fortress', 'cadogan', { number: '7' }))
const first = ok(core.openRecord(core.record())).table.moves[0]!.text
core.play(first)
const { record, moves } = core.saved()
const whole = linkOf(factsOf('fortress'), { deal: { number: '7' } }, moves)

describe('a race', () => {
  it('carries a game and its time in a link', () => {
    const wish = readLink(raceLink(whole, 61_400))
    expect(wish).toMatchObject({ kind: 'race', played: 61_000 })
    expect((wish as { record: string }).record.split(/\s+/)).toEqual(record.split(/\s+/))
  })
  it('is refused when something is missing from its link', () => {
    const link = raceLink(whole, 61_000)
    for (const bad of [
      '#/race/x/fortress/cadogan/v2/7/' + first,
      '#/race/61',
      '#/race/61/fortress',
      link.slice(0, link.lastIndexOf('/')),
    ])
      expect(readLink(bad), bad).toHaveProperty('fault')
  })
  it('is believed only as far as its record replays', () => {
    const race = ok(judgedRace(core, record, 61_000))
    expect(race).toMatchObject({ won: false, moves: 1, played: 61_000 })
    expect(judgedRace(core, record.replace(first, 'L1-L1'), 61_000)).toHaveProperty('fault')
    expect(judgedRace(core, `${record.trimEnd()} ${first} ${first}\n`, 61_000)).toHaveProperty('fault')
  })
  it('counts the cards at home', () => {
    const home = ok(core.openRecord(record)).table.home
    expect(ok(judgedRace(core, record, 0)).home).toBe(home)
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
})
