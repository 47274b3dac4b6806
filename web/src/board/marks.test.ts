import { expect, it } from 'vitest'
import type { LegalMove, Table } from '../core/types'
import type { Place } from './blocked'
import type { Layout } from './layout/types'
import { marksOf } from './marks'

/** Two piles one above the other, whose left edges lie so far to the right. */
const upright = (x: number) =>
  ({
    width: 390,
    height: 620,
    w: 65,
    h: 90,
    cards: [],
    places: [40, 520].map((y) => ({ x, y })),
  }) as unknown as Layout

const state = { table: {} as Table, selection: null, targets: [], lastMove: null, edits: [], refused: null }

/** The number of a hint that leads from one pile to the other. */
function number(x: number, from: number) {
  const move = { act: 'lay', from, to: 1 - from, count: 1 } as LegalMove
  return marksOf(upright(x), {
    ...state,
    hints: [{ move, rank: 1 }],
    found: null,
    blocked: null,
    facts: { piles: [] },
  }).medals[0]!
}

it('bends the arrow of a hint so that its number stays on the table', () => {
  for (const from of [0, 1])
    for (const x of [5, 160, 320]) {
      expect(number(x, from).x).toBeGreaterThan(12)
      expect(number(x, from).x).toBeLessThan(390 - 12)
    }
})

it.each(['column', 'row'])(
  'draws the arrow of a loss in a %s beside the indices, from card to card',
  (line) => {
    const inRow = line === 'row'
    const cards = [0, 20, 40].map((along, index) => ({
      ...{ id: index, pile: 0, index, face: '2H', form: '', depth: 1, z: index },
      ...(inRow ? { x: 100 + along, y: 0 } : { x: 100, y: along }),
      showing: index === 2 ? 'exposed' : 'covered',
    }))
    const layout = { ...upright(100), cards } as unknown as Layout
    const arc = (from: number, to: number) => {
      const arrows = [[from, to].map((index) => ({ pile: 0, index }))] as [[Place, Place]]
      const blocked = { places: [], faces: [], arrows }
      const { arcs } = marksOf(layout, { ...state, hints: [], found: null, blocked, facts: { piles: [] } })
      return [arcs[0]!.path, arcs[0]!.head].map((drawn) => {
        const [x, y] = drawn.match(/[\d.]+/g)!.map(Number)
        return inRow ? { along: x! - 100, aside: y! / 90 } : { along: y!, aside: (x! - 100) / 65 }
      })
    }
    for (const [from, to] of [
      [0, 1],
      [0, 2],
      [2, 0],
    ] as const) {
      const ends = arc(from, to)
      // an index takes the upper left part of a card
      for (const { aside } of ends) expect(aside).toBeGreaterThan(0.5)
      expect(ends.map(({ along }) => Math.floor(along / 20))).toEqual([from, to])
    }
  },
)
