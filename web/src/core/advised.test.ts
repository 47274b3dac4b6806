import { beforeAll, describe, expect, test } from 'vitest'
import { moduleBytes, ok } from '../fixtures'
import { loadCore } from './core'
import { followed } from './followed'
import { Searches } from './searches'
import type { Core } from './types'
import { Instance, compile } from './wasm'

/** Whole games by hint no. 1 alone, asked for anew at every move as the page asks. */

let core: Core
let searches: Searches
beforeAll(async () => {
  core = await loadCore(moduleBytes)
  searches = new Searches(await Instance.from(await compile(moduleBytes)))
})

const bookSet = (game: string) => core.games().find(({ id }) => id === game)!.set
const endOf = (game: string, number: number) => followed(core, searches, game, bookSet(game), String(number))

describe('hint after hint', () => {
  // where nothing is hidden, what can be won is won
  test.each([
    ['fortress', 12],
    ['la-capricieuse', 4],
  ] as const)(
    'wins every game of %s that can be won',
    async (game, games) => {
      for (let number = 0; number < games; ++number) {
        core.open(game, '', { number: String(number) })
        const { verdict } = ok(await searches.verdict(core.record(), {}, () => undefined))
        if (verdict !== 'open') expect(await endOf(game, number), `deal ${number}`).toBe(verdict)
      }
    },
    60_000,
  )

  // of each game as many as it should win, and fewer than the least here would come once in 100 times or less
  test.each([
    ['la-nationale', 12, 6],
    ['the-sultan', 3, 2],
  ] as const)(
    'wins as many games of %s as it should, and none goes round',
    async (game, games, least) => {
      const ends = []
      for (let number = 0; number < games; ++number) ends.push(await endOf(game, number))
      expect(ends).not.toContain('round')
      expect(ends.filter((end) => end === 'won').length).toBeGreaterThanOrEqual(least)
    },
    60_000,
  )
})

test('says whether its figure is a share of games or a word', async () => {
  core.open('the-clock', '', { number: '7' })
  const unseen = ok(await searches.advice(core.tries(), 2_000, () => undefined))
  expect(unseen).toMatchObject({ verdict: null, isShare: true, figure: expect.stringMatching(/\d %$/) })
  core.open('fortress', '', { number: '5' })
  const open = ok(await searches.advice(core.tries(), 2_000, () => undefined))
  expect(open).toMatchObject({ verdict: 'won', isShare: false, figure: 'wins' })
})
