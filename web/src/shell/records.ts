import type { Core } from '../core/types'
import type { Replayed } from '../store/log'
import { withoutNotes } from '../store/notes'

/** A record with only its first moves. */
export function firstMoves(record: string, moves: number): string {
  const [head, rest] = parts(record)
  return head + rest.slice(0, Math.max(0, moves)).join(' ') + '\n'
}

/** A record with further moves at its end. */
export function withMoves(record: string, more: readonly string[]): string {
  const [head, rest] = parts(record)
  return head + [...rest, ...more].join(' ') + '\n'
}

/** The moves of a record, in notation. */
export function movesOf(record: string): string[] {
  return parts(record)[1]
}

/** What stands before the moves, and the moves. */
function parts(record: string): [string, string[]] {
  const end = record.search(/^moves *$/m)
  const head = end < 0 ? record + 'moves' : record.slice(0, end) + 'moves'
  const lines = end < 0 ? [] : withoutNotes(record.slice(end)).split('\n').slice(1)
  const moves = lines
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/\s+/).filter(Boolean))
  return [head + '\n', moves]
}

/** The deal of a record as tries that stand at its start. */
export function startOf(record: string): string {
  return parts(record)[0]
    .replace(/^longwood record/, 'longwood tries')
    .replace(/moves\n$/, 'tries\nat 0\n')
}

/** How a record ends when the core plays it again. */
export function replayedBy(core: Pick<Core, 'glance' | 'facts'>, record: string): Replayed {
  const seen = core.glance(record)
  if ('piles' in seen) return seen.standing === 'won' ? 'won' : 'unwon'
  return ofOtherRules(core, record) ? 'other' : 'unwon'
}

/** Whether a record follows a version of a game’s rules, or of a rule set, that is not the core's. */
function ofOtherRules(core: Pick<Core, 'facts'>, record: string): boolean {
  const line = (key: string) => new RegExp(`^${key} +(.*)$`, 'm').exec(record)?.[1]?.trim() ?? ''
  const [set = '', version = '1'] = line('set').split(/ +/)
  const rules = line('rules')
  if (!/^\d+$/.test(rules) || !/^\d+$/.test(version)) return false
  const facts = core.facts(line('game'), set)
  // a game or a rule set that was renamed or given up was played all the same
  if ('fault' in facts) return true
  const own = facts.sets.find(({ id }) => id === set)
  return Number(rules) !== facts.rulesVersion || Number(version) !== own?.version
}
