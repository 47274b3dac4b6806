import { expect, it } from 'vitest'
import type { LegalMove, Table } from '../core/types'
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

/** The number of a hint that leads from one pile to the other. */
function number(x: number, from: number) {
  const state = { table: {} as Table, selection: null, targets: [], lastMove: null, edits: [], refused: null }
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
