import type { Sheet } from './sheet'

export const suits = ['s', 'h', 'd', 'c'] as const

/** Whether there are places between the two rows of families, where a card waits that suits both families of its suit. */
export function holds(sheet: Sheet): boolean {
  return sheet.has('sb') && !sheet.absent('sb')
}
