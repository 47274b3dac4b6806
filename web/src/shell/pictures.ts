import type { CardSeen, Core, GameFacts } from '../core/types'

/** How far each game's picture on the chooser is played: deal and lawful moves, chosen to show the table well. */
const moments: Readonly<Record<string, { deal: string; moves: string }>> = {}

const drawn = new Map<string, CardSeen[][]>()

/** The piles of a game's picture. */
export function pictureOf(core: Core, facts: GameFacts): CardSeen[][] {
  const known = drawn.get(facts.id)
  if (known) return known
  const { deal, moves } = moments[facts.id] ?? { deal: '48213', moves: '' }
  const record = [
    'longwood record 1',
    `game ${facts.id}`,
    `set ${facts.set}`,
    `rules ${facts.rulesVersion}`,
    `deal ${deal}`,
    'moves',
    moves,
    '',
  ].join('\n')
  const seen = core.glance(record)
  const piles = 'fault' in seen ? facts.piles.map(() => []) : seen.piles
  drawn.set(facts.id, piles)
  return piles
}
