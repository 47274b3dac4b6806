import { expect, it } from 'vitest'
import type { Odds } from '../core/types'
import { factsOf } from '../fixtures'
import { figuresOf, oddsWords, playedWords } from './odds'

const odds = (won: number, lost: number, open: number, low: number, high = 1): Odds => ({
  player: 0,
  won,
  lost,
  open,
  low,
  high,
  deals: '0-99',
  method: 'Wilson',
})
const plain = (words: string) => words.replaceAll('\u202f', ' ')
const said = (...of: Parameters<typeof oddsWords>) => plain(oddsWords(...of).words)
const played = (...of: Parameters<typeof odds>) => plain(playedWords(odds(...of)).words)

it('says odds as shares, with their interval where it is wide', () => {
  expect(said(odds(202_236, 797_764, 0, 0.201449, 0.203025))).toBe('20 % of deals are winnable')
  expect(said(odds(8040, 1960, 0, 0.796103, 0.8116))).toBe('80 % of deals are winnable')
  expect(said(odds(80, 20, 0, 0.711, 0.867))).toBe('80 % (71 to 87 %) of deals are winnable')
  expect(plain(oddsWords(odds(467, 26, 7, 0.908557, 0.955)).brief)).toBe('Winnable 93 %')
})

it('says what is won with hints, which is less', () => {
  expect(played(44, 56, 0, 0.346, 0.538)).toBe('With hints you win 44 % (35 to 54 %) of deals')
  expect(played(300, 9700, 0, 0.0268, 0.0335)).toBe('With hints you win 3 % of deals')
  expect(played(0, 200, 0, 0, 0.0188)).toBe('With hints you win less than 2 % of deals')
  expect(plain(playedWords(odds(44, 56, 0, 0.346, 0.538)).brief)).toBe('Hints win 44 % (35 to 54 %)')
  expect(playedWords(odds(84, 0, 0, 0.957)).brief).toBe('Hints win nearly all')
  // never all, however many were played
  expect(played(84, 0, 0, 0.957)).toBe('With hints you win nearly every deal')
})

it('claims no more than was shown', () => {
  const { words, share } = oddsWords(odds(500, 0, 0, 0.992649))
  expect(words).toBe('Nearly every deal is winnable')
  expect(share).toBe(0.992649)
  expect(said(odds(20, 0, 0, 0.8316))).toBe('At least 83 % of deals are winnable')
  // most deals were left undecided: as many again may be winnable
  const unsettled = oddsWords(odds(308, 0, 692, 0.279))
  expect(plain(unsettled.words)).toBe('At least 28 % of deals are winnable')
  expect(unsettled.share).toBe(0.279)
  // what was won without seeing the cards can be won by who sees them
  const honest = { ...odds(237, 282, 0, 0.414), player: 7 }
  const raised = oddsWords(odds(308, 0, 692, 0.279), honest)
  expect([plain(raised.words), plain(raised.brief), raised.share]).toEqual([
    'At least 41 % of deals are winnable',
    'Winnable 41 % or more',
    0.414,
  ])
  const [all] = figuresOf({ ...factsOf('babette'), odds: odds(308, 0, 692, 0.279), honest }) ?? []
  expect(all).toMatchObject({ share: 0.414, low: 0.414 })
  expect(all?.source).toContain('from the games won below')
})

it('tells what the honest player wins apart from what can be won', () => {
  const facts = { ...factsOf('the-clock'), odds: odds(990, 5, 5, 0.98), honest: null }
  expect(figuresOf(facts)).toHaveLength(1)
  const honest = { ...odds(44, 56, 0, 0.346), high: 0.538, player: 3 }
  const [all, its] = figuresOf({ ...facts, honest }) ?? []
  expect(all?.what).toContain('all cards known')
  expect(its).toMatchObject({ share: 0.44, low: 0.346, high: 0.538, n: 100 })
  expect(its?.what).toContain('seeing only the table')
  expect(its?.source).toContain('version 3')
})
