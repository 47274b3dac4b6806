/** A narrow space that does not break. */
const thin = '\u202f'

/** A whole number in groups of three: "48 213". */
export function grouped(value: number | bigint | string): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, thin)
}

/** A share of 1 in whole percent: "31 %". */
export function percent(share: number): string {
  return `${Math.round(share * 100)}${thin}%`
}

/** "1 move", "2 moves". */
export function count(n: number, noun: string): string {
  return `${grouped(n)} ${noun}${n === 1 ? '' : 's'}`
}
