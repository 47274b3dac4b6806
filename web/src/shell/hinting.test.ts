import { expect, it } from 'vitest'
import type { Advice, Core, Oracle } from '../core/types'
import { Hinting } from './hinting.svelte'

const hints = [{ words: 'the ace of spades home', figure: 'not decided' }]
const open = { chosen: true, verdict: 'open', claim: '', worth: 'Too much to search.', foreseen: '', hints }
const at = { record: 'here' }
const core = { tries: () => '', saved: () => ({ start: at.record, moves: [] }) } as unknown as Core
const oracleOf = (...answers: object[]) =>
  ({ advice: () => Promise.resolve(answers.shift() as Advice) }) as unknown as Oracle
const silent = { isWon: false, isLost: false }
/** What is said when there was no hint: as far as the search came, with every answer of the oracle. */
const without = { ...open, chosen: false, verdict: null, worth: '', hints: [], late: false }

it.each([
  ['its time ran out', { ...without, late: true }, 'No hint was found in time.', true],
  ['something else was searched for', { fault: 'cancelled' }, 'No hint was found in time.', true],
  ['it is done and has no plan', without, 'No hint was found.', false],
  ['the solver failed', { fault: 'The solver stumbled.' }, 'The solver stumbled.', false],
])('claims nothing about the game if %s', async (_, answer, words, late) => {
  const told: string[] = []
  const hinting = new Hinting(core, oracleOf(answer), silent, (inStatus) => told.push(inStatus))
  await hinting.ask()
  expect(told).toEqual([words])
  expect(hinting.late).toBe(late)
  expect(hinting.moves).toEqual([])
})

it('says while it searches that it does, and plays nothing that is not chosen', async () => {
  const told: string[] = []
  let answered: (advice: Advice) => void = () => undefined
  const oracle = {
    advice: (_: string, __: number, progress: (advice: Advice) => void) => {
      progress({ ...open, chosen: false } as unknown as Advice)
      return new Promise((give) => (answered = give))
    },
  } as unknown as Oracle
  const hinting = new Hinting(core, oracle, silent, (inStatus) => told.push(inStatus))
  const asked = hinting.ask()
  hinting.next()
  expect(told).toEqual(['Trying the moves…'])
  expect(hinting.moves).toEqual([])
  answered({ ...open, late: false } as unknown as Advice)
  await asked
  expect(hinting.moves).toEqual(hints)
})

it('searches longer each time that it is to look on', async () => {
  const times: number[] = []
  const oracle = {
    advice: (_: string, ms: number) => (times.push(ms), Promise.resolve({ ...without, late: true })),
  } as unknown as Oracle
  const hinting = new Hinting(core, oracle, silent, () => undefined)
  await hinting.ask()
  await hinting.lookOn()
  await hinting.lookOn()
  await hinting.ask()
  const [first = 0] = times
  expect(times).toEqual([first, 2 * first, 4 * first, first])
})

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

it('shows one figure for one position, however often it is asked for', async () => {
  const told = (figure: string) => ({ ...open, late: false, verdict: null, hints: [{ ...hints[0], figure }] })
  const hinting = new Hinting(
    core,
    oracleOf(told('17 %'), told('10 %'), told('14 %')),
    silent,
    () => undefined,
  )
  const figure = async () => {
    await hinting.ask()
    hinting.close()
    await hinting.ask()
    return hinting.moves[0]?.figure
  }
  expect(await figure()).toBe('17 %')
  at.record = 'there'
  expect(await figure()).toBe('10 %')
  at.record = 'here'
  expect(await figure()).toBe('17 %')
})
