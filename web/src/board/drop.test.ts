import { describe, expect, it } from 'vitest'
import { dropPile } from './drop'
import { factsOf, pilesOf } from '../fixtures'
import { layout } from './layout/layout'
import { spreadOut } from './spread'

const facts = factsOf('la-nationale')
const lay = (sizes: Record<string, number>) =>
  layout({
    facts,
    piles: pilesOf(facts, sizes),
    counts: null,
    width: 1096,
    height: 800,
    options: { mirror: false, zoom: 1, mini: false },
  })
const pile = (id: string) => facts.piles.findIndex((one) => one.id === id)

describe('a drop', () => {
  const table = lay({ '3': 6, '4': 2, '5': 4 })
  const at = (id: string, dx: number, dy: number) => {
    const { extent } = table.places[pile(id)]!
    return { x: extent.x + dx * table.w, y: extent.y + dy * table.h, w: table.w, h: table.h }
  }

  it('means a legal target even where another pile is covered more', () => {
    const between = at('4', 0.7, 0.5)
    expect(dropPile(table, between, pile('9'), new Set([pile('4')]))).toBe(pile('4'))
    expect(dropPile(table, between, pile('9'), new Set())).toBe(pile('5'))
  })

  it('counts anywhere on a column', () => {
    expect(dropPile(table, at('3', 0.1, 0), pile('9'), new Set([pile('3')]))).toBe(pile('3'))
  })

  it('means nothing on the cloth, or on its own pile', () => {
    expect(dropPile(table, { x: 500, y: 690, w: table.w, h: table.h }, pile('9'), new Set())).toBeNull()
    expect(dropPile(table, at('3', 0.15, 0.9), pile('3'), new Set([pile('4')]))).toBeNull()
  })
})

describe('a pile drawn apart', () => {
  it('shows every card and stays on the board', () => {
    for (const size of [2, 6, 20, 60]) {
      const table = lay({ '12': size, sa: size })
      for (const id of ['12', 'sa']) {
        const cards = spreadOut(table, pile(id))
        expect(cards).toHaveLength(size)
        for (const card of cards) {
          expect(card.showing).not.toBe('hidden')
          expect(card.x).toBeGreaterThanOrEqual(0)
          expect(card.y).toBeGreaterThanOrEqual(0)
          expect(card.x + table.w).toBeLessThanOrEqual(table.width)
          expect(card.y + table.h).toBeLessThanOrEqual(table.height)
        }
        expect(new Set(cards.map((card) => `${card.x} ${card.y}`)).size).toBe(size)
      }
    }
  })
})
