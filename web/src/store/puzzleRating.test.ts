import { expect, it } from 'vitest'

import { difficulty, ratedBy, readPuzzleRating, unrated, type PuzzleRating } from './puzzleRating'

it('rates a puzzle by how often a random move is right', () => {
  expect(difficulty({ moves: 4, keeping: 2 })).toBe(1500)
  expect(difficulty({ moves: 11, keeping: 1 })).toBe(1900)
})

it('counts the first answer to a puzzle alone', async () => {
  const task = { moves: 11, keeping: 1 }
  const up = await ratedBy(unrated, 'fortress/cadogan/5', task, true)
  expect(up!.rating).toBeGreaterThan(1500)
  expect(up!.rd).toBeLessThan(350)
  expect(await ratedBy(up!, 'fortress/cadogan/5', task, true)).toBeNull()
  const down = await ratedBy(up!, 'fortress/cadogan/6', { moves: 4, keeping: 2 }, false)
  expect(down!.rating).toBeLessThan(up!.rating)
})

it('comes close to the truth after a hundred puzzles', async () => {
  // a player of 1900 answers puzzles of 1500 and 1900 as the model says, spread evenly
  const chances = [10 / 11, 1 / 2]
  let now: PuzzleRating = unrated
  const owed = [0, 0]
  for (let i = 0; i < 100; i++) {
    const kind = i % 2
    owed[kind]! += chances[kind]!
    const found = owed[kind]! >= 1
    if (found) owed[kind]! -= 1
    const task = kind === 0 ? { moves: 4, keeping: 2 } : { moves: 11, keeping: 1 }
    now = (await ratedBy(now, `nestor/cadogan/${i}`, task, found))!
  }
  expect(Math.abs(now.rating - 1900)).toBeLessThan(2 * now.rd)
  expect(now.rd).toBeLessThan(80)
})

it('starts again where nothing fitting was kept', () => {
  for (const text of [null, '', '{', '{"rating":"high"}', '{"rating":1,"rd":0,"vol":1,"answered":[]}'])
    expect(readPuzzleRating(text)).toEqual(unrated)
})
