import { many } from '../panels/words'
import type { Brought } from '../store/log'

/** What came of a copy that was brought in, in a line, and a line for each entry that was left out. */
export function broughtWords({ added, unreplayed, left }: Brought, unread: readonly string[]) {
  const out = [...unread, ...left]
  const said = [
    `${many(added, 'game')} brought in`,
    unreplayed > 0 ? `${unreplayed} of them under other rules, not replayed` : '',
    out.length > 0 ? `${many(out.length, 'game')} left out` : '',
  ]
  return { said: `${said.filter(Boolean).join('; ')}.`, left: out }
}
