import { expect, it } from 'vitest'
import { loadCore } from '../core/core'
import { factsOf, gameIds, moduleBytes, ok } from '../fixtures'
import { firstMoves, movesOf, replayedBy, startOf, withMoves } from './records'

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

it('tells a record that follows other rules from one that does not replay', async () => {
  const core = await loadCore(moduleBytes)
  for (const id of gameIds) {
    const { set, rulesVersion } = factsOf(id)
    ok(core.open(id, set, { number: '7' }))
    const own = core.record()
    expect(replayedBy(core, own), id).toBe('unwon')
    for (const rules of [rulesVersion - 1, rulesVersion + 1])
      expect(replayedBy(core, own.replace(/^rules .*$/m, `rules ${rules}`)), id).toBe('other')
    expect(replayedBy(core, own.replace(/^set .*$/m, `set ${set} 9`)), id).toBe('other')
    expect(replayedBy(core, own.replace(/^set .*$/m, 'set given-up')), id).toBe('other')
    expect(replayedBy(core, `${own}no-move-of-this-game\n`), id).toBe('unwon')
    expect(replayedBy(core, own.replace(/^rules .*$/m, '')), id).toBe('unwon')
  }
  expect(replayedBy(core, '')).toBe('unwon')
})
