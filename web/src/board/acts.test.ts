import { beforeEach, describe, expect, it } from 'vitest'
import type { Core, LegalMove, Step, Table } from '../core/types'
import { Game, type Refused } from '../game.svelte'
import { Acts } from './acts.svelte'
import { factsOf, pilesOf } from '../fixtures'

const facts = factsOf('la-nivernaise')
const pile = (id: string) => facts.piles.findIndex((one) => one.id === id)

/** A core that allows the moves it is given and keeps the table as it is. */
function tableWith(...texts: string[]) {
  const moves: LegalMove[] = texts.map((text) => {
    const [from = '', to = ''] = text.split('-')
    const lay = to !== ''
    return {
      text,
      act: lay ? 'lay' : 'deal',
      from: lay ? pile(from) : -1,
      to: lay ? pile(to) : -1,
      count: lay ? 1 : 0,
      home: facts.piles[pile(to)]?.home ?? false,
      words: text,
    }
  })
  const deal = moves.find((move) => move.act === 'deal')
  const refusal = { code: 'no', sentence: 1, reason: 'no', text: 'Not allowed.' }
  const piles = pilesOf(facts, { hand: -9, '1': 4, '2': 4, L1: 1, sa: 2 })
  const hand = { pile: pile('hand'), size: 9, act: deal ? { move: deal } : { refusal } }
  const table = { game: facts.id, set: '', piles, moves, hand } as unknown as Table
  const played: string[] = []
  const refused: Refused[] = []
  const step = { table, edits: [], told: '', move: null } as unknown as Step
  const core = {
    open: () => step,
    playedFacts: () => facts,
    play: (text: string) => (played.push(text), { ...step }),
    gesture: (from: number, _: number, to: number) => {
      const move = moves.find((one) => one.from === from && one.to === to)
      return move ? { move } : { refusal }
    },
    stuck: () => refusal,
    ranked: () => moves,
  } as unknown as Core
  const told: string[] = []
  const watcher = {
    changed: () => undefined,
    refused: (one: Refused) => void refused.push(one),
    say: (words: string) => void told.push(words),
  }
  const game = Game.open(core, watcher, { game: facts.id, set: '', deal: { number: '1' } }) as Game
  return { game, played, refused, told }
}

describe('clicks', () => {
  let oneTap = false
  const acts = (table: ReturnType<typeof tableWith>) =>
    new Acts(
      () => table.game,
      () => oneTap,
    )
  const card = (id: string, index: number) => ({ pile: pile(id), index })
  const vacancy = (id: string) => ({ pile: pile(id), index: -1 })
  beforeEach(() => (oneTap = false))

  it('choose a card, then its place', () => {
    const table = tableWith('1-sa', '1-L2')
    const clicks = acts(table)
    clicks.pick(card('1', 3))
    expect(table.game.selection).toEqual({ from: pile('1'), count: 1 })
    clicks.pick(vacancy('L2'))
    expect(table.played).toEqual(['1-L2'])
  })

  it('choose another card that can be played, and explain one that can only be meant as the place', () => {
    const table = tableWith('1-sa', '2-sa')
    const clicks = acts(table)
    clicks.pick(card('1', 3))
    clicks.pick(card('2', 3))
    expect(table.game.selection?.from).toBe(pile('2'))
    clicks.pick(card('L1', 0))
    expect(table.refused).toMatchObject([{ from: pile('2'), to: pile('L1') }])
  })

  it('let go of a card clicked twice', () => {
    const table = tableWith('1-sa')
    const clicks = acts(table)
    clicks.pick(card('1', 3))
    clicks.pick(card('1', 3))
    expect(table.game.selection).toBeNull()
    expect(table.played).toEqual([])
  })

  it('choose a vacant place first, then the card for it, the hand included', () => {
    const table = tableWith('1-L2', 'hand-L2', 'deal')
    const clicks = acts(table)
    clicks.pick(vacancy('L2'))
    expect([...clicks.sources.keys()].sort()).toEqual([pile('1'), pile('hand')].sort())
    clicks.pick(card('hand', 8))
    expect(table.played).toEqual(['hand-L2'])
    clicks.pick(card('hand', 8))
    expect(table.played).toEqual(['hand-L2', 'deal'])
  })

  it('on a covered card take the exposed one', () => {
    const table = tableWith('1-sa')
    acts(table).pick(card('1', 0))
    expect(table.game.selection).toEqual({ from: pile('1'), count: 1 })
  })

  it('play a card with one move at once where that is wanted', () => {
    oneTap = true
    const table = tableWith('1-sa', '2-sa', '2-L2')
    expect(acts(table).pick(card('1', 3))).toBe(true)
    expect(table.played).toEqual(['1-sa'])
    expect(acts(table).pick(card('2', 3))).toBe(false)
    expect(table.game.selection?.from).toBe(pile('2'))
  })

  it('bring home on a double or right click', () => {
    const table = tableWith('1-L2', '1-sa', '2-L2')
    expect(acts(table).home(card('1', 3))).toBe(true)
    expect(table.played).toEqual(['1-sa'])
    expect(acts(table).home(card('2', 3))).toBe(false)
    expect(table.game.selection?.from).toBe(pile('2'))
  })

  it('say what a vacant place is and what may come there, or why nothing may', () => {
    const table = tableWith('1-L2', '2-sa')
    const clicks = acts(table)
    clicks.best(vacancy('L2'))
    expect(table.told).toEqual(['Here: flank place L2, vacant. What can go here: 1-L2.'])
    clicks.cancel()
    clicks.best(vacancy('L3'))
    expect(table.told.at(-1)).toBe('Here: flank place L3, vacant. Not allowed.')
  })

  it('say why nothing can be dealt', () => {
    const table = tableWith('1-sa')
    acts(table).pick(card('hand', 8))
    expect(table.refused).toHaveLength(1)
  })
})
