import { expect, it } from 'vitest'
import { readMet } from './met'

it('reads the games that were met, whatever else lies there', () => {
  expect([...readMet('["fortress","the-clock"]')]).toEqual(['fortress', 'the-clock'])
  for (const text of [null, '', '{}', '7', '[7,null,{}]', '["a b"]', '["'])
    expect([...readMet(text)]).toEqual([])
})
