import type { Table } from '../core/types'
import type { Entry, Log } from '../store/log'
import type { Kept, Save, Saves } from '../store/saves'
import { TabLock } from '../store/tabLock'

/** Where games are kept. */
export interface Storage {
  saves: Saves
  log: Log
}

/** What keeping a game has to do with the game in play. */
export interface InPlay {
  table: () => Table | undefined
  /** Continues with what another tab has stored. */
  takeUp: (save: Save) => void
  /** Another tab has taken the game over. */
  lost: () => void
}

/** Stores the game in play and its result, as long as this tab is the one that plays it. */
export class Keeping {
  /** The game is open in another tab, and only that tab may continue it. */
  elsewhere = $state(false)
  /** Where the game is stored; empty if it cannot be stored. */
  kept = $state<Kept | ''>('database')
  /** The game as it was last stored, or is to be. */
  last: Save | null = null

  readonly #storage: Storage
  readonly #inPlay: InPlay
  readonly #lock = new TabLock(
    () => this.#lost(),
    () => void this.#freed(),
  )
  /** The rules of the game that this tab has, or asks for, as "game/set". */
  #key = ''
  #own = false
  #asked = 0
  /** The game waiting to be stored until this tab knows that it may write it. */
  #pending: Save | null = null

  constructor(storage: Storage, inPlay: InPlay) {
    this.#storage = storage
    this.#inPlay = inPlay
  }

  /**
   * Makes this tab the one that plays the game under these rules; false if another tab has it. `force` takes it away
   * from that tab.
   */
  async claim(game: string, set: string, force = false): Promise<boolean> {
    const key = `${game}/${set}`
    if (key === this.#key && this.#own) return true
    if (key !== this.#key) this.elsewhere = false
    this.#key = key
    this.#own = false
    const asked = ++this.#asked
    const mine = await this.#lock.take(key, force)
    if (mine && asked === this.#asked) await this.#storage.saves.claim(game, set)
    if (asked !== this.#asked) return false
    const contended = this.elsewhere
    this.#own = mine
    this.elsewhere = !mine
    if (mine) await this.#begin(key, contended)
    return mine
  }

  /** Stores what was waiting, or continues with another tab's version of the same game. */
  async #begin(key: string, contended: boolean): Promise<void> {
    const table = this.#inPlay.table()
    if (!table || `${table.game}/${table.set}` !== key) return
    const there = contended ? await this.#storage.saves.find(table.game, table.set) : null
    const pending = this.#pending
    this.#pending = null
    if (there && (!pending || there.id === pending.id)) this.#inPlay.takeUp(there)
    else if (pending) this.#write(pending)
  }

  /** Continues here the game that is open in another tab. */
  async takeOver(): Promise<void> {
    const table = this.#inPlay.table()
    if (table) await this.claim(table.game, table.set, true)
  }

  /** The tab that had the game was closed, or plays another game now. */
  async #freed(): Promise<void> {
    const [game = '', set = ''] = this.#key.split('/')
    await this.claim(game, set)
  }

  /** The page is being left: the next page, or another tab, need not wait until the browser removes this one. */
  leave(): void {
    this.#asked++
    this.#own = false
    this.#lock.drop()
  }

  #lost(): void {
    this.#asked++
    this.#own = false
    this.#pending = null
    this.elsewhere = true
    this.#inPlay.lost()
  }

  /** Sets a stored game aside that cannot be resumed. */
  async putAside(save: Save, fault: string): Promise<void> {
    if (this.#own) await this.#storage.saves.putAside(save.game, save.set, fault)
  }

  keep(save: Save): void {
    this.last = save
    if (this.#own || `${save.game}/${save.set}` !== this.#key) this.#write(save)
    else this.#pending = save
  }

  log(entry: Entry | null): void {
    if (entry)
      this.#storage.log.add(entry).catch(() => {
        if (this.kept === 'database') this.kept = 'local'
      })
  }

  #write(save: Save): void {
    this.#storage.saves.keep(save).then(
      (kept) => {
        if (kept !== 'elsewhere') this.kept = kept
        else if (this.last?.id === save.id) {
          this.#key = `${save.game}/${save.set}`
          this.#lost()
        }
      },
      () => (this.kept = ''),
    )
  }
}
