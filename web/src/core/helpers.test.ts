import { expose } from 'comlink'
import { beforeAll, expect, test, vi } from 'vitest'
import { moduleBytes as bytes, ok } from '../fixtures'
import { loadCore } from './core'
import { startOracle } from './oracle'
import type { Thread } from './remote'
import { Searches } from './searches'
import type { Core, Sample } from './types'

/** Threads that play out the plan which another has chosen. */

const url = `data:application/wasm;base64,${bytes.toString('base64')}`

let core: Core
beforeAll(async () => {
  core = await loadCore(bytes)
})

interface Asked {
  tries: string
  plan: string
  part: number
  from: number
}

/** A real one, which notes what it is asked and what it tells. */
class Noted extends Searches {
  asked: Asked[] = []
  told: Sample[] = []
  /** When it was told to rest. */
  rested: number[] = []

  override cancel() {
    this.rested.push(performance.now())
    return super.cancel()
  }

  override async assist(...[tries, plan, part, from, ms, tell]: Parameters<Searches['assist']>) {
    this.asked.push({ tries, plan, part, from })
    return super.assist(tries, plan, part, from, ms, (more) => (this.told.push(more), tell(more)))
  }
}

/** An oracle whose threads are these, the first being that which advises. */
function oracleOf(threads: object[]) {
  const ended: object[] = []
  let next = 0
  const start = (): Thread => {
    const { port1, port2 } = new MessageChannel()
    const inside = threads[next++] ?? new Searches()
    expose(inside, port2)
    return { endpoint: port1, end: () => (ended.push(inside), port1.close()), failed: () => undefined }
  }
  return { oracle: startOracle(url, start, 2), ended, started: () => next }
}

const open = (game: string) => ok(core.open(game, '', { number: '5' })).table

// of the second thousands are played out, each with a chance for its result
test.each(['the-fourteenth', 'la-nivernaise'])(
  'what they play out of %s is part of the figure, in worlds of their own',
  async (game) => {
    open(game)
    const helpers = [new Noted(), new Noted()]
    const { oracle } = oracleOf([new Searches(), ...helpers])
    const advice = ok(await oracle.advice(core.tries(), 1500))
    const told = helpers.flatMap((helper) => helper.told)
    expect(told.length).toBeGreaterThan(1)
    const isWhole = (wins: number) => Math.abs(wins - Math.round(wins)) < 0.01
    // some sums of chances are whole by chance, but not all
    expect(told.every(({ tried, share }) => isWhole(share * tried))).toBe(game === 'the-fourteenth')
    for (const { tried, share } of told) {
      expect(tried).toBeGreaterThan(0)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }
    expect(advice.high - advice.low).toBeLessThan(0.1)
    // the last of each may come too late
    const heard = helpers.flatMap((helper) => helper.told.slice(0, -2))
    const played = heard.reduce((sum, { tried }) => sum + tried, 0)
    expect(advice.tried).toBeGreaterThan(played)
    const tries = core.tries()
    const plan = advice.hints[0]!.plan.join(' ')
    expect(helpers.map(({ asked }) => asked)).toEqual([
      [{ tries, plan, part: 1, from: expect.any(Number) }],
      [{ tries, plan, part: 2, from: expect.any(Number) }],
    ])

    // asked again, they continue with new deals, if more are wanted
    const again = ok(await oracle.advice(tries, 300))
    if ((advice.high - advice.low) / 2 <= 0.02) return
    expect(again.tried).toBeGreaterThan(advice.tried)
    for (const { asked } of helpers) expect(asked.at(-1)?.from).toBeGreaterThanOrEqual(advice.tried)
  },
  30_000,
)

test('they rest when enough is known, though worlds are still decided with all cards visible', async () => {
  open('la-nivernaise')
  const helpers = [new Noted(), new Noted()]
  const { oracle } = oracleOf([new Searches(), ...helpers])
  const advice = ok(await oracle.advice(core.tries(), 4000))
  const end = performance.now()
  expect(advice.foreseen).not.toBe('')
  for (const { told, rested } of helpers) {
    expect(told.length).toBeGreaterThan(0)
    expect(rested[0]).toBeLessThan(end - 50)
  }
}, 30_000)

test('they rest where nothing is unknown, and after another question', async () => {
  open('fortress')
  const helpers = [new Noted(), new Noted()]
  const { oracle } = oracleOf([new Searches(), ...helpers])
  ok(await oracle.advice(core.tries(), 100))
  expect(helpers.map(({ asked }) => asked.length)).toEqual([0, 0])

  open('the-fourteenth')
  const given = oracle.advice(core.tries(), 60_000, ({ tried }) => tried > 30 && oracle.cancel())
  expect(await given).toHaveProperty('fault')
  const told = () => helpers.reduce((sum, helper) => sum + helper.told.length, 0)
  await new Promise((resolve) => setTimeout(resolve, 200))
  const before = told()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(told()).toBe(before)
}, 30_000)

test('one that fails changes no result, and another is started in its place', async () => {
  open('the-fourteenth')
  const broken = {
    load: () => Promise.resolve(),
    assist: () => Promise.reject(new Error('trap')),
    cancel: () => Promise.resolve(),
  }
  const { oracle, ended, started } = oracleOf([new Searches(), broken, new Noted()])
  const advice = ok(await oracle.advice(core.tries(), 400))
  expect(advice.tried).toBeGreaterThan(0)
  await vi.waitFor(() => expect(ended).toEqual([broken]))
  expect(started()).toBe(3)
  ok(await oracle.advice(core.tries(), 400))
  expect(started()).toBe(4)
}, 30_000)

// of fifty games played out at the first choice of this deal some are left open
test('what they leave open is part of the figure too', async () => {
  ok(core.open('la-capricieuse', '', { number: '4375499' }))
  const tries = core.tries()
  const advising = new Searches()
  const { oracle } = oracleOf([advising])
  const told = { tried: 1_000_000, share: 0.5, open: 300_000 }
  const advice = ok(
    await oracle.advice(tries, 2500, ({ chosen }) => chosen && void advising.accept(tries, told)),
  )
  expect(advice.tried).toBeGreaterThan(told.tried)
  expect(advice.share).toBeGreaterThan(0.51)
  expect(advice.share).toBeLessThan(0.79)

  const helper = new Searches()
  helper.load(url)
  let [played, won, open] = [0, 0, 0]
  await helper.assist(tries, advice.hints[0]!.plan.join(' '), 1, 0, 25_000, (more) => {
    played += more.tried
    won += more.tried * more.share
    open += more.open
    if (played >= 50) helper.cancel()
  })
  expect(open).toBeGreaterThan(0)
  expect(open + won).toBeLessThan(played + 0.01)
}, 60_000)

test('answers about another position are ignored', async () => {
  open('the-fourteenth')
  const more = { tried: 1_000_000, share: 0.5, open: 0 }
  const elsewhere = core.tries()
  open('the-clock')
  const advising = new Searches()
  const { oracle } = oracleOf([advising, new Searches(), new Searches()])
  const advice = ok(await oracle.advice(core.tries(), 400, () => void advising.accept(elsewhere, more)))
  expect(advice.tried).toBeLessThan(1_000_000)
  const heard = ok(
    await oracle.advice(
      core.tries(),
      400,
      ({ chosen }) => chosen && void advising.accept(core.tries(), more),
    ),
  )
  expect(heard.tried).toBeGreaterThan(1_000_000)
  expect(heard.share).toBeGreaterThan(0.5)
}, 30_000)
