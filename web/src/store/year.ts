import { dayOf, later, weekdayOf } from './days'
import type { Entry } from './log'
import { chosen, type Which } from './statistics'

/** A day of a year at a glance. */
export interface DayPlayed {
  day: string
  played: number
  won: number
}

const weeks = 53

/** The last 53 weeks up to this day, each from Monday on; the last may be short. */
export function yearOf(entries: readonly Entry[], which: Which, today: string): DayPlayed[][] {
  const days = new Map<string, DayPlayed>()
  for (const { ended, moves, result } of chosen(entries, which)) {
    if (moves === 0) continue
    const day = dayOf(ended)
    const { played, won } = days.get(day) ?? { played: 0, won: 0 }
    days.set(day, { day, played: played + 1, won: won + (result === 'won' ? 1 : 0) })
  }
  const monday = later(today, -weekdayOf(today))
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, i) => later(monday, 7 * (week + 1 - weeks) + i))
      .filter((day) => day <= today)
      .map((day) => days.get(day) ?? { day, played: 0, won: 0 }),
  )
}
