import { expect, test } from 'vitest'
import type { Loss } from '../core/types'
import { anyArrowSeen, anySeen, blockedOf } from './blocked'

const card = (card: string, pile: number, index: number) => ({ card, pile, index })
const loss = (some: Partial<Loss>): Loss => ({
  found: 'lost',
  cannot: [{ card: 'AS', both: false }],
  fewest: true,
  pins: [],
  holds: [],
  holding: 0,
  unseen: false,
  foresees: false,
  everywhere: true,
  positions: 1,
  words: [],
  ...some,
})

test('cards that hold one another are joined in both directions', () => {
  const [king, queen] = [card('KS', 4, 3), card('QS', 4, 1)]
  const found = blockedOf(
    loss({ holds: [{ held: king, needs: queen, under: king, next: true }], holding: 2 }),
  )
  expect(found.places).toHaveLength(2)
  expect(found.arrows).toEqual([
    [king, queen],
    [queen, king],
  ])
  expect(found.faces).toEqual(['AS'])
})

test('too many cards that hold one another are not drawn', () => {
  const [king, queen] = [card('KS', 4, 3), card('QS', 4, 1)]
  const found = blockedOf(
    loss({ holds: [{ held: king, needs: queen, under: king, next: true }], holding: 9 }),
  )
  expect(found.faces).toEqual(['AS'])
  expect(found.arrows).toEqual([])
})

test('a card under one that never moves has an arrow to it', () => {
  const [low, high] = [card('AS', 2, 0), card('9H', 2, 2)]
  const found = blockedOf(loss({ pins: [{ card: low, under: high }] }))
  expect(found.faces).toEqual([])
  expect(found.places).toEqual([low, high])
  expect(found.arrows).toEqual([[low, high]])
})

test('cards that the player does not see cannot be shown', () => {
  const covered = { id: 0, face: null }
  const under = blockedOf(loss({ pins: [{ card: card('AS', 0, 0), under: card('9H', 0, 1) }] }))
  const nowhere = () => false
  expect(anySeen(under, [[covered, covered]], nowhere)).toBe(false)
  expect(anySeen(under, [[covered, { id: 1, face: '9H' }]], nowhere)).toBe(true)
  expect(anyArrowSeen(under, [[covered, { id: 1, face: '9H' }]])).toBe(false)
  const alone = blockedOf(loss({}))
  expect(anySeen(alone, [[covered, { id: 1, face: '9H' }]], nowhere)).toBe(false)
  expect(anySeen(alone, [[covered, { id: 1, face: 'AS' }]], nowhere)).toBe(true)
  // its like that is home already is not meant
  expect(anySeen(alone, [[covered, { id: 1, face: 'AS' }]], () => true)).toBe(false)
})
