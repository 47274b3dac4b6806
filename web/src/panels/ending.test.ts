import { expect, it } from 'vitest'
import { hardWords, recordWords, recoveredWords } from './ending'

const figures = { moves: 50, played: 61_000, undo: 0, hint: 0, peek: 0 }
const ending = { counts: true, streak: 1, wins: 4, fewestMoves: 60, bestTime: 30_000 }

it('says what a win is among those before it', () => {
  expect(recordWords(ending, true, figures)).toBe('This is your fewest moves; until now it was 60 moves.')
  expect(recordWords({ ...ending, fewestMoves: 50, streak: 3 }, true, figures)).toBe(
    '3 wins in a row. Your win number 4 here; your best are 50 moves and 0:30.',
  )
  expect(recordWords({ ...ending, bestTime: 61_001 }, true, figures)).toContain('and your best time')
  expect(recordWords({ ...ending, fewestMoves: null, bestTime: null }, true, figures)).toContain('first win')
})

it('says nothing of a loss, or before the log was read', () => {
  expect(recordWords(ending, false, figures)).toBe('')
  expect(recordWords(null, true, figures)).toBe('')
})

it('tells how hard a deal is, for one who sees no more than the player', () => {
  const figures = { brief: 'about 20 % (9 to 39 %)', doubt: '' }
  expect(hardWords({ verdict: null, ...figures })).toContain('wins about 20 % (9 to 39 %) of the deals')
  expect(hardWords({ verdict: null, ...figures, doubt: 'Not measured.' })).toMatch(/does\. Not measured\.$/)
  expect(hardWords({ verdict: null, brief: '', doubt: '' })).toBe('')
  expect(hardWords({ verdict: 'won', brief: 'wins', doubt: '' })).toContain(
    'Every card of this deal lies open',
  )
  expect(hardWords({ verdict: 'lost', brief: 'lost', doubt: '' })).toBe('')
})

it('is proud of a win that had been lost on the way', () => {
  expect(recoveredWords([], false)).toBe('')
  expect(recoveredWords([2], false)).toBe('It was lost at move 2, and you found the way back.')
  expect(recoveredWords([2, 9], false)).toBe(
    'It was lost at moves 2 and 9, and you found the way back each time.',
  )
  expect(recoveredWords([1, 2, 3, 4, 5], false)).toContain('lost 5 times on the way, and you found')
  expect(recoveredWords([2], true)).toBe('It was lost at move 2, and won all the same.')
})
