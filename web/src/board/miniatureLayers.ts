import { pip } from '../../tools/deck/suits.js'
import type { CardAt } from './layout/types'

/** Cards of a miniature of which none lies on another, as outlines of few elements. */
export interface Layer {
  papers: string
  /** The backs of covered cards, within their edges. */
  covers: string
  /** The pips of each suit that is to be seen. */
  pips: { suit: string; outline: string }[]
}

const short = (number: number) => String(Math.round(number * 100) / 100)

function box(x: number, y: number, w: number, h: number, radius: number): string {
  const [across, down] = [short(w - 2 * radius), short(h - 2 * radius)]
  const [r, back] = [short(radius), short(-radius)]
  return (
    `M${short(x + radius)} ${short(y)}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${back} ${r}` +
    `h${short(2 * radius - w)}a${r} ${r} 0 0 1 ${back} ${back}v${short(2 * radius - h)}a${r} ${r} 0 0 1 ${r} ${back}z`
  )
}

/** A covered card shows a pip where its index is, an exposed one a large pip besides. */
function pipsOf({ x, y, form, showing }: CardAt, suit: string, w: number): string {
  const small = pip(suit, x + w * (form === 'm' ? 0.48 : 0.08), y + w * 0.04, w * 0.44)
  return showing === 'exposed' ? small + pip(suit, x + w * 0.2, y + w * 0.56, w * 0.6) : small
}

/** The cards from below: each layer lies on those before it, and a card on all that it covers. */
export function layersOf(cards: readonly CardAt[], w: number, h: number): Layer[] {
  const height = new Map<CardAt, number>()
  const layers: CardAt[][] = []
  cards.forEach((card, i) => {
    const under = cards.slice(0, i).filter(({ x, y }) => Math.abs(x - card.x) < w && Math.abs(y - card.y) < h)
    const at = Math.max(-1, ...under.map((one) => height.get(one)!)) + 1
    height.set(card, at)
    ;(layers[at] ??= []).push(card)
  })
  const inset = w * 0.08
  return layers.map((level) => {
    const pips = new Map<string, string>()
    for (const card of level) {
      const suit = card.face?.[1]
      if (suit) pips.set(suit, (pips.get(suit) ?? '') + pipsOf(card, suit, w))
    }
    return {
      papers: level.map(({ x, y }) => box(x, y, w, h, w * 0.055)).join(''),
      covers: level
        .filter(({ face }) => face === null)
        .map(({ x, y }) => box(x + inset, y + inset, w - 2 * inset, h - 2 * inset, 0))
        .join(''),
      pips: [...pips].map(([suit, outline]) => ({ suit, outline })),
    }
  })
}
