const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** "two re-deals left". */
export function redeals(left: number): string {
  return `${numbers[left] ?? left} re-deal${left === 1 ? '' : 's'} left`
}

/** "14 in hand"; nothing for an empty hand. */
export function inHand(size: number): string {
  return size === 0 ? '' : `${size} in hand`
}
