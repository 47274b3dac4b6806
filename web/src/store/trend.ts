import type { Entry } from './log'
import { locale } from '../words/say.svelte'
import { chosen, counted, type Which } from './statistics'

export type Span = 'week' | 'month' | 'year' | 'all'
export const spans: readonly Span[] = ['week', 'month', 'year', 'all']

/** A day or a month of the trend, from `from` to before `to`, in local time. */
export interface Period {
  from: number
  to: number
  label: string
  played: number
  won: number
}

const day = (time: number, step: number) => {
  const date = new Date(time)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + step).getTime()
}
const month = (time: number, step: number) => {
  const date = new Date(time)
  return new Date(date.getFullYear(), date.getMonth() + step, 1).getTime()
}
const year = (time: number, step: number) => new Date(new Date(time).getFullYear() + step, 0, 1).getTime()

/** The first instants of the periods, and of the one after the last. Calendar steps, because days may have 23 or 25 hours. */
function edges(span: Span, first: number, now: number): { edges: number[]; label: (time: number) => string } {
  const format = (options: Intl.DateTimeFormatOptions) => (time: number) =>
    new Intl.DateTimeFormat(locale(), options).format(time)
  const steps = (unit: typeof day, from: number) =>
    Array.from({ length: 2 - from }, (_, i) => unit(now, from + i))
  if (span === 'week') return { edges: steps(day, -6), label: format({ weekday: 'short', day: 'numeric' }) }
  if (span === 'month') return { edges: steps(day, -29), label: format({ day: 'numeric', month: 'short' }) }
  if (span === 'year') return { edges: steps(month, -11), label: format({ month: 'short', year: '2-digit' }) }
  const months =
    (new Date(now).getFullYear() - new Date(first).getFullYear()) * 12 +
    new Date(now).getMonth() -
    new Date(first).getMonth()
  if (months < 36)
    return { edges: steps(month, Math.min(0, -months)), label: format({ month: 'short', year: '2-digit' }) }
  const years = new Date(now).getFullYear() - new Date(first).getFullYear()
  return { edges: steps(year, -Math.min(years, 60)), label: format({ year: 'numeric' }) }
}

/** Games played and won, by day for a week or a month, by month for a year, and in months or years for all. */
export function trend(entries: readonly Entry[], span: Span, now: number, which: Which = {}): Period[] {
  const games = counted(chosen(entries, which))
  const { edges: at, label } = edges(span, games[0]?.ended ?? now, now)
  const periods = at
    .slice(0, -1)
    .map((from, i) => ({ from, to: at[i + 1]!, label: label(from), played: 0, won: 0 }))
  for (const game of games) {
    const period = periods.find(({ from, to }) => from <= game.ended && game.ended < to)
    if (period === undefined) continue
    period.played++
    if (game.result === 'won') period.won++
  }
  return periods
}
