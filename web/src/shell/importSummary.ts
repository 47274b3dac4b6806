import type { ImportSummary } from '../store/log'
import { clauses } from '../words/joined'
import { t, tn } from '../words/say.svelte'

/** What came of a copy that was brought in, in a line, and a line for each entry that was left out. */
export function importWords({ added, unreplayed, left }: ImportSummary, unread: readonly string[]) {
  const out = [...unread, ...left]
  const said = [
    tn('{n} game imported', '{n} games imported', added),
    unreplayed > 0 ? t('{n} under older rules, not re-checked', { n: unreplayed }) : '',
    out.length > 0 ? tn('{n} game left out', '{n} games left out', out.length) : '',
  ]
  return { said: `${clauses(said)}.`, left: out }
}
