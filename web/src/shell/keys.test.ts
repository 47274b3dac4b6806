import { describe, expect, it } from 'vitest'
import { bindings, commandOf } from './keys'

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})
const usual = { letters: true, leftHand: false }

describe('keys', () => {
  it('never name two commands', () => {
    const names = bindings.map(
      (b) => `${b.ctrl ?? false} ${/[a-z]|.{2}/.test(b.key) ? (b.shift ?? false) : ''} ${b.key}`,
    )
    expect(new Set(names).size).toBe(names.length)
  })

  it('act with CapsLock on, and not together with Ctrl or Alt', () => {
    expect(commandOf(press('d'), usual)).toBe('deal')
    expect(commandOf(press('D'), usual)).toBe('deal')
    expect(commandOf(press('d', { altKey: true }), usual)).toBeNull()
    expect(commandOf(press('h', { ctrlKey: true }), usual)).toBeNull()
    expect(commandOf(press('d', { ctrlKey: true }), usual)).toBe('new-numbered')
  })

  it('tell shifted letters apart', () => {
    expect(commandOf(press('H', { shiftKey: true }), usual)).toBe('all-moves')
    expect(commandOf(press('Z', { ctrlKey: true, shiftKey: true }), usual)).toBe('redo')
    expect(commandOf(press('?', { shiftKey: true }), usual)).toBe('why')
    expect(commandOf(press('?'), usual)).toBe('why')
  })

  it('can do without letters', () => {
    const none = { letters: false, leftHand: false }
    expect(commandOf(press('d'), none)).toBeNull()
    expect(commandOf(press('/'), none)).toBeNull()
    expect(commandOf(press('z', { ctrlKey: true }), none)).toBe('undo')
    expect(commandOf(press('F1'), none)).toBe('rules')
  })

  it('serve the left hand', () => {
    const left = { letters: true, leftHand: true }
    expect(commandOf(press('l'), left)).toBe('send-up')
    expect(commandOf(press('k'), left)).toBe('undo')
    expect(commandOf(press('j'), left)).toBe('deal')
    expect(commandOf(press('j'), usual)).toBeNull()
  })
})
