import { expose } from 'comlink'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameIds as games, moduleBytes as bytes, ok } from '../fixtures'
import { loadCore } from './core'
import { startOracle } from './oracle'
import { Searches } from './searches'
import type { Thread } from './remote'
import { Instance, compile } from './wasm'
import type { Advice, Core, Oracle, Table } from './types'

const url = `data:application/wasm;base64,${bytes.toString('base64')}`

/** A thread in this one: the same messages pass between the two ends. */
function thread(inside: object = new Searches()): Thread {
  const { port1, port2 } = new MessageChannel()
  expose(inside, port2)
  return { endpoint: port1, end: () => port1.close(), failed: () => undefined }
}

let core: Core
let oracle: Oracle
beforeAll(async () => {
  core = await loadCore(bytes)
})
beforeEach(() => {
  oracle = startOracle(url, () => thread())
  return () => oracle.cancel()
})

const open = (game: string, number: string): Table => ok(core.open(game, '', { number })).table

function play(moves: readonly string[]): Table | null {
  let table: Table | null = null
  for (const move of moves) {
    const step = core.play(move)
    if ('refusal' in step) throw new Error(`${move}: ${step.refusal.text}`)
    table = step.table
  }
  return table
}

/** The sentence on the share winnable with all cards known: it says what it assumes exactly if a later redeal shuffles. */
function foreseenAt(table: Table): RegExp {
  const { shuffles } = core.games().find(({ id }) => id === table.game)!
  expect(table.shuffleAhead).toBe(shuffles && table.redealsLeft > 0)
  const assumes = table.shuffleAhead
    ? ' This assumes that future shuffles are known\\. Nobody can know them\\.'
    : ''
  return new RegExp(`^With all cards known, .* % [^.]*of these games could be won\\.${assumes}$`)
}

describe.each(games)('%s', (game) => {
  test('a winnable deal is found, its line wins, and along it every verdict is there at once', async () => {
    // that of the lesson can be won, and is not far to seek
    const { deal: start } = ok(core.facts(game, '')).lesson!
    const { deal, line } = ok(await oracle.winnable(game, '', start))
    open(game, deal)
    const first = ok(await oracle.verdict(core.record(), {}))
    expect(first).toMatchObject({ verdict: 'won', line })
    const half = line.length >> 1
    play(line.slice(0, half))
    const later = ok(await oracle.verdict(core.record(), { nodes: 1 }))
    expect(later).toMatchObject({ verdict: 'won', line: line.slice(half) })
    expect(play(line.slice(half))?.standing).toBe('won')
    expect(ok(await oracle.verdict(core.record(), {}))).toMatchObject({ verdict: 'won', line: [] })
  }, 30_000)

  test('advice is a plan that may be made, and its figure is of what was tried', async () => {
    const table = open(game, '12')
    const reports: Advice[] = []
    const ask = async () => ok(await oracle.advice(core.tries(), 200, (better) => reports.push(better)))
    let advice = await ask()
    // on a slow machine a choice is given up before it is made
    for (let again = 0; !advice.chosen && again < 4; again++) {
      reports.length = 0
      advice = await ask()
    }
    const [first] = advice.hints
    expect(advice.chosen).toBe(true)
    for (const { text, reason } of advice.hints) {
      expect(table.moves.map((move) => move.text)).toContain(text)
      expect(typeof reason).toBe('string')
    }
    expect(new Set(advice.hints.map(({ text }) => text)).size).toBe(advice.hints.length)
    if (table.unknown === 0) {
      expect(advice).toMatchObject({ verdict: expect.any(String), tried: 0, foreseen: '' })
      if (advice.verdict === 'won') expect(play(first?.plan ?? [])?.standing).toBe('won')
      return
    }
    expect(advice.verdict).toBeNull()
    if (advice.worth.includes('never have more than one move')) {
      expect(table.moves).toHaveLength(1)
      expect(advice).toMatchObject({ tried: 0, figure: '', foreseen: '' })
      return
    }
    if (/\(computed from|however the unseen cards lie/.test(advice.worth)) {
      expect(advice).toMatchObject({ tried: 0, foreseen: '', claim: '' })
      expect([advice.low, advice.high]).toEqual([advice.share, advice.share])
      if (0 < advice.share && advice.share < 1) expect(advice.worth).toContain(advice.figure)
      return
    }
    expect(advice.tried).toBeGreaterThan(0)
    expect(advice.low).toBeLessThanOrEqual(advice.share)
    expect(advice.high).toBeGreaterThanOrEqual(advice.share)
    expect([advice.low === 1, advice.high === 0]).toEqual([false, false])
    expect(advice.worth).toContain(advice.figure)
    expect(advice.figure).not.toMatch(/\b(100|0) %/)
    // no share is shown until eight worlds are decided
    if (advice.foreseen !== '') expect(advice.foreseen).toMatch(foreseenAt(table))
    expect(reports.every(({ tried }, i) => tried >= (reports[i - 1]?.tried ?? 0))).toBe(true)

    // asked again along the plan it continues, and the sample grows
    if (first === undefined || first.plan.length < 2) return
    play(first.plan.slice(0, 1))
    const later = ok(await oracle.advice(core.tries(), 1))
    expect(later.hints[0]?.plan).toEqual(first.plan.slice(1))
    expect(later.tried).toBeGreaterThanOrEqual(advice.tried)
  }, 90_000)
})

/** The share winnable with all cards visible, once enough worlds are decided. */
async function foreseenShare(): Promise<string> {
  let told = ''
  for (let asked = 0; told === '' && asked < 20; asked++)
    told = ok(await oracle.advice(core.tries(), 2000)).foreseen
  return told
}

test('the share winnable with all cards visible is shown once enough worlds are decided', async () => {
  expect(await (open('the-fourteenth', '12'), foreseenShare())).toMatch(
    /^With all cards known, .* % .*of these games could be won\.$/,
  )
}, 60_000)

test('this share assumes future shuffles exactly while a redeal that shuffles is left', async () => {
  let table = open('the-sultan', '12')
  const before = table.redealsLeft
  expect(before).toBeGreaterThan(0)
  expect(await foreseenShare()).toMatch(foreseenAt(table))
  while (table.redealsLeft > 0) {
    const texts = table.moves.map(({ text }) => text)
    table = play([texts.find((text) => /^(deal|turn|redeal)/.test(text)) ?? texts[0]!]) as Table
  }
  expect([table.shuffleAhead, table.unknown > 0]).toEqual([false, true])
  expect(await foreseenShare()).toMatch(foreseenAt(table))
}, 120_000)

test('the page has the module of the thread, or its own where there is no thread', async () => {
  const facts = (await loadCore(await oracle.module())).games()
  expect(facts.map(({ id }) => id)).toEqual(core.games().map(({ id }) => id))

  const refused = startOracle(url, () => {
    throw new Error('no workers here')
  })
  expect(await refused.module()).toBeInstanceOf(WebAssembly.Module)
  const failing = startOracle(url, () => {
    const broken = thread({ load: () => Promise.resolve(), module: () => new Promise(() => undefined) })
    setTimeout(() => broken.failed())
    return broken
  })
  expect(await failing.module()).toBeInstanceOf(WebAssembly.Module)
  await expect(startOracle('data:application/wasm;base64,AAAA', () => thread()).module()).rejects.toThrow()
})

describe('verdicts', () => {
  test('where nothing can be done, the game is lost without search', async () => {
    let table = open('fortress', '7')
    while (table.standing === 'playing') table = play([(table.moves[0] as { text: string }).text]) as Table
    expect(table.standing).toBe('over')
    expect(ok(await oracle.verdict(core.record(), {}))).toMatchObject({ verdict: 'lost', nodes: 0, line: [] })
  })

  test('of a deal that lies still it says why it is lost, of others not', async () => {
    open('fortress', '1')
    const still = ok(await oracle.verdict(core.record(), {}))
    expect(still).toMatchObject({ verdict: 'lost', nodes: 0 })
    expect(still.because).toMatch(/^none of these ten cards can ever move: /)
    open('fortress', '100101')
    const searched = ok(await oracle.verdict(core.record(), {}))
    expect(searched).toMatchObject({ verdict: 'lost', because: '' })
    expect(searched.nodes).toBeGreaterThan(10_000)
  })

  test('a small budget leaves it open, and says how far it came', async () => {
    open('st-helena', '7')
    const seen = ok(await oracle.verdict(core.record(), { nodes: 500 }))
    expect(seen.verdict).toBe('open')
    expect(seen.nodes).toBeGreaterThanOrEqual(500)
    expect(seen.nodes).toBeLessThan(2000)
    expect(ok(await oracle.verdict(core.record(), {})).verdict).toBe('won')
  })

  test('a bad record is a fault', async () => {
    const bad = 'longwood record 1\ngame fortress\nset cadogan\nrules 2\ndeal 7\nmoves\nL1-sa'
    expect(await oracle.verdict(bad, {})).toHaveProperty('fault', expect.stringContaining('Not allowed'))
    expect(await oracle.turningPoint(bad)).toHaveProperty('fault')
    expect(await oracle.advice(bad, 10)).toHaveProperty('fault')
    expect(await oracle.winnable('baccarat', '', '1')).toEqual({ fault: "there is no game 'baccarat'" })
    expect(await oracle.winnable('fortress', '', 'x')).toHaveProperty('fault')
  })
})

describe('the turning point', () => {
  test('the move before which the game could be won, and what would have kept it', async () => {
    let [sure, turned] = [0, 0]
    for (const number of ['1', '2', '3', '4', '5', '6', '8', '9']) {
      let table = open('fortress', number)
      while (table.standing === 'playing') table = play([(table.moves[0] as { text: string }).text]) as Table
      if (table.standing === 'won') continue
      const record = core.record()
      const turning = ok(await oracle.turningPoint(record))
      const at = async (node: number, move?: string) => {
        core.jump(node)
        if (move !== undefined) play([move])
        return ok(await startOracle(url, () => thread()).verdict(core.record(), {})).verdict
      }
      // the tree is one line, so its nodes are numbered as the moves
      expect(await at(turning.move)).toBe('lost')
      if (turning.move === 0) continue
      turned++
      expect(await at(turning.move - 1)).toBe(turning.sure ? 'won' : 'open')
      if (turning.sure) sure++
      for (const move of turning.instead) expect(await at(turning.move - 1, move)).toBe('won')
      if (turning.sure) expect(turning.instead.length).toBeGreaterThan(0)
    }
    expect(turned).toBeGreaterThan(0)
    expect(sure).toBeGreaterThan(0)
  }, 60_000)

  test('a game that is not lost has none', async () => {
    open('fortress', ok(await oracle.winnable('fortress', '', '1')).deal)
    expect(await oracle.turningPoint(core.record())).toHaveProperty('fault')
  })
})

describe('cancelling', () => {
  test('gives up the search that is going on and those that wait, and the next call is answered', async () => {
    open('the-clock', '5')
    const tries = core.tries()
    const [first, second] = [oracle.advice(tries, 60_000), oracle.verdict(core.record(), {})]
    setTimeout(() => oracle.cancel(), 100)
    expect(await first).toEqual({ fault: 'cancelled' })
    expect(await second).toEqual({ fault: 'cancelled' })
    expect(ok(await oracle.verdict(core.record(), {})).verdict).toBe('won')
  })

  test('a search for a winnable deal can be given up between two deals', async () => {
    const seen: number[] = []
    const never = oracle.winnable('fortress', '', '1', (tried) => {
      seen.push(tried)
      oracle.cancel()
    })
    expect(await never).toEqual({ fault: 'cancelled' })
    expect(seen.length).toBeGreaterThan(0)
  })
})

test('a thread that has grown ends when another game is asked about', async () => {
  let started = 0
  class Grown extends Searches {
    override memory = () => Promise.resolve(100 << 20)
  }
  const large = startOracle(url, () => thread(started++ === 0 ? new Grown() : undefined))
  for (const [game, threads] of [
    ['fortress', 1],
    ['fortress', 1],
    ['the-fourteenth', 2],
    ['fortress', 2],
  ] as const) {
    open(game, '7')
    ok(await large.verdict(core.record(), {}))
    expect(started, game).toBe(threads)
  }
})

describe('a crash of the worker', () => {
  test('is a fault in a plain sentence; the next call goes to a new worker', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    let started = 0
    let ended = 0
    const crashing = { load: () => undefined, verdict: () => Promise.reject(new Error('unreachable')) }
    const shaken = startOracle(url, () => {
      const now = thread(started++ === 0 ? crashing : undefined)
      return { ...now, end: () => (ended++, now.end()) }
    })
    open('fortress', '7')
    expect(await shaken.verdict(core.record(), {})).toEqual({
      fault: 'The solver crashed and restarted. Please try again.',
    })
    expect([started, ended]).toEqual([1, 1])
    expect(ok(await shaken.verdict(core.record(), {})).verdict).toBe('lost')
    expect([started, ended]).toEqual([2, 1])
    vi.restoreAllMocks()
  })

  test('of the whole thread, while a call waits', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const silent = { load: () => undefined, verdict: () => new Promise(() => undefined) }
    const threads: Thread[] = []
    const shaken = startOracle(url, () => {
      const now = thread(threads.length === 0 ? silent : undefined)
      threads.push(now)
      return now
    })
    open('fortress', '7')
    const waiting = shaken.verdict(core.record(), {})
    setTimeout(() => threads[0]?.failed(), 20)
    expect(await waiting).toHaveProperty('fault', expect.stringContaining('crashed'))
    expect(ok(await shaken.verdict(core.record(), {})).verdict).toBe('lost')
    vi.restoreAllMocks()
  })

  test('a real trap in the module', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(Searches.prototype, 'verdict').mockImplementationOnce(async () => {
      const instance = await Instance.from(await compile(bytes))
      instance.step(1) // there is no task
      throw new Error('it should have trapped')
    })
    open('fortress', '7')
    expect(await oracle.verdict(core.record(), {})).toHaveProperty(
      'fault',
      expect.stringContaining('crashed'),
    )
    expect(warned.mock.calls[0]?.[0]).toMatchObject({ message: 'unreachable' })
    expect(ok(await oracle.verdict(core.record(), {})).verdict).toBe('lost')
    vi.restoreAllMocks()
  })
})
