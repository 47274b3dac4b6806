import * as v from 'valibot'

import type { Grades } from '../core/types'
import { readLocal, writeLocal } from './local'
import { fittingNamed } from './shape'

const hardest = 5

const taste = v.object({
  how: v.picklist(['random', 'winnable']),
  /** Of winnable deals: 1 is the easiest fifth, 5 the hardest; 0 is any. */
  hard: v.fallback(v.pipe(v.number(), v.integer(), v.toMinValue(0), v.toMaxValue(hardest)), 1),
})

/** Which deals a player wants of a game, when none is named. */
export type DealPreference = v.InferOutput<typeof taste>

/** For who has not chosen: a deal that can be won, and an easy one. */
export const usual: DealPreference = { how: 'winnable', hard: 1 }

const key = 'longwood.tastes'
/** More games than there will be: what else lies there is not ours. */
const most = 200

/** Keeps of what was stored only what may stand. */
export const readPreferences = (text: string | null): Map<string, DealPreference> =>
  fittingNamed(taste, text, most)

/** The grades of `Core.proved` that are wanted. */
export function gradesOf({ hard }: Pick<DealPreference, 'hard'>): Grades {
  return hard === 0 ? [1, hardest] : [hard, hard]
}

export function preferenceOf(game: string): DealPreference {
  return readPreferences(readLocal(key)).get(game) ?? usual
}

/** Remembers the choice for this game. */
export function keepPreference(game: string, taste: DealPreference): void {
  const tastes = readPreferences(readLocal(key)).set(game, taste)
  writeLocal(key, JSON.stringify(Object.fromEntries(tastes)))
}
