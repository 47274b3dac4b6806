import type { GameFacts } from '../core/types'
import type { Kept } from '../store/saves'
import { capital, decimalSign, figures, locale, t, thin, tn } from '../words/say.svelte'
/** How the page formats figures and words. */

export { capital, figures }

/** Rounded to `decimals` places, with the decimal sign of the language. */
const fixed = (value: number, decimals: number) => value.toFixed(decimals).replace('.', decimalSign())

/** A fraction of 1 in hundredths: "31 %". A value strictly between is never written as 0 or 100 %. */
export function percent(share: number): string {
  return `${hundredths(share)}${thin}%`
}

function hundredths(share: number): string {
  const figure = share * 100
  if (share > 0 && figure < 0.95) return figure < 0.095 ? `<${thin}${fixed(0.1, 1)}` : fixed(figure, 1)
  if (share < 1 && figure > 99.05) return figure > 99.905 ? `>${thin}${fixed(99.9, 1)}` : fixed(figure, 1)
  return String(Math.round(figure))
}

/** "27 to 35 %", as in the core. */
export function percents(low: number, high: number): string {
  const [from, to] = [hundredths(low), hundredths(high)]
  return from === to ? percent(low) : t('{from} to {to}', { from, to: percent(high) })
}

/** A share whose interval is wider than this is shown with the interval. */
const narrow = 0.03

/** "37 %", "44 % (35 to 54 %)" where the interval is wide, "less than 2 %" where nothing was won. */
export function shareWords({ share, low, high }: { share: number; low: number; high: number }): string {
  if (share <= 0) return t('less than {share}', { share: percent(high) })
  if (share >= 1) return t('more than {share}', { share: percent(low) })
  return high - low > 2 * narrow ? `${percent(share)} (${percents(low, high)})` : percent(share)
}

/** A sentence without line breaks between a figure and its per cent sign. */
export function tied(words: string): string {
  return words.replaceAll(' %', `${thin}%`)
}

/** The same of what can come near to all: "27 to 35 %", "99 % or more", "more than 99.97 %"; never that it is all. */
export function atLeast(low: number, high: number): string {
  if (high < 0.9995) return percents(low, high)
  if (low <= 0.999) return t('{share} or more', { share: percent(low) })
  const figure = String(Math.floor(low * 10_000) / 100).replace('.', decimalSign())
  return t('more than {share}', { share: `${figure}${thin}%` })
}

/** Time on the clock: "4:07", "1:02:30". */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** Time in words, "4 minutes 7 seconds", for a screen reader. */
export function spoken(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const said = [
    h > 0 ? tn('{n} hour', '{n} hours', h) : '',
    m > 0 ? tn('{n} minute', '{n} minutes', m) : '',
    s > 0 ? tn('{n} second', '{n} seconds', s) : '',
  ].filter(Boolean)
  return said.length === 0 ? t('no time') : said.join(' ')
}

/** A number of moves: "1 move", "1 204 moves". */
export const moveCount = (n: number) => tn('{n} move', '{n} moves', n)
export const gameCount = (n: number) => tn('{n} game', '{n} games', n)
export const cardCount = (n: number) => tn('{n} card', '{n} cards', n)
export const positionCount = (n: number) => tn('{n} position', '{n} positions', n)

/** "One pack", "Two packs" */
export function packs(n: number): string {
  return n === 1 ? t('One pack') : n === 2 ? t('Two packs') : tn('{n} pack', '{n} packs', n)
}

/** The name of a deal: its number, or "a custom deck". */
export function dealName(deal: string): string {
  return /^\d+$/.test(deal) ? t('deal {number}', { number: figures(deal) }) : t('a custom deck')
}

/** The same of the deal of a table, which may be a kind one. */
export const dealTitle = (deal: string, kind: string | null): string =>
  kind === null ? dealName(deal) : t('Kind deal {number}', { number: figures(kind) })

/** What a game played for counters has won so far: "32 counters lost". */
export const countersWords = (won: number) =>
  won < 0 ? tn('{n} counter lost', '{n} counters lost', -won) : tn('{n} counter won', '{n} counters won', won)

/** A day: "21 Nov 2026". */
export function dayName(time: number): string {
  if (!(Math.abs(time) <= 8.64e15)) return t('no date')
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', year: 'numeric' }).format(time)
}

/** "Hoffmann", or "Hoffmann with abeyance=allowed". */
export function rulesTitle({ sets, set, besides }: GameFacts): string {
  const title = sets.find(({ id }) => id === set)?.title ?? set
  return besides ? t('{title} with {besides}', { title, besides }) : title
}

/** The title of a game, with the rule set if it is not the book's: "Babette, At will". */
export const titleUnder = ({ title, sets }: Pick<GameFacts, 'title' | 'sets'>, set: string) =>
  set === sets[0]?.id ? title : `${title}, ${sets.find(({ id }) => id === set)?.title ?? set}`

/** A warning about what of the current game is not stored; empty if everything is. */
export function unkept(where: Kept | ''): string {
  if (where === '')
    return t(
      'This browser does not let the page store anything. The game is lost when you close the page, unless you save it to a file.',
    )
  if (where === 'local')
    return t('This browser’s database is blocked or full. The current game is kept, your statistics are not.')
  return ''
}

/** What is said of a verdict that depends on how cards will be shuffled. */
export const foreseenWords = (): string =>
  t('This assumes that future shuffles are known. Nobody can know them.')

/** Of an answer that uses more than the player can know: what it uses. */
export const usesWords = (foresees = false): string =>
  foresees ? t('Uses all cards and future shuffles.') : t('Uses all cards, including the hidden ones.')
