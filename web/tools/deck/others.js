// Two decks made of pieces of the others: one for low vision, and one laid out as packs of old were.
import { box, rankAt, suitAt, symbol, use } from './faces.js'

/** Index as large as the strip that is left of a covered card, which is higher where a column has room; below it rank and suit once more, but not in rows, where a part of them would show. */
export function giant(rank, suit) {
  const id = `giant-${rank}${suit}`
  const strong = (marks) => `<g stroke="currentColor" stroke-width="2.5" stroke-linejoin="round">${marks}</g>`
  const beside = strong(rankAt(rank, 56, 6, 66)) + suitAt(suit, 128, 5, 70)
  const compact = strong(rankAt(rank, 46, 4, 44)) + suitAt(suit, 100, 3, 46)
  const upright = (cx) => strong(rankAt(rank, cx, 8, 84)) + suitAt(suit, cx - 40, 100, 80)
  const tall = strong(rankAt(rank, 66, 6, 112)) + suitAt(suit, 136, 8, 106)
  const below = strong(rankAt(rank, 74, 118, 106)) + suitAt(suit, 132, 228, 108)
  return (
    symbol(id, box, beside + below) +
    symbol(`${id}-c`, box, compact + below) +
    symbol(`${id}-t`, box, tall) +
    symbol(`${id}-u`, box, upright(56)) +
    symbol(`${id}-m`, box, upright(194))
  )
}

/** The classic faces in their full size, with a small index in both corners; covered cards show the classic's index. */
export function old(rank, suit) {
  const id = `old-${rank}${suit}`
  const corner = rankAt(rank, 21, 12, 37) + suitAt(suit, 7, 56, 28)
  const both = `${corner}<g transform="rotate(180 125 175)">${corner}</g>`
  const face = `<g transform="translate(125 175) scale(1.09) translate(-125 -213)">${use(`classic-body-${rank}${suit}`, 0, 0, 250, 350)}</g>`
  const same = (form) => symbol(`${id}-${form}`, box, use(`classic-${rank}${suit}-${form}`, 0, 0, 250, 350))
  return symbol(id, box, both + face) + same('c') + same('u') + same('m')
}
