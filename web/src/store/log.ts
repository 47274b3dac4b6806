import { withoutNotes } from './notes'
import { besidesFault, origins, type Begun } from './begun'
import { isCount, isName, isOneOf, isRaw, isText, isTime, type Raw } from './check'
import type { Aside, Database } from './db'
import { readAssists, type Assists } from './sitting'
import { t } from '../words/say.svelte'

/** `lost`: no move was left. `unwinnable`: given up, and the deal is proved impossible. `abandoned`: given up otherwise. */
export type Result = 'won' | 'lost' | 'abandoned' | 'unwinnable'
export const results: readonly Result[] = ['won', 'lost', 'abandoned', 'unwinnable']

/** A game that is done with. */
export interface Entry extends Omit<Begun, 'race' | 'puzzle' | 'shown'> {
  game: string
  set: string
  /** The deal's number, or its cards. */
  deal: string
  rules: number
  result: Result
  ended: number
  /** Milliseconds. */
  played: number
  moves: number
  redeals: number
  /** Cards that did not come home. */
  left: number
  assists: Assists
  record: string
  by: 'player' | 'autopilot'
  /** It was brought in under rules of another version, by which its record cannot be played again. */
  unreplayed?: true
}

/** More than any game has moves, redeals or cards. */
const most = 10_000

/** The entry, if it is whole; else what is wrong with it. */
export function readEntry(raw: unknown): Entry | string {
  if (!isRaw(raw)) return t('it is no entry')
  const { id, game, set } = raw
  if (!isName(id) || !isName(game) || !isName(set)) return t('its id, game or set is damaged')
  for (const name of ['player', 'deal', 'record'] as const)
    if (!isText(raw[name])) return t('its {name} is damaged', { name })
  const numbers = ['started', 'ended', 'played', 'moves', 'redeals', 'left', 'rules'] as const
  for (const name of numbers) if (!isCount(raw[name])) return t('its {name} is not a whole number', { name })
  for (const name of ['started', 'ended'] as const)
    if (!isTime(raw[name])) return t('its {name} is not a time between 1970 and 2200', { name })
  for (const name of ['moves', 'redeals', 'left'] as const)
    if ((raw[name] as number) > most) return t('its {name} is larger than any game’s', { name })
  const { origin, result, by } = raw
  if (!isOneOf(result, results)) return t('its result is unknown')
  if (!isOneOf(origin, origins) || !isOneOf(by, ['player', 'autopilot'])) return t('its origin is unknown')
  const { day, on } = raw
  const besides = besidesFault({ origin, day, on })
  if (besides !== '') return besides
  const assists = readAssists(raw.assists)
  if (assists === null) return t('its assists are damaged')
  if (raw.moves === 0) return t('it has no moves')
  const whole: Entry = { ...pick(raw), id, game, set, origin, result, by, assists }
  if (day !== undefined) whole.day = day as string
  if (on !== undefined) whole.on = on as string
  if (raw.unreplayed === true) whole.unreplayed = true
  return whole
}

/** Only the fields that an entry has: what else came along is not stored. */
function pick(
  raw: Raw,
): Pick<
  Entry,
  'player' | 'deal' | 'record' | 'started' | 'ended' | 'played' | 'moves' | 'redeals' | 'left' | 'rules'
> {
  const { player, deal, record, started, ended, played, moves, redeals, left, rules } =
    raw as unknown as Entry
  return { player, deal, record, started, ended, played, moves, redeals, left, rules }
}

/** How a record ends when it is played again: `other` if it follows another version of the rules, and so cannot be. */
export type Replayed = 'won' | 'unwon' | 'other'
export type Replays = (record: string) => Replayed

/** What came of a copy that was brought in. */
export interface Brought {
  added: number
  /** Of these, wins under another version of the rules. */
  unreplayed: number
  /** What was left out, each in a line. */
  left: string[]
}

/** After so many entries the page is let draw, and answer. */
const atOnce = 20

const worth: Record<Result, number> = { won: 3, lost: 2, unwinnable: 1, abandoned: 0 }

/** Whether a later entry of the same game takes the place of the earlier one: what was reached stays reached. */
export const supersedes = (later: Entry, earlier: Entry): boolean =>
  earlier.result !== 'won' && worth[later.result] >= worth[earlier.result]

/** The games that are done with. Without a database nothing is written down. */
export class Log {
  #db: Database | null
  #replays: Replays
  /** What could not be written down, for a database that may come yet. */
  #waiting: Entry[] = []

  constructor(db: Database | null, replays: Replays) {
    this.#db = db
    this.#replays = replays
  }

  /** Goes on with a database that came late, or in the place of one that was cleared; what waited for it is written down. */
  async adopt(db: Database): Promise<void> {
    this.#db = db
    for (const entry of this.#waiting.splice(0)) await this.add(entry)
  }

  /**
   * Writes a game down, whole or not at all; false if there is no database, or if it is a win whose record does not replay.
   * A game has one entry: who goes back from a loss and wins has won it. Notes on its moves may change afterwards.
   */
  async add(entry: Entry): Promise<boolean> {
    if (entry.result === 'won' && this.#replays(entry.record) !== 'won') return false
    if (!this.#db) {
      this.#waiting.push(entry)
      return false
    }
    try {
      await this.#put(this.#db, entry)
    } catch (error) {
      this.#waiting.push(entry)
      throw error
    }
    return true
  }

  async #put(db: Database, entry: Entry): Promise<void> {
    const change = db.transaction('log', 'readwrite')
    const before = readEntry(await change.store.get(entry.id))
    if (typeof before === 'string' || supersedes(entry, before)) await change.store.put(entry)
    else if (withoutNotes(entry.record) === withoutNotes(before.record))
      await change.store.put({ ...before, record: entry.record })
    await change.done
  }

  /** What lies in the log, whole or not; nothing if the database fails. */
  async #everything(): Promise<unknown[]> {
    return (await this.#db?.getAll('log').catch(() => [])) ?? []
  }

  /** Everything, oldest first. Entries that are damaged are left where they are and passed over. */
  async all(): Promise<Entry[]> {
    const entries = (await this.#everything()).map(readEntry)
    return entries.filter((entry) => typeof entry === 'object').sort((a, b) => a.ended - b.ended)
  }

  /** The entries that are damaged, as they were found. */
  async damaged(): Promise<Aside[]> {
    return (await this.#everything()).flatMap((found) => {
      const fault = readEntry(found)
      return typeof fault === 'string' ? [{ when: Date.now(), where: 'log', key: 'log', fault, found }] : []
    })
  }

  /** Takes away the entries that are damaged. */
  async forgetDamaged(): Promise<void> {
    if (!this.#db) return
    const change = this.#db.transaction('log', 'readwrite')
    for (const key of await change.store.getAllKeys())
      if (typeof readEntry(await change.store.get(key)) === 'string') await change.store.delete(key)
    await change.done
  }

  /** The record of one game, or null. */
  async find(id: string): Promise<Entry | null> {
    const entry = readEntry(await this.#db?.get('log', id))
    return typeof entry === 'string' ? null : entry
  }

  /**
   * Adds what another log held, entry by entry: a win must replay, or follow another version of the rules. `name` says which game is
   * meant where one is left out.
   */
  async bring(
    entries: readonly Entry[],
    name: (entry: Entry) => string,
  ): Promise<Brought | { fault: string }> {
    if (!this.#db)
      return { fault: t('this browser lets the page keep no statistics, so none can be brought in') }
    const good: Entry[] = []
    const left: string[] = []
    for (const [index, entry] of entries.entries()) {
      if (index % atOnce === atOnce - 1) await new Promise((next) => setTimeout(next))
      const own = { ...entry }
      delete own.unreplayed
      const replayed = entry.result === 'won' ? this.#replays(entry.record) : 'won'
      if (replayed === 'unwon')
        left.push(t('{entry}: its record does not replay to a win', { entry: name(entry) }))
      else good.push(replayed === 'other' ? { ...own, unreplayed: true } : own)
    }
    const change = this.#db.transaction('log', 'readwrite')
    let [added, unreplayed] = [0, 0]
    for (const entry of good) {
      const before = readEntry(await change.store.get(entry.id))
      if (typeof before === 'object' && !supersedes(entry, before)) continue
      if (typeof before === 'string') {
        added++
        if (entry.unreplayed) unreplayed++
      }
      await change.store.put(entry)
    }
    await change.done
    return { added, unreplayed, left }
  }

  /** Forgets a player's games, of one game or of all. */
  async reset(player: string, game?: string): Promise<void> {
    if (!this.#db) return
    const change = this.#db.transaction('log', 'readwrite')
    for (const raw of await change.store.getAll()) {
      const entry = readEntry(raw)
      if (typeof entry === 'object' && entry.player === player && (game === undefined || entry.game === game))
        await change.store.delete(entry.id)
    }
    await change.done
  }
}
