import { decimalSign, t } from '../words/say.svelte'

/** How the page writes signed figures; apart from words.ts, since only what is opened later needs them. */

/** A number with a true minus sign and these decimals; what rounds to nothing is "0". */
export function decimal(value: number, decimals = 0): string {
  const size = Math.abs(value).toFixed(decimals)
  const figure = size.replace('.', decimalSign())
  return Number(size) === 0 ? '0' : value < 0 ? `−${figure}` : figure
}

/** The same, and how far it may be off: "−1.2 ± 0.3"; a fact has no reach. */
export function withReach(value: number, reach: number, decimals = 0): string {
  const off = decimal(reach, decimals)
  return decimal(value, decimals) + (off === '0' ? '' : ` ± ${off}`)
}

/** A share in points, a hundredth each: "−12 ± 3". What may be off by a whole game and more is not known. */
export const points = (share: number, reach = 0) =>
  reach < 1 ? withReach(share * 100, reach * 100) : t('unknown')

/** The same of a change: "+12 ± 3". */
export const change = (share: number, reach = 0) =>
  (reach < 1 && Math.round(share * 100) > 0 ? '+' : '') + points(share, reach)
