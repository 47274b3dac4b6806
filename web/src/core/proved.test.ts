import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { moduleBytes, ok } from '../fixtures'
import { loadCore } from './core'
import type { Core } from './types'

let core: Core
beforeAll(async () => {
  core = await loadCore(moduleBytes)
})

describe('deals proved winnable', () => {
  const deals = (name: string) => new URL(`../../../data/deals/${name}.deals`, import.meta.url)
  const list = (name: string) => new Uint8Array(readFileSync(deals(name)))

  test('every list that is shipped is of rules that are', () => {
    // a game whose list is not made yet is in no calendar
    const listed = core.games().filter(({ id, set }) => existsSync(deals(`${id}-${set}`)))
    expect(listed.length).toBeGreaterThan(8)
    for (const { id, set } of listed) {
      const deal = ok(core.proved(id, set, list(`${id}-${set}`), [1, 5], 1n))
      expect(deal.deal).toMatch(/^\d+$/)
    }
  })

  test('one of the grades asked for is drawn, by the number that chooses', () => {
    const fortress = list('fortress-cadogan')
    for (const grade of [1, 2, 3, 4, 5]) {
      const drawn = new Set<string>()
      for (let random = 0n; random < 20n; ++random) {
        const deal = ok(core.proved('fortress', 'cadogan', fortress, [grade, grade], random))
        expect(deal.grade).toBe(grade)
        expect(deal.won).toBeLessThanOrEqual(deal.games)
        expect(core.proved('fortress', 'cadogan', fortress, [grade, grade], random)).toEqual(deal)
        drawn.add(deal.deal)
      }
      expect(drawn.size).toBeGreaterThan(10)
    }
  })

  test('grades that show nothing choose nothing, except the deals of days', () => {
    const house = list('the-house-in-the-wood-cadogan')
    const drawn = (earlier: boolean) =>
      Array.from({ length: 20 }, (_, random) =>
        ok(core.proved('the-house-in-the-wood', 'cadogan', house, [1, 1], BigInt(random), earlier)),
      )
    expect(drawn(false)[0]!.telling).toBe(false)
    expect(new Set(drawn(false).map(({ grade }) => grade)).size).toBe(5)
    expect(new Set(drawn(true).map(({ grade }) => grade))).toEqual(new Set([1]))
  })

  test('a list of other rules, a damaged one and none are refused', () => {
    const fortress = list('fortress-cadogan')
    const asked = (set: string, bytes: Uint8Array<ArrayBuffer>) =>
      core.proved('fortress', set, bytes, [1, 5], 1n)
    expect(asked('chessboard', fortress)).toHaveProperty('fault')
    expect(asked('cadogan', list('the-clock-cadogan'))).toHaveProperty('fault')
    expect(asked('cadogan', fortress.with(100, fortress[100]! ^ 1))).toHaveProperty('fault')
    expect(asked('cadogan', fortress.slice(0, -1))).toHaveProperty('fault')
    expect(asked('cadogan', new Uint8Array())).toHaveProperty('fault')
    expect(core.proved('fortress', 'cadogan', fortress, [6, 9], 1n)).toHaveProperty('fault')
  })
})
