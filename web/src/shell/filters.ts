import type { GameListed } from '../core/types'
import { shareOfListed } from './odds'
import { t } from '../words/say.svelte'

/** What the list of games is narrowed down to; each is a word of the address (#/games/open.one-pack). */
const ids = ['favourites', 'new', 'easy', 'even', 'hard', 'one-pack', 'two-packs', 'open', 'hidden'] as const
export type Filter = (typeof ids)[number]

const orders = ['easiest', 'hardest', 'name'] as const
export type Order = (typeof orders)[number]

/** What is pressed above the list of games; no order is the usual one. */
export interface Chosen {
  filters: ReadonlySet<Filter>
  order: Order | null
}

export const nothingChosen: Chosen = { filters: new Set(), order: null }

/** Of these one at most is pressed: a game cannot be both. */
const groups: readonly (readonly Filter[])[] = [
  ['easy', 'even', 'hard'],
  ['one-pack', 'two-packs'],
  ['open', 'hidden'],
]

export const filterWords = (): Record<Filter, string> => ({
  favourites: t('Favourites'),
  new: t('Not yet won'),
  easy: t('Often won'),
  even: t('Won now and then'),
  hard: t('Rarely won'),
  'one-pack': t('One pack'),
  'two-packs': t('Two packs'),
  open: t('All cards seen'),
  hidden: t('Some cards hidden'),
})

export const orderWords = (): Record<Order, string> => ({
  easiest: t('Easiest first'),
  hardest: t('Hardest first'),
  name: t('By name'),
})

/** Shares with hints from which a game counts as often won, and from which as won now and then. */
const [often, sometimes] = [0.6, 0.3]

interface Player {
  favourites: ReadonlySet<string>
  /** Games of which a deal was won. */
  won: ReadonlySet<string>
}

function passes(facts: GameListed, filter: Filter, { favourites, won }: Player): boolean {
  const share = shareOfListed(facts)
  switch (filter) {
    case 'favourites':
      return favourites.has(facts.id)
    case 'new':
      return !won.has(facts.id)
    // a game without a measured share is none of the three
    case 'easy':
      return share !== null && share >= often
    case 'even':
      return share !== null && share < often && share >= sometimes
    case 'hard':
      return share !== null && share < sometimes
    case 'one-pack':
      return facts.packs === 1
    case 'two-packs':
      return facts.packs > 1
    case 'open':
      return !facts.hidden
    case 'hidden':
      return facts.hidden
  }
}

/** The games that pass all filters. */
export const passing = (games: readonly GameListed[], { filters }: Chosen, player: Player): GameListed[] =>
  games.filter((facts) => [...filters].every((filter) => passes(facts, filter, player)))

/** The same things in the chosen order; games without a measured share come last. */
export function ordered<T>(
  things: readonly T[],
  order: Order | null,
  factsOf: (thing: T) => GameListed,
): T[] {
  if (order === null) return [...things]
  if (order === 'name') return things.toSorted((a, b) => factsOf(a).title.localeCompare(factsOf(b).title))
  const sign = order === 'easiest' ? -1 : 1
  const worth = (thing: T) => {
    const share = shareOfListed(factsOf(thing))
    return share === null ? Infinity : sign * share
  }
  return things.toSorted((a, b) => worth(a) - worth(b) || 0)
}

/** The filters that would still find a game if they were pressed too, with how many: a choice that finds none is not offered. */
export function counted(
  games: readonly GameListed[],
  chosen: Chosen,
  player: Player,
): { filter: Filter; n: number }[] {
  return ids
    .map((filter) => ({ filter, n: passing(games, pressed(chosen, filter, true), player).length }))
    .filter(({ filter, n }) => n > 0 || chosen.filters.has(filter))
}

/** What is chosen when a filter is pressed or released. */
export function pressed(chosen: Chosen, filter: Filter, on = !chosen.filters.has(filter)): Chosen {
  const others = groups.find((group) => group.includes(filter)) ?? []
  const filters = new Set(
    [...chosen.filters].filter((one) => one !== filter && !(on && others.includes(one))),
  )
  if (on) filters.add(filter)
  return { ...chosen, filters }
}

/** The address of the list with these filters: "#/games/open.one-pack.easiest"; "" for all games in the usual order. */
export function filtersLink({ filters, order }: Chosen): string {
  const words = [...ids.filter((id) => filters.has(id)), ...(order === null ? [] : [order])]
  return words.length === 0 ? '' : `#/games/${words.join('.')}`
}

/** What an address asks for; words that are unknown are ignored, as those of a newer page are. */
export function readFilters(text: string): Chosen {
  const words = text.split('.')
  const found = ids.filter((id) => words.includes(id))
  return {
    filters: found.reduce<Chosen>((all, one) => pressed(all, one, true), nothingChosen).filters,
    order: orders.find((order) => words.includes(order)) ?? null,
  }
}

/** The path through all games: those not yet won, the easiest first. */
export const path = filtersLink({ filters: new Set<Filter>(['new']), order: 'easiest' })

/** The next game of the path: the easiest in which there are choices and that was not won yet; undefined at its end. */
export const nextOnPath = (games: readonly GameListed[], won: ReadonlySet<string>): GameListed | undefined =>
  ordered(
    games.filter((facts) => facts.chooses && !won.has(facts.id) && shareOfListed(facts) !== null),
    'easiest',
    (facts) => facts,
  )[0]
