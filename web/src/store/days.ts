import type { Grades } from '../core/types'
import type { Entry } from './log'

/** Days are dates in UTC, "2026-11-22": the same everywhere, whatever the clock on the wall says. */

const dayMs = 86_400_000
/** The first day that has a deal. */
export const firstDay = '2026-01-01'

/** The day that it is now. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The date `days` days later; earlier if negative. */
export function later(day: string, days: number): string {
  return dayOf(startOf(day) + days * dayMs)
}

/** The game whose turn it is. */
export function gameOf<T>(day: string, games: readonly T[]): T {
  return games[Math.floor(startOf(day) / dayMs) % games.length]!
}

/** How hard the deals of a day are: a week begins easily and ends less so. */
export function gradesOf(day: string): Grades {
  // 1970 began on a Thursday
  const weekday = (Math.floor(startOf(day) / dayMs) + 3) % 7
  const grade = [1, 1, 2, 2, 3, 3, 4][weekday]!
  return [grade, grade]
}

/** What draws the deal of a day out of a list: 64 bits of FNV-1a of game, rule set and day. */
export function seedOf(day: string, game: string, set: string): bigint {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(`${game}/${set}/${day}`))
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn
  return hash
}

/** When the day changes, by the clock on this wall: "01:00". */
export function changeOf(now: number): string {
  const next = startOf(later(dayOf(now), 1))
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(next)
}

/** The day that it is, and when it changes here. */
export function now(): { today: string; change: string } {
  const time = Date.now()
  return { today: dayOf(time), change: changeOf(time) }
}

/** "Sunday 22 November" */
export function dayTitle(day: string): string {
  const names = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', names).format(startOf(day)).replace(',', '')
}

/** What came of the deal of one game on one day. */
export interface Done {
  won: boolean
  /** It was begun on its day. */
  inTime: boolean
  moves: number
  played: number
}

/** By day and game; the best result of each. */
export type Days = ReadonlyMap<string, ReadonlyMap<string, Done>>

/** What a player did with the deals of the days. */
export function daysOf(entries: readonly Entry[], player: string): Days {
  const days = new Map<string, Map<string, Done>>()
  for (const { origin, day, game, started, result, moves, played, player: who } of entries) {
    if (origin !== 'daily' || day === undefined || who !== player) continue
    if (result !== 'won' && result !== 'lost') continue
    const done = { won: result === 'won', inTime: dayOf(started) === day, moves, played }
    const games = days.get(day) ?? new Map<string, Done>()
    const before = games.get(game)
    if (!before || worth(done) > worth(before)) games.set(game, done)
    days.set(day, games)
  }
  return days
}

const worth = ({ won, inTime, moves }: Done) => (won ? 2 : 0) + (inTime ? 1 : 0) - moves / 100_000

/** A deal of the day was won on that very day. */
export function counts(day: string, days: Days): boolean {
  return [...(days.get(day)?.values() ?? [])].some(({ won, inTime }) => won && inTime)
}

/** Days up to today on which a deal of the day was won; one missed day between two of them is forgiven. */
export function runOf(days: Days, today: string): number {
  let length = 0
  let missed = 0
  // today is not missed before it is over
  let day = counts(today, days) ? today : later(today, -1)
  while (missed < 2 && day >= firstDay) {
    if (counts(day, days)) {
      length++
      missed = 0
    } else missed++
    day = later(day, -1)
  }
  return length
}

/** The weeks of a month from Monday on; null where a day belongs to another month. `month` is "2026-11". */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const before = (Math.floor(startOf(first) / dayMs) + 3) % 7
  const cells: (string | null)[] = Array.from({ length: before }, () => null)
  for (let day = first; day.startsWith(month); day = later(day, 1)) cells.push(day)
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7))
}

/** The last months up to this day, the latest first: "2026-11". */
export function monthsTo(day: string, count: number): string[] {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(year, month - 1 - i, 1)).toISOString().slice(0, 7),
  ).filter((one) => one >= firstDay.slice(0, 7))
}
