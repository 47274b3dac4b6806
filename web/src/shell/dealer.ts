import type { Core, DealAsked, GameListed, Graded, Grades, Oracle, Outcome } from '../core/types'
import { randomDeal } from '../panels/deals'
import { gradesOf as gradesOfDay, seedOf } from '../store/days'
import type { Drawn } from '../store/begun'
import { dealtBefore, keepDealt } from '../store/dealt'
import { drawnAs, joins, setOf } from '../store/plan'
import { gradesOf, preferenceOf } from '../store/dealPreferences'
import { provedList } from './proved'
import { t } from '../words/say.svelte'

const unfetched = () => t('The list of winnable deals could not be loaded. Try again when you are online.')

/** Why a game has no deal of a day. */
function undealt(game: string, title: string): string {
  const first = joins(game)
  return first === null
    ? t('{title} has no daily deals.', { title })
    : t('Daily deals of {title} start on {first}.', { title, first })
}

type Named = Pick<GameListed, 'id' | 'title'>

/** Finds the deal to be played. */
export class Dealer {
  readonly #core: Core
  readonly #oracle: Oracle
  /** Gives up the search that is going on about the game in play. */
  readonly #rest: () => void
  /** How each deal was chosen here, by game, rule set and number. */
  readonly #drawn = new Map<string, Drawn>()

  constructor(core: Core, oracle: Oracle, rest: () => void) {
    this.#core = core
    this.#oracle = oracle
    this.#rest = rest
  }

  /** A winnable deal: out of the list that goes with the page if there is one, else looked for; then it has no grade. */
  async winnable(
    game: string,
    set: string,
    grades: Grades,
    progress: (tried: number) => void,
  ): Promise<Outcome<{ deal: string } & Partial<Graded>>> {
    const drawn = await this.#next(game, set, grades)
    if (!('fault' in drawn)) return drawn
    this.#rest()
    return this.#oracle.winnable(game, set, this.anyDeal(game, set), progress)
  }

  /** Any deal, but none that came lately. */
  anyDeal(game: string, set: string): string {
    const pool = `${game}/${set}`
    const before = new Set(dealtBefore(pool))
    let deal = randomDeal()
    for (let tries = 0; before.has(deal) && tries < 100; tries++) deal = randomDeal()
    keepDealt(pool, deal)
    this.#drawn.set(`${pool}/${deal}`, { from: 'random', won: 0, games: 0 })
    return deal
  }

  /** How this deal was chosen; undefined if the player did, or if it had to be searched for. */
  drawnFrom(game: string, set: string, deal: DealAsked): Drawn | undefined {
    return 'number' in deal ? this.#drawn.get(`${game}/${set}/${deal.number}`) : undefined
  }

  #listed(game: string, set: string, { deal, won, games }: Graded): void {
    this.#drawn.set(`${game}/${set}/${deal}`, { from: 'listed', won, games })
  }

  /** A deal out of the list that has not come before, until there is no other. */
  async #next(game: string, set: string, grades: Grades): Promise<Outcome<Graded>> {
    const pool = `${game}/${set}/${grades.join('-')}`
    const random = crypto.getRandomValues(new BigUint64Array(1))[0]!
    const drawn = await this.drawn(game, set, grades, random, dealtBefore(pool))
    if ('fault' in drawn) return drawn
    keepDealt(pool, drawn.deal, drawn.again)
    this.#listed(game, set, drawn)
    return drawn
  }

  /** A deal out of the list of winnable ones that goes with the page; the same number draws the same deal. */
  async drawn(
    game: string,
    set: string,
    grades: Grades,
    random: bigint,
    dealt: readonly string[] = [],
  ): Promise<Outcome<Graded>> {
    const list = await provedList(game, set)
    if (list === null) return { fault: unfetched() }
    return this.#core.proved(game, set, list, grades, random, false, dealt)
  }

  /** The deal of a day: the same for everybody, under the rules that the plan names. A list of earlier rules still serves. */
  async dealOf(day: string, { id, title }: Named): Promise<Outcome<Graded & { set: string }>> {
    const set = setOf(day, id)
    if (set === null) return { fault: undealt(id, title) }
    const list = await provedList(id, set, day)
    if (list === null) return { fault: unfetched() }
    const found = this.#core.proved(
      id,
      set,
      list,
      gradesOfDay(day),
      seedOf(day, id, drawnAs(day, id) ?? set),
      true,
    )
    if ('fault' in found) return found
    this.#listed(id, set, found)
    return { ...found, set }
  }

  /** The deal for who names none: as this player likes them, so far as that takes no search. */
  async usualDeal(game: string, set: string): Promise<string> {
    const taste = preferenceOf(game)
    if (taste.how === 'random') return this.anyDeal(game, set)
    const drawn = await this.#next(game, set, gradesOf(taste))
    return 'fault' in drawn ? this.anyDeal(game, set) : drawn.deal
  }

  cancel(): void {
    this.#oracle.cancel()
  }
}
