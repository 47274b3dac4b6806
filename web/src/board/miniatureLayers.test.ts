import { expect, it } from 'vitest'
import type { CardAt } from './layout/types'
import { pip } from '../../tools/deck/suits.js'
import { layersOf } from './miniatureLayers'

const [w, h] = [20, 28]
const card = (
  id: number,
  x: number,
  y: number,
  face: string | null = '7S',
  showing: CardAt['showing'] = 'covered',
) => ({ id, face, pile: 0, index: id, x, y, form: '', showing, depth: 0, z: id }) as CardAt
/** Where the boxes of an outline begin. */
const begins = (outline: string) => outline.match(/M/g)?.length ?? 0

it('lays cards beside one another in one layer, and those of a fan in as many as it has cards', () => {
  const rows = [0, 30, 60].flatMap((x, i) => [
    card(3 * i, x, 0),
    card(3 * i + 1, x, 6),
    card(3 * i + 2, x, 12),
  ])
  const layers = layersOf(rows, w, h)
  expect(layers.map(({ papers }) => begins(papers))).toEqual([3, 3, 3])
  expect(layersOf([card(0, 0, 0), card(1, 20, 0), card(2, 0, 28)], w, h)).toHaveLength(1)
})

it('lays a card that joins two fans above both', () => {
  const layers = layersOf([card(0, 0, 0), card(1, 0, 6), card(2, 22, 0), card(3, 11, 9)], w, h)
  expect(layers.map(({ papers }) => begins(papers))).toEqual([2, 1, 1])
})

it('draws each suit once a layer: one pip of a covered card, two of an exposed one, none of a back', () => {
  const cards = [card(0, 0, 0), card(1, 30, 0, 'KS', 'exposed'), card(2, 60, 0, '2H'), card(3, 90, 0, null)]
  const [layer] = layersOf(cards, w, h)
  expect(layer!.pips.map(({ suit, outline }) => [suit, begins(outline)])).toEqual([
    ['S', 3],
    ['H', 1],
  ])
  expect(begins(layer!.covers)).toBe(1)
})

it('moves and scales a suit, whose own outline is on 100 by 100', () => {
  expect(pip('D', 0, 0, 100)).toBe(
    'M50 1C60 20 74 38 91 50C74 62 60 80 50 99C40 80 26 62 9 50C26 38 40 20 50 1Z',
  )
  expect(pip('D', 10, 20, 50)).toMatch(/^M35 20.5C40 30 47 39 55.5 45C/)
  expect(pip('S', 10, 20, 50)).toContain('H26C') // a line across has no second number
})
