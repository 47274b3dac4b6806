import { expect, it } from 'vitest'
import { readSeen } from './seenGames'

it('reads the games that were met, whatever else lies there', () => {
  expect([...readSeen('["fortress","the-clock"]')]).toEqual(['fortress', 'the-clock'])
  for (const text of [null, '', '{}', '7', '[7,null,{}]', '["a b"]', '["'])
    expect([...readSeen(text)]).toEqual([])
})
