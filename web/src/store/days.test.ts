import { afterEach, describe, expect, it } from 'vitest'
import { dayOf, dayTitle, daysOf, gradesOf, later, monthsTo, runOf, seedOf, weeksOf } from './days'
import { entry } from './examples'

const at = (text: string) => Date.parse(text)
const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('the day', () => {
  it('is the local date', () => {
    for (const [place, before, after] of [
      ['UTC', '2026-11-22T23:59:59Z', '2026-11-23T00:00:00Z'],
      ['Pacific/Auckland', '2026-11-22T10:59:59Z', '2026-11-22T11:00:00Z'],
      ['America/Los_Angeles', '2026-11-23T07:59:59Z', '2026-11-23T08:00:00Z'],
      ['Asia/Kolkata', '2026-11-22T18:29:59Z', '2026-11-22T18:30:00Z'],
    ] as const) {
      process.env.TZ = place
      expect(dayOf(at(before)), place).toBe('2026-11-22')
      expect(dayOf(at(after)), place).toBe('2026-11-23')
      expect(dayTitle('2026-11-22'), place).toBe('Sunday 22 November')
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
  /** A player of Los Angeles who plays each evening, now before and now after midnight in UTC. */
  const evenings = ['2026-11-19T15:30', '2026-11-20T18:00', '2026-11-21T15:10', '2026-11-22T23:59'].map(
    (time) => at(`${time}:00-08:00`),
  )
  it('are the player’s own: 1, 2, 3, 4 for who plays each evening in Los Angeles', () => {
    process.env.TZ = 'America/Los_Angeles'
    const said = evenings.map((now, i) => {
      const own = evenings.slice(0, i + 1).map((started) => {
        const day = dayOf(started)
        return won(day, { id: String(started), started, on: day })
      })
      return runOf(daysOf(own, ''), dayOf(now))
    })
    expect(said).toEqual([1, 2, 3, 4])
  })
  it('count what was played while days were days of UTC, by the dates it was played on', () => {
    process.env.TZ = 'America/Los_Angeles'
    const old = evenings.map((started) => {
      const day = new Date(started).toISOString().slice(0, 10)
      return won(day, { id: String(started), started })
    })
    expect(runOf(daysOf(old, ''), '2026-11-22')).toBe(4)
    const next = won('2026-11-23', { id: 'n', started: at('2026-11-23T20:00:00-08:00'), on: '2026-11-23' })
    expect(runOf(daysOf([...old, next], ''), '2026-11-23')).toBe(5)
  })
  it('are never less than they were by UTC', () => {
    process.env.TZ = 'America/Los_Angeles'
    // in UTC the 20th, 22nd and 24th, each with one missed day between; here the 19th, 22nd and 24th
    const old = ['2026-11-20T01:00:00Z', '2026-11-22T23:00:00Z', '2026-11-24T23:00:00Z'].map((time) =>
      won(time.slice(0, 10), { id: time, started: at(time) }),
    )
    expect(runOf(daysOf(old, ''), '2026-11-24')).toBe(3)
  })
  it('outlast a journey: a game keeps the date that it was begun on', () => {
    const auckland = won('2026-11-22', { started: at('2026-11-22T09:00:00+13:00'), on: '2026-11-22' })
    process.env.TZ = 'America/Los_Angeles'
    expect(runOf(daysOf([auckland], ''), '2026-11-22')).toBe(1)
    expect(daysOf([auckland], '').get('2026-11-22')?.get('fortress')?.inTime).toBe(true)
    const late = won('2026-11-21', { started: at('2026-11-21T23:00:00Z'), on: '2026-11-22' })
    expect(runOf(daysOf([late], ''), '2026-11-22')).toBe(0)
  })
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
