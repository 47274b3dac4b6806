import { t } from '../words/say.svelte'
import { tick } from 'svelte'

/** A strip under the table that walks through a game of `end` moves. */
export interface Walk {
  /** Moves made, from 0 to `end`. */
  at: number
  end: number
  go: (at: number) => void
  onclose: () => void
  /** The space bar, where no button has it. */
  onspace?: () => void
}

/** Where a key leads; undefined if it does not walk. */
function walkedTo(key: string, at: number, end: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(0, at - 1)
  if (key === 'ArrowRight') return Math.min(end, at + 1)
  if (key === 'Home') return 0
  return key === 'End' ? end : undefined
}

/** What lies over the page, or takes text, has its own keys. */
const isElsewhere = ({ target }: Event) =>
  target instanceof Element && target.closest('dialog, [popover], textarea, select') !== null

/** The keys of such a strip, wherever on the page they are pressed. */
export function walkedBy(event: KeyboardEvent, { at, end, go, onclose, onspace }: Walk): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event)) return
  // the slider has the keys that walk itself
  const to = event.target instanceof HTMLInputElement ? undefined : walkedTo(event.key, at, end)
  if (to !== undefined) go(to)
  else if (event.key === 'Escape') onclose()
  else if (event.key === ' ' && onspace && !(event.target instanceof HTMLButtonElement)) onspace()
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** Such a strip has the focus once it is there: a dialog that closes meanwhile gives it to what had it before. */
export const takesFocus = (strip: HTMLElement) => void tick().then(() => strip.focus())

export const howToWalk = () =>
  t(
    'You are viewing a line of moves. Left and right go one move back or forward, Home and End to its ends, Escape closes it.',
  )
