/** Where a key leads in a strip that walks through a game of `end` moves; undefined if it does not walk. */
export function walkedTo(event: KeyboardEvent, at: number, end: number): number | undefined {
  // the slider has these keys itself
  if (event.target instanceof HTMLInputElement) return undefined
  if (event.key === 'ArrowLeft') return Math.max(0, at - 1)
  if (event.key === 'ArrowRight') return Math.min(end, at + 1)
  if (event.key === 'Home') return 0
  return event.key === 'End' ? end : undefined
}
