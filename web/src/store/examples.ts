import type { Entry } from './log'
import type { Save } from './saves'

/** A save, whole, for tests and the gallery. */
export const save = (some: Partial<Save> = {}): Save => ({
  id: 'a',
  player: '',
  origin: 'dealt',
  started: 1000,
  game: 'fortress',
  set: 'cadogan',
  deal: '5',
  rules: 1,
  tries: 'tries',
  record: 'record',
  played: 60_000,
  assists: { undo: 0, hint: 0, peek: 0 },
  kept: 2000,
  length: 3,
  standing: 'playing',
  left: 50,
  redeals: 0,
  ...some,
})

/** An entry of the log, whole. */
export const entry = (some: Partial<Entry> = {}): Entry => ({
  id: 'a',
  player: '',
  origin: 'dealt',
  by: 'player',
  game: 'fortress',
  set: 'cadogan',
  deal: '5',
  rules: 1,
  result: 'won',
  started: 1000,
  ended: 2000,
  played: 60_000,
  moves: 99,
  redeals: 0,
  left: 0,
  assists: { undo: 0, hint: 0, peek: 0 },
  record: 'record',
  ...some,
})
