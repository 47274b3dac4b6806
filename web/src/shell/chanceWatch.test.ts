import { expect, it } from 'vitest'

import type { Advised, Core, Oracle, Table } from '../core/types'
import { ChanceWatch } from './chanceWatch'

/** A watch at a table where each position has the chance that is given for its moves. */
function watching(chances: Record<string, Partial<Advised> & { share: number }>) {
  const told: string[] = []
  let moves: string[] = []
  const core = {
    saved: () => ({ moves }),
    tries: () => moves.join(' '),
  } as unknown as Core
  const oracle = {
    advice: (tries: string) => {
      const chance = chances[tries]
      if (!chance) return Promise.resolve({ fault: 'cancelled' })
      const { share } = chance
      return Promise.resolve({
        ...{ chosen: true, late: false, verdict: null, doubt: '', margin: '' },
        ...{ low: share - 0.03, high: share + 0.03, figure: `${Math.round(share * 100)} %` },
        ...chance,
      })
    },
  } as unknown as Oracle
  const watch = new ChanceWatch(core, oracle, (words) => told.push(words.replaceAll(/\s%/g, ' %')))
  const at = (line: string, unknown = 20, more: Partial<Table> = {}) => {
    moves = line === '' ? [] : line.split(' ')
    return watch.look({ standing: 'playing', deadEnd: false, unknown, ...more } as Table)
  }
  return { told, at, watch }
}

it('says that the chance has fallen, and that no card was seen', async () => {
  const { told, at } = watching({ '': { share: 0.5 }, a: { share: 0.49 }, 'a b': { share: 0.3 } })
  await at('')
  await at('a')
  expect(told).toEqual([])
  await at('a b')
  expect(told).toEqual([
    'Your chance has fallen to 30 %; before move 2 it was 49 %. You have seen no new card since then: your move lowered it.',
  ])
})

it('blames no move where cards were seen', async () => {
  const { told, at } = watching({ '': { share: 0.5 }, a: { share: 0.2 } })
  await at('', 20)
  await at('a', 19)
  expect(told).toEqual([expect.stringContaining('it may be bad luck')])
})

it('says nothing where intervals overlap, or chances were not compared with results, or nothing is hidden', async () => {
  const near = watching({ '': { share: 0.5 }, a: { share: 0.45 } })
  await near.at('')
  await near.at('a')
  const doubtful = watching({
    '': { share: 0.5, doubt: 'not compared' },
    a: { share: 0.1, doubt: 'not compared' },
  })
  expect(await doubtful.at('')).toBe(false)
  await doubtful.at('a')
  const open = watching({ '': { share: 0.5 }, a: { share: 0.1 } })
  await open.at('', 0)
  await open.at('a', 0)
  expect([near, doubtful, open].flatMap(({ told }) => told)).toEqual([])
})

it('compares with a position on the way to this one only', async () => {
  const { told, at, watch } = watching({
    ...{ '': { share: 0.5 }, a: { share: 0.8 }, b: { share: 0.5 }, 'b c': { share: 0.5 } },
  })
  await at('')
  await at('a')
  // a is taken back: its value does not measure b
  await at('b')
  await at('b c')
  expect(told).toEqual([])
  watch.forget()
  await at('a')
  expect(told).toEqual([])
})
