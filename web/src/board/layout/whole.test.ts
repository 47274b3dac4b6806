import { describe, expect, it } from 'vitest'
import { leastBoards } from '../../../boards'
import { everyTable, factsOf, gameIds, pilesOf } from '../../fixtures'
import type { GameFacts } from '../../core/types'
import { layout } from './layout'
import { covered } from './rects'
import type { Rect } from './types'

const slack = 0.5
const boards = Object.entries(leastBoards).flatMap(([window, states]) =>
  Object.entries(states).map(([state, size]) => [`${window}, ${state}`, size] as const),
)

/** The table as dealt to all sides, in the middle of a game, and late: one pile after another has grown very long. */
function positions({ piles }: GameFacts): Record<string, number>[] {
  const all = (size: number) => Object.fromEntries(piles.map(({ id }) => [id, size]))
  const long = piles.filter((_, i) => i % 3 === 0).map(({ id }) => ({ ...all(3), [id]: 30 }))
  return [{}, all(4), all(13), ...long]
}

/** What of a rectangle lies beyond a board of this size. */
function outside({ x, y, w, h }: Rect, [width, height]: readonly [number, number]): boolean {
  return x < -slack || y < -slack || x + w > width + slack || y + h > height + slack
}

it.each(gameIds)('cards of %s stay about as large while more is said above a tablet’s table', (game) => {
  const facts = factsOf(game)
  const { play, told } = leastBoards['768x1024']
  const [usual, less] = [play, told].map(
    ([width, height]) =>
      layout({
        facts,
        piles: pilesOf(facts, {}),
        counts: null,
        width,
        height,
        options: { mirror: false, zoom: 1, mini: false },
      }).w,
  )
  expect(less! / usual!).toBeGreaterThan(0.8)
})

describe.each(everyTable())('%s', (_, facts) => {
  it.each(boards)('has every card and place in sight on the board of %s', (__, size) => {
    for (const sizes of positions(facts))
      for (const redealsLeft of [0, 2])
        for (const mirror of [false, true]) {
          const [width, height] = size
          const counts = { home: 30, of: 104, redealsLeft, remarks: [] }
          const options = { mirror, zoom: 1, mini: false }
          const table = layout({ facts, piles: pilesOf(facts, sizes), counts, width, height, options })
          const rects = [
            ...table.places.filter(({ quiet }) => !quiet).map(({ extent }) => extent),
            ...table.cards.map((card) => covered(card, table)),
          ]
          expect(rects.filter((rect) => outside(rect, size))).toEqual([])
          expect([table.width, table.height], 'nothing is to be scrolled').toEqual([width, height])
          // a finger or a pointer finds it: WCAG 2.5.8
          expect(table.w).toBeGreaterThanOrEqual(24)
        }
  })
})
