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

  it('go by their place on keyboards that write no Latin letters', () => {
    /** What the keys Z, H, C and S write, by layout. */
    for (const [z, h, c, s] of ['ярсы', 'ζηψσ', 'ظاؤس', 'ㅋㅗㅊㄴ', 'ゕくそと'].map((word) => [...word])) {
      const at = (key: string | undefined, code: string, held = {}) => ({ ...press(key!, held), code })
      expect(commandOf(at(z, 'KeyZ', { ctrlKey: true }), usual), z).toBe('undo')
      expect(commandOf(at(z?.toUpperCase(), 'KeyZ', { ctrlKey: true, shiftKey: true }), usual), z).toBe(
        'redo',
      )
      expect(commandOf(at(h, 'KeyH'), usual), h).toBe('hint')
      expect(commandOf(at(c, 'KeyC', { ctrlKey: true }), usual), c).toBe('copy')
      expect(commandOf(at(s, 'KeyS', { metaKey: true }), usual), s).toBe('save')
    }
    expect(commandOf({ ...press('Process'), code: 'KeyH' }, usual)).toBe('hint')
  })

  it('go by what they write where that is a Latin letter: AZERTY, QWERTZ, Dvorak', () => {
    const at = (key: string, code: string) => ({ ...press(key, { ctrlKey: true }), code })
    expect(commandOf(at('z', 'KeyW'), usual)).toBe('undo')
    expect(commandOf(at('z', 'KeyY'), usual)).toBe('undo')
    expect(commandOf(at('y', 'KeyZ'), usual)).toBe('redo')
    expect(commandOf(at('w', 'KeyZ'), usual)).toBeNull()
    expect(commandOf({ ...press('é'), code: 'KeyH' }, usual)).toBeNull()
    expect(commandOf({ ...press(';'), code: 'KeyZ' }, usual)).toBeNull()
    expect(commandOf({ ...press(','), code: 'KeyM' }, usual)).toBe('settings')
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
