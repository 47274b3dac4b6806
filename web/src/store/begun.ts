import { isCount, isRaw } from './check'
import { t } from '../words/say.svelte'

/**
 * Where a game came from: dealt here, dealt as one of a day's, opened from a position that somebody had already
 * played at, as a lesson is too, or from a puzzle, which is no game of one's record.
 */
export type Origin = 'dealt' | 'daily' | 'opened' | 'puzzle'
export const origins: readonly Origin[] = ['dealt', 'daily', 'opened', 'puzzle']

/** Whether a game began with its deal. */
export const isDealt = (origin: Origin) => origin === 'dealt' || origin === 'daily'

/** What is asked of who plays a puzzle. */
export interface Task {
  /** The moves made before it begins. */
  at: number
  /** How many moves there are, and how many of them keep the win. */
  moves: number
  keeping: number
}

/** A result to be beaten, which came with the deal. */
export interface Race {
  won: boolean
  moves: number
  /** Cards that were brought home. */
  home: number
  /** Milliseconds, as the sender's clock told; no replay can prove them. */
  played: number
}

/** What names a game for the record. */
export interface Begun {
  id: string
  player: string
  origin: Origin
  started: number
  /** Of a daily deal: whose it is, "2026-11-22". */
  day?: string
  /** The player's own date when a daily deal was begun; absent where days were days of UTC still. */
  on?: string
  race?: Race
  puzzle?: Task
  /** Moves that stood before the player's first: of a lesson, or of the record that was opened. */
  shown?: number
}

/** A date that there is: "2026-11-22". */
export function isDay(raw: unknown): raw is string {
  if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return false
  const time = Date.parse(`${raw}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(raw)
}

export function isRace(raw: unknown): raw is Race {
  return (
    isRaw(raw) &&
    typeof raw.won === 'boolean' &&
    isCount(raw.moves) &&
    isCount(raw.home) &&
    isCount(raw.played)
  )
}

function isTask(raw: unknown): raw is Task {
  return isRaw(raw) && isCount(raw.at) && isCount(raw.moves) && isCount(raw.keeping)
}

/** What is wrong with what only some games have; empty if nothing is. */
export function besidesFault(raw: {
  origin?: unknown
  day?: unknown
  on?: unknown
  race?: unknown
  puzzle?: unknown
  shown?: unknown
}): string {
  if (raw.day !== undefined && !isDay(raw.day)) return t('its day is no date')
  if (raw.on !== undefined && !isDay(raw.on)) return t('the day on which it was begun is no date')
  if ((raw.origin === 'daily') !== (raw.day !== undefined))
    return t('its day and its origin contradict one another')
  if (raw.shown !== undefined && !isCount(raw.shown)) return t('the moves it began with are damaged')
  if (raw.race !== undefined && !isRace(raw.race)) return t('its race is damaged')
  if ((raw.origin === 'puzzle') !== isTask(raw.puzzle)) return t('its puzzle is damaged')
  return ''
}
