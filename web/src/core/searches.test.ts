import { afterEach, expect, it, vi } from 'vitest'
import { Searches } from './searches'
import type { Instance } from './wasm'

afterEach(() => vi.restoreAllMocks())

/** An instance whose search chooses a hint at a given step, and a clock on which each look takes ten seconds. */
function slow(chosenAt: number) {
  const begun: string[] = []
  let steps = 0
  const instance = {
    begin: (name: string) => (begun.push(name), null),
    call: () => '',
    step: () => ++steps >= chosenAt,
    found: () => ({ chosen: steps >= chosenAt, hints: [] }),
  } as unknown as Instance
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000))
  return { searches: new Searches(instance), begun }
}

it('a hint that was not found in time is looked for from where the search stopped', async () => {
  const { searches, begun } = slow(2)
  const ask = (tries: string) => searches.advice(tries, 20_000, () => undefined)
  expect(await ask('a')).toMatchObject({ late: true, chosen: false })
  expect(await ask('a')).toMatchObject({ late: false, chosen: true })
  expect(begun).toEqual(['advice'])
})

it('another position is searched from its beginning', async () => {
  const { searches, begun } = slow(100)
  for (const tries of ['a', 'b', 'a']) await searches.advice(tries, 20_000, () => undefined)
  expect(begun).toEqual(['advice', 'advice', 'advice'])
})

it('what was searched for in between ends the search for the hint', async () => {
  const { searches, begun } = slow(100)
  await searches.advice('a', 20_000, () => undefined)
  await searches.assist('a', 'plan', 0, 0, 1000, () => undefined)
  await searches.advice('a', 20_000, () => undefined)
  expect(begun).toEqual(['advice', 'assist', 'advice'])
})
