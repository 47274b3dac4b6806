import { afterEach, describe, expect, test, vi } from 'vitest'
import { moduleBytes as bytes, ok } from '../fixtures'
import { loadCore } from './core'
import type { Calls, Core } from './types'
import { Instance } from './wasm'

describe('a crash of the core', () => {
  afterEach(() => void vi.restoreAllMocks())

  /** A core whose instances trap at the next `times` calls of this name. */
  async function trapping(name: keyof Calls, times: number): Promise<Core> {
    const { from, now } = Instance
    let left = times
    const wrap = (instance: Instance): Instance => {
      const call = instance.call.bind(instance)
      const failing: Instance['call'] = (asked, ...args) => {
        if (asked === name && left-- > 0) instance.exports.game_signature(99)
        return call(asked, ...args)
      }
      return Object.defineProperty(instance, 'call', { value: failing })
    }
    // Both: it depends on the machine's speed whether the spare instance is there when it is wanted.
    vi.spyOn(Instance, 'from').mockImplementation(async (module) => wrap(await from.call(Instance, module)))
    vi.spyOn(Instance, 'now').mockImplementation((module) => wrap(now.call(Instance, module)))
    return loadCore(bytes)
  }

  test('once: the game goes on in the spare instance as if nothing had been', async () => {
    const shaken = await trapping('play', 1)
    ok(shaken.open('fortress', '', { number: '7' }))
    expect(shaken.play('L4-R5')).toMatchObject({ table: { length: 1 }, move: { text: 'L4-R5' } })
    expect(shaken.undo()).toMatchObject({ table: { length: 0 } })
  })

  test('again in the spare instance: a fault, and the game is as before', async () => {
    const shaken = await trapping('play', 2)
    const faults: string[] = []
    shaken.troubled = ({ fault }) => faults.push(fault)
    const before = ok(shaken.open('fortress', '', { number: '7' }))
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(shaken.play('L4-R5')).toMatchObject({ refusal: { code: 'fault' } })
    expect(faults).toHaveLength(1)
    expect(ok(shaken.jump(0)).table.piles).toEqual(before.table.piles)
    expect(shaken.play('L4-R5')).toMatchObject({ table: { length: 1 } })
  })

  test('without a game', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const fresh = await loadCore(bytes)
    expect(fresh.play('deal')).toMatchObject({ refusal: { code: 'fault' } })
    expect(fresh.undo()).toBeNull()
    expect(fresh.ranked()).toEqual([])
    expect(ok(fresh.open('fortress', '', { number: '7' })).table.length).toBe(0)
  })
})
