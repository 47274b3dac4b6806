import { describe, expect, it } from 'vitest'
import { readPreferences } from './dealPreferences'

describe('what was chosen of each game', () => {
  it('is read as it was written', () => {
    const text = '{"fortress":{"how":"random","hard":0},"the-clock":{"how":"winnable","hard":4}}'
    expect([...readPreferences(text)]).toEqual([
      ['fortress', { how: 'random', hard: 0 }],
      ['the-clock', { how: 'winnable', hard: 4 }],
    ])
  })
  it('survives whatever else lies there', () => {
    for (const text of [null, '', 'null', '[]', '7', '{"a":7}', '{"a":{"how":"mean"}}', '{"a":', '"x"'])
      expect([...readPreferences(text)]).toEqual([])
    expect(readPreferences('{"a":{"how":"winnable","hard":99}}').get('a')).toEqual({
      how: 'winnable',
      hard: 5,
    })
    expect(readPreferences('{"a":{"how":"winnable","hard":"x"}}').get('a')).toEqual({
      how: 'winnable',
      hard: 1,
    })
    expect(readPreferences('{"a":{"how":"winnable","hard":-3}}').get('a')).toEqual({
      how: 'winnable',
      hard: 0,
    })
  })
})
