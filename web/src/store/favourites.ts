import * as v from 'valibot'

import { readLocal, writeLocal } from './local'
import { fittingList, name, parsed } from './shape'

/** The games that a player has marked as favourites, in this browser. */

const key = 'longwood.favourites'
/** More games than there will be: what else lies there is not ours. */
const most = 200

const games = v.fallback(fittingList(name), [])

export const readFavourites = (text: string | null): Set<string> =>
  new Set(v.parse(games, parsed(text)).slice(0, most))

export const favourites = (): Set<string> => readFavourites(readLocal(key))

/** Marks a game, or no longer; answers with all that are marked. */
export function keepFavourite(game: string, on: boolean): Set<string> {
  const all = favourites()
  if (on) all.add(game)
  else all.delete(game)
  writeLocal(key, JSON.stringify([...all]))
  return all
}
