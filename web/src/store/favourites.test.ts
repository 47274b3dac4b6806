import { afterEach, expect, it, vi } from 'vitest'

import { favourites, keepFavourite, readFavourites } from './favourites'

afterEach(() => vi.unstubAllGlobals())

it('keeps favourites until they are unmarked', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  keepFavourite('fortress', true)
  expect([...keepFavourite('the-clock', true)]).toEqual(['fortress', 'the-clock'])
  expect([...keepFavourite('fortress', false)]).toEqual(['the-clock'])
  expect([...favourites()]).toEqual(['the-clock'])
})

it('reads favourites, whatever else lies there', () => {
  for (const text of [null, '', '{}', '7', '[7,null,{}]', '["a b"]', '["'])
    expect([...readFavourites(text)]).toEqual([])
})
