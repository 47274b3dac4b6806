import { expect, test } from 'vitest'
import { tableOf } from '../board/layout/tables'
import { loadCore } from '../core/core'
import { factsOf, gameIds, moduleBytes } from '../fixtures'
import { ownRecordOf } from './pictures'

test.each(gameIds)('the picture of %s shows a position that its rules allow', async (game) => {
  const core = await loadCore(moduleBytes)
  const { moment } = tableOf(game)
  if (moment)
    expect(core.glance(ownRecordOf(factsOf(game), moment.deal, moment.moves))).toHaveProperty('piles')
})

test('every file of src/tables is of a game', () => {
  const files = Object.keys(import.meta.glob('../tables/*.ts')).map((path) => /([^/]+)\.ts$/.exec(path)?.[1])
  expect(files.length).toBeGreaterThan(0)
  expect(gameIds).toEqual(expect.arrayContaining(files))
})
