import { afterEach, describe, expect, it } from 'vitest'
import {
  changeOf,
  dayOf,
  dayTitle,
  daysOf,
  gameOf,
  gradesOf,
  later,
  monthsTo,
  runOf,
  seedOf,
  weeksOf,
} from './days'
import { entry } from './examples'

const at = (text: string) => Date.parse(text)
const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('the day', () => {
  it('is the same everywhere, and changes at midnight UTC', () => {
    for (const place of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata', 'Europe/Madrid']) {
      process.env.TZ = place
      expect(dayOf(at('2026-11-22T23:59:59Z')), place).toBe('2026-11-22')
      expect(dayOf(at('2026-11-23T00:00:00Z')), place).toBe('2026-11-23')
      expect(dayTitle('2026-11-22'), place).toBe('Sunday 22 November')
    }
  })
  it('is said to change by the clock on the wall', () => {
    const now = at('2026-11-22T12:00:00Z')
    for (const [place, hour] of [
      ['UTC', '00:00'],
      ['Europe/Madrid', '01:00'],
      ['Asia/Kolkata', '05:30'],
      ['America/Los_Angeles', '16:00'],
    ] as const) {
      process.env.TZ = place
      expect(changeOf(now), place).toBe(hour)
    }
  })
  it('follows the calendar over months, leap years and changes of the clock', () => {
    expect(later('2028-02-28', 1)).toBe('2028-02-29')
    expect(later('2027-02-28', 1)).toBe('2027-03-01')
    expect(later('2027-01-01', -1)).toBe('2026-12-31')
    process.env.TZ = 'Europe/Madrid'
    for (let day = '2026-10-20'; day < '2026-11-01'; day = later(day, 1))
      expect(later(later(day, 1), -1)).toBe(day)
  })
  it('gives each game its turn', () => {
    const games = ['a', 'b', 'c']
    const turns = Array.from({ length: 6 }, (_, i) => gameOf(later('2026-11-22', i), games))
    expect(new Set(turns.slice(0, 3)).size).toBe(3)
    expect(turns.slice(3)).toEqual(turns.slice(0, 3))
  })
  it('is easiest on Mondays and hardest on Sundays', () => {
    // 23 November 2026 is a Monday
    const grades = Array.from({ length: 7 }, (_, i) => gradesOf(later('2026-11-23', i))[0])
    expect(grades).toEqual([1, 1, 2, 2, 3, 3, 4])
  })
  it('draws another deal each day', () => {
    expect(seedOf('2026-11-22', 'fortress', 'cadogan')).not.toBe(seedOf('2026-11-23', 'fortress', 'cadogan'))
    expect(seedOf('2026-11-22', 'fortress', 'cadogan')).toBe(seedOf('2026-11-22', 'fortress', 'cadogan'))
    expect(seedOf('2026-11-22', 'fortress', 'cadogan')).toBeLessThan(1n << 64n)
  })
})

const won = (day: string, some: Parameters<typeof entry>[0] = {}) =>
  entry({ id: day, origin: 'daily', day, started: at(`${day}T09:00:00Z`), result: 'won', ...some })
const run = (days: string[], today: string) =>
  runOf(
    daysOf(
      days.map((day) => won(day)),
      '',
    ),
    today,
  )

describe('days in a row', () => {
  it('are counted to today, which is not missed before it is over', () => {
    expect(run([], '2026-11-22')).toBe(0)
    expect(run(['2026-11-22'], '2026-11-22')).toBe(1)
    expect(run(['2026-11-20', '2026-11-21'], '2026-11-22')).toBe(2)
    expect(run(['2026-11-20', '2026-11-21', '2026-11-22'], '2026-11-22')).toBe(3)
  })
  it('forgive one missed day, and not two', () => {
    expect(run(['2026-11-19', '2026-11-21'], '2026-11-22')).toBe(2)
    expect(run(['2026-11-19', '2026-11-20'], '2026-11-22')).toBe(2)
    expect(run(['2026-11-18', '2026-11-19'], '2026-11-22')).toBe(0)
    expect(run(['2026-11-18', '2026-11-21'], '2026-11-22')).toBe(1)
  })
  it('come from wins of their very day only', () => {
    const late = won('2026-11-21', { started: at('2026-11-22T00:00:00Z') })
    const lost = won('2026-11-21', { id: 'l', result: 'lost' })
    const dealt = entry({ id: 'd', result: 'won', started: at('2026-11-21T09:00:00Z') })
    const hers = won('2026-11-21', { id: 'h', player: 'Ann' })
    expect(runOf(daysOf([late, lost, dealt, hers], ''), '2026-11-21')).toBe(0)
    expect(runOf(daysOf([hers], 'Ann'), '2026-11-21')).toBe(1)
  })
  it('keep the best result of a deal', () => {
    const both = [won('2026-11-21', { id: 'l', result: 'lost' }), won('2026-11-21', { id: 'w', moves: 80 })]
    expect(daysOf(both, '').get('2026-11-21')?.get('fortress')).toMatchObject({ won: true, moves: 80 })
    expect(daysOf(both.toReversed(), '').get('2026-11-21')?.get('fortress')).toMatchObject({ won: true })
  })
  it('run over a year of days', () => {
    const all = Array.from({ length: 365 }, (_, i) => later('2026-02-01', i))
    expect(run(all, all.at(-1)!)).toBe(365)
    expect(
      run(
        all.filter((_, i) => i % 2 === 0),
        all.at(-1)!,
      ),
    ).toBe(183)
    expect(
      run(
        all.filter((_, i) => i % 3 === 0),
        all.at(-1)!,
      ),
    ).toBe(1)
  })
})

describe('the calendar', () => {
  it('has the weeks of a month from Monday on', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks.flat().filter(Boolean)).toHaveLength(30)
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
  })
  it('goes back over the turn of a year, and not before the first day', () => {
    expect(monthsTo('2027-02-10', 3)).toEqual(['2027-02', '2027-01', '2026-12'])
    expect(monthsTo('2026-02-10', 3)).toEqual(['2026-02', '2026-01'])
  })
})
