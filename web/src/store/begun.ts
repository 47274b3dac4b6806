import * as v from 'valibot'

import { count, name, text } from './shape'
import { t } from '../words/say.svelte'

const origin = v.picklist(['dealt', 'daily', 'opened', 'puzzle'])

/**
 * Where a game came from: dealt here, dealt as one of a day's, opened from a position that somebody had already
 * played at, as a lesson is too, or from a puzzle, which does not count in statistics.
 */
export type Origin = v.InferOutput<typeof origin>

/** Whether a game began with its deal. */
export const isDealt = (origin: Origin) => origin === 'dealt' || origin === 'daily'

const moveTask = v.object({
  /** The moves made before it begins. */
  at: count,
  /** How many moves there are, and how many of them keep the win. */
  moves: count,
  keeping: count,
})

const cardsTask = v.object({
  at: count,
  /** So many cards are to be marked; of all sets of so many, one in `oneIn` is right. */
  cards: count,
  oneIn: count,
})

const task = v.union([moveTask, cardsTask])

/** What is asked of a player: to find a move that keeps the win, or cards that cannot all come home. */
export type Task = v.InferOutput<typeof task>
export type CardsTask = v.InferOutput<typeof cardsTask>

export const assists = v.object({
  undo: count,
  /** Hints which know no more than the player. */
  hint: count,
  /** Help that knows hidden cards: verdicts, solutions. */
  peek: count,
})

/** Helps taken during a game, each counted. */
export type Assists = v.InferOutput<typeof assists>

const race = v.object({
  won: v.boolean(),
  moves: count,
  /** Cards that were brought home. */
  home: count,
  /** Milliseconds, as the sender's clock told; no replay can prove them. */
  played: count,
})

/** A result to be beaten, which came with the deal. */
export type Race = v.InferOutput<typeof race>

const rival = v.object({
  ...race.entries,
  /** As it stands in the link; empty for a player without a name. */
  name: text,
  /** The moves, by which the result was checked and can be checked again: in notation, with dots between them. */
  line: text,
})

/** One of the results that came with a deal. */
export type Rival = v.InferOutput<typeof rival>

const drawn = v.object({
  /** Dealt at random, or from a list of winnable deals. */
  from: v.picklist(['random', 'listed']),
  /** Of the deals of that list and grade that were played with hints, how many were won; 0 of 0 if there are no figures. */
  won: count,
  games: count,
})

/** How the page chose a deal, by which it is rated; absent if the player chose it. */
export type Drawn = v.InferOutput<typeof drawn>

const date = v.pipe(v.string(), v.isoDate())

/** A date that there is: "2026-11-22". */
export const isDay = (raw: unknown): raw is string =>
  // of the 31st of November some browsers make another day, others none
  v.is(date, raw) && String(new Date(`${raw}T00:00:00Z`).toJSON()).startsWith(raw)

const day = v.custom<string>(isDay)

/** What names a game for the record once it is done with. */
export const named = {
  id: name,
  player: text,
  origin,
  started: count,
  /** Of a daily deal: whose it is, "2026-11-22". */
  day: v.optional(day),
  /** The player's own date when a daily deal was begun; absent where days were days of UTC still. */
  on: v.optional(day),
  drawn: v.fallback(v.optional(drawn), undefined),
}

export const begun = v.object({
  ...named,
  race: v.optional(race),
  /** All results that came with the deal; `race` is the best of them. */
  rivals: v.fallback(v.optional(v.array(rival)), undefined),
  /** Of a puzzle alone; what lies here in another game is nobody's. */
  puzzle: v.fallback(v.optional(task), undefined),
  /** Moves that stood before the player's first: of a lesson, or of the record that was opened. */
  shown: v.optional(count),
})

/** What names a game for the record. */
export type Begun = v.InferOutput<typeof begun>

type Kind = Pick<Begun, 'origin' | 'day' | 'puzzle'>

/** A game of a day has its day, and no other. */
export const dayFits = <Game extends Kind>() =>
  v.check<Game, () => string>(
    ({ origin, day }) => (origin === 'daily') === (day !== undefined),
    () => t('its day and its origin contradict each other'),
  )

/** A puzzle has its task, and no other game. */
export const taskFits = <Game extends Kind>() =>
  v.check<Game, () => string>(
    ({ origin, puzzle }) => (origin === 'puzzle') === (puzzle !== undefined),
    () => faultIn('puzzle'),
  )

const faults: Partial<Record<string, () => string>> = {
  assists: () => t('its assists are damaged'),
  day: () => t('its day is not a date'),
  on: () => t('its start day is not a date'),
  origin: () => t('its origin is damaged'),
  puzzle: () => t('its puzzle is damaged'),
  race: () => t('its challenge is damaged'),
  shown: () => t('its starting moves are damaged'),
  standing: () => t('its standing is damaged'),
  turn: () => t('its turning point is damaged'),
}

/** What is wrong with a game of which this field is damaged. */
export const faultIn = (field: string) => faults[field]?.() ?? t('its {name} is damaged', { name: field })
