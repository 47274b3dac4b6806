import { expect, it } from 'vitest'
import { entry, save } from './examples'
import { readEntry } from './log'
import { readSave } from './saves'
import { entryOf } from './playSession'

const puzzle = { at: 2, moves: 5, keeping: 1 }

it('a puzzle is kept like any game, and never comes into the log', () => {
  for (const standing of ['playing', 'won', 'over'] as const) {
    const kept = save({ origin: 'puzzle', puzzle, standing })
    expect(readSave(structuredClone(kept))).toEqual(kept)
    expect(entryOf(kept, 3000)).toBeNull()
    expect(entryOf(save({ standing }), 3000)).not.toBeNull()
  }
  expect(readEntry(entry({ origin: 'puzzle' }))).toBe('its puzzle is damaged')
})

it('a puzzle that asks for cards is kept with its task', () => {
  const kept = save({ origin: 'puzzle', puzzle: { at: 48, cards: 2, oneIn: 14 } })
  expect(readSave(structuredClone(kept))).toEqual(kept)
  expect(readSave({ ...kept, puzzle: { at: 48, cards: 2 } })).toBe('its puzzle is damaged')
})

it('a puzzle without its task, and a task without a puzzle, are refused', () => {
  expect(readSave(save({ origin: 'puzzle' }))).toBe('its puzzle is damaged')
  expect(readSave(save({ puzzle }))).toBe('its puzzle is damaged')
  expect(readSave({ ...save({ origin: 'puzzle' }), puzzle: { ...puzzle, at: -1 } })).toBe(
    'its puzzle is damaged',
  )
})
