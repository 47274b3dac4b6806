import type { Grades } from '../core/types'
import type { Entry } from './log'
import { language, locale } from '../words/say.svelte'

/** Days are dates, "2026-11-22". The deal of a date is the same everywhere; the player's own clock determines the date. */

const dayMs = 86_400_000
/** The first day that has a deal. */
export const firstDay = '2026-01-01'

/** The date at this place. */
export function dayOf(time: number): string {
  const date = new Date(time)
  // the same date in UTC, the only one that JavaScript writes in this format
  return utcDay(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
}

const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10)

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The date `days` days later; earlier if negative. */
export function later(day: string, days: number): string {
  return utcDay(startOf(day) + days * dayMs)
}

/** How many days after the first date the second one is. */
export const daysBetween = (first: string, second: string) => (startOf(second) - startOf(first)) / dayMs

/** The day of the week, 0 for Monday; 1970 began on a Thursday. */
export const weekdayOf = (day: string) => (Math.floor(startOf(day) / dayMs) + 3) % 7

/** The grades of a day's deals: a week starts easy and ends hard. */
export function gradesOf(day: string): Grades {
  const grade = [1, 1, 2, 2, 3, 3, 4][weekdayOf(day)]!
  return [grade, grade]
}

/** The number that selects a day's deal from a list: 64 bits of FNV-1a of game, rule set and day. */
export function seedOf(day: string, game: string, set: string): bigint {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(`${game}/${set}/${day}`))
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn
  return hash
}

/** "Sunday 22 November" */
export function dayTitle(day: string): string {
  const names = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const title = new Intl.DateTimeFormat(locale(), names).format(startOf(day))
  return language.tag === 'en' ? title.replace(',', '') : title
}

/** The result of the deal of one game on one day. */
export interface Done {
  won: boolean
  /** It was started on its day. */
  inTime: boolean
  moves: number
  played: number
  /** The player's own dates on which it was won in time. */
  wonOn: readonly string[]
}

/** By day and game; the best result of each. */
export type Days = ReadonlyMap<string, ReadonlyMap<string, Done>>

/** A player's results in the daily deals. */
export function daysOf(entries: readonly Entry[], player: string): Days {
  const days = new Map<string, Map<string, Done>>()
  for (const entry of entries) {
    const { origin, day, game, result, moves, played } = entry
    if (origin !== 'daily' || day === undefined || entry.player !== player) continue
    if (result !== 'won' && result !== 'lost') continue
    const won = result === 'won'
    const inTime = begunInTime(entry)
    const games = days.get(day) ?? new Map<string, Done>()
    const before = games.get(game)
    const wonOn = [...(before?.wonOn ?? []), ...(won && inTime ? [entry.on ?? dayOf(entry.started)] : [])]
    const done = { won, inTime, moves, played, wonOn }
    games.set(game, before && worth(before) >= worth(done) ? { ...before, wonOn } : done)
    days.set(day, games)
  }
  return days
}

/** Entries without the player's start date are from the time when days were UTC days. */
const begunInTime = ({ day, on, started }: Entry) => day === (on ?? utcDay(started))

const worth = ({ won, inTime, moves }: Done) => (won ? 2 : 0) + (inTime ? 1 : 0) - moves / 100_000

/** A deal of the day was won on that very day. */
export function counts(day: string, days: Days): boolean {
  return [...(days.get(day)?.values() ?? [])].some(({ won, inTime }) => won && inTime)
}

/**
 * How many of the player's days up to today one of the day's deals was won on; one missed day between two of them is forgiven. What was
 * counted by UTC is never counted as less than it was then.
 */
export function runOf(days: Days, today: string): number {
  const own = new Set(
    [...days.values()].flatMap((games) => [...games.values()].flatMap(({ wonOn }) => wonOn)),
  )
  return Math.max(
    runUpTo(today, (day) => own.has(day)),
    runUpTo(today, (day) => counts(day, days)),
  )
}

function runUpTo(today: string, won: (day: string) => boolean): number {
  let length = 0
  let missed = 0
  // today does not count as missed before it is over
  let day = won(today) ? today : later(today, -1)
  while (missed < 2 && day >= firstDay) {
    if (won(day)) {
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
  const before = weekdayOf(first)
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
