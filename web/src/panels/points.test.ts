import { expect, test } from 'vitest'
import { change, decimal, points } from './points'

test('figures have a true minus sign, and never that of nothing', () => {
  expect([12.34, -3, -0.04, 0].map((value) => decimal(value, 1))).toEqual(['12.3', '−3.0', '0', '0'])
  expect([0.124, -0.03, 0.004, -0.004].map((share) => points(share))).toEqual(['12', '−3', '0', '0'])
  expect(points(-0.2, 0.051)).toBe('−20 ± 5')
  expect([0.124, -0.03, 0.004, -0.004].map((share) => change(share))).toEqual(['+12', '−3', '0', '0'])
})

test('a figure that may be off by a whole game says nothing', () => {
  expect(points(2.5, 0.99)).toBe('250 ± 99')
  expect([points(-1.5, 6.67), change(2.5, 6.82)]).toEqual(['unknown', 'unknown'])
})
