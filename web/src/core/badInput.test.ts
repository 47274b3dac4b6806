import { beforeAll, describe, expect, test, vi } from 'vitest'
import { moduleBytes, ok } from '../fixtures'
import { loadCore } from './core'
import type { AnnotationKind, Core, DealCode, Step } from './types'

let core: Core
beforeAll(async () => {
  core = await loadCore(moduleBytes)
})

const open = (game: string, number = '7'): Step => ok(core.open(game, '', { number }))

describe('bad input is one clear line', () => {
  test('deals', () => {
    expect(core.open('baccarat', '', { number: '1' })).toEqual({ fault: "there is no game 'baccarat'" })
    for (const number of ['', 'x', '-1', '18446744073709551616', '1 2'])
      expect(core.open('fortress', '', { number })).toHaveProperty('fault')
    for (const deck of ['', '7S', 'KS\nTH', 'KS '.repeat(52)])
      expect(core.open('fortress', '', { deck })).toHaveProperty('fault')
  })

  test('arguments that are none, with which nothing happens', () => {
    const warn = vi.spyOn(console, 'warn')
    const before = open('fortress')
    const tries = core.tries()
    for (const node of [1.5, NaN, Infinity, -Infinity, 2 ** 32, 2 ** 53, 1e21])
      expect(core.jump(node)).toEqual({ fault: `jump: node cannot be '${node}'` })
    for (const pile of [99, -1]) expect(core.look(pile)).toEqual([])
    expect(core.look(0.5)).toEqual([])
    expect(core.gesture(NaN, 1, 2)).toMatchObject({ refusal: { text: "gesture: from cannot be 'NaN'" } })
    expect(core.gesture(2 ** 31, 1, 0)).toMatchObject({ refusal: { code: 'fault' } })
    expect(core.stuck(0, 1e100)).toMatchObject({ code: 'fault', text: "stuck: count cannot be '1e+100'" })
    expect(core.annotate(0, 'shout' as AnnotationKind, 'x')).toEqual({
      fault: "annotate: kind cannot be 'shout'",
    })
    for (const [game, set] of [
      ['fortress\ncadogan\nnumber\n7', ''],
      ['fortress', 'cadogan\nnumber\n7'],
      ['fortress\n', ''],
    ] as const)
      expect(core.open(game, set, { number: '5' })).toEqual({
        fault: `open: ${JSON.stringify(game.includes('\n') ? game : set)} must not have a line break`,
      })
    expect(core.facts('fortress\n', '')).toHaveProperty('fault')
    expect(core.open('fortress', '', { nonsense: '5' } as unknown as DealCode)).toEqual({
      fault: "open: kind cannot be 'nonsense'",
    })
    expect(core.tries()).toBe(tries)
    expect(ok(core.jump(0)).table).toEqual(before.table)
    expect(warn).not.toHaveBeenCalled()
  })

  test('a deck is played as it is given', () => {
    open('fortress', '9')
    const record = core.record()
    const cards = core.open('fortress', '', { number: '9' })
    const order = ok(cards)
      .table.piles.flat()
      .toSorted((a, b) => a.id - b.id)
    const step = ok(core.open('fortress', '', { deck: order.map(({ face }) => face).join('\n ') }))
    expect(step.table.piles).toEqual(ok(cards).table.piles)
    expect(step.table.deal).toEqual({ deck: order.map(({ face }) => face).join(' ') })
    expect(core.record()).not.toBe(record)
  })

  test.each([
    ['', 'line 1: this is not a saved game of Longwood'],
    ['longwood record 3\n', "line 1: record version '3' is unknown"],
    ['longwood record 1\ngame x\n', "line 2: there is no game 'x'"],
    [
      'longwood record 1\ngame fortress\nset cadogan\nrules 2\ndeal 7\nmoves\nL1-sa',
      'move 1, L1-sa: Not allowed',
    ],
    [
      'longwood record 1\ngame fortress\nset cadogan\nrules 2\ndeal 7\nmoves\nL1+sa!',
      "line 7: 'L1+sa!' is not a move",
    ],
  ])('record %j', (text, fault) => {
    for (const outcome of [core.openRecord(text), core.glance(text)])
      expect((outcome as { fault: string }).fault).toContain(fault)
  })

  const head = 'longwood tries 1\ngame fortress\nset cadogan\nrules 2\ndeal 7\ntries\n'
  test.each([
    ['longwood record 1\n', 'line 1: this is not a Longwood file of tries'],
    [head, "line 6: the tries must end with 'at' and the number"],
    [head + '0 L4-R5', "line 7: the tries must end with 'at' and the number"],
    [head + '1 L4-R5\nat 0', "line 7: '1' is not the number of a try"],
    [head + '0 L4-R5 L4-R5\nat 0', 'line 7: L4-R5: Not allowed'],
    [head + '0 L4-R5\n0 L4-R5\nat 0', 'line 8: L4-R5 was tried already'],
    [head + '0 L4-R5\nat 2', "line 8: '2' is not the number of a try"],
    [head + '0 L4-R5\nredo 5\nat 1', "'5' is not the number of a try"],
    [head + '0 L4-R5\nat 1\nat 1', 'line 9: nothing may follow'],
    [head + 'x L4-R5\nat 1', "line 7: the tries must end with 'at' and the number"],
  ])('tries %j', (text, fault) => {
    expect((core.openTries(text) as { fault: string }).fault).toContain(fault)
  })

  test('a bad text does not touch the game in play', () => {
    const before = open('st-helena', '11')
    const kept = core.tries()
    core.openRecord('nonsense')
    core.openTries('nonsense')
    core.open('st-helena', '', { number: 'nonsense' })
    expect(core.tries()).toBe(kept)
    expect(ok(core.jump(0)).table.piles).toEqual(before.table.piles)
  })

  test('a bad move is refused with the reason', () => {
    open('fortress')
    expect(core.play('nonsense')).toMatchObject({ refusal: { code: 'no_such_move', sentence: 0 } })
    expect(core.play('L1-L1')).toMatchObject({ refusal: { code: 'same_place', sentence: 7 } })
    expect(core.where('??')).toBe("'??' is not a card; write 7S or TH.")
  })

  test('piles that do not exist', () => {
    open('fortress')
    for (const [from, count, to] of [
      [-1, 1, 0],
      [0, 1, 99],
      [4, 0, 5],
      [4, 1000, 5],
    ] as [number, number, number][]) {
      expect(core.gesture(from, count, to)).toMatchObject({ refusal: { code: 'no_such_move' } })
      expect(core.whyNot(`${from}-${to}`)).toMatchObject({ refusal: { code: 'no_such_move' } })
      expect(core.stuck(from === 4 ? 99 : from, count)).toHaveProperty('text')
    }
  })
})
