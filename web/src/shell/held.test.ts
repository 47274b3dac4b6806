import { expect, it } from 'vitest'
import { loadCore } from '../core/core'
import type { Core, LegalMove, Step, Table } from '../core/types'
import { factsOf, gameIds, moduleBytes, ok } from '../fixtures'
import { Held } from './held'

const core = await loadCore(moduleBytes)

/** A played move, which must be one. */
function made(core: Core, move: LegalMove | undefined): Step {
  const step = core.play(move?.text ?? '')
  if ('refusal' in step) throw new Error(step.refusal.text)
  return step
}

const homeward = ({ moves }: Table) => moves.find((move) => move.home && move.count === 1)
/** The same card to the same place, in whatever pile it lies now. */
const sameMove = (table: Table, card: number) =>
  table.moves.find((move) => move.home && table.piles[move.from]?.at(-1)?.id === card)

/** A deal of a game, played on to where one of the player's moves is followed by a play home; null in a game without. */
function untilHome(id: string) {
  const facts = factsOf(id)
  for (let deal = 0; deal < 40; deal++) {
    let { table } = ok(core.open(id, facts.set, { number: String(deal) }))
    for (let i = 0; i < 40 && table.standing === 'playing'; i++) {
      const own = table.moves.find((move) => !move.home) ?? table.moves[0]
      const held = new Held(facts, table)
      const step = made(core, own)
      held.follow(step, false)
      const home = homeward(step.table)
      if (home && facts.piles[home.to]?.home) return { facts, held, own: own!, table: step.table, home }
      table = step.table
    }
  }
  return null
}

it('an automatic play that was taken back is not made again, until the player makes it', () => {
  let games = 0
  for (const id of gameIds) {
    const found = untilHome(id)
    if (!found) continue
    games++
    const { held, table, home } = found
    const card = table.piles[home.from]!.at(-1)!.id
    expect(held.allows(table, home), id).toBe(true)
    held.follow(made(core, home), true)
    const back = core.undo()!
    held.follow(back, false)
    const again = sameMove(back.table, card)!
    expect(held.allows(back.table, again), id).toBe(false)
    // the player sends it home after all
    held.follow(made(core, again), false)
    const undone = core.undo()!
    held.follow(undone, false)
    expect(held.allows(undone.table, sameMove(undone.table, card)!), `${id}, by the player`).toBe(true)
  }
  expect(games).toBeGreaterThan(4)
})

it('who goes back beyond the move that set it off is served as before', () => {
  for (const id of gameIds) {
    const found = untilHome(id)
    if (!found) continue
    const { held, own, home, table } = found
    const card = table.piles[home.from]!.at(-1)!.id
    held.follow(made(core, home), true)
    held.follow(core.undo()!, false)
    held.follow(core.undo()!, false)
    const step = made(core, core.ranked().find(({ text }) => text === own.text) && own)
    held.follow(step, false)
    expect(held.allows(step.table, sameMove(step.table, card)!), id).toBe(true)
  }
})

it('a card that the player takes back from home stays where it was laid', () => {
  let taken = 0
  for (const id of gameIds)
    for (const { id: set } of factsOf(id).sets) {
      const facts = ok(core.facts(id, set))
      let { table } = ok(core.open(id, set, { number: '3' }))
      const held = new Held(facts, table)
      for (let i = 0; i < 60 && table.standing === 'playing'; i++) {
        const back = table.moves.find((move) => facts.piles[move.from]?.home && !facts.piles[move.to]?.home)
        const step = made(core, back ?? homeward(table) ?? table.moves[0])
        held.follow(step, false)
        table = step.table
        if (!back) continue
        taken++
        const card = table.piles[back.to]?.at(-1)?.id
        const again = table.moves.find((move) => move.home && table.piles[move.from]?.at(-1)?.id === card)
        if (again) expect(held.allows(table, again), `${id} ${set}`).toBe(false)
      }
    }
  expect(taken).toBeGreaterThan(0)
})
