import { expect, it } from 'vitest'
import type { Advice, Core, Oracle } from '../core/types'
import { Hinting } from './hinting.svelte'

it('leaves nothing open of a position that is proved lost meanwhile', async () => {
  const hints = [{ words: 'the ace of spades home', figure: 'not decided' }]
  const advice = { chosen: true, verdict: 'open', claim: '', worth: 'too much to search', hints }
  const core = { tries: () => '' } as unknown as Core
  const oracle = { advice: () => Promise.resolve(advice as unknown as Advice) } as unknown as Oracle
  const foresight = { isLost: false }
  const told: string[] = []
  const hinting = new Hinting(core, oracle, foresight, (inStatus) => told.push(inStatus))
  await hinting.ask()
  foresight.isLost = true
  hinting.mark(0)
  hinting.retell()
  expect(told).toEqual([
    'Hint 1: the ace of spades home. Not decided.',
    'Hint 1: the ace of spades home. Lost.',
  ])
})
