import { expect, test, vi } from 'vitest'
import { walkedBy } from './walking'

/** Where a key leads from the third of five moves; or what else it does. */
function pressed(key: string, more: Partial<KeyboardEvent> = {}): string {
  let done = ''
  let kept = false
  const event = { key, preventDefault: () => (kept = true), stopPropagation: () => undefined, ...more }
  walkedBy(event as unknown as KeyboardEvent, {
    at: 3,
    end: 5,
    go: (at) => (done = String(at)),
    onclose: () => (done = 'closed'),
  })
  expect(kept).toBe(done !== '')
  return done
}

test('keys walk through a game, and no others are taken', () => {
  class Part {
    closest = () => null
  }
  class OfDialog extends Part {
    override closest = () => this as unknown as null
  }
  vi.stubGlobal('Element', Part)
  vi.stubGlobal('HTMLInputElement', EventTarget)
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape', ' ', 'x'].map((key) => pressed(key))).toEqual([
    '2',
    '4',
    '0',
    '5',
    'closed',
    '',
    '',
  ])
  expect(pressed('ArrowLeft', { altKey: true })).toBe('')
  expect(pressed('ArrowLeft', { target: new Part() as unknown as EventTarget })).toBe('2')
  // a dialog over it has its own keys, and so has what acted on the key already
  expect(pressed('Escape', { target: new OfDialog() as unknown as EventTarget })).toBe('')
  expect(pressed('Escape', { defaultPrevented: true })).toBe('')
  // the slider walks by itself
  expect(pressed('ArrowLeft', { target: new EventTarget() })).toBe('')
})
