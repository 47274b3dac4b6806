const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** "two packs" */
export function counted(n: number, one: string): string {
  return `${numbers[n] ?? n} ${one}${n === 1 ? '' : 's'}`
}

/** "two re-deals left". */
export function redeals(left: number): string {
  return `${counted(left, 're-deal')} left`
}

/** "14 in hand"; nothing for an empty hand. */
export function inHand(size: number): string {
  return size === 0 ? '' : `${size} in hand`
}
