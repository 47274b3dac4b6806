import type { PileIndex } from '../core/types'
import type { Layout, Rect } from './layout/types'

function shared(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}

/**
 * The pile meant by cards let go at a place: of the legal targets the one they overlap most, however little; otherwise any other
 * pile they cover by a fifth of a card; otherwise none.
 */
export function dropPile(
  layout: Layout,
  card: Rect,
  from: PileIndex,
  legal: { has(pile: PileIndex): boolean },
): PileIndex | null {
  const slack = 0.12 * layout.w
  let best = { pile: -1, area: 0.2 * card.w * card.h }
  let bestLegal = { pile: -1, area: 0 }
  for (const { pile, extent, quiet } of layout.places) {
    if (pile === from) continue
    if (legal.has(pile)) {
      const wide = {
        x: extent.x - slack,
        y: extent.y - slack,
        w: extent.w + 2 * slack,
        h: extent.h + 2 * slack,
      }
      const area = shared(card, wide)
      if (area > bestLegal.area) bestLegal = { pile, area }
    } else if (!quiet) {
      const area = shared(card, extent)
      if (area > best.area) best = { pile, area }
    }
  }
  // lying mostly on its own pile the card was put back
  const own = layout.places[from]
  const back = own ? shared(card, own.extent) : 0
  if (bestLegal.pile >= 0 && bestLegal.area > back * 0.5) return bestLegal.pile
  return best.pile >= 0 && best.area > back ? best.pile : null
}
