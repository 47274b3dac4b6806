import * as v from 'valibot'

import { withoutNotes } from './notes'
import { dayFits, faultIn, named, taskFits } from './begun'
import type { Aside, Database } from './db'
import { count, name, readAs, text, time } from './shape'
import { assists } from './sitting'
import { t } from '../words/say.svelte'

const result = v.picklist(['won', 'lost', 'abandoned', 'unwinnable'])

/** `lost`: no move was left. `unwinnable`: given up, and the deal is proved impossible. `abandoned`: given up otherwise. */
export type Result = v.InferOutput<typeof result>

/** More than any game has moves, redeals or cards. */
const some = v.pipe(count, v.maxValue(10_000))

const numbers = {
  started: time,
  ended: time,
  /** Milliseconds. */
  played: count,
  moves: v.pipe(some, v.notValue(0)),
  redeals: some,
  /** Cards that did not come home. */
  left: some,
  rules: count,
}

const whole = v.pipe(
  v.object({
    ...named,
    game: name,
    set: name,
    /** The deal's number, or its cards. */
    deal: text,
    record: text,
    ...numbers,
    result,
    by: v.picklist(['player', 'autopilot']),
    assists,
    /** It was brought in under rules of another version, by which its record cannot be played again. */
    unreplayed: v.fallback(v.optional(v.literal(true)), undefined),
  }),
  dayFits(),
  taskFits(),
)

/** A game that is done with. */
export type Entry = v.InferOutput<typeof whole>

function faultOf(field: string, type: string): string {
  if (field === '') return t('it is not an entry')
  if (field === 'id' || field === 'game' || field === 'set') return t('its id, game or rule set is damaged')
  if (field === 'result') return t('its result is unknown')
  if (field === 'origin' || field === 'by') return t('its origin is unknown')
  if (!(field in numbers)) return faultIn(field)
  if (type === 'not_value') return t('it has no moves')
  if (type === 'lt_value') return t('its {name} is not a time between 1970 and 2200', { name: field })
  if (type === 'max_value') return t('its {name} is larger than any game’s', { name: field })
  return t('its {name} is not a whole number', { name: field })
}

/** The entry with the fields that entries have, if it is whole; else what is wrong with it. */
export const readEntry = (raw: unknown): Entry | string => readAs(whole, raw, faultOf)

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
      return { fault: t('this browser does not let the page store statistics, so none can be imported') }
    const good: Entry[] = []
    const left: string[] = []
    for (const [index, entry] of entries.entries()) {
      if (index % atOnce === atOnce - 1) await new Promise((next) => setTimeout(next))
      const own = { ...entry }
      delete own.unreplayed
      const replayed = entry.result === 'won' ? this.#replays(entry.record) : 'won'
      if (replayed === 'unwon')
        left.push(t('{entry}: replaying its saved game does not lead to a win', { entry: name(entry) }))
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
