import { expect, it } from 'vitest'
import type { LegalMove } from '../core/types'
import type { CardAt } from './layout/types'
import { lightedBy } from './lights'

const piles = [['7S', '6H'], ['7H'], ['8S', '5S'], []].map((pile) => pile.map((face) => ({ face })))
const move = (from: number, to: number, count: number) => ({ act: 'lay', from, to, count }) as LegalMove
const table = { piles, moves: [move(2, 0, 1), move(0, 1, 1), move(0, 3, 1), move(0, 2, 2)] }
const cards = piles.flatMap((pile, at) =>
  pile.map(({ face }, index) => ({ pile: at, index, face }) as unknown as CardAt),
)
const lit = (light: Parameters<typeof lightedBy>[0], near: { pile: number; index: number } | null) => {
  const on = lightedBy(light, near, table, ({ pile }) => pile === 1)
  return on && cards.filter(on).map(({ face }) => face)
}

it('highlights cards of the same rank or suit as the card at hand', () => {
  expect(lit('rank', { pile: 1, index: 0 })).toEqual(['7S', '7H'])
  expect(lit('suit', { pile: 0, index: 0 })).toEqual(['7S', '8S', '5S'])
})

it('highlights where the card at hand can go, and what can come to it', () => {
  expect(lit('fits', { pile: 0, index: 1 })).toEqual(['6H', '7H', '5S'])
  // two cards are moved by the lower one
  expect(lit('fits', { pile: 0, index: 0 })).toEqual(['7S', '5S'])
  expect(lit('fits', { pile: 2, index: 0 })).toEqual(['8S'])
})

it('needs a card at hand, except for those that can be moved', () => {
  expect(lit('free', null)).toEqual(['7H'])
  expect(lit('suit', null)).toBeNull()
  expect(lit('fits', { pile: 3, index: 0 })).toBeNull()
})
