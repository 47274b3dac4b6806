import { expect, test } from 'vitest'
import type { Review, ReviewedMove } from '../core/types'
import { atOf, box, curveOf, nextCostly, xOf, yOf } from './curve'

function move(more: Partial<ReviewedMove>): ReviewedMove {
  return {
    move: 'turn',
    words: '',
    shows: false,
    mark: '',
    loss: 0,
    reach: 0,
    luck: 0,
    better: [],
    told: '',
    ...more,
  }
}
function review(shares: number[], steps: ReviewedMove[]): Review {
  const chances = shares.map((share) => ({ share, reach: 0.1, close: true, figure: '' }))
  return { progress: 1, close: true, chances, steps, worst: [], words: [], tries: [] }
}

test('every move has its own place, and a place its move', () => {
  for (const moves of [1, 7, 200])
    for (let at = 0; at <= moves; at++) expect(atOf(xOf(at, moves), moves)).toBe(at)
  expect(atOf(-50, 10)).toBe(0)
  expect(atOf(box.width + 50, 10)).toBe(10)
  expect(xOf(0, 0)).toBe(box.left)
})

test('a certain win is above, a certain loss below, and nothing leaves the box', () => {
  expect(yOf(1)).toBe(box.top)
  expect(yOf(0)).toBe(box.height - box.bottom)
  expect(yOf(1.3)).toBe(yOf(1))
  expect(yOf(-0.3)).toBe(yOf(0))
})

test('luck stands after its move, a decision before it', () => {
  const curve = curveOf(
    review(
      [0.5, 0.7, 0.3, 0.3],
      [
        move({ shows: true, luck: 0.2 }),
        move({ shows: true, mark: 'costly', loss: 0.25, luck: -0.15 }),
        move({ mark: 'only move' }),
      ],
    ),
  )
  expect(curve.dots.map(({ at, kind }) => [at, kind])).toEqual([
    [1, 'gave'],
    [1, 'costly'],
    [2, 'took'],
    [2, 'only'],
  ])
  expect(curve.drops).toEqual([{ x: xOf(1, 3), from: yOf(0.7), to: yOf(0.7 - 0.25) }])
  expect(curve.line.split('L')).toHaveLength(4)
  expect(curve.band.split('L')).toHaveLength(8)
})

test('small luck is not marked, and nothing is drawn of nothing', () => {
  expect(curveOf(review([0.5, 0.51], [move({ shows: true, luck: 0.01 })])).dots).toEqual([])
  expect(curveOf(review([], []))).toEqual({ line: '', band: '', dots: [], drops: [] })
})

test('the next costly move goes round', () => {
  const costly = move({ mark: 'costly', loss: 0.1 })
  const game = review([1, 1, 1, 1, 1], [move({}), costly, move({}), costly])
  expect([-1, 0, 1, 3].map((at) => nextCostly(game, at))).toEqual([1, 1, 3, 1])
  expect(nextCostly(review([1, 1], [move({})]), 0)).toBeUndefined()
})

test('what is not known closely is not drawn', () => {
  const of = review([0.5, 0.7, 0.3, 0.3], [move({ mark: 'costly', loss: 0.2 }), move({}), move({})])
  for (const at of [0, 2]) of.chances[at]!.close = false
  const { line, band, dots, drops } = curveOf(of)
  expect(line.match(/M/g)).toHaveLength(2)
  expect(line).not.toContain('L')
  expect(band.match(/Z/g)).toHaveLength(2)
  expect([...dots, ...drops]).toEqual([])
})
