import { describe, expect, it } from 'vitest'
import { linkOf, longestLink, readLink } from './links'

const record = (deal: string, moves: string) =>
  `longwood record 1\ngame the-fourteenth\nset cadogan\nrules 1\n${deal}\nmoves\n${moves}\n`

describe('links', () => {
  it('carry a record there and back', () => {
    for (const text of [
      record('deal 48213', 'r1c1+r3c1 r1c1~r2c3\nr2c2+r2c4'),
      record('deal 18446744073709551615', ''),
      record('deck KS TH 7D', 'r1c1+r3c1'),
      record('deal 7', 'r1c1+r3c1').replace('rules 1', 'options vacancy=any corner=open\nrules 1'),
      record('deal 7', 'r1c1+r3c1').replace('set cadogan', 'set cadogan 2'),
    ]) {
      const wish = readLink(linkOf(text))
      expect(wish).toMatchObject({ kind: 'shared' })
      const words = (wish as { record: string }).record.split(/\s+/)
      expect(words).toEqual(text.split(/\s+/))
    }
  })

  it('name a game, a rule set or a deal alone', () => {
    expect(readLink('')).toEqual({ kind: 'chooser' })
    expect(readLink('#/')).toEqual({ kind: 'chooser' })
    expect(readLink('#/latest')).toEqual({ kind: 'latest' })
    expect(readLink('#/puzzles')).toEqual({ kind: 'puzzles' })
    expect(readLink('#/fortress')).toEqual({ kind: 'game', game: 'fortress', set: '', deal: '' })
    expect(readLink('#/fortress/12')).toEqual({ kind: 'game', game: 'fortress', set: '', deal: '12' })
    expect(readLink('#/fortress/cadogan')).toEqual({
      kind: 'game',
      game: 'fortress',
      set: 'cadogan',
      deal: '',
    })
    expect(readLink('#/fortress/chessboard/12')).toEqual({
      kind: 'game',
      game: 'fortress',
      set: 'chessboard',
      deal: '12',
    })
  })

  it('say of what they lack, and not of a rule set that nobody named', () => {
    for (const link of [
      '#/fortress/cadogan;corner=open',
      '#/fortress/cadogan;corner=open/7',
      '#/fortress/cadogan,2/7',
    ])
      expect(readLink(link)).toEqual({
        fault: expect.stringContaining('the rules’ version or the deal is missing'),
      })
    expect(readLink('#/fortress/999999999999999999999')).toEqual({
      fault: expect.stringContaining('The deal in this link is not a number'),
    })
  })

  it('say in one line what is wrong with them', () => {
    const bad = [
      '#/For%',
      '#/Fortress!',
      '#/fortress/cadogan/v1',
      '#/fortress/cadogan/1/7',
      '#/fortress/cadogan/v1/seven',
      '#/fortress/cadogan/v1/7/L1-sa/more/parts',
      '#/' + 'a'.repeat(longestLink),
    ]
    for (const link of bad) {
      const wish = readLink(link)
      expect(wish).toHaveProperty('fault')
      expect((wish as { fault: string }).fault).not.toContain('\n')
    }
  })
})
