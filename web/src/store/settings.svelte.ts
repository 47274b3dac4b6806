import * as v from 'valibot'

import { readLocal, writeLocal } from './local'
import { parsed } from './shape'

/** The values of each setting that is chosen from a list. */
export const choices = {
  theme: ['system', 'green', 'dark', 'paper'],
  ground: ['green', 'blue', 'wine', 'slate', 'own'],
  suits: ['auto', 'two', 'four'],
  deck: ['large', 'giant', 'classic', 'old', 'own'],
  letters: ['english', 'national'],
  back: ['blue', 'red', 'green', 'plain'],
  motion: ['system', 'none'],
  pace: ['slow', 'even', 'quick'],
  auto: ['off', 'safe', 'all'],
  oneTap: ['auto', 'on', 'off'],
} as const

/** The range of each number. */
export const ranges = {
  zoom: { least: 0.5, most: 2 },
  holdMs: { least: 150, most: 2000 },
  volume: { least: 0.1, most: 1 },
  picture: { least: 0, most: 1e9 },
  ownDeck: { least: 0, most: 1e9 },
} as const

/** The longest name of a player. */
export const longestPlayer = 40

type Choice = keyof typeof choices
/** One of the allowed values, otherwise this default. */
const one = <Name extends Choice>(name: Name, usual: (typeof choices)[Name][number]) =>
  v.fallback(v.picklist<(typeof choices)[Name]>(choices[name]), usual)

/** A number clamped to its range, otherwise this default. */
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

/** Nothing stored may break the page: invalid settings fall back to their defaults. */
const shape = v.object({
  /** `system` is green in light mode and dark in dark mode. */
  theme: one('theme', 'system'),
  /** The colour of the cloth if the theme is green. */
  ground: one('ground', 'green'),
  /** The colour for `own`, in the format of a colour input. */
  own: v.fallback(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), '#5b3a6b'),
  /** How often a picture was chosen for it; 0 for none. */
  picture: within(ranges.picture, 0),
  /** `auto` is four colours on phones and two elsewhere. */
  suits: one('suits', 'auto'),
  deck: one('deck', 'large'),
  /** How often the player brought a deck; 0 if there is none. */
  ownDeck: within(ranges.ownDeck, 0),
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
  /** Cards to send home after a player's move: none, those that are safe, or all. */
  auto: one('auto', 'off'),
  /** A tap plays a card that has only one move; `auto` means only on touchscreens. */
  oneTap: one('oneTap', 'auto'),
  sound: flag(false),
  /** How loud sounds are; 1 is as loud as they get. */
  volume: within(ranges.volume, 0.5),
  clock: flag(false),
  /** Says when the chance of winning falls. */
  falling: flag(false),
  /** Single letters are keys wherever no text is typed. */
  letterKeys: flag(true),
  /** L, K and J do what A, S and D do. */
  leftHandKeys: flag(false),
  /** Milliseconds until holding a card enlarges it and spreads its pile. */
  holdMs: within(ranges.holdMs, 400),
  /** Whether the book page is open beside the table. */
  page: flag(true),
  player: words,
  /** The language of the page, as BCP 47 has it; empty for the browser’s. */
  language: words,
})

/** What the player chose, kept in this browser. */
export type Settings = v.InferOutput<typeof shape>

export const defaults: Settings = v.parse(shape, {})

const key = 'longwood.settings'

/** Reads stored settings; invalid ones become defaults. */
export const readSettings = (text: string | null): Settings => v.parse(shape, Object(parsed(text)))

export const settings: Settings = $state(readSettings(readLocal(key)))

/** Stores the settings. */
export function keepSettings(): void {
  writeLocal(key, JSON.stringify(settings))
}
