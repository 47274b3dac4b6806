import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import * as v from 'valibot'

import { text } from './shape'

interface Schema extends DBSchema {
  /** The balance of a game's review, a line of the core's, by the game's record. */
  reviews: { key: string; value: string }
}

/**
 * Results of reviews, so that no game is reviewed twice. In a separate database, because everything here can be
 * made again from the log; without one it lasts as long as the page.
 */
export class Reviews {
  #db: IDBPDatabase<Schema> | null
  #known = new Map<string, string>()

  private constructor(db: IDBPDatabase<Schema> | null) {
    this.#db = db
  }

  /** Opens the reviews stored in this browser. */
  static async open(name = 'longwood-reviews'): Promise<Reviews> {
    // a browser that forbids storage may throw immediately
    const opening = async () =>
      openDB<Schema>(name, 1, {
        upgrade: (made) => void made.createObjectStore('reviews'),
        blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      })
    const db = await opening().catch(() => null)
    const reviews = new Reviews(db)
    try {
      for (let at = await db?.transaction('reviews').store.openCursor(); at; at = await at.continue())
        if (v.is(text, at.value)) reviews.#known.set(at.key, at.value)
    } catch {
      // unreadable balances are computed again
    }
    return reviews
  }

  /** The balances by the games' records. */
  get all(): ReadonlyMap<string, string> {
    return this.#known
  }

  async keep(record: string, balance: string): Promise<void> {
    this.#known.set(record, balance)
    await this.#db?.put('reviews', balance, record).catch(() => undefined)
  }

  /** Deletes the reviews that the predicate selects. */
  async forget(gone: (record: string, balance: string) => boolean): Promise<void> {
    for (const [record, balance] of [...this.#known]) {
      if (!gone(record, balance)) continue
      this.#known.delete(record)
      await this.#db?.delete('reviews', record).catch(() => undefined)
    }
  }

  close(): void {
    this.#db?.close()
  }
}
