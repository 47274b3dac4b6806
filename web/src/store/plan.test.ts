import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadCore } from '../core/core'
import { factsOf, gameIds, moduleBytes, ok } from '../fixtures'
import { listOfDay } from '../shell/proved'
import { puzzleOfDay, readShelf } from '../shell/shelves'
import { gradesOf, later, seedOf } from './days'
import { drawnAs, joins, setOf, turnOf, type Plan } from './plan'
import stored from '../../../data/days/plan.json'

const data = (path: string) => new URL(`../../../data/${path}`, import.meta.url)
const text = (path: string) => readFileSync(data(path), 'utf8')
const digest = (path: string) =>
  createHash('sha256')
    .update(readFileSync(data(path)))
    .digest('hex')
const kept = readdirSync(data('days/')).filter((name) => name.endsWith('.deals'))
const rows = (path: string) =>
  text(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s/))

/** What the days before there was a plan had, computed then: date, game, deal, game of the puzzle, its deal. */
const frozen = rows('../tests/data/days.txt')
const past = frozen.filter(({ length }) => length === 5) as [string, string, string, string, string][]
/** The deals of other games on one of these days. */
const each = frozen.filter(({ length }) => length === 3) as [string, string, string][]

const plan: Plan = {
  deals: [
    { from: '2026-01-01', games: ['b/x', 'a/x'] },
    { from: '2026-02-01', games: ['a/x', 'b/y', 'c/x/z'] },
  ],
  puzzles: [{ from: '2026-01-01', games: ['a/x'] }],
}

describe('the plan of days', () => {
  it('gives each game its turn, the first of a list on the day on which it begins', () => {
    expect(turnOf('2026-01-01', 'deals', plan)).toEqual({ game: 'b', set: 'x' })
    expect(turnOf('2026-01-02', 'deals', plan)).toEqual({ game: 'a', set: 'x' })
    expect(turnOf('2026-01-03', 'deals', plan)).toEqual({ game: 'b', set: 'x' })
    expect(turnOf('2026-02-01', 'deals', plan)).toEqual({ game: 'a', set: 'x' })
    expect(turnOf('2026-02-02', 'deals', plan)).toEqual({ game: 'b', set: 'y' })
    expect(turnOf('2026-02-02', 'puzzles', plan)).toEqual({ game: 'a', set: 'x' })
  })

  it('moves no day that has passed when a game joins', () => {
    const before: Plan = { ...plan, deals: plan.deals.slice(0, 1) }
    for (let day = '2026-01-01'; day < '2026-02-01'; day = later(day, 1))
      expect(turnOf(day, 'deals', plan), day).toEqual(turnOf(day, 'deals', before))
  })

  it('knows under which rules a game has a deal on a day, and since when', () => {
    expect(setOf('2026-01-31', 'b', plan)).toBe('x')
    expect(setOf('2026-02-01', 'b', plan)).toBe('y')
    expect(setOf('2026-01-31', 'c', plan)).toBeNull()
    expect(drawnAs('2026-02-01', 'b', plan)).toBe('y')
    expect(drawnAs('2026-02-01', 'c', plan)).toBe('z')
    expect(drawnAs('2026-01-31', 'c', plan)).toBeNull()
    expect(joins('c', plan)).toBe('2026-02-01')
    expect(joins('d', plan)).toBeNull()
  })

  it('names only rule sets that there are, which have a list of deals, and a shelf for puzzles', () => {
    for (const [kind, file] of [
      ['deals', (name: string) => `deals/${name}.deals`],
      ['puzzles', (name: string) => `puzzles/${name}.puzzles`],
    ] as const)
      for (const { from, games } of stored[kind])
        for (const one of games) {
          const [game = '', set = ''] = one.split('/')
          expect(gameIds, `${kind} from ${from}`).toContain(game)
          expect(factsOf(game).sets.map(({ id }) => id)).toContain(set)
          expect(existsSync(data(file(`${game}-${set}`))), file(`${game}-${set}`)).toBe(true)
        }
  })

  it('is in the order of its dates', () => {
    for (const turns of [stored.deals, stored.puzzles]) {
      const dates = turns.map(({ from }) => from)
      expect(dates).toEqual([...new Set(dates)].sort())
    }
  })

  it('has no game twice in a list', () => {
    for (const { games } of [...stored.deals, ...stored.puzzles])
      expect(new Set(games).size).toBe(games.length)
  })

  it('gives each day that has passed the game and the deal that it had', async () => {
    const core = await loadCore(moduleBytes)
    expect(past.length).toBeGreaterThan(300)
    for (const [day, game] of past) expect(turnOf(day).game, day).toBe(game)
    for (const [day, game, deal] of [...past, ...each]) {
      const set = setOf(day, game)!
      const path = listOfDay(
        day,
        `${game}-${set}`,
        kept.map((one) => `/${one}`),
      )
      const list = new Uint8Array(readFileSync(data(path ? `days${path}` : `deals/${game}-${set}.deals`)))
      const drawn = core.proved(game, set, list, gradesOf(day), seedOf(day, game, drawnAs(day, game)!), true)
      expect(ok(drawn).deal, `${game} ${day}`).toBe(deal)
    }
  })

  it('gives each day that has passed the puzzle that it had, as long as its shelf is the same', () => {
    const shelves = new Map(rows('../tests/data/shelves.tsv').map(([name = '', sha = '']) => [name, sha]))
    let compared = 0
    for (const [day, , , game, deal] of past) {
      const turn = turnOf(day, 'puzzles')
      expect(turn.game, day).toBe(game)
      const path = `puzzles/${game}-${turn.set}.puzzles`
      if (shelves.get(`${game}-${turn.set}`) !== digest(path)) continue
      expect(puzzleOfDay(day, ok(readShelf(text(path))))?.deal, day).toBe(deal)
      compared++
    }
    expect(compared).toBeGreaterThan(0)
  })
})

describe('a list that is packed again', () => {
  it('leaves the days before it the list that they had', () => {
    const files = [
      '/f-x.before-2026-03-01.deals',
      '/f-x.before-2026-02-01.deals',
      '/g-x.before-2026-04-01.deals',
    ]
    expect(listOfDay('2026-01-31', 'f-x', files)).toBe('/f-x.before-2026-02-01.deals')
    expect(listOfDay('2026-02-01', 'f-x', files)).toBe('/f-x.before-2026-03-01.deals')
    expect(listOfDay('2026-03-01', 'f-x', files)).toBeUndefined()
    expect(listOfDay('2026-03-01', 'g-x', files)).toBe('/g-x.before-2026-04-01.deals')
  })

  it('is noted with the first day that uses it, by node tools/days.mjs DATE', () => {
    const noted = new Map(rows('days/noted.tsv').map(([name = '', sha = '']) => [name, sha]))
    const named = new Set(
      stored.deals.flatMap(({ games }) => games).map((one) => one.split('/', 2).join('-')),
    )
    expect([...noted.keys()].sort()).toEqual([...named].sort())
    for (const [name, sha] of noted)
      expect(digest(`deals/${name}.deals`), `${name} was packed anew: run node tools/days.mjs DATE`).toBe(sha)
  })

  it('of earlier rules serves the days that had it, and no other deal', async () => {
    const core = await loadCore(moduleBytes)
    for (const id of gameIds) {
      const { set } = factsOf(id)
      const path = data(`deals/${id}-${set}.deals`)
      if (!existsSync(path)) continue
      for (const [shift, own, day] of [
        [0, true, true],
        [-1, false, true],
        [1, false, false],
      ] as const) {
        const list = ofRules(readFileSync(path), shift)
        const draw = (earlier: boolean) => core.proved(id, set, list, [1, 5], 7n, earlier)
        expect('deal' in draw(false), `${id} ${shift}`).toBe(own)
        expect('deal' in draw(true), `${id} ${shift}`).toBe(day)
        if (day) expect(ok(draw(true)).earlier).toBe(!own)
      }
    }
  })
})

/** The packed list with another version of the rules, and the digest that it then has. */
function ofRules(bytes: Uint8Array, by: number): Uint8Array<ArrayBuffer> {
  const body = Buffer.from(bytes.subarray(0, -8)).toString('latin1')
  const changed = body.replace(/^rules (\d+)$/m, (_, rules) => `rules ${Number(rules) + by}`)
  let hash = 0xcbf29ce484222325n
  for (const byte of Buffer.from(changed, 'latin1'))
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn
  const digest = Buffer.alloc(8)
  digest.writeBigUInt64LE(hash)
  return new Uint8Array([...Buffer.from(changed, 'latin1'), ...digest])
}
