import { describe, expect, it } from 'vitest'
import { mapOf, readChosen, type Chosen } from './keyMap.svelte'
import { bindings, commandOf, written } from './keys'
import { give, holderOf, strokeOf, usualAgain } from './remap'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})
const usual = { letters: true, leftHand: false }
const does = (chosen: Chosen, event: ReturnType<typeof press>, options = usual) =>
  commandOf(event, options, mapOf(chosen))

describe('chosen keys', () => {
  it('replace the usual ones', () => {
    const chosen = give({}, 'undo', { key: 'b' })
    expect(does(chosen, press('b'))).toBe('undo')
    expect(does(chosen, press('z'))).toBeNull()
    expect(does(chosen, press('z', { ctrlKey: true }))).toBeNull()
    expect(does(chosen, press('h'))).toBe('hint')
    expect(mapOf({})).toEqual(bindings.toSorted((a, b) => order(a.command) - order(b.command)))
  })

  it('are taken from the command that had them, which keeps its others', () => {
    const chosen = give({}, 'hint', { key: 'y' })
    expect(does(chosen, press('y'))).toBe('hint')
    expect(does(chosen, press('y', { ctrlKey: true }))).toBe('redo')
    expect(holderOf(chosen, { key: 'y' })).toBe('hint')
    const both = give(chosen, 'find', { key: 'y' })
    expect(does(both, press('y'))).toBe('find')
    expect(does(both, press('h'))).toBeNull()
  })

  it('never name two commands, whatever is given and taken back', () => {
    let chosen: Chosen = {}
    const commands = [...new Set(bindings.map(({ command }) => command))].filter((one) => one !== 'cancel')
    for (const [i, command] of commands.entries()) {
      chosen = give(chosen, command, { key: 'qwertz'[i % 6]!, shift: i % 2 === 0 })
      chosen = usualAgain(chosen, commands[(i * 7) % commands.length]!)
      const names = mapOf(chosen).map(written)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('go before those of the left hand', () => {
    const left = { letters: true, leftHand: true }
    expect(does({}, press('l'), left)).toBe('send-up')
    expect(does(give({}, 'find', { key: 'l' }), press('l'), left)).toBe('find')
  })

  it('are off with single letters, except those with Ctrl', () => {
    const none = { letters: false, leftHand: false }
    const chosen = give(give({}, 'find', { key: 'b' }), 'hint', { key: 'b', ctrl: true })
    expect(does(chosen, press('b'), none)).toBeNull()
    expect(does(chosen, press('b', { ctrlKey: true }), none)).toBe('hint')
  })

  it('are read again as they were kept, and nothing else is', () => {
    const chosen = give({}, 'hint', { key: 'y', ctrl: false, shift: true })
    expect(mapOf(readChosen(JSON.stringify(chosen)))).toEqual(mapOf(chosen))
    for (const text of [
      null,
      '',
      '[]',
      '{',
      '{"undo":3}',
      '{"cancel":[{"key":"b"}]}',
      '{"nonsense":[{"key":"b"}]}',
    ])
      expect(readChosen(text)).toEqual({})
    expect(readChosen('{"undo":[{"key":"h"}]}')).toEqual({})
    expect(
      mapOf(readChosen('{"undo":[{"key":7},{"key":"b"}]}')).filter(({ command }) => command === 'undo'),
    ).toHaveLength(1)
  })
})

const order = (command: string) => bindings.findIndex((one) => one.command === command)

describe('a press', () => {
  it('is a key with what is held beside it', () => {
    expect(strokeOf(press('B', { shiftKey: true }))).toEqual({ key: 'b', ctrl: false, shift: true })
    expect(strokeOf(press('?', { shiftKey: true }))).toEqual({ key: '?', ctrl: false, shift: false })
    expect(strokeOf(press('Shift', { shiftKey: true }))).toBeNull()
  })
  it('cannot be had where table, page or browser need it', () => {
    for (const key of ['Escape', 'Tab', 'Enter', ' ', 'ArrowUp', 'Home', '7', '-', '='])
      expect(strokeOf(press(key))).toBe('own')
    expect(strokeOf(press('w', { ctrlKey: true }))).toBe('own')
    expect(strokeOf(press('b', { altKey: true }))).toBe('own')
  })
})
