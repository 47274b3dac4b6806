import { expect, it } from 'vitest'
import { firstMoves, movesOf, startOf, withMoves } from './records'

const record =
  'longwood record 1\ngame fortress\nset cadogan\nrules 1\ndeal 7\nmoves\nL1-sa R2-3\n# a remark\nL4-sa\nnote 1 L5-sa?\nname 3 the way\n'
const head = 'longwood record 1\ngame fortress\nset cadogan\nrules 1\ndeal 7\nmoves\n'

it('cuts a record after some of its moves', () => {
  expect(movesOf(record)).toEqual(['L1-sa', 'R2-3', 'L4-sa'])
  expect(firstMoves(record, 2)).toBe(head + 'L1-sa R2-3\n')
  expect(firstMoves(record, 0)).toBe(head + '\n')
  expect(firstMoves(record, -1)).toBe(head + '\n')
  expect(firstMoves(record, 99)).toBe(head + 'L1-sa R2-3 L4-sa\n')
})

it('adds moves to a record', () => {
  expect(withMoves(head, ['a-b'])).toBe(head + 'a-b\n')
  expect(withMoves(record, ['a-b', 'deal'])).toBe(head + 'L1-sa R2-3 L4-sa a-b deal\n')
})

it('makes tries of a record’s deal', () => {
  expect(startOf(record)).toBe('longwood tries 1\ngame fortress\nset cadogan\nrules 1\ndeal 7\ntries\nat 0\n')
})
