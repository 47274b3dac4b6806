import { daysBetween } from './days'
import plan from '../../../data/days/plan.json'

/**
 * Which game has its turn on which day is data with dated beginnings (data/days): what is added holds from its date on,
 * so that a day that has passed keeps its game.
 */

/**
 * From this day on, until the next such list begins, these have their turn one after another: "fortress/cadogan". A third
 * word, "babette/at-will/cadogan", is the name that the set had when its deals were drawn: they stay those of their days.
 */
export interface Turns {
  from: string
  games: readonly string[]
}
export type Kind = 'deals' | 'puzzles'
export type Plan = Readonly<Record<Kind, readonly Turns[]>>

export interface Ruled {
  game: string
  set: string
}

const ruled = (text: string): Ruled => {
  const [game = '', set = ''] = text.split('/')
  return { game, set }
}

/** What was planned for this day. */
const turnsOf = (day: string, kind: Kind, from: Plan) =>
  from[kind].findLast((turns) => turns.from <= day) ?? from[kind][0]!

/** Whose turn it is, with its rule set. */
export function turnOf(day: string, kind: Kind = 'deals', from: Plan = plan): Ruled {
  const turns = turnsOf(day, kind, from)
  return ruled(turns.games[daysBetween(turns.from, day) % turns.games.length]!)
}

/** What is planned of this game for this day, whosever turn it is. */
const planned = (day: string, game: string, from: Plan) =>
  turnsOf(day, 'deals', from).games.find((one) => ruled(one).game === game)

/** The rule set under which this game has a deal on this day, as all in the plan have; null if it is not in it. */
export function setOf(day: string, game: string, from: Plan = plan): string | null {
  const found = planned(day, game, from)
  return found === undefined ? null : ruled(found).set
}

/** The name of that set when the deals of this day were drawn. */
export function drawnAs(day: string, game: string, from: Plan = plan): string | null {
  const [, set = null, then = set] = planned(day, game, from)?.split('/') ?? []
  return then
}

/** The first day of this game; null if it is in no plan. */
export const joins = (game: string, from: Plan = plan): string | null =>
  from.deals.find(({ games }) => games.some((one) => ruled(one).game === game))?.from ?? null

/** The game whose turn it is, of those that the program has. */
export function gameOf<T extends { id: string }>(day: string, games: readonly T[]): T {
  const { game } = turnOf(day)
  return games.find(({ id }) => id === game)!
}
