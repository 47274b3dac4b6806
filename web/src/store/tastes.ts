import type { Grades } from '../core/types'
import { isOneOf, isRaw, parsed } from './check'
import { readLocal, writeLocal } from './local'

/** Which deals a player wants of a game, when none is named. */
export interface Taste {
  how: 'random' | 'winnable'
  /** Of winnable deals: 1 is the easiest fifth, 5 the hardest; 0 is any. */
  hard: number
}

/** For who has not chosen: a deal that can be won, and an easy one. */
export const usual: Taste = { how: 'winnable', hard: 1 }

const key = 'longwood.tastes'
const hardest = 5
/** More games than there will be: what else lies there is not ours. */
const most = 200

/** Keeps of what was stored only what may stand. */
export function readTastes(text: string | null): Map<string, Taste> {
  const stored = parsed(text ?? '{}')
  const tastes = new Map<string, Taste>()
  if (!isRaw(stored)) return tastes
  for (const [game, raw] of Object.entries(stored).slice(0, most)) {
    if (!isRaw(raw) || !isOneOf(raw.how, ['random', 'winnable'])) continue
    const hard = Number.isInteger(raw.hard) ? (raw.hard as number) : usual.hard
    tastes.set(game, { how: raw.how, hard: Math.min(hardest, Math.max(0, hard)) })
  }
  return tastes
}

/** The grades of `Core.proved` that are wanted. */
export function gradesOf({ hard }: Pick<Taste, 'hard'>): Grades {
  return hard === 0 ? [1, hardest] : [hard, hard]
}

export function tasteOf(game: string): Taste {
  return readTastes(readLocal(key)).get(game) ?? usual
}

/** Remembers the choice for this game. */
export function keepTaste(game: string, taste: Taste): void {
  const tastes = readTastes(readLocal(key)).set(game, taste)
  writeLocal(key, JSON.stringify(Object.fromEntries(tastes)))
}
