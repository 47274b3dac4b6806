import { isName, parsed } from './check'
import { readLocal, writeLocal } from './local'

/** The games of which a player has been offered to be shown how they go: it is offered once. */

const key = 'longwood.met'
const most = 200

export function readMet(text: string | null): Set<string> {
  const stored = parsed(text ?? '[]')
  return new Set(Array.isArray(stored) ? stored.filter(isName).slice(0, most) : [])
}

export const hasMet = (game: string): boolean => readMet(readLocal(key)).has(game)

export function keepMet(game: string): void {
  writeLocal(key, JSON.stringify([...readMet(readLocal(key)).add(game)]))
}
