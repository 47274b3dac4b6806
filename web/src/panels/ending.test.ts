import { expect, it } from 'vitest'
import type { Review } from '../core/types'
import {
  comparedWords,
  hardWords,
  lossWords,
  recordWords,
  recoveredWords,
  seenWords,
  timesWords,
} from './ending'

const figures = { moves: 50, played: 61_000, undo: 0, hint: 0, peek: 0 }
const ending = { counts: true, streak: 1, wins: 4, fewestMoves: 60, bestTime: 30_000 }

it('says what a win is among those before it', () => {
  expect(recordWords(ending, true, figures)).toBe('Your fewest moves (before: 60 moves).')
  expect(recordWords({ ...ending, fewestMoves: 50, streak: 3 }, true, figures)).toBe(
    '3 wins in a row. Win number 4 here. Your best: 50 moves and 0:30.',
  )
  expect(recordWords({ ...ending, bestTime: 61_001 }, true, figures)).toContain(
    'and your best time (before: 1:01)',
  )
  expect(recordWords({ ...ending, fewestMoves: null, bestTime: null }, true, figures)).toContain('first win')
})

it('says nothing of a loss, or before the log was read', () => {
  expect(recordWords(ending, false, figures)).toBe('')
  expect(recordWords(null, true, figures)).toBe('')
})

it('tells how hard a deal is, with its range, for someone who sees no more than the player', () => {
  const known = { figure: 'about 20 %', margin: '9 to 39 %', isShare: true, doubt: '' }
  expect(hardWords({ verdict: null, ...known })).toContain(
    'with hints, about 20\u202f% (9 to 39\u202f%) of the deals',
  )
  expect(hardWords({ verdict: null, ...known, doubt: 'Not measured.' })).toMatch(/are won\. Not measured\.$/)
  for (const figure of ['', 'wins'])
    expect(hardWords({ verdict: null, figure, margin: '', isShare: false, doubt: '' })).toBe('')
  expect(hardWords({ verdict: 'won', figure: 'wins', margin: '', isShare: false, doubt: '' })).toContain(
    'Every card of this deal is face up',
  )
  expect(hardWords({ verdict: 'lost', figure: 'lost', margin: '', isShare: false, doubt: '' })).toBe('')
})

it.each([
  [0.9946, '199 times in 200'],
  [0.961, '24 times in 25'],
  [0.006, '1 time in 200'],
  [0.2, '1 time in 5'],
  [0.05, '1 time in 20'],
  [0.5, '1 time in 2'],
  [0.41, '2 times in 5'],
  [0.79, '4 times in 5'],
  [0.003, '1 time in 300'],
  [0.0006, '1 time in 2\u202f000'],
  [0.999, '999 times in 1\u202f000'],
  [0.9994, '1\u202f999 times in 2\u202f000'],
  [0.0049, '1 time in 200'],
])('counts a share of %d as a person does', (share, words) => {
  expect(timesWords(share)).toBe(words)
})

it('compares a win with the chance of the deal, or else of the game', () => {
  const plain = (words: string) => words.replaceAll('\u202f', ' ')
  const start = {
    verdict: null,
    figure: 'about 20 %',
    margin: '14 to 26 %',
    isShare: true,
    doubt: '',
    share: 0.2,
  }
  const game = { won: 50, lost: 950, low: 0.038, high: 0.065 }
  expect(plain(comparedWords(start, game))).toBe(
    'With hints, a deal like this is won 1 time in 5 (14 to 26 %).',
  )
  expect(plain(comparedWords({ ...start, figure: 'less than 2 %', margin: '', share: 0 }, game))).toContain(
    'less than 2 %',
  )
  // what was not shown to be true is not compared with, nor what is proved
  for (const other of [
    null,
    { ...start, doubt: 'Not measured.' },
    { ...start, verdict: 'won' as const },
    { ...start, figure: 'wins', margin: '', isShare: false, share: 1 },
  ])
    expect(plain(comparedWords(other, game))).toMatch(/^With hints, this game is won 1 time in 20 \(/)
  expect(comparedWords(null, null)).toBe('')
  expect(comparedWords(null, { ...game, won: 0 })).toBe('')
})

it('is proud of a win that had been lost on the way', () => {
  expect(recoveredWords([], false)).toBe('')
  expect(recoveredWords([2], false)).toBe('It was lost at move 2, and you found your way back.')
  expect(recoveredWords([2, 9], false)).toBe(
    'It was lost at moves 2 and 9, and you found your way back each time.',
  )
  expect(recoveredWords([1, 2, 3, 4, 5], false)).toContain('lost 5 times along the way, and you found')
  expect(recoveredWords([2], true)).toBe('It was lost at move 2, and you still won.')
  expect(recoveredWords([2], true, true)).toBe(
    'It was lost at move 2, and you still won. This assumes that future shuffles are known. Nobody can know them.',
  )
})

it('joins the verdict with all cards known to what the player could see', () => {
  const plain = (words: string) => words.replaceAll('\u202f', ' ')
  const turned = { move: 30, sure: true, played: '', instead: '', hidden: true }
  const review = { kept: 1, luck: -0.4, loss: 0 } as Review
  expect(plain(lossWords(turned, review))).toBe(
    'With all cards known, the game was lost at move 30. Judged by what you could see, you kept 100 % of your chances: bad luck.',
  )
  expect(lossWords({ ...turned, foresees: true }, review)).toMatch(
    /^With all cards known, the game was lost at move 30\. .*bad luck\. This assumes that future shuffles are known\./,
  )
  // where nothing was hidden both say the same, and a lost deal needs no excuse
  expect(lossWords({ ...turned, hidden: false }, review)).toBe('')
  expect(lossWords({ ...turned, move: 0 }, review)).toBe('')
  expect(lossWords(turned, null)).toBe('')
  expect(seenWords({ kept: 0.2, luck: -0.1, loss: 0.5 })).toContain('mostly your decisions')
  expect(seenWords({ kept: 0.2, luck: 0.1, loss: 0.5 })).toContain('mostly your decisions')
  expect(seenWords({ kept: 0.9, luck: -0.5, loss: 0.05 })).toContain('mostly bad luck')
  expect(seenWords({ kept: 0.6, luck: -0.3, loss: 0.3 })).toContain('both bad luck and your decisions')
})
