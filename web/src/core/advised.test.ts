import { beforeAll, describe, expect, test } from 'vitest'
import { moduleBytes, ok } from '../fixtures'
import { loadCore } from './core'
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

/** Far more than the moves of these games. */
const endless = 1500

async function followed(game: string, number: string): Promise<'won' | 'lost'> {
  let { table } = ok(core.open(game, '', { number }))
  const met = new Set<string>()
  for (let moves = 0; table.standing === 'playing'; ++moves) {
    expect(moves).toBeLessThan(endless)
    const place = JSON.stringify(table.piles.map((pile) => pile.map(({ id }) => id)))
    expect(met, `${game} ${number} goes round after ${moves} moves`).not.toContain(place)
    met.add(place)
    const advice = ok(await searches.advice(core.tries(), 0, () => undefined))
    const [first] = advice.hints
    if (advice.verdict === 'lost' || first === undefined) return 'lost'
    const step = core.play(first.text)
    if ('refusal' in step) throw new Error(step.refusal.text)
    table = step.table
  }
  return table.standing === 'won' ? 'won' : 'lost'
}

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
        if (verdict !== 'open') expect(await followed(game, String(number))).toBe(verdict)
      }
    },
    60_000,
  )

  // four deals in five can be won, and hidden cards cost little: fewer than six of twelve would come once in 500 times
  test('of La Nationale it wins as often as it should', async () => {
    let won = 0
    for (let number = 0; number < 12; ++number)
      if ((await followed('la-nationale', String(number))) === 'won') won++
    expect(won).toBeGreaterThanOrEqual(6)
  }, 60_000)
})
