import type { Table } from '../core/types'
import type { Hit } from './acts.svelte'
import type { CardAt } from './layout/types'

/** Which cards are highlighted: those that can be moved, or those like the card at hand, or those that can go with it. */
export const lights = ['free', 'rank', 'suit', 'fits'] as const
export type Light = (typeof lights)[number]

type Seen = Pick<Table, 'moves'> & { piles: readonly (readonly { face: string | null }[])[] }

/** The cards to which the card at hand can go now, or that can come to it, with itself. */
function fitting(near: Hit, { moves, piles }: Seen): Set<string> {
  const size = (pile: number) => piles[pile]?.length ?? 0
  const found = new Set([`${near.pile}:${near.index}`])
  for (const { from, to, count } of moves) {
    if (from < 0 || to < 0) continue
    if (from === near.pile && size(from) - count === near.index) found.add(`${to}:${size(to) - 1}`)
    if (to === near.pile && size(to) - 1 === near.index) found.add(`${from}:${size(from) - count}`)
  }
  return found
}

/** Whether a card is highlighted; null if there is no card at hand to compare with. `free`: it can be moved. */
export function lightedBy(
  light: Light,
  near: Hit | null,
  table: Seen,
  free: (card: CardAt) => boolean,
): ((card: CardAt) => boolean) | null {
  if (light === 'free') return free
  const face = near && table.piles[near.pile]?.[near.index]?.face
  if (!near || !face) return null
  if (light === 'fits') {
    const found = fitting(near, table)
    return (card) => found.has(`${card.pile}:${card.index}`)
  }
  const part = light === 'rank' ? 0 : 1
  return (card) => card.face?.[part] === face[part]
}
