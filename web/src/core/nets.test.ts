import { afterEach, expect, it, vi } from 'vitest'
import { giveNet } from './nets'
import type { Instance } from './wasm'

afterEach(() => vi.unstubAllGlobals())

/** An instance that notes the calls made, and answers each with null. */
function noting() {
  const calls: unknown[][] = []
  const instance = { call: (...call: unknown[]) => (calls.push(call), null) } as unknown as Instance
  return { calls, instance }
}

/** A host that has every file, or none. */
function serving(found: boolean) {
  const fetched = vi.fn(() =>
    Promise.resolve(new Response(new Uint8Array([1, 2, 3]), { status: found ? 200 : 404 })),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

it('an instance gets the weights of a game once', async () => {
  const fetched = serving(true)
  const { calls, instance } = noting()
  await giveNet(instance, 'klondike')
  await giveNet(instance, 'klondike')
  expect(fetched).toHaveBeenCalledOnce()
  expect(calls).toEqual([['loadNet', 'klondike', new Uint8Array([1, 2, 3])]])
})

it('a game that needs no weights fetches none', async () => {
  const fetched = serving(true)
  const { calls, instance } = noting()
  await giveNet(instance, 'fortress')
  expect(fetched).not.toHaveBeenCalled()
  expect(calls).toEqual([])
})

it('weights that could not be fetched are asked for again', async () => {
  const { calls, instance } = noting()
  serving(false)
  await giveNet(instance, 'klondike')
  expect(calls).toEqual([])
  serving(true)
  await giveNet(instance, 'klondike')
  expect(calls).toHaveLength(1)
})
