import { fan, offsets } from './layout/fans'
import type { CardAt, Layout } from './layout/types'

/**
 * A pile's cards drawn apart over its neighbours, as far as the board has room; the card that is looked at lies whole on
 * top. Nothing is spread where no other card may be seen.
 */
export function spreadOut(layout: Layout, pile: number, looked = -1): CardAt[] {
  const place = layout.places[pile]
  const cards = layout.cards.filter((card) => card.pile === pile)
  if (!place || !hides(layout, pile)) return cards
  const down = place.fan === 'down' || place.fan === 'up'
  const size = down ? layout.h : layout.w
  const board = down ? layout.height : layout.width
  const margin = Math.min(8, (board - size) / 2)
  const room = (board - 2 * margin - size) / size
  const normal = down ? fan.columnWide : fan.row
  const at = offsets(cards.length, room, normal, down ? fan.columnFloor : fan.rowFloor, 0.02)
  const length = size * (1 + at[at.length - 1]!)
  const left = place.fan === 'left'
  const base = down ? place.y : left ? place.x + size - length : place.x
  const start = Math.max(margin, Math.min(base, board - margin - length))
  return cards.map((card, i) => {
    const offset = size * at[left ? cards.length - 1 - i : i]!
    const tight = i + 1 < at.length && at[i + 1]! - at[i]! < fan.columnIndex
    return {
      ...card,
      x: down ? place.x : start + offset,
      y: down ? start + offset : place.y,
      form: i === looked && card.face !== null ? '' : down ? (tight ? 'c' : '') : left ? 'm' : 'u',
      showing:
        i === cards.length - 1
          ? 'exposed'
          : card.face === null
            ? 'covered'
            : card.showing === 'peeked'
              ? 'peeked'
              : 'covered',
      depth: 0,
      z: card.z + (i === looked && card.face !== null ? 340 : 170),
    }
  })
}

/** Whether cards below the exposed one are known, so that there is something to be seen. */
export function hides(layout: Layout, pile: number): boolean {
  return layout.cards.some((card) => card.pile === pile && card.showing !== 'exposed' && card.face !== null)
}
