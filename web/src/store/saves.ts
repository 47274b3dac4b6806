import * as v from 'valibot'

import { assists, begun, dayFits, faultIn, taskFits } from './begun'
import { aside, type Aside, type Database } from './db'
import { dropLocal, localKeys, readLocal, writeLocal } from './local'
import { count, counters, fitting, name, parsed, readAs, text } from './shape'
import { t } from '../words/say.svelte'

const whole = v.pipe(
  v.object({
    ...begun.entries,
    game: name,
    set: name,
    deal: text,
    rules: count,
    /** What `Core.tries` wrote: the moves to here and every branch. */
    tries: text,
    /** What `Core.record` wrote. */
    record: text,
    /** Milliseconds on the clock. */
    played: count,
    assists,
    kept: count,
    length: count,
    /** The position's number among the tries; saves of older versions do not have it. */
    node: v.optional(count),
    /** Its hidden cards are chosen in play. */
    kind: v.optional(v.literal(true)),
    standing: v.picklist(['playing', 'won', 'over']),
    /** Cards not yet home, and redeals made. */
    left: count,
    redeals: count,
    /** Won so far; only of games that are played for counters. */
    counters: v.fallback(v.optional(counters), undefined),
    /** How often a tab has taken these rules of the game over; what a tab before it writes is refused. */
    turn: v.optional(count),
  }),
  dayFits(),
  taskFits(),
)

/** A game in play as it is stored after every change. */
export type Save = v.InferOutput<typeof whole>

/** The save, if it is valid; otherwise what is wrong with it. */
export function readSave(raw: unknown): Save | string {
  const read = readAs(whole, raw, (field) => (field === '' ? t('it is not a saved game') : faultIn(field)))
  // fields written by a newer page are preserved
  return typeof read === 'string' ? read : (raw as Save)
}

/** A damaged save that was set aside. */
export interface Damaged {
  game: string
  fault: string
}

const keyOf = (game: string, set: string) => `${game}/${set}`
const former = '/former'
/** Where a save is kept until the database has it: the page may be killed in between. */
const onItsWay = 'longwood.saving/'
/** The number of the tab that owns the game, visible to all tabs at once. */
const turnOf = 'longwood.turn/'
/** Data set aside if there is no database. */
const asidePlace = 'longwood.aside/'

/** Where a game is kept now; `elsewhere` if another tab has it, which alone may write. */
export type Kept = 'database' | 'local' | 'elsewhere'

const turnOfSave = (save: Save) => save.turn ?? 0
const newer = (a: Save, b: Save) =>
  turnOfSave(a) > turnOfSave(b) || (turnOfSave(a) === turnOfSave(b) && a.kept > b.kept)

/** Whether a move stands that is the player's own: those that were shown, or opened, are the first nodes of the tries. */
export const hasOwnMoves = ({ length, node = length, shown, puzzle }: Save): boolean =>
  length > 0 && node > (shown ?? puzzle?.at ?? 0)

/** A game that can be resumed: a won game is finished, and puzzles have their own list. */
const unfinished = (save: Save) => hasOwnMoves(save) && save.standing !== 'won' && save.origin !== 'puzzle'

/** The games in play: one for each game and rule set, and the unfinished one which it pushed aside. */
export class Saves {
  #db: Database | null
  #damaged: (damaged: Damaged) => void
  #reads: (save: Save) => boolean
  #dropped: (save: Save) => void
  #waiting = new Map<string, Save>()
  #writing: Promise<void>
  #turns = new Map<string, number>()
  #refused = new Set<string>()

  /**
   * `damaged` hears of every save that had to be put aside, `dropped` of every unfinished game for which there is no
   * room any more. `reads` says whether the core can play a save again. Without a database local storage alone keeps the games.
   */
  constructor(
    db: Database | null,
    damaged: (damaged: Damaged) => void,
    dropped: (save: Save) => void = () => undefined,
    reads: (save: Save) => boolean = () => true,
  ) {
    this.#reads = reads
    this.#db = db
    this.#damaged = damaged
    this.#dropped = dropped
    this.#writing = this.#arrive().catch(() => undefined)
  }

  /** Uses a database that opened late or replaces a cleared one. */
  adopt(db: Database): void {
    this.#db = db
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#arrive().catch(() => undefined))
  }

  /** Makes this tab the one that writes the game under these rules: what an earlier one still writes is refused. */
  async claim(game: string, set: string): Promise<void> {
    const key = keyOf(game, set)
    const stored = await this.#read(key)
    const turn = 1 + Math.max(stored ? turnOfSave(stored) : 0, Number(readLocal(turnOf + key)) || 0)
    this.#turns.set(key, turn)
    this.#refused.delete(key)
    writeLocal(turnOf + key, String(turn))
  }

  /**
   * Keeps the game, whole or not at all; rejects if it can be kept nowhere. Moves that follow faster than the disk are
   * written as one. An unfinished game of another deal which lay there becomes the former one.
   */
  async keep(save: Save): Promise<Kept> {
    const key = keyOf(save.game, save.set)
    const turn = this.#turns.get(key)
    const own: Save = turn === undefined ? save : { ...save, turn }
    if (turn !== undefined && Number(readLocal(turnOf + key)) > turn) return 'elsewhere'
    const local = this.#keepLocal(key, own)
    if (!this.#db) {
      if (local) return 'local'
      throw new Error('this browser lets the page keep nothing')
    }
    this.#waiting.set(key, own)
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write())
    try {
      await this.#writing
    } catch (error) {
      if (local) return 'local'
      throw error
    }
    return this.#refused.has(key) ? 'elsewhere' : 'database'
  }

  /** At once; false if local storage is forbidden or full. */
  #keepLocal(key: string, save: Save): boolean {
    const before = this.#local(key)
    if (typeof before === 'object' && before && before.id !== save.id && unfinished(before))
      writeLocal(onItsWay + key + former, JSON.stringify(before))
    return writeLocal(onItsWay + key, JSON.stringify(save))
  }

  /** The save that local storage has; else what is wrong with it. */
  #local(key: string): Save | string | null {
    const text = readLocal(onItsWay + key)
    return text === null ? null : readSave(parsed(text))
  }

  async #write(): Promise<void> {
    const saves = [...this.#waiting]
    this.#waiting.clear()
    if (saves.length === 0) return
    await this.#put(saves)
    for (const [key] of saves) if (!this.#waiting.has(key)) dropLocal(onItsWay + key)
  }

  async #put(saves: [key: string, save: Save][]): Promise<void> {
    const change = this.#db!.transaction('saves', 'readwrite')
    const dropped: Save[] = []
    for (const [key, save] of saves) {
      const before = readSave(await change.store.get(key))
      if (typeof before === 'object' && turnOfSave(before) > turnOfSave(save)) {
        this.#refused.add(key)
        continue
      }
      if (typeof before === 'object' && before.id !== save.id && unfinished(before)) {
        const last = readSave(await change.store.get(key + former))
        if (typeof last === 'object' && last.id !== save.id && last.id !== before.id) dropped.push(last)
        await change.store.put(before, key + former)
      }
      await change.store.put(save, key)
    }
    await change.done
    dropped.forEach(this.#dropped)
  }

  /** Restores what a killed page could not store. */
  async #arrive(): Promise<void> {
    if (!this.#db) return
    for (const place of localKeys(onItsWay)) {
      const key = place.slice(onItsWay.length)
      const save = this.#local(key)
      if (save === null) continue
      const before = readSave(await this.#db.get('saves', key))
      if (typeof save === 'string') await this.#aside(key, save, readLocal(place))
      // what the core cannot play again takes the place of no game that it can
      else if (typeof before === 'object' && newer(save, before) && !this.#reads(save))
        await this.#aside(key, t('its moves cannot be replayed'), save)
      else if (typeof before === 'string' || newer(save, before)) {
        if (key.endsWith(former)) await this.#db.put('saves', save, key)
        else await this.#put([[key, save]])
      }
      dropLocal(place)
    }
  }

  /** The game in play, or null. */
  find(game: string, set: string): Promise<Save | null> {
    return this.#read(keyOf(game, set))
  }

  /** The unfinished game that the one in play pushed aside, or null. */
  former(game: string, set: string): Promise<Save | null> {
    return this.#read(keyOf(game, set) + former)
  }

  /** All games in play, the last one first. */
  async all(): Promise<Save[]> {
    await this.#settled()
    const keys = new Set(localKeys(onItsWay).map((place) => place.slice(onItsWay.length)))
    for (const key of await this.#stored((db) => db.getAllKeys('saves'), [])) keys.add(key)
    const found: Save[] = []
    for (const key of keys) {
      const save = key.endsWith(former) ? null : await this.#read(key)
      if (save !== null) found.push(save)
    }
    return found.sort((a, b) => b.kept - a.kept)
  }

  /** Sets aside a save whose tries the core refused, and reports it. */
  async putAside(game: string, set: string, fault: string): Promise<void> {
    await this.#settled()
    await this.#takeAside(keyOf(game, set), fault)
  }

  /** Everything set aside, oldest first. */
  async asides(): Promise<Aside[]> {
    const local = localKeys(asidePlace).map((place) => parsed(readLocal(place)))
    return fitting(aside, [...(await this.#stored((db) => db.getAll('aside'), [])), ...local])
  }

  /** Deletes what was set aside. */
  async forgetAsides(): Promise<void> {
    localKeys(asidePlace).forEach(dropLocal)
    await this.#stored((db) => db.clear('aside'), undefined)
  }

  async #settled(): Promise<void> {
    await this.#writing.catch(() => undefined)
  }

  /** What the database answers; a database that fails has nothing. */
  async #stored<T>(ask: (db: Database) => Promise<T>, nothing: T): Promise<T> {
    if (!this.#db) return nothing
    try {
      return await ask(this.#db)
    } catch {
      return nothing
    }
  }

  async #read(key: string): Promise<Save | null> {
    await this.#settled()
    const raw: unknown = await this.#stored((db) => db.get('saves', key), undefined)
    const local = this.#local(key)
    const save = raw === undefined ? null : readSave(raw)
    const whole = typeof save === 'object' && save !== null ? save : null
    const best = typeof local === 'object' && local && (!whole || newer(local, whole)) ? local : whole
    if (best && key.startsWith(keyOf(best.game, best.set))) return best
    const fault = best ? t('it belongs to another game') : (save ?? local)
    if (typeof fault === 'string') await this.#takeAside(key, fault)
    return null
  }

  /** Takes what lies there away, and keeps it aside. */
  async #takeAside(key: string, fault: string): Promise<void> {
    const local = readLocal(onItsWay + key)
    const found: unknown = await this.#stored((db) => db.get('saves', key), undefined)
    await this.#aside(key, fault, found ?? local)
    dropLocal(onItsWay + key)
    await this.#stored((db) => db.delete('saves', key), undefined)
    this.#damaged({ game: key.split('/')[0] ?? key, fault })
  }

  async #aside(key: string, fault: string, found: unknown): Promise<void> {
    const aside: Aside = { when: Date.now(), where: 'saves', key, fault, found }
    const put = await this.#stored((db) => db.add('aside', aside), null)
    if (put === null) writeLocal(`${asidePlace}${key}/${aside.when}`, JSON.stringify(aside))
  }
}
