import type { GameFacts } from '../core/types'
import type { Kept } from '../store/saves'
/** How the page writes figures and words. */

const thin = '\u202f' // narrow and never broken at the end of a line

/** In groups of three: "48 213". Takes whole numbers of any length, also as digits. */
export function figures(number: number | bigint | string): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, thin)
}

/** A fraction of 1 in hundredths: "31 %". What is not nothing or all is never written as such. */
export function percent(share: number): string {
  const hundredths = share * 100
  if (share > 0 && hundredths < 0.95)
    return `${hundredths < 0.095 ? '<' + thin + '0.1' : hundredths.toFixed(1)}${thin}%`
  if (share < 1 && hundredths > 99.05)
    return `${hundredths > 99.905 ? '>' + thin + '99.9' : hundredths.toFixed(1)}${thin}%`
  return `${Math.round(hundredths)}${thin}%`
}

/** "27 to 35 %", as the core writes it. */
export function percents(low: number, high: number): string {
  const [from, to] = [percent(low), percent(high)]
  return from === to ? from : `${from.replace(`${thin}%`, '')} to ${to}`
}

/** A share that is known less well than to so much is told with its interval. */
const narrow = 0.03

/** "37 %", "44 % (35 to 54 %)" where the interval is wide, "less than 2 %" where nothing was won. */
export function shareWords({ share, low, high }: { share: number; low: number; high: number }): string {
  if (share <= 0) return `less than ${percent(high)}`
  if (share >= 1) return `more than ${percent(low)}`
  return high - low > 2 * narrow ? `${percent(share)} (${percents(low, high)})` : percent(share)
}

/** A sentence in which no line ends between a figure and its per cent sign. */
export function tied(words: string): string {
  return words.replaceAll(' %', `${thin}%`)
}

/** The same of what can come near to all: "27 to 35 %", "99 % or more", "more than 99.97 %"; never that it is all. */
export function atLeast(low: number, high: number): string {
  if (high < 0.9995) return percents(low, high)
  return low > 0.999 ? `more than ${Math.floor(low * 10_000) / 100}${thin}%` : `${percent(low)} or more`
}

/** Time on the clock: "4:07", "1:02:30". */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** Time as one says it: "4 minutes 7 seconds", for a screen reader. */
export function spoken(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const
  const said = parts.filter(([n]) => n > 0).map(([n, unit]) => many(n, unit))
  return said.length === 0 ? 'no time' : said.join(' ')
}

/** "1 move", "1 204 moves" */
export function many(n: number, one: string, more = `${one}s`): string {
  return `${figures(n)} ${n === 1 ? one : more}`
}

/** Words that begin as a sentence does. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "One pack", "Two packs" */
export function packs(n: number): string {
  return n === 1 ? 'One pack' : n === 2 ? 'Two packs' : `${n} packs`
}

/** A deal as it is named: its number, or "a deck of one’s own". */
export function dealName(deal: string): string {
  return /^\d+$/.test(deal) ? `deal ${figures(deal)}` : 'a deck of its own'
}

/** A day: "21 Nov 2026". */
export function dayName(time: number): string {
  if (!(Math.abs(time) <= 8.64e15)) return 'no date'
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }).format(time)
}

/** "Hoffmann", or "Hoffmann with abeyance=allowed". */
export function rulesTitle({ sets, set, besides }: GameFacts): string {
  const title = sets.find(({ id }) => id === set)?.title ?? set
  return besides ? `${title} with ${besides}` : title
}

/** The title of a game, with the rule set where that is not its book's: "Babette, At will". */
export const titleUnder = ({ title, sets }: Pick<GameFacts, 'title' | 'sets'>, set: string) =>
  set === sets[0]?.id ? title : `${title}, ${sets.find(({ id }) => id === set)?.title ?? set}`

/** What is not kept of the game in play, by where it is; empty if all is kept. */
export const unkept = (where: Kept | ''): string =>
  ({
    '': 'This browser lets the page keep nothing: the game is lost with the page, unless you save its record.',
    local:
      'This browser’s database is closed to the page, or full: the game in play is kept, your record is not.',
    database: '',
    elsewhere: '',
  })[where]
