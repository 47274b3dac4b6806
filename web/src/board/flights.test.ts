import { describe, expect, it } from 'vitest'
import type { Edit } from '../core/types'
import { aDeal, apart, flight, legsOf, paces, timed, whole } from './flights'

const brief = (before: number[][] | null, after: number[][], edits: Edit[]) =>
  legsOf(before, after, edits).map(({ id, from, to, slot }) => `${id}:${from}>${to}@${slot}`)

describe('ways of cards', () => {
  it('a shift goes together, a pour one by one', () => {
    expect(brief(null, [[1], [4, 2, 3]], [{ kind: 'shift', from: 0, to: 1, count: 2 }])).toEqual([
      '2:0>1@0',
      '3:0>1@0',
    ])
    expect(brief(null, [[1], [4, 3, 2]], [{ kind: 'pour', from: 0, to: 1, count: 2 }])).toEqual([
      '3:0>1@0',
      '2:0>1@1',
    ])
  })

  it('goes through piles between', () => {
    const edits: Edit[] = [
      { kind: 'shift', from: 0, to: 1, count: 1 },
      { kind: 'shift', from: 1, to: 2, count: 1 },
    ]
    expect(brief(null, [[], [], [7]], edits)).toEqual(['7:0>1@0', '7:1>2@1'])
  })

  it('exchanges two exposed cards', () => {
    expect(
      brief(
        null,
        [
          [1, 4],
          [3, 2],
        ],
        [{ kind: 'swap', from: 0, to: 1 }],
      ),
    ).toEqual(['2:0>1@0', '4:1>0@0'])
  })

  it('knows both sides of a shuffle', () => {
    const edits: Edit[] = [
      { kind: 'pour', from: 0, to: 1, count: 2 },
      { kind: 'shuffle', pile: 1 },
      { kind: 'shift', from: 1, to: 0, count: 1 },
    ]
    // 1 and 2 are taken up; the shuffle leaves 2 at the end, which is dealt
    expect(brief([[1, 2], []], [[2], [1]], edits)).toEqual(['2:0>1@0', '1:0>1@1', '2:1>0@2'])
    expect(brief(null, [[2], [1]], edits)).toEqual(['2:1>0@0'])
  })
})

describe('times', () => {
  const legs = (n: number, stages = 1) =>
    Array.from({ length: stages }, (_, stage) =>
      Array.from({ length: n }, (_, i) => ({ id: i, from: stage, to: stage + 1, slot: stage * n + i })),
    ).flat()

  it('start apart', () => {
    expect(timed(legs(3)).map((leg) => leg.start)).toEqual([0, apart, 2 * apart])
    expect(timed(legs(3))[0]?.takes).toBe(flight)
  })

  it('never take more than the whole', () => {
    for (const n of [1, 2, 12, 96])
      for (const stages of [1, 2, 3, 5])
        for (const pace of Object.values(paces)) {
          const all = legs(n, stages)
          const most = all.length > aDeal ? pace.deal : whole * pace.by
          for (const leg of timed(all, pace)) expect(leg.start + leg.takes).toBeLessThanOrEqual(most + 1e-6)
        }
  })

  it('a card sets out again when it has arrived, not before', () => {
    for (const n of [1, 40]) {
      const ways = timed(legs(n, 3))
      for (let id = 0; id < n; id++) {
        const way = ways.filter((leg) => leg.id === id)
        for (let i = 1; i < way.length; i++)
          expect(way[i]!.start).toBeGreaterThanOrEqual(way[i - 1]!.start + way[i - 1]!.takes - 1e-9)
      }
    }
  })
})
