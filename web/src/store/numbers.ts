/** A share with its 95 % interval, all fractions of 1. */
export interface Share {
  wins: number
  n: number
  share: number
  low: number
  high: number
}

const z = 1.959963984540054 // the normal deviate that leaves 2.5 % on either side

/** Wilson's score interval; of nothing, everything is possible. */
export function wilson(wins: number, n: number): Share {
  if (n === 0) return { wins: 0, n: 0, share: 0, low: 0, high: 1 }
  const p = wins / n
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const reach = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n)
  // rounding must not put the share outside its own interval
  return { wins, n, share: p, low: wins === 0 ? 0 : middle - reach, high: wins === n ? 1 : middle + reach }
}

/** The middle of the numbers, or of the two middle ones; null of none. */
export function median(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

export const least = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((a, b) => Math.min(a, b))
