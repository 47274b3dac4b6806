import { describe, expect, it } from 'vitest'
import { ok } from '../fixtures'
import { readMarks, type Puzzle } from '../store/puzzles'
import { puzzleOfDay, readShelf, puzzleRecordOf, taskOf } from './shelves'

const line = (deal: number | string, level: number) =>
  JSON.stringify({
    deal,
    level,
    after: 'L1-R2 R3-sa',
    moves: 7,
    keep: 'R4-L1 L2-da',
    way: 'R4-L1 R4-sa R4-sa',
    fewest: true,
    tenths: 83,
    errors: 2,
    misleads: false,
  })
const text = [
  '{"longwood":"puzzles 1","game":"fortress","set":"cadogan","rules":2,"puzzles":3}',
  line(4, 1),
  line(9, 2),
  line(12, 2),
  '',
].join('\n')

describe('a shelf', () => {
  it('is read whole, with what is asked of each puzzle', () => {
    const shelf = ok(readShelf(text))
    expect(shelf.puzzles.map(({ deal, level }) => [deal, level])).toEqual([
      ['4', 1],
      ['9', 2],
      ['12', 2],
    ])
    expect(shelf.puzzles[0]).toMatchObject({ moves: 7, keeping: 2, way: 3, fewest: true })
    expect(puzzleRecordOf(shelf, shelf.puzzles[0]!)).toBe(
      'longwood record 1\ngame fortress\nset cadogan\nrules 2\ndeal 4\nmoves\nL1-R2 R3-sa\n',
    )
  })

  it('is refused when it is cut short, damaged or something else', () => {
    for (const bad of ['', '{}', text.slice(0, 200), text.replace('"level":1', '"level":-1'), line(4, 1)])
      expect(readShelf(bad)).toHaveProperty('fault')
  })

  it('has deals above 2^53 as strings, and takes no number for another deal', () => {
    const of = (deal: number | string) => readShelf(text.replace('"deal":9', `"deal":${deal}`))
    for (const deal of ['"18446744073709551615"', '"9007199254740993"', '"0"', '9007199254740991'])
      expect(ok(of(deal)).puzzles[1]?.deal).toBe(deal.replaceAll('"', ''))
    for (const deal of ['9007199254740993', '1e17', '"18446744073709551616"', '"-1"', '"1.5"', '"09"', '""'])
      expect(of(deal)).toHaveProperty('fault')
  })

  it('gives each day one puzzle, of the level of its weekday', () => {
    const shelf = ok(readShelf(text))
    // Monday is for the easiest, Wednesday and Thursday for the next
    expect(puzzleOfDay('2026-11-23', shelf)?.deal).toBe('4')
    expect(['9', '12']).toContain(puzzleOfDay('2026-11-25', shelf)?.deal)
    expect(puzzleOfDay('2026-11-25', shelf)).toBe(puzzleOfDay('2026-11-25', shelf))
    // no puzzle of Sunday's level is there: then it is any
    expect(puzzleOfDay('2026-11-29', shelf)).toBeDefined()
    expect(puzzleOfDay('2026-11-29', { ...shelf, puzzles: [] as Puzzle[] })).toBeUndefined()
  })
})

describe('a shelf of blockers', () => {
  const line = '{"deal":5,"level":2,"after":"r1c1+r1c2 r3c4+r5c4","fewest":2,"oneIn":14}'
  const blockers = [
    '{"longwood":"blockers 1","game":"the-fourteenth","set":"cadogan","rules":1,"puzzles":1}',
    line,
    '',
  ].join('\n')

  it('asks for cards, at the position after its moves', () => {
    const shelf = ok(readShelf(blockers))
    expect(shelf.kind).toBe('blockers')
    expect(shelf.puzzles.map(taskOf)).toEqual([{ at: 2, cards: 2, oneIn: 14 }])
    expect(puzzleRecordOf(shelf, shelf.puzzles[0]!)).toContain('\ndeal 5\nmoves\nr1c1+r1c2 r3c4+r5c4\n')
  })

  it('is refused with lines of the other kind', () => {
    expect(readShelf(blockers.replace('blockers 1', 'puzzles 1'))).toHaveProperty('fault')
    expect(readShelf(text.replace('puzzles 1', 'blockers 1'))).toHaveProperty('fault')
  })
})

describe('marks', () => {
  it('are read as far as they are whole', () => {
    expect([...readMarks('{"4":"solved","9":"found","12":"cheated","13":1}')]).toEqual([
      ['4', 'solved'],
      ['9', 'found'],
    ])
    for (const bad of [null, '', '[]', 'x']) expect(readMarks(bad).size).toBe(0)
  })
})
