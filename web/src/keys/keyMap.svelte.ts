import * as v from 'valibot'

import { dropLocal, readLocal, writeLocal } from '../store/local'
import { fittingList, parsed } from '../store/shape'
import { bindings, written, type Command, type KeyBinding } from './keys'

/** A key with what is held down beside it. */
export type Stroke = Omit<KeyBinding, 'command' | 'letter'>

/** Commands whose keys the player has chosen; an empty list: none. */
export type Chosen = Readonly<Partial<Record<Command, readonly Stroke[]>>>

const place = 'longwood.keys'

/** Every command that has keys, in the order of the usual ones. */
export const commands: readonly Command[] = [...new Set(bindings.map(({ command }) => command))]

const usual = (command: Command) => bindings.filter((one) => one.command === command)

/** The keys of the page where these were chosen. */
export function mapOf(chosen: Chosen): KeyBinding[] {
  return commands.flatMap((command) => {
    const strokes = chosen[command]
    return strokes
      ? strokes.map((one) => ({ ...one, command, letter: !one.ctrl && one.key.length === 1 }))
      : usual(command)
  })
}

const held = v.fallback(v.boolean(), false)
const stroke = v.object({ key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(20)), ctrl: held, shift: held })
const strokes = v.fallback(v.optional(fittingList(stroke)), undefined)
const kept = v.fallback(v.record(v.string(), strokes), {})

/** What was kept, as far as it may stand: nothing stored may break the page, or name two commands with one key. */
export function readChosen(text: string | null): Chosen {
  if (text === null) return {}
  const stored = v.parse(kept, parsed(text))
  const chosen: Partial<Record<Command, Stroke[]>> = {}
  for (const command of commands)
    if (command !== 'cancel' && stored[command]) chosen[command] = stored[command]
  const names = mapOf(chosen).map(written)
  return new Set(names).size === names.length ? chosen : {}
}

let chosen = $state.raw<Chosen>(readChosen(readLocal(place)))
const map = $derived(mapOf(chosen))

/** The keys as they are now; kept in this browser. */
export const keyMap = {
  get all(): readonly KeyBinding[] {
    return map
  },
  get chosen(): Chosen {
    return chosen
  },
  set chosen(those: Chosen) {
    chosen = those
    if (Object.keys(those).length === 0) dropLocal(place)
    else writeLocal(place, JSON.stringify(those))
  },
  /** The first key of a command, as a person reads it; empty if it has none, as most of the menu's. */
  of(command: string): string {
    const first = map.find((one) => one.command === command)
    return first ? written(first) : ''
  },
}
