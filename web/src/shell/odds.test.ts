import { expect, it } from 'vitest'
import type { Odds } from '../core/types'
import { oddsWords } from './odds'

const odds = (won: number, lost: number, open: number, low: number): Odds => ({
  won,
  lost,
  open,
  low,
  high: 1_000_000,
  deals: '0-99',
  method: 'Wilson',
})

it('says odds in words', () => {
  expect(oddsWords(odds(202_236, 797_764, 0, 201_449)).words).toBe('One deal in 5 can be won')
  expect(oddsWords(odds(8040, 1960, 0, 796_103)).words).toBe('8 deals in 10 can be won')
  expect(oddsWords(odds(467, 26, 7, 908_557)).words).toBe('9 deals in 10 can be won')
})

it('claims no more than was shown', () => {
  const { words, share } = oddsWords(odds(500, 0, 0, 992_649))
  expect(words).toBe('Nearly every deal can be won')
  expect(share).toBe(0.992649)
  expect(oddsWords(odds(20, 0, 0, 831_600)).words).toBe('8 deals in 10 can be won')
})
