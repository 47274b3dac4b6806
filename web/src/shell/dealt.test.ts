import { expect, it } from 'vitest'
import { loadCore } from '../core/core'
import { factsOf, moduleBytes, ok } from '../fixtures'
import { wentHome } from './dealt'

it('what the deal brought home is counted, and its rule named', async () => {
  const core = await loadCore(moduleBytes)
  const facts = factsOf('la-capricieuse')
  const step = ok(core.open(facts.id, facts.set, { number: '19' }))
  // the eight cards set out first were not brought home by the deal
  expect(wentHome(step, facts)).toBe(`${step.table.home - 8} cards went home during the deal (rule 6).`)
  const fortress = factsOf('fortress')
  expect(wentHome(ok(core.open('fortress', fortress.set, { number: '5' })), fortress)).toBe('')
})
