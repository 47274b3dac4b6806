import { beforeEach, expect, it, vi } from 'vitest'
import { dealtBefore, keepDealt } from './dealt'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
})

it('remembers what was dealt, pool by pool, and starts again when a pool is used up', () => {
  keepDealt('a', '7')
  keepDealt('a', '18446744073709551615')
  keepDealt('b', '7')
  expect(dealtBefore('a')).toEqual(['7', '18446744073709551615'])
  expect(dealtBefore('b')).toEqual(['7'])
  keepDealt('a', '7', true)
  expect(dealtBefore('a')).toEqual(['7'])
})

it('takes nothing on trust, and does not grow without end', () => {
  kept.set('longwood.dealt', '{"a":"7 x -1 99999999999999999999999 8","b":3}')
  expect(dealtBefore('a')).toEqual(['7', '8'])
  expect(dealtBefore('b')).toEqual([])
  const many = Array.from({ length: 50_000 }, (_, deal) => deal)
  kept.set('longwood.dealt', JSON.stringify({ a: many.join(' ') }))
  keepDealt('a', '50000')
  expect(dealtBefore('a').length).toBeLessThan(20_000)
  expect(dealtBefore('a').at(-1)).toBe('50000')
  for (let pool = 0; pool < 100; pool++) keepDealt(`p${pool}`, '1')
  expect(dealtBefore('p99')).toEqual(['1'])
  expect(dealtBefore('p0')).toEqual([])
  kept.set('longwood.dealt', 'no JSON')
  expect(dealtBefore('a')).toEqual([])
})
