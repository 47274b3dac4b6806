import { expect, it } from 'vitest'
import type { Advice, Core, Oracle } from '../core/types'
import { Hinting } from './hinting.svelte'

const hints = [{ words: 'the ace of spades home', figure: 'not decided' }]
const open = { chosen: true, verdict: 'open', claim: '', worth: 'Too much to search.', foreseen: '', hints }
const core = { tries: () => '' } as unknown as Core
const oracleOf = (...answers: object[]) =>
  ({ advice: () => Promise.resolve(answers.shift() as Advice) }) as unknown as Oracle

it('leaves nothing open of a position that is proved lost meanwhile', async () => {
  const foresight = { isWon: false, isLost: false }
  const told: string[] = []
  const hinting = new Hinting(core, oracleOf(open), foresight, (inStatus) => told.push(inStatus))
  await hinting.ask()
  foresight.isLost = true
  hinting.mark(0)
  await hinting.retell()
  expect(told).toEqual([
    'Hint 1: the ace of spades home. Not decided.',
    'Hint 1: the ace of spades home. Lost.',
  ])
})

it('tells what wins where the position is proved won meanwhile', async () => {
  const won = {
    ...open,
    verdict: 'won',
    worth: 'It wins.',
    hints: [{ words: 'the two of clubs home', figure: 'wins' }],
  }
  const foresight = { isWon: false, isLost: false }
  const told: [string, string][] = []
  const hinting = new Hinting(core, oracleOf(open, won), foresight, (...words) =>
    told.push([words[0], words[1]]),
  )
  await hinting.ask()
  foresight.isWon = true
  await hinting.retell()
  expect(hinting.moves[0]?.figure).toBe('wins')
  expect(told.at(-1)).toEqual([
    'Hint 1: the two of clubs home. Wins.',
    'Hint 1: the two of clubs home. It wins.',
  ])
})
