import { expect, it } from 'vitest'

import { entry } from './examples'
import { firsts } from './firsts'
import { ratedGames } from './rated'
import { yearOf } from './year'

const drawn = { from: 'listed', won: 3, games: 4 } as const

it('rates games in the order in which they ended, each with its list and its review', () => {
  const games = ratedGames(
    [
      entry({ id: 'b', deal: '8', ended: 9000, drawn, record: 'r' }),
      entry({ id: 'a', deal: '7', ended: 5000, result: 'abandoned', assists: { undo: 1, hint: 2, peek: 3 } }),
      entry({ id: 'c', player: 'Ann' }),
    ],
    { player: '' },
    new Map([['r', '3.6 won 1']]),
  )
  expect(games).toEqual([
    {
      game: 'fortress',
      set: 'cadogan',
      deal: '7',
      origin: 'chosen',
      won: false,
      undo: 1,
      hint: 2,
      peek: 3,
      listWon: 0,
      listGames: 0,
      balance: '',
    },
    expect.objectContaining({ deal: '8', origin: 'listed', listWon: 3, listGames: 4, balance: '3.6 won 1' }),
  ])
})

it('tells the first win of a game and the first without help once each', () => {
  const win = (id: string, ended: number, hint: number) =>
    entry({ id, deal: id, ended, assists: { undo: 0, hint, peek: 0 } })
  const found = firsts([win('3', 3, 0), win('1', 1, 2), win('2', 2, 1), win('4', 4, 0)], {})
  expect(found).toEqual([
    { game: 'fortress', what: 'unaided', when: 3 },
    { game: 'fortress', what: 'won', when: 1 },
  ])
  expect(firsts([win('1', 1, 0), win('2', 2, 1)], {})).toHaveLength(1)
})

it('shows a year of days in weeks from Monday on', () => {
  const noon = new Date(2026, 10, 25, 12).getTime()
  const weeks = yearOf(
    [entry({ ended: noon }), entry({ id: 'b', ended: noon, result: 'lost' })],
    {},
    '2026-11-29',
  )
  expect(weeks).toHaveLength(53)
  expect(weeks.flat()).toHaveLength(53 * 7)
  expect(weeks.flat().at(-1)?.day).toBe('2026-11-29')
  expect(weeks.at(-1)?.[2]).toEqual({ day: '2026-11-25', played: 2, won: 1 })
  expect(yearOf([], {}, '2026-11-25').at(-1)).toHaveLength(3)
})
