import type { Core } from '../core/types'

/** A record with only its first moves; one that cannot be read is left as it is, for whoever opens it to say why. */
export function firstMoves(core: Pick<Core, 'read'>, record: string, moves: number): string {
  const saved = core.read(record, moves)
  return 'fault' in saved ? record : saved.record
}
