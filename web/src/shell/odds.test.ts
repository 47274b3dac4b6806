import { expect, it } from 'vitest'
import type { Odds } from '../core/types'
import { factsOf } from '../fixtures'
import { figuresOf, oddsWords, playedWords } from './odds'

const odds = (won: number, lost: number, open: number, low: number): Odds => ({
  player: 0,
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
  expect(oddsWords(odds(467, 26, 7, 908_557)).brief).toBe('9 in 10 can be won')
})

it('says what good play wins, which is less', () => {
  expect(playedWords(odds(44, 56, 0, 346_000)).words).toBe('Good play wins 4 in 10')
  expect(playedWords(odds(9, 91, 0, 40_000)).words).toBe('Good play wins 1 in 11')
  expect(playedWords(odds(0, 200, 0, 0)).words).toBe('Good play wins fewer than 1 in 200')
  // never all, however many were played
  expect(playedWords(odds(84, 0, 0, 957_000)).words).toBe('Good play wins nearly all')
  expect(playedWords(odds(98, 2, 0, 930_000)).words).toBe('Good play wins 9 in 10')
})

it('claims no more than was shown', () => {
  const { words, share } = oddsWords(odds(500, 0, 0, 992_649))
  expect(words).toBe('Nearly every deal can be won')
  expect(share).toBe(0.992649)
  expect(oddsWords(odds(20, 0, 0, 831_600)).words).toBe('8 deals in 10 can be won')
  // most deals were left undecided: as many again may be winnable
  const unsettled = oddsWords(odds(308, 0, 692, 279_000))
  expect(unsettled.words).toBe('At least one deal in 4 can be won')
  expect(unsettled.share).toBe(0.279)
  // what was won without seeing the cards can be won by who sees them
  const honest = { ...odds(237, 282, 0, 414_000), player: 7 }
  expect(oddsWords(odds(308, 0, 692, 279_000), honest)).toEqual({
    words: 'At least 4 deals in 10 can be won',
    brief: 'At least 4 in 10 can be won',
    share: 0.414,
  })
  expect(oddsWords(odds(8040, 1960, 0, 796_103), honest).words).toBe('8 deals in 10 can be won')
  const [all] = figuresOf({ ...factsOf('babette'), odds: odds(308, 0, 692, 279_000), honest }) ?? []
  expect(all).toMatchObject({ share: 0.414, low: 0.414 })
  expect(all?.source).toContain('what was won can be won')
})

it('tells what the honest player wins apart from what can be won', () => {
  const facts = { ...factsOf('the-clock'), odds: odds(990, 5, 5, 980_000), honest: null }
  expect(figuresOf(facts)).toHaveLength(1)
  const honest = { ...odds(44, 56, 0, 346_000), high: 538_000, player: 3 }
  const [all, his] = figuresOf({ ...facts, honest }) ?? []
  expect(all?.what).toContain('every card being known')
  expect(his).toMatchObject({ share: 0.44, low: 0.346, high: 0.538, n: 100 })
  expect(his?.what).toContain('sees only the table')
  expect(his?.source).toContain('version 3')
})
