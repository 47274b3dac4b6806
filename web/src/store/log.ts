import * as v from 'valibot'

import { assists, dayFits, faultIn, named, taskFits } from './begun'
import type { Aside, Database } from './db'
import { count, counters, name, readAs, text, time } from './shape'
import { t } from '../words/say.svelte'

const result = v.picklist(['won', 'lost', 'abandoned', 'unwinnable'])

/** `lost`: no move was left. `unwinnable`: given up, and the deal is proved impossible. `abandoned`: given up otherwise. */
export type Result = v.InferOutput<typeof result>

/** More than the moves, redeals or cards of any game. */
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
    /** Won by the rules, below 0 if lost; only of games that are played for counters. */
    counters: v.fallback(v.optional(counters), undefined),
    result,
    by: v.picklist(['player', 'autopilot']),
    assists,
    /** It was imported under another version of the rules, so its record cannot be replayed. */
    unreplayed: v.fallback(v.optional(v.literal(true)), undefined),
  }),
  dayFits(),
  taskFits(),
)

/** A finished game. */
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

/** The entry, reduced to known fields, if it is valid; otherwise what is wrong with it. */
export const readEntry = (raw: unknown): Entry | string => readAs(whole, raw, faultOf)

/** The result of replaying a record: `other` if it follows another version of the rules and cannot be replayed. */
export type Replayed = 'won' | 'unwon' | 'other'
export type Replays = (record: string) => Replayed
/** A record's deal and moves as one text, without its notes. */
export type Played = (record: string) => string

/** The result of an import. */
export interface ImportSummary {
  added: number
  /** Of these, wins under another version of the rules. */
  unreplayed: number
  /** Skipped entries, one line each. */
  left: string[]
}

/** After this many entries the page may draw and respond. */
const atOnce = 20

const worth: Record<Result, number> = { won: 3, lost: 2, unwinnable: 1, abandoned: 0 }

/** Whether a later entry of the same game replaces the earlier one: the better result is kept. */
export const supersedes = (later: Entry, earlier: Entry): boolean =>
  earlier.result !== 'won' && worth[later.result] >= worth[earlier.result]

/** The finished games. Without a database nothing is stored. */
export class Log {
  #db: Database | null
  #replays: Replays
  #played: Played
  /** Entries waiting for a database that may become available. */
  #waiting: Entry[] = []

  /** `played` tells games apart whose notes alone differ. */
  constructor(db: Database | null, replays: Replays, played: Played = (record) => record) {
    this.#db = db
    this.#played = played
    this.#replays = replays
  }

  /** Uses a database that opened late or replaces a cleared one, and stores the entries that were waiting. */
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
    else if (this.#played(entry.record) === this.#played(before.record))
      await change.store.put({ ...before, record: entry.record })
    await change.done
  }

  /** All entries, valid or not; none if the database fails. */
  async #everything(): Promise<unknown[]> {
    return (await this.#db?.getAll('log').catch(() => [])) ?? []
  }

  /** All valid entries, oldest first. Damaged ones are left in place and skipped. */
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

  /** Deletes the damaged entries. */
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
  ): Promise<ImportSummary | { fault: string }> {
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

  /** Deletes a player's games, of one game or of all. */
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
