import { beforeAll, describe, expect, test } from 'vitest'
import { moduleBytes as bytes, ok } from '../fixtures'
import { loadCore } from './core'
import { Searches } from './searches'
import type { Core } from './types'
import { Instance, compile } from './wasm'

let core: Core
beforeAll(async () => {
  core = await loadCore(bytes)
})

describe('a player’s figures', () => {
  const of = async (moves: string[]) => {
    const searches = new Searches(await Instance.from(await compile(bytes)))
    core.open('fortress', '', { number: '5' })
    for (const move of moves) core.play(move)
    return ok(await searches.review(core.record(), 5000, () => undefined))
  }

  test('are made of the balances of reviews, and add up', async () => {
    const { balance = '', chances, luck, loss } = await of(['L2-R5'])
    const figures = ok(core.playerFigures([{ game: 'fortress', balance }]))
    expect(figures).toMatchObject({ games: 1, won: 0, stale: [] })
    expect(figures.first.mean).toBeCloseTo(chances[0]!.share!, 5)
    expect(figures.loss.mean).toBeCloseTo(loss!, 5)
    expect(figures.byLuck.mean).toBeCloseTo(chances[0]!.share! + luck!, 5)
    expect(figures.byLuck.mean - figures.loss.mean - figures.left.mean).toBeCloseTo(0, 5)
  })

  test('leave out what is damaged or of another version, and name it', async () => {
    const { balance = '' } = await of([])
    const games = ['', 'x', balance, `0${balance}`].map((one) => ({ game: 'fortress', balance: one }))
    const figures = ok(core.playerFigures([...games, { game: 'none', balance }]))
    expect(figures).toMatchObject({ games: 1, stale: [0, 1, 3, 4] })
    expect(ok(core.playerFigures([])).games).toBe(0)
  })
})
