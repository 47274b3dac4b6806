import { expect, it, vi } from 'vitest'
import type { Core, Oracle, Table, TurningPoint, Verdict } from '../core/types'
import { Foresight } from './foresight.svelte'

const standing = { unknown: 0, standing: 'playing' } as Table
const won = { unknown: 0, standing: 'won' } as Table

/** A table at which every line is lost that begins with one of these; the game is won by any other. */
function tableOf(...lost: string[]) {
  let line = ''
  const told: string[] = []
  const fallOf = (record: string) => lost.find((first) => `${record} `.startsWith(first && `${first} `))
  const core = {
    saved: () => ({ start: '', moves: line.split(' ').filter(Boolean), record: line }),
  } as unknown as Core
  const turningPoint = vi.fn((record: string): Promise<TurningPoint | { fault: string }> => {
    const move = fallOf(record)?.split(' ').filter(Boolean).length ?? 0
    return Promise.resolve({ move, sure: true, foresees: false, instead: [] })
  })
  const verdict = (record: string) =>
    Promise.resolve({
      verdict: fallOf(record) === undefined ? 'won' : 'lost',
      nodes: 1,
      line: [],
    } as unknown as Verdict)
  const oracle = { verdict, turningPoint, cancel: () => undefined } as unknown as Oracle
  const foresight = new Foresight(core, oracle, () => undefined)
  return {
    foresight,
    turningPoint,
    told,
    async at(moves: string, table = standing) {
      line = moves
      await foresight.look(table, (kind, since) => told.push(`${kind} ${since ?? ''}`.trim()))
    },
  }
}

it('says where a game turned of the line in play alone, and is proud of a win after it', async () => {
  const { foresight, turningPoint, at, told } = tableOf('a b')
  await at('a b')
  expect(foresight.turning?.move).toBe(2)
  await at('a b c')
  expect(foresight.seen).toMatchObject({ kind: 'lost', since: 2 })
  expect(turningPoint).toHaveBeenCalledTimes(1)
  await at('a')
  expect(foresight.turning).toBeNull()
  expect(foresight.seen).toMatchObject({ kind: 'won', since: undefined })
  await at('a c', won)
  expect(foresight.turning).toBeNull()
  expect(foresight.recovered).toEqual([2])
  expect(told).toEqual(['lost 2', 'lost 2', 'won'])
})

it('finds the turn again on another line that is lost', async () => {
  const { foresight, at } = tableOf('a b', 'c')
  await at('a b')
  await at('c d')
  expect(foresight.turning?.move).toBe(1)
  expect(foresight.recovered).toEqual([2])
  await at('a b d')
  expect(foresight.turning?.move).toBe(2)
  expect(foresight.recovered).toEqual([1])
})

it('has nothing to be proud of where the deal itself is lost, or another game begins', async () => {
  const { foresight, at } = tableOf('')
  await at('a')
  await at('')
  expect(foresight.turning?.move).toBe(0)
  expect(foresight.recovered).toEqual([])
  foresight.reset()
  expect(foresight.turning).toBeNull()
})

it('says why the turn was not found', async () => {
  const { foresight, turningPoint, at } = tableOf('a')
  turningPoint.mockResolvedValueOnce({ fault: 'crashed' })
  await at('a')
  expect(foresight.fault).toBe('crashed')
  expect(foresight.seen).toMatchObject({ kind: 'lost', since: undefined })
})

it('says that a verdict foresees shuffles if the position before the losing move does', async () => {
  const { foresight, turningPoint, at } = tableOf('a redeal')
  turningPoint.mockResolvedValueOnce({ move: 2, sure: true, foresees: true, instead: [] })
  await at('a redeal b')
  // after the last shuffle the loss itself is certain; that it was avoidable is not
  expect(foresight.seen).toMatchObject({ kind: 'lost', since: 2, foresees: true })
  expect(foresight.recoveredForesees).toBe(false)
  await at('a c', won)
  expect(foresight.recovered).toEqual([2])
  expect(foresight.recoveredForesees).toBe(true)
  foresight.reset()
  expect(foresight.recoveredForesees).toBe(false)
})
