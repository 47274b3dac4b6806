import type { Standing } from '../core/types'
import { isCount, isName, isOneOf, isRaw, isText, parsed } from './check'
import type { Database } from './db'
import { dropLocal, localKeys, readLocal, writeLocal } from './local'
import { origins, readAssists, type Assists, type Begun } from './sitting'

/** A game in play as it is kept after every change. */
export interface Save extends Begun {
  game: string
  set: string
  deal: string
  rules: number
  /** What `Core.tries` wrote: the moves to here and every branch. */
  tries: string
  /** What `Core.record` wrote. */
  record: string
  /** Milliseconds on the clock. */
  played: number
  assists: Assists
  kept: number
  length: number
  standing: Standing
  /** Cards not yet home, and redeals made. */
  left: number
  redeals: number
}

const standings: readonly Standing[] = ['playing', 'won', 'over']

/** The save, if it is whole; else what is wrong with it. */
export function readSave(raw: unknown): Save | string {
  if (!isRaw(raw)) return 'it is no save'
  for (const name of ['id', 'game', 'set'] as const) if (!isName(raw[name])) return `its ${name} is damaged`
  for (const name of ['player', 'deal', 'tries', 'record'] as const)
    if (!isText(raw[name])) return `its ${name} is damaged`
  for (const name of ['started', 'played', 'kept', 'length', 'left', 'redeals', 'rules'] as const)
    if (!isCount(raw[name])) return `its ${name} is damaged`
  if (!isOneOf(raw.origin, origins)) return 'its origin is damaged'
  if (!isOneOf(raw.standing, standings)) return 'its standing is damaged'
  if (readAssists(raw.assists) === null) return 'its assists are damaged'
  return raw as unknown as Save
}

/** A save that was found damaged and put aside. */
export interface Damaged {
  game: string
  fault: string
}

const keyOf = (game: string, set: string) => `${game}/${set}`
const formerOf = (game: string, set: string) => `${game}/${set}/former`
/** Where a save lies from the moment of its move until the database has it: a page may be killed in between. */
const onItsWay = 'longwood.saving/'

/** The games in play: one for each game and rule set, and the unfinished one which it pushed aside. */
export class Saves {
  #db: Database
  #damaged: (damaged: Damaged) => void
  #waiting = new Map<string, Save>()
  #writing: Promise<void>

  /** `damaged` hears of every save that had to be put aside. */
  constructor(db: Database, damaged: (damaged: Damaged) => void) {
    this.#db = db
    this.#damaged = damaged
    this.#writing = this.#arrive()
  }

  /**
   * Keeps the game, whole or not at all. Moves that follow faster than the disk are written as one.
   * An unfinished game of another deal which lay there becomes the former one.
   */
  keep(save: Save): Promise<void> {
    const key = keyOf(save.game, save.set)
    this.#waiting.set(key, save)
    writeLocal(onItsWay + key, JSON.stringify(save))
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    const saves = [...this.#waiting.values()]
    this.#waiting.clear()
    if (saves.length === 0) return
    await this.#put(saves)
    for (const save of saves) {
      const key = keyOf(save.game, save.set)
      if (!this.#waiting.has(key)) dropLocal(onItsWay + key)
    }
  }

  async #put(saves: Save[]): Promise<void> {
    const change = this.#db.transaction('saves', 'readwrite')
    for (const save of saves) {
      const key = keyOf(save.game, save.set)
      const before = readSave(await change.store.get(key))
      if (
        typeof before === 'object' &&
        before.id !== save.id &&
        before.length > 0 &&
        before.standing === 'playing'
      )
        await change.store.put(before, formerOf(save.game, save.set))
      await change.store.put(save, key)
    }
    await change.done
  }

  /** Brings in what a page that was killed left on its way. */
  async #arrive(): Promise<void> {
    for (const place of localKeys(onItsWay)) {
      const key = place.slice(onItsWay.length)
      const found = readLocal(place) ?? ''
      const save = readSave(parsed(found))
      const before = readSave(await this.#db.get('saves', key))
      if (typeof save === 'string')
        await this.#db.add('aside', { when: Date.now(), where: 'saves', key, fault: save, found })
      else if (typeof before === 'string' || before.kept < save.kept) await this.#put([save])
      dropLocal(place)
    }
  }

  /** The game in play, or null. */
  find(game: string, set: string): Promise<Save | null> {
    return this.#read(keyOf(game, set))
  }

  /** The unfinished game that the one in play pushed aside, or null. */
  former(game: string, set: string): Promise<Save | null> {
    return this.#read(formerOf(game, set))
  }

  /** All games in play, the last one first. */
  async all(): Promise<Save[]> {
    await this.#settled()
    const found: Save[] = []
    for (const key of await this.#db.getAllKeys('saves')) {
      const save = key.endsWith('/former') ? null : await this.#read(key)
      if (save !== null) found.push(save)
    }
    return found.sort((a, b) => b.kept - a.kept)
  }

  /** The game to go on with: the one touched last, if it is not finished. */
  async last(): Promise<Save | null> {
    const save = (await this.all())[0]
    return save !== undefined && save.standing === 'playing' ? save : null
  }

  /** Puts a save aside whose tries the core refused, and reports it. */
  async putAside(game: string, set: string, fault: string): Promise<void> {
    await this.#settled()
    await this.#aside(keyOf(game, set), fault)
  }

  /** Takes the game in play, and the former one, away. */
  async forget(game: string, set: string): Promise<void> {
    await this.#settled()
    const change = this.#db.transaction('saves', 'readwrite')
    await change.store.delete(keyOf(game, set))
    await change.store.delete(formerOf(game, set))
    await change.done
  }

  async #settled(): Promise<void> {
    await this.#writing.catch(() => undefined)
  }

  async #read(key: string): Promise<Save | null> {
    await this.#settled()
    const raw: unknown = await this.#db.get('saves', key)
    if (raw === undefined) return null
    const save = readSave(raw)
    if (typeof save === 'object' && key.startsWith(keyOf(save.game, save.set))) return save
    await this.#aside(key, typeof save === 'string' ? save : 'it belongs to another game')
    return null
  }

  async #aside(key: string, fault: string): Promise<void> {
    const change = this.#db.transaction(['saves', 'aside'], 'readwrite')
    const found: unknown = await change.objectStore('saves').get(key)
    await change.objectStore('aside').add({ when: Date.now(), where: 'saves', key, fault, found })
    await change.objectStore('saves').delete(key)
    await change.done
    this.#damaged({ game: key.split('/')[0] ?? key, fault })
  }
}
