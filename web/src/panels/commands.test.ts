import { describe, expect, it } from 'vitest'

import { bindings } from '../keys/keys'
import { moveText, readCommand, suggestions, verbs } from './commands'
import { keyTable } from './keyTable'

describe('what is typed', () => {
  it('is a verb with its argument, or a move', () => {
    expect(readCommand('  Undo ')).toEqual({ verb: 'undo', rest: '' })
    expect(readCommand('deal 48213')).toEqual({ verb: 'deal', rest: '48213' })
    expect(readCommand('win?')).toEqual({ verb: 'win?', rest: '' })
    expect(readCommand('3 sa')).toEqual({ verb: null, rest: '3 sa' })
    expect(readCommand('')).toEqual({ verb: null, rest: '' })
  })
  it('may name a move by its two places', () => {
    expect(['3 sa', '3-sa', ' r1c1+r3c1 ', 'deal'].map(moveText)).toEqual([
      '3-sa',
      '3-sa',
      'r1c1+r3c1',
      'deal',
    ])
  })
  it('is met with what begins so', () => {
    const moves = ['3-sa', '3-12', 'redeal', 'R1-sa']
    const texts = (typed: string) => suggestions(typed, verbs(), moves).map((one) => one.text)
    expect(texts('3')).toEqual(['3-sa', '3-12'])
    expect(texts('3 s')).toEqual(['3-sa'])
    expect(texts('re')).toEqual(['redo', 'restart', 'redeal'])
    expect(texts('r1')).toEqual(['R1-sa'])
    expect(texts('')).toHaveLength(8)
    expect(texts('xyz')).toEqual([])
  })
})

describe('the table of keys', () => {
  it('has every binding once', () => {
    const written = keyTable()[1]?.rows.flatMap((row) => row.keys) ?? []
    expect(written).toHaveLength(bindings.length)
    expect(new Set(written).size).toBe(written.length)
    for (const key of ['Z', 'Ctrl Z', 'Ctrl Shift Z', '?', 'Shift H', 'Esc', 'F11'])
      expect(written).toContain(key)
  })
})
