import { describe, expect, it } from 'vitest'
import { readImport } from './importText'
import { linkOf, longestLink, raceLink, readLink } from './links'

const rules = { id: 'the-fourteenth', set: 'cadogan', setVersion: 1, besides: '', rulesVersion: 1 }
const pair = ['r1c1+r3c1', 'r1c1~r2c3']
const number = (deal: string) => ({ deal: { number: deal } })

describe('links', () => {
  it('carry a record there and back', () => {
    const options = { ...rules, besides: 'vacancy=any corner=open' }
    const board = 'r1c1 KS TH r2c2 7D'
    for (const [link, set, deal, moves] of [
      [linkOf(rules, number('48213'), pair), 'cadogan rules 1', 'deal 48213', pair],
      [linkOf(rules, number('18446744073709551615')), 'cadogan rules 1', 'deal 18446744073709551615', []],
      [linkOf(rules, { deal: { deck: 'KS TH 7D' } }, pair), 'cadogan rules 1', 'deck KS TH 7D', pair],
      [linkOf(rules, { deal: { board } }), 'cadogan rules 1', `board ${board}`, []],
      [linkOf(options, number('7'), pair), `cadogan options ${options.besides} rules 1`, 'deal 7', pair],
      [linkOf({ ...rules, setVersion: 2 }, number('7')), 'cadogan 2 rules 1', 'deal 7', []],
    ] as const) {
      const wish = readLink(link)
      expect(wish).toMatchObject({ kind: 'shared' })
      const words = (wish as { record: string }).record.trim().split(/\s+/)
      const text = `longwood record 1 game the-fourteenth set ${set} ${deal} moves ${moves.join(' ')}`
      expect(words).toEqual(text.trim().split(' '))
    }
  })

  it('say that a deal was kind, and with which number it began', () => {
    const link = linkOf(rules, { deal: { deck: 'KS TH 7D' }, kind: '48213' }, pair)
    expect(linkOf(rules, { deal: { deck: 'KS TH 7D' }, kind: null }, pair)).not.toContain('kind')
    const { record } = readLink(link) as { record: string }
    expect(record.split('\n')).toEqual([
      'longwood record 2',
      'game the-fourteenth',
      'set cadogan',
      'rules 1',
      'deck KS TH 7D',
      'kind 48213',
      'moves',
      pair.join(' '),
      '',
    ])
    for (const cut of [link.replace('kind.48213', 'kind.x'), link.replace(/deck.*/, '')])
      expect(readLink(cut), cut).toHaveProperty('fault')
  })

  it('name a game, a rule set or a deal alone', () => {
    expect(readLink('')).toEqual({ kind: 'chooser', filters: '' })
    expect(readLink('#/')).toEqual({ kind: 'chooser', filters: '' })
    expect(readLink('#/games/open.one-pack')).toEqual({ kind: 'chooser', filters: 'open.one-pack' })
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

  /** What mail gateways, chat programs and people's sentences make of a link. */
  const coded = (text: string) => text.replaceAll(/[,;=+~/]/g, (mark) => encodeURIComponent(mark))
  const ways: Record<string, (hash: string) => string> = {
    'with % codes': (hash) => `#/${coded(hash.slice(2).replaceAll('/', '\0')).replaceAll('\0', '/')}`,
    'with small % codes': (hash) =>
      `#/${coded(hash.slice(2)).replaceAll(/%../g, (code) => code.toLowerCase())}`,
    'with every mark in % codes': (hash) => `#${coded(hash.slice(1))}`,
    'with % codes of % codes': (hash) => `#/${coded(hash.slice(2)).replaceAll('%', '%25')}`,
    'in a sentence': (hash) => `${hash}.`,
    'in brackets at the end of a sentence': (hash) => `${hash}).`,
    'before a comma': (hash) => `${hash},`,
    'in bold letters': (hash) => `${hash}**`,
    'in quotation marks': (hash) => `${hash}»`,
    'in a question': (hash) => `${hash}?`,
    'with a tag behind it': (hash) => `${hash}?fbclid=IwAR0x`,
    'with tags behind it': (hash) => `${hash}&utm_source=mail`,
    'with an invisible mark in it': (hash) => `${hash.slice(0, 6)}\u200b${hash.slice(6)}`,
    'with hyphens made long': (hash) => hash.replaceAll('-', '\u2011'),
    'in angle brackets': (hash) => `${hash}>`,
    'in typographic quotation marks at the end': (hash) => `${hash}”.`,
    'with dots of a shortened text': (hash) => `${hash}…`,
    'cut from a page': (hash) => `${hash}">link</a>`,
  }
  const sent = [
    linkOf(rules, number('48213'), ['l1-sa+hk', 'deal']),
    linkOf(rules, number('7'), pair),
    linkOf({ ...rules, besides: 'vacancy=any corner=open' }, number('7')),
    linkOf({ ...rules, setVersion: 2 }, number('7'), pair),
    raceLink(linkOf(rules, number('7')), [{ name: '', line: pair.join('.'), played: 90_000 }]),
    raceLink(linkOf(rules, number('7')), [{ name: 'Ann', line: pair.join('.'), played: 90_000 }]),
    linkOf(rules, { deal: { deck: 'KS TH 7D' }, kind: '48213' }, pair),
    '#/fortress/5',
    '#/daily/2026-11-22',
    '#/latest',
  ]
  it.each(Object.entries(ways))('are read %s, from the address and from a text alike', (_, way) => {
    for (const hash of sent) {
      const wish = readLink(hash)
      expect(wish).not.toHaveProperty('fault')
      expect(readLink(way(hash)), way(hash)).toEqual(wish)
      expect(readImport(`Try https://a.b/${way(hash)}`), way(hash)).toEqual({ kind: 'link', hash })
    }
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
