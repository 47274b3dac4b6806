import * as v from 'valibot'

import { readLocal, writeLocal } from './local'
import { parsed } from './shape'

/** What each setting that is chosen from a list may be. */
export const choices = {
  theme: ['system', 'green', 'dark', 'paper'],
  ground: ['green', 'blue', 'wine', 'slate', 'own'],
  suits: ['auto', 'two', 'four'],
  deck: ['large', 'giant', 'classic', 'old'],
  letters: ['english', 'national'],
  back: ['blue', 'red', 'green', 'plain'],
  motion: ['system', 'none'],
  pace: ['slow', 'even', 'quick'],
  auto: ['off', 'safe', 'all'],
  oneTap: ['auto', 'on', 'off'],
} as const

/** Between what each number lies. */
export const ranges = {
  zoom: { least: 0.5, most: 2 },
  holdMs: { least: 150, most: 2000 },
  volume: { least: 0.1, most: 1 },
  picture: { least: 0, most: 1e9 },
} as const

/** The longest name of a player. */
export const longestPlayer = 40

type Choice = keyof typeof choices
/** One of those that may be chosen, else this one. */
const one = <Name extends Choice>(name: Name, usual: (typeof choices)[Name][number]) =>
  v.fallback(v.picklist<(typeof choices)[Name]>(choices[name]), usual)

/** A number, as near as it may be; else this one. */
const within = ({ least, most }: { least: number; most: number }, usual: number) =>
  v.fallback(v.pipe(v.number(), v.finite(), v.toMinValue(least), v.toMaxValue(most)), usual)

const flag = (usual: boolean) => v.fallback(v.boolean(), usual)

const words = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, longestPlayer)),
  ),
  '',
)

/** Nothing stored may break the page: what may not stand is as it is usually. */
const shape = v.object({
  /** `system` is green by day and dark where the system is. */
  theme: one('theme', 'system'),
  /** The colour of the cloth where the theme is green. */
  ground: one('ground', 'green'),
  /** The colour of `own`, as an input of colours gives it. */
  own: v.fallback(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), '#5b3a6b'),
  /** How often a picture was chosen for it; 0 for none. */
  picture: within(ranges.picture, 0),
  /** `auto` is four colours on phones and two elsewhere. */
  suits: one('suits', 'auto'),
  deck: one('deck', 'large'),
  /** The letters of knaves, queens and kings on cards: J Q K, or those of the language. */
  letters: one('letters', 'english'),
  back: one('back', 'blue'),
  /** Tables mirrored for the left hand. */
  mirror: flag(false),
  /** Times the size that fits; 1 is as large as the window allows. */
  zoom: within(ranges.zoom, 1),
  /** Names of the piles, as their keys are. */
  labels: flag(false),
  /** `system` follows the wish for reduced motion; `none` always moves at once. */
  motion: one('motion', 'system'),
  /** How fast cards fly and deals are dealt. */
  pace: one('pace', 'even'),
  /** After a move of the player's: plays home that can lose nothing, all plays home, or none are made. */
  auto: one('auto', 'off'),
  /** A tap plays a card that has one move only; `auto` for touch alone. */
  oneTap: one('oneTap', 'auto'),
  sound: flag(false),
  /** How loud sounds are; 1 is as loud as they get. */
  volume: within(ranges.volume, 0.5),
  clock: flag(false),
  /** Single letters act wherever no text is typed. */
  letterKeys: flag(true),
  /** L, K and J do what A, S and D do. */
  leftHandKeys: flag(false),
  /** Milliseconds until a press that is held shows the card large and its pile apart. */
  holdMs: within(ranges.holdMs, 400),
  /** Whether the page of the book stands open beside the table. */
  page: flag(true),
  player: words,
  /** The language of the page, as BCP 47 has it; empty for the browser’s. */
  language: words,
})

/** What the player chose, kept in this browser. */
export type Settings = v.InferOutput<typeof shape>

export const defaults: Settings = v.parse(shape, {})

const key = 'longwood.settings'

/** Keeps of what was stored only what may stand; the rest are defaults. */
export const readSettings = (text: string | null): Settings => v.parse(shape, Object(parsed(text)))

export const settings: Settings = $state(readSettings(readLocal(key)))

/** Keeps the settings as they are. */
export function keepSettings(): void {
  writeLocal(key, JSON.stringify(settings))
}
