// A card of 250 x 350: its index in four forms over a body. The index ends at 21.7 % of the height, the compact one at 14.5 %.
import { ranks } from './glyphs.js'
import { number } from './strokes.js'
import { pip } from './suits.js'

export const rankNames = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K']
export const suitNames = ['S', 'H', 'D', 'C']

/** What a card is drawn in. */
export const box = '0 0 250 350'

export const symbol = (id, box, body) => `<symbol id="${id}" viewBox="${box}">${body}</symbol>\n`
export const use = (id, x, y, w, h) =>
  `<use href="#${id}" x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}"/>`

const advance = (rank) => (rank === '9' ? ranks['6'] : ranks[rank])[0]
/** A rank of this cap height, centred on `cx`. */
export const rankAt = (rank, cx, y, h) => {
  const w = (advance(rank) * h) / 100
  return use(`rank-${rank}`, cx - w / 2, y, w, h * 1.06)
}

/** A suit with its corner there: an outline of its own, which a browser draws sooner than a symbol. */
export const suitAt = (suit, x, y, size) => `<path d="${pip(suit, x, y, size)}"/>`

const beside = (rank, suit) => {
  const ten = rank === 'T'
  return rankAt(rank, ten ? 48 : 46, 13, 60) + suitAt(suit, ten ? 92 : 88, 16, 56)
}
const compact = (rank, suit) => {
  const ten = rank === 'T'
  return rankAt(rank, ten ? 42 : 38, 8, 42) + suitAt(suit, ten ? 74 : 68, 9, 41)
}
const upright = (rank, suit, right) => {
  const cx = right ? 250 - 48 : 48
  return rankAt(rank, cx, 13, 60) + suitAt(suit, cx - 26, 84, 52)
}

/** The forms of one face over this body: plain, -c (tight columns), -u and -m (rows to the right and left). */
export function forms(prefix, rank, suit, body) {
  const id = `${prefix}-${rank}${suit}`
  const aside = (x) => `<g transform="translate(${x + 20} 38) scale(.84)">${body}</g>`
  return (
    symbol(id, box, beside(rank, suit) + body) +
    symbol(`${id}-c`, box, compact(rank, suit) + body) +
    symbol(`${id}-u`, box, upright(rank, suit, false) + aside(22)) +
    symbol(`${id}-m`, box, upright(rank, suit, true) + aside(-22))
  )
}
