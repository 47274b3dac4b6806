import { expect, it } from 'vitest'
import type { NamedCards } from '../core/types'
import type { Game } from '../game.svelte'
import { Marking } from './marking.svelte'

/** Two piles on the table and a family: of the second pile the lower card is covered. */
const table = {
  piles: [[{ face: '8C' }, { face: 'KD' }], [{ face: null }, { face: '8C' }], [{ face: 'AS' }]],
}
const facts = { piles: [{ home: false }, { home: false }, { home: true }] }
const marking = () => new Marking({ at: 3, cards: 2, oneIn: 9 }, { table, facts } as unknown as Game)

const answer = (more: Partial<NamedCards>): NamedCards => ({
  found: 'cannot',
  named: 2,
  enough: [],
  minimal: true,
  words: [],
  ...more,
})

it('marks cards in sight that are not home, and takes a mark away', () => {
  const marks = marking()
  expect(marks.toggle({ pile: 0, index: 1 })).toBe('Marked: king of diamonds. 1 card is marked.')
  expect(marks.toggle({ pile: 0, index: 0 })).toBe('Marked: 8 of clubs. 2 cards are marked.')
  expect(marks.cards).toBe('KD 8C')
  for (const place of [
    { pile: 1, index: 0 },
    { pile: 2, index: 0 },
    { pile: 7, index: -1 },
  ])
    expect(marks.toggle(place)).toBe('Mark a card that is in sight and not home.')
  expect(marks.toggle({ pile: 0, index: 1 })).toBe('No longer marked: king of diamonds. 1 card is marked.')
  expect(marks.blocked.places).toEqual([{ pile: 0, index: 0 }])
})

it('shows which marks are right: of like cards one, unless both are meant', () => {
  const marks = marking()
  const places = [
    { pile: 0, index: 0 },
    { pile: 1, index: 1 },
    { pile: 0, index: 1 },
  ]
  for (const place of places) marks.toggle(place)
  marks.answer = answer({ named: 3, minimal: false, enough: [{ card: '8C', both: false }] })
  expect(marks.blocked.right).toEqual([places[0]])
  expect(marks.blocked.wrong).toEqual([places[1], places[2]])
  marks.answer = answer({ named: 3, minimal: false, enough: [{ card: '8C', both: true }] })
  expect(marks.blocked.right).toEqual([places[0], places[1]])
  expect(marks.reached).toBe('found')
})

it('is solved by as few cards as are asked for, and then marks no more', () => {
  const marks = marking()
  marks.toggle({ pile: 0, index: 0 })
  marks.toggle({ pile: 0, index: 1 })
  marks.answer = answer({ found: 'can', minimal: false })
  expect(marks.reached).toBeNull()
  expect(marks.blocked.wrong).toHaveLength(2)
  marks.answer = answer({ named: 3 })
  expect(marks.reached).toBe('found')
  marks.answer = answer({ found: 'undecided', minimal: false })
  expect(marks.reached).toBeNull()
  expect(marks.blocked.wrong).toHaveLength(0)
  marks.answer = answer({})
  expect(marks.reached).toBe('solved')
  expect(marks.toggle({ pile: 0, index: 1 })).toBe('')
  expect(marks.count).toBe(2)
  marks.clear()
  expect([marks.count, marks.reached]).toEqual([0, null])
})
