import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import * as v from 'valibot'

import { text, time } from './shape'

export const aside = v.object({
  when: v.fallback(time, 0),
  where: v.fallback(v.picklist(['saves', 'log']), 'saves'),
  key: v.fallback(text, ''),
  fault: v.fallback(text, ''),
  found: v.optional(v.unknown()),
})

/** A save or an entry that could not be read, kept unchanged. */
export type Aside = v.InferOutput<typeof aside>

interface Schema extends DBSchema {
  /** By "game/set"; what a game in play pushed aside lies under "game/set/former". It may be damaged. */
  saves: { key: string; value: unknown }
  /** By the id of the entry, which may be damaged. */
  log: { key: string; value: unknown }
  aside: { key: number; value: Aside }
}

export type Database = IDBPDatabase<Schema>

/** Opens this browser's database; fails if the browser forbids storage. `lost` is called when it was cleared and must be reopened. */
export async function openDatabase(name = 'longwood', lost?: () => void): Promise<Database> {
  return openDB<Schema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('saves')
      db.createObjectStore('log', { keyPath: 'id' })
      db.createObjectStore('aside', { autoIncrement: true })
    },
    blocking(_current, wanted, event) {
      // another tab has a newer page, or everything is being cleared: close, otherwise both would wait forever
      ;(event.target as IDBDatabase).close()
      if (wanted === null) lost?.()
    },
    terminated: () => lost?.(),
  })
}
