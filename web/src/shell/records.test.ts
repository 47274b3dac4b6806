import { expect, it } from 'vitest'
import { loadCore } from '../core/core'
import type { Step } from '../core/types'
import { factsOf, gameIds, moduleBytes, ok } from '../fixtures'
import { firstMoves } from './records'

const core = await loadCore(moduleBytes)

/** A game of three moves, with a note and a name. */
function played(id: string) {
  let { table } = ok(core.open(id, '', { number: '7' }))
  for (let i = 0; i < 3; i++) ({ table } = core.play(table.moves[0]!.text) as Step)
  ok(core.annotate(1, 'note', 'moves L5-sa?'))
  ok(core.annotate(table.node, 'name', 'the way'))
  return core.saved()
}

it('cuts a record after some of its moves, and drops its notes', () => {
  const { start, moves, record } = played('fortress')
  expect(moves).toHaveLength(3)
  expect(record).toBe(`${start}${moves.join(' ')}\nnote 1 moves L5-sa?\nname 3 the way\n`)
  expect(firstMoves(core, record, 2)).toBe(`${start}${moves.slice(0, 2).join(' ')}\n`)
  for (const none of [0, -1]) expect(firstMoves(core, record, none)).toBe(start)
  expect(firstMoves(core, record, 99)).toBe(`${start}${moves.join(' ')}\n`)
  expect(firstMoves(core, 'nonsense', 1)).toBe('nonsense')
})

it('adds moves to a record, and names one that is none', () => {
  const { start, moves, record } = played('fortress')
  expect(ok(core.read(record, 1, moves)).moves).toEqual([moves[0], ...moves])
  expect(ok(core.read(start, 0, moves)).record).toBe(`${start}${moves.join(' ')}\n`)
  expect(core.read(record, 1, ['a_b'])).toEqual({ fault: expect.stringContaining("'a_b' is not a move") })
})

it('takes the game of each title apart as it is', () => {
  for (const id of gameIds) {
    const saved = played(id)
    const { record, ...parts } = saved
    expect(ok(core.read(record)), id).toMatchObject(parts)
    expect(ok(core.glance(record)), id).toMatchObject({ game: id, saved })
    expect(ok(core.openRecord(saved.start)).saved, id).toEqual({
      start: saved.start,
      moves: [],
      record: saved.start,
    })
  }
})

it('tells a record that follows other rules from one that does not replay', () => {
  for (const id of gameIds) {
    const { set, rulesVersion } = factsOf(id)
    ok(core.open(id, set, { number: '7' }))
    const own = core.record()
    expect(core.replayed(own), id).toBe('unwon')
    for (const rules of [rulesVersion - 1, rulesVersion + 1])
      expect(core.replayed(own.replace(/^rules .*$/m, `rules ${rules}`)), id).toBe('other')
    expect(core.replayed(own.replace(/^set .*$/m, `set ${set} 9`)), id).toBe('other')
    expect(core.replayed(own.replace(/^set .*$/m, 'set given-up')), id).toBe('other')
    expect(core.replayed(`${own}no-move-of-this-game\n`), id).toBe('unwon')
    expect(core.replayed(own.replace(/^rules .*$/m, '')), id).toBe('unwon')
  }
  expect(core.replayed('')).toBe('unwon')
})
