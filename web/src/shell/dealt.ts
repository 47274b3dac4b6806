import type { GameFacts, Step } from '../core/types'
import { tn } from '../words/say.svelte'

/** What the deal itself brought home, with the rule by which it did; empty if nothing. */
export function wentHome({ edits }: Pick<Step, 'edits'>, { piles, dealtHome }: GameFacts): string {
  if (dealtHome === 0) return ''
  const home = edits.reduce(
    (sum, edit) => sum + ('count' in edit && piles[edit.to]?.home ? edit.count : 0),
    0,
  )
  return home === 0
    ? ''
    : tn(
        '{n} card went home during the deal (rule {rule}).',
        '{n} cards went home during the deal (rule {rule}).',
        home,
        { rule: dealtHome },
      )
}
