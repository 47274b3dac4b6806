import type { Core, GameFacts } from '../core/types'

/** The rules that a record or a link names. */
export type Rules = Pick<GameFacts, 'id' | 'set' | 'setVersion' | 'besides' | 'rulesVersion'>

/** The record of a deal, such as "deal 7" or "deck KS TH", under these rules after these moves; of a kind deal with the number with which it began. */
export function recordOf(rules: Rules, deal: string, moves: string, kind?: string): string {
  const { id, set, setVersion, besides, rulesVersion } = rules
  const version = kind === undefined ? 1 : 2
  const lines = [
    `longwood record ${version}`,
    `game ${id}`,
    `set ${set}${setVersion === 1 ? '' : ` ${setVersion}`}`,
  ]
  if (besides !== '') lines.push(`options ${besides}`)
  lines.push(`rules ${rulesVersion}`, deal)
  if (kind !== undefined) lines.push(`kind ${kind}`)
  return [...lines, 'moves', moves, ''].join('\n')
}

/** A record with only its first moves; one that cannot be read is left as it is, for whoever opens it to say why. */
export function firstMoves(core: Pick<Core, 'read'>, record: string, moves: number): string {
  const saved = core.read(record, moves)
  return 'fault' in saved ? record : saved.record
}
