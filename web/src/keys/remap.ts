import { mapOf, type Chosen, type Stroke } from './keyMap.svelte'
import { isSign, written, type Command } from './keys'

/** Keys that the table, the page or every browser needs for itself. */
const own = /^(Escape|Tab|Enter| |Arrow\w+|Home|End|F5|F12|Dead|Process|Unidentified|[-=0-9])$/
const held = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|Fn|ContextMenu)$/
const browsers = /^[lnrtw]$/

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What a press would be as a command's key: null while only Shift and the like are down, 'own' if it cannot be had. */
export function strokeOf(event: Press): Stroke | 'own' | null {
  if (held.test(event.key)) return null
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const ctrl = event.ctrlKey || event.metaKey
  if (event.altKey || own.test(key) || (ctrl && browsers.test(key))) return 'own'
  return { key, ctrl, shift: event.shiftKey && !isSign(key) }
}

/** The command that has this key. */
export function holderOf(chosen: Chosen, stroke: Stroke): Command | null {
  const name = written(stroke)
  return mapOf(chosen).find((one) => written(one) === name)?.command ?? null
}

/** Gives a command this key alone, and takes it from the one that has it. */
export function give(chosen: Chosen, command: Command, stroke: Stroke): Chosen {
  const holder = holderOf(chosen, stroke)
  const name = written(stroke)
  const rest = mapOf(chosen).filter((one) => one.command === holder && written(one) !== name)
  const without =
    holder === null ? {} : { [holder]: rest.map(({ key, ctrl, shift }) => ({ key, ctrl, shift })) }
  return { ...chosen, ...without, [command]: [stroke] }
}

/** Gives a command its usual keys again, but for those that another has been given meanwhile. */
export function usualAgain(chosen: Chosen, command: Command): Chosen {
  const others: Chosen = Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== command))
  const elsewhere = new Set(
    mapOf(others)
      .filter((one) => one.command !== command)
      .map(written),
  )
  const own = mapOf(others).filter((one) => one.command === command)
  const left = own.filter((one) => !elsewhere.has(written(one)))
  if (left.length === own.length) return others
  return { ...others, [command]: left.map(({ key, ctrl, shift }) => ({ key, ctrl, shift })) }
}
