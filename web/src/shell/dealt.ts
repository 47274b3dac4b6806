import type { GameFacts, Step } from '../core/types'
import { many } from '../panels/words'

/** What the deal itself brought home, with the rule by which it did; empty if nothing. */
export function wentHome({ edits }: Pick<Step, 'edits'>, { piles, dealtHome }: GameFacts): string {
  if (dealtHome === 0) return ''
  const home = edits.reduce(
    (sum, edit) => sum + ('count' in edit && piles[edit.to]?.home ? edit.count : 0),
    0,
  )
  return home === 0 ? '' : `${many(home, 'card')} went home during the deal (rule ${dealtHome}).`
}
