import { describe, expect, it } from 'vitest'
import type { Table } from '../core/types'
import { factsOf, gameIds, pilesOf } from '../fixtures'
import { pileKeys, keyName, Strokes } from './keys'
import { layout } from './layout/layout'
import { groupOrder, neighbour, nextGroup, stopsOf, type Way } from './stops'

function tableOf(game: string, sizes: Record<string, number>, moves: Table['moves'] = []) {
  const facts = factsOf(game)
  const piles = pilesOf(facts, sizes)
  const options = { mirror: false, zoom: 1, mini: false }
  const laid = layout({ facts, piles, counts: null, width: 1096, height: 800, options })
  const stops = stopsOf(laid, { piles, moves } as unknown as Table)
  const go = (from: string, ...ways: Way[]) => {
    let at = stops.find((stop) => facts.piles[stop.pile]!.id === from && stop.count < 2)!
    for (const way of ways) at = neighbour(stops, at, way) ?? at
    return facts.piles[at.pile]!.id
  }
  return { facts, stops, go }
}

describe('arrows', () => {
  it('go from column to column whatever their length', () => {
    const { go } = tableOf('la-nationale', { '4': 8, '5': 1, '6': 13, sa: 1 })
    expect(go('4', 'right')).toBe('5')
    expect(go('5', 'right')).toBe('6')
    expect(go('6', 'left', 'left', 'left')).toBe('3')
    expect(go('5', 'up')).toBe('sk')
    expect(go('sk', 'up')).toBe('sa')
    expect(go('sa', 'down', 'down')).toBe('5')
    expect(go('1', 'left')).toBe('1')
  })

  it('walk the square', () => {
    const { go } = tableOf('the-fourteenth', { r3c3: 1, hand: -20 })
    expect(go('r3c3', 'left', 'up', 'right', 'right')).toBe('r2c4')
    expect(go('r3c1', 'left')).toBe('hand')
  })

  it('reach every pile of every game', () => {
    for (const game of gameIds) {
      const { stops, facts } = tableOf(game, { hand: -20, talon: 3, '1': 3, L1: 4 })
      const seen = new Set([stops[0]!])
      for (const stop of seen)
        for (const way of ['left', 'right', 'up', 'down'] as const) {
          const next = neighbour(stops, stop, way)
          if (next) seen.add(next)
        }
      const missed = stops.filter((stop) => !seen.has(stop)).map((stop) => facts.piles[stop.pile]!.id)
      expect(missed, game).toEqual([])
    }
  })
})

it('covered cards are reached only where they head a run that may be moved', () => {
  const move = { text: '', act: 'lay', from: 10, to: 9, count: 3, home: false, words: '' } as const
  const { stops, facts } = tableOf('la-nationale', { '3': 6 }, [move])
  expect(facts.piles[10]!.id).toBe('3')
  expect(stops.filter((stop) => stop.pile === 10).map((stop) => stop.count)).toEqual([3, 1])
})

it('Tab goes hand, tableau, families, and ends there', () => {
  const { facts, stops } = tableOf('st-helena', { hand: -9 })
  const groups = groupOrder(facts)
  const names: string[] = []
  let at = stops.find((stop) => facts.piles[stop.pile]!.id === 'hand') ?? null
  while (at) {
    names.push(facts.piles[at.pile]!.id)
    at = nextGroup(stops, groups, at.pile, false)
  }
  expect(names).toEqual(['hand', '1', 'sa', 'sk'])
})

describe('pile keys', () => {
  it('name the tableau, with Shift the rest', () => {
    const helena = factsOf('st-helena')
    const keys = pileKeys(helena)
    const name = (id: string) =>
      keyName(
        keys,
        helena.piles.findIndex((pile) => pile.id === id),
      )
    expect([name('1'), name('10'), name('11'), name('12'), name('sa'), name('ck'), name('hand')]).toEqual([
      '1',
      '0',
      '-',
      '=',
      '⇧1',
      '⇧8',
      '',
    ])
    const fortress = factsOf('fortress')
    expect(
      keyName(
        pileKeys(fortress),
        fortress.piles.findIndex((pile) => pile.id === 'R5'),
      ),
    ).toBe('0')
    const nivernaise = factsOf('la-nivernaise')
    expect(
      keyName(
        pileKeys(nivernaise),
        nivernaise.piles.findIndex((pile) => pile.id === 'L1'),
      ),
    ).toBe('⇧1')
  })

  it('continue with Shift if there are more piles to play on than plain keys, and leave out missing ones', () => {
    const facts = factsOf('la-capricieuse')
    for (const pile of facts.piles) pile.absent = pile.group === 'between'
    const name = (id: string) =>
      keyName(
        pileKeys(facts),
        facts.piles.findIndex((pile) => pile.id === id),
      )
    expect([name('12'), name('turned'), name('sb')]).toEqual(['=', '⇧9', ''])
  })

  it('take two strokes in the square', () => {
    const facts = factsOf('the-fourteenth')
    const strokes = new Strokes()
    const press = (digit: string) =>
      strokes.pile(pileKeys(facts), { code: `Digit${digit}`, key: digit, shiftKey: false })
    expect(press('2')).toBe('more')
    expect(facts.piles[press('4') as number]!.id).toBe('r2c4')
  })
})
