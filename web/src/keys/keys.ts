import { t } from '../words/say.svelte'
import { latinKey } from './latin'

/** What a key does; the shell knows how. */
export type Command =
  | 'undo'
  | 'redo'
  | 'deal'
  | 'redeal'
  | 'hint'
  | 'all-moves'
  | 'why'
  | 'winnable'
  | 'verdict'
  | 'send-up'
  | 'find'
  | 'new'
  | 'new-numbered'
  | 'choose'
  | 'note'
  | 'save'
  | 'open'
  | 'copy'
  | 'state'
  | 'last-move'
  | 'labels'
  | 'command'
  | 'rules'
  | 'full-screen'
  | 'keys'
  | 'settings'
  | 'cancel'
  | 'look'
  | 'here'
  | 'light-free'
  | 'light-rank'
  | 'light-suit'
  | 'light-fits'

export interface KeyBinding {
  /** As in KeyboardEvent.key; letters small. */
  key: string
  ctrl?: boolean
  shift?: boolean
  command: Command
  /** Acts only while letters are switched on in the settings. */
  letter: boolean
}

const letter = (key: string, command: Command, shift = false): KeyBinding => ({
  key,
  shift,
  command,
  letter: true,
})
const ctrl = (key: string, command: Command, shift = false): KeyBinding => ({
  key,
  ctrl: true,
  shift,
  command,
  letter: false,
})
const plain = (key: string, command: Command): KeyBinding => ({ key, command, letter: false })

/** The usual keys of the page outside the table itself. */
export const bindings: readonly KeyBinding[] = [
  letter('z', 'undo'),
  letter('u', 'undo'),
  letter('s', 'undo'),
  ctrl('z', 'undo'),
  plain('Backspace', 'undo'),
  letter('y', 'redo'),
  ctrl('y', 'redo'),
  ctrl('z', 'redo', true),
  letter('d', 'deal'),
  letter('r', 'redeal'),
  letter('h', 'hint'),
  letter('h', 'all-moves', true),
  letter('?', 'why', true),
  letter('w', 'winnable'),
  letter('w', 'verdict', true),
  letter('a', 'send-up'),
  letter('f', 'find'),
  letter('n', 'new'),
  ctrl('d', 'new-numbered'),
  letter('c', 'choose'),
  letter('t', 'note'),
  ctrl('s', 'save'),
  ctrl('o', 'open'),
  ctrl('c', 'copy'),
  letter('q', 'state'),
  letter('m', 'last-move'),
  letter('g', 'labels'),
  letter('/', 'command'),
  letter(',', 'settings'),
  letter('e', 'look'),
  letter('i', 'here'),
  letter('v', 'light-free'),
  letter('x', 'light-rank'),
  letter('x', 'light-suit', true),
  letter('v', 'light-fits', true),
  plain('F1', 'rules'),
  plain('F11', 'full-screen'),
  ctrl('?', 'keys', true),
  ctrl('/', 'keys'),
  plain('Escape', 'cancel'),
]

/** A sign, whose shift is the keyboard's own. */
export const isSign = (key: string) => key.length === 1 && !/[a-z]/.test(key)

/** Letters for the left hand's mirror image of A, S and D. */
const leftHand: Record<string, string> = { l: 'a', k: 's', j: 'd' }

/**
 * The command of a key press, or none. Letters never act together with Ctrl, Alt or Meta, and act whatever
 * NumLock and CapsLock say. A key of the map goes before the left hand's.
 */
export function commandOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & { code?: string },
  options: { letters: boolean; leftHand: boolean },
  map: readonly KeyBinding[] = bindings,
): Command | null {
  if (event.altKey) return null
  const control = event.ctrlKey || event.metaKey
  let key = latinKey(event)
  const taken = () => map.some((one) => one.letter && one.key === key)
  if (options.leftHand && !control && !taken()) key = leftHand[key] ?? key
  for (const binding of map) {
    if (binding.key !== key || (binding.ctrl ?? false) !== control) continue
    if (binding.letter && !options.letters) continue
    // the shift of a sign such as ? depends on the keyboard
    if (!isSign(key) && (binding.shift ?? false) !== event.shiftKey) continue
    return binding.command
  }
  return null
}

/** A key with a name, as it is printed on keyboards of the language; with Shift if that is held. */
export function keyName(key: string, shift = false): string {
  const named: Record<string, string> = {
    Escape: t('Esc', {}, 'key'),
    Tab: t('Tab', {}, 'key'),
    ' ': t('Space', {}, 'key'),
    Enter: t('Enter', {}, 'key'),
    Home: t('Home', {}, 'key'),
    End: t('End', {}, 'key'),
    Backspace: t('Backspace', {}, 'key'),
    Shift: t('Shift', {}, 'key'),
    Ctrl: t('Ctrl', {}, 'key'),
  }
  const name = named[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  return shift ? `${keyName('Shift')} ${name}` : name
}

/** A key as a person reads it: "Ctrl Z", "Shift H", "Esc". */
export function written({
  key,
  ctrl = false,
  shift = false,
}: Omit<KeyBinding, 'command' | 'letter'>): string {
  return [ctrl ? keyName('Ctrl') : '', keyName(key, shift && !isSign(key))].filter(Boolean).join(' ')
}
