import { isRaw, parsed } from './check'
import { readLocal, writeLocal } from './local'

/** What the player chose, kept in this browser. */
export interface Settings {
  /** `system` is green by day and dark where the system is. */
  theme: 'system' | 'green' | 'dark' | 'paper'
  /** The colour of the cloth where the theme is green. */
  ground: 'green' | 'blue' | 'wine' | 'slate' | 'own'
  /** The colour of `own`, as an input of colours gives it. */
  own: string
  /** How often a picture was chosen for it; 0 for none. */
  picture: number
  /** `auto` is four colours on phones and two elsewhere. */
  suits: 'auto' | 'two' | 'four'
  deck: 'large' | 'giant' | 'classic' | 'old'
  back: 'blue' | 'red' | 'green' | 'plain'
  /** Tables mirrored for the left hand. */
  mirror: boolean
  /** Times the size that fits; 1 is as large as the window allows. */
  zoom: number
  /** Names of the piles, as their keys are. */
  labels: boolean
  /** `system` follows the wish for reduced motion; `none` always moves at once. */
  motion: 'system' | 'none'
  /** How fast cards fly and deals are dealt. */
  pace: 'slow' | 'even' | 'quick'
  /** After a move of the player's: plays home that can lose nothing, all plays home, or none are made. */
  auto: 'off' | 'safe' | 'all'
  /** A tap plays a card that has one move only; `auto` for touch alone. */
  oneTap: 'auto' | 'on' | 'off'
  sound: boolean
  /** How loud sounds are; 1 is as loud as they get. */
  volume: number
  clock: boolean
  /** Single letters act wherever no text is typed. */
  letterKeys: boolean
  /** L, K and J do what A, S and D do. */
  leftHandKeys: boolean
  /** Milliseconds until a press that is held shows the card large and its pile apart. */
  holdMs: number
  /** Whether the page of the book stands open beside the table. */
  page: boolean
  player: string
  /** The language of the page, as BCP 47 has it; empty for the browser’s. */
  language: string
}

export const defaults: Settings = {
  theme: 'system',
  ground: 'green',
  own: '#5b3a6b',
  picture: 0,
  suits: 'auto',
  deck: 'large',
  back: 'blue',
  mirror: false,
  zoom: 1,
  labels: false,
  motion: 'system',
  pace: 'even',
  auto: 'off',
  oneTap: 'auto',
  sound: false,
  volume: 0.5,
  clock: false,
  letterKeys: true,
  leftHandKeys: false,
  holdMs: 400,
  page: true,
  player: '',
  language: '',
}

const key = 'longwood.settings'

/** What each setting that is chosen from a list may be. */
export const choices = {
  theme: ['system', 'green', 'dark', 'paper'],
  ground: ['green', 'blue', 'wine', 'slate', 'own'],
  suits: ['auto', 'two', 'four'],
  deck: ['large', 'giant', 'classic', 'old'],
  back: ['blue', 'red', 'green', 'plain'],
  motion: ['system', 'none'],
  pace: ['slow', 'even', 'quick'],
  auto: ['off', 'safe', 'all'],
  oneTap: ['auto', 'on', 'off'],
} as const satisfies Partial<{ [Name in keyof Settings]: readonly Settings[Name][] }>

/** Between what each number lies. */
export const ranges = {
  zoom: { least: 0.5, most: 2 },
  holdMs: { least: 150, most: 2000 },
  volume: { least: 0.1, most: 1 },
  picture: { least: 0, most: 1e9 },
} as const satisfies Partial<Record<keyof Settings, { least: number; most: number }>>

/** The longest name of a player. */
export const longestPlayer = 40

/** The value as it may stand, or the default: nothing stored may break the page. */
function judged(name: keyof Settings, value: unknown): unknown {
  const usual = defaults[name]
  if (name in choices)
    return (choices[name as keyof typeof choices] as readonly unknown[]).includes(value) ? value : usual
  if (typeof value !== typeof usual) return usual
  if (name === 'own' && !/^#[0-9a-f]{6}$/i.test(String(value))) return usual
  if (typeof value === 'string') return value.slice(0, longestPlayer)
  if (typeof value !== 'number') return value
  const { least, most } = ranges[name as keyof typeof ranges]
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : usual
}

/** Keeps of what was stored only what may stand; the rest are defaults. */
export function readSettings(text: string | null): Settings {
  const settings: Settings = { ...defaults }
  const stored = parsed(text ?? '{}')
  if (!isRaw(stored)) return settings
  for (const [name, value] of Object.entries(stored))
    if (Object.hasOwn(defaults, name))
      Object.assign(settings, { [name]: judged(name as keyof Settings, value) })
  return settings
}

export const settings: Settings = $state(readSettings(readLocal(key)))

/** Keeps the settings as they are. */
export function keepSettings(): void {
  writeLocal(key, JSON.stringify(settings))
}
