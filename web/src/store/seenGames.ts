import * as v from 'valibot'

import { readLocal, writeLocal } from './local'
import { name, parsed, fittingList } from './shape'

/** The games of which a player has been offered to be shown how they go: it is offered once. */

const key = 'longwood.met'
const most = 200

const games = v.fallback(fittingList(name), [])

export const readSeen = (text: string | null): Set<string> =>
  new Set(v.parse(games, parsed(text)).slice(0, most))

export const hasSeen = (game: string): boolean => readSeen(readLocal(key)).has(game)

export function keepSeen(game: string): void {
  writeLocal(key, JSON.stringify([...readSeen(readLocal(key)).add(game)]))
}
