import type { GameListed } from '../core/types'
import { few, lengthOf, many, shareOfListed } from './odds'
import { t } from '../words/say.svelte'

/** What the list of games is narrowed down to; each is a word of the address (#/games/open.one-pack). */
const ids = [
  ...(['favourites', 'new', 'easy', 'even', 'hard', 'one-pack', 'two-packs', 'open', 'hidden'] as const),
  ...(['short', 'medium', 'long', 'skill', 'mixed', 'luck'] as const),
  ...(['pairs', 'laid-out', 'dealing', 'talon', 'hand'] as const),
] as const
export type Filter = (typeof ids)[number]

const orders = ['easiest', 'hardest', 'shortest', 'name', 'kind'] as const
export type Order = (typeof orders)[number]

/** What is pressed above the list of games; no order is the usual one. */
export interface Chosen {
  filters: ReadonlySet<Filter>
  order: Order | null
}

export const nothingChosen: Chosen = { filters: new Set(), order: null }

/** Of these one at most is pressed: a game cannot be both. */
const groups = {
  chance: ['easy', 'even', 'hard'],
  packs: ['one-pack', 'two-packs'],
  cards: ['open', 'hidden'],
  length: ['short', 'medium', 'long'],
  skill: ['skill', 'mixed', 'luck'],
  kind: ['pairs', 'laid-out', 'dealing', 'talon', 'hand'],
} as const satisfies Record<string, readonly Filter[]>
type Group = keyof typeof groups

/** The groups that are shown only when they are asked for, or while one of them is pressed. */
export const further: readonly Group[] = ['length', 'skill', 'kind']
/** The group of a filter; "" for one that goes with every other. */
export const groupOf = (filter: Filter): Group | '' =>
  (Object.keys(groups) as Group[]).find((group) => (groups[group] as readonly Filter[]).includes(filter)) ??
  ''

export const groupWords = (group: Group): string =>
  ({
    chance: t('Chance'),
    packs: t('Packs'),
    cards: t('Cards'),
    length: t('Length'),
    skill: t('Skill or luck'),
    kind: t('Kind'),
  })[group]

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
  short: t('Short'),
  medium: t('Medium length'),
  long: t('Long'),
  skill: t('Skill decides'),
  mixed: t('Skill and luck'),
  luck: t('Luck decides'),
  pairs: t('Cards go out in pairs'),
  'laid-out': t('All laid out'),
  dealing: t('Played while dealing'),
  talon: t('Hand and talon'),
  hand: t('Dealt to the table'),
})

/** What a filter counts as such; empty where its words say all. */
export const filterHelp = (filter: Filter): string =>
  ({
    short: t('Won with hints in fewer than {n} moves (median)', { n: few }),
    medium: t('Won with hints in {n} to {m} moves (median)', { n: few, m: many - 1 }),
    long: t('Won with hints in {n} or more moves (median)', { n: many }),
    skill: t('The hints are at least {n} rating points above a simple rule of thumb', { n: much }),
    mixed: t('The hints are {n} to {m} rating points above a simple rule of thumb', {
      n: little,
      m: much - 1,
    }),
    luck: t(
      'The hints are fewer than {n} rating points above a simple rule of thumb, or there is no choice',
      {
        n: little,
      },
    ),
  })[filter as string] ?? ''

export const orderWords = (): Record<Order, string> => ({
  easiest: t('Easiest first'),
  hardest: t('Hardest first'),
  shortest: t('Shortest first'),
  name: t('By name'),
  kind: t('By kind'),
})

/** Shares with hints from which a game counts as often won, and from which as won now and then. */
const [often, sometimes] = [0.6, 0.3]
/** Games that are won more often are all as easy, and the shorter comes first. */
const nearlyAll = 0.985
/** Rating points from which skill counts, and from which it decides: they multiply the odds of winning by 1.8 and by 10. */
const [little, much] = [100, 400]
/** What the core calls these filters. */
const genres = { pairs: 'pairs', 'laid-out': 'open', dealing: 'dealing', talon: 'talon', hand: 'hand' }

interface Player {
  favourites: ReadonlySet<string>
  /** Games of which a deal was won. */
  won: ReadonlySet<string>
}

function passes(facts: GameListed, filter: Filter, { favourites, won }: Player): boolean {
  const share = shareOfListed(facts)
  const { skill, chooses } = facts
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
    // nor one that was not measured
    case 'short':
      return lengthOf(facts) === 'short'
    case 'medium':
      return lengthOf(facts) === 'medium'
    case 'long':
      return lengthOf(facts) === 'long'
    case 'skill':
      return chooses && skill !== null && skill.low >= much
    case 'mixed':
      // on neither side, and surely not on both
      return (
        chooses &&
        skill !== null &&
        skill.low < much &&
        skill.high >= little &&
        (skill.low >= little || skill.high < much)
      )
    case 'luck':
      return !chooses || (skill !== null && skill.high < little)
    default:
      return facts.genre === genres[filter]
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
  if (order === 'kind')
    return groups.kind.flatMap((kind) => things.filter((thing) => factsOf(thing).genre === genres[kind]))
  const moves = (thing: T) => factsOf(thing).length ?? Infinity
  if (order === 'shortest') return things.toSorted((a, b) => moves(a) - moves(b) || 0)
  const sign = order === 'easiest' ? -1 : 1
  const worth = (thing: T) => {
    const share = shareOfListed(factsOf(thing))
    return share === null ? Infinity : sign * Math.min(share, nearlyAll)
  }
  return things.toSorted((a, b) => worth(a) - worth(b) || moves(a) - moves(b) || 0)
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
  const group = groupOf(filter)
  const others: readonly Filter[] = group === '' ? [] : groups[group]
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

/** With more games than this the whole list is shown by kind, a row of each. */
const mostInOneList = 40

/** Games of one kind: as many as are shown, and how many there are. */
export interface KindShelf<T> {
  kind: Filter
  things: T[]
  n: number
}

/** The list by kind; null where it is shown as one. A row holds so many. */
export function kindShelves<T>(
  things: readonly T[],
  { filters, order }: Chosen,
  row: number,
  factsOf: (thing: T) => GameListed,
): KindShelf<T>[] | null {
  const many = things.length > mostInOneList
  if (order !== 'kind' && (order !== null || filters.size > 0 || !many)) return null
  return groups.kind
    .map((kind) => {
      const all = things.filter((thing) => factsOf(thing).genre === genres[kind])
      return { kind, things: many && filters.size === 0 ? all.slice(0, row) : all, n: all.length }
    })
    .filter(({ n }) => n > 0)
}
