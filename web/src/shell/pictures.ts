import { tableOf } from '../board/layout/tables'
import type { CardSeen, Core, GameFacts } from '../core/types'
import { recordOf } from './records'

const drawn = new Map<string, CardSeen[][]>()

/** The piles of a game's picture; of its deal alone, should its moves be forbidden. */
export function pictureOf(core: Core, facts: GameFacts): CardSeen[][] {
  const known = drawn.get(facts.id)
  if (known) return known
  const { deal, moves } = tableOf(facts.id).moment ?? { deal: '7', moves: '' }
  const seen = [moves, ''].map((played) => core.glance(ownRecordOf(facts, deal, played)))
  const piles = seen.find((one) => 'piles' in one)?.piles ?? facts.piles.map(() => [])
  drawn.set(facts.id, piles)
  return piles
}

/** The record of a deal under the book's own rules after these moves. */
export const ownRecordOf = (facts: GameFacts, deal: string, moves: string): string =>
  recordOf({ ...facts, besides: '' }, `deal ${deal}`, moves)
