import { describe, expect, it } from 'vitest'
import { loadCore } from '../core/core'
import type { DealAsked } from '../core/types'
import { factsOf, gameIds, moduleBytes, ok } from '../fixtures'
import { readImport } from './importText'
import { linkOf } from './links'

const core = await loadCore(moduleBytes)

/** A game of a few moves with a second try, notes and a name, as record and as tries. */
function played(id: string, deal: DealAsked = { number: '7' }) {
  ok(core.open(id, factsOf(id).set, deal))
  const move = () => {
    const [first] = core.ranked()
    if (first) core.play(first.text)
  }
  for (let i = 0; i < 4; i++) move()
  core.undo()
  core.undo()
  const other = core.ranked().at(-1)
  if (other) core.play(other.text)
  const step = ok(core.annotate(0, 'note', 'hard – and “open”, set 3'))
  ok(core.annotate(step.table.node, 'name', 'the way'))
  const { moves, record } = core.saved()
  return { record, tries: core.tries(), hash: linkOf(factsOf(id), step.table, moves) }
}

const games = [
  ...gameIds.map((id) => ({ id, ...played(id) })),
  ...gameIds.filter((id) => factsOf(id).kindDeals).map((id) => ({ id, ...played(id, { kind: '7' }) })),
]

/** What mail programs, chats and terminals make of a text. */
const dresses: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'with the ends of lines of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'with a mark of its encoding': (text) => `\ufeff${text}`,
  'with blanks before and after each line': (text) => text.replaceAll(/^(.*)$/gm, '  $1  '),
  'with non-breaking blanks': (text) =>
    text.replaceAll(/^(.*)$/gm, (line) =>
      /^(note|name)/.test(line) ? line : line.replaceAll(' ', '\u00a0'),
    ),
  'in a mail': (text) =>
    `Dear Ann,\n\nhere is my game:\n\n${text}\nCan you do better? At least I tried.\n\n-- \nBob\n`,
  'quoted in a mail': (text) =>
    `On Monday Bob wrote:\n> Dear Ann,\n>\n${text.trimEnd().replaceAll(/^/gm, '> ')}\n>\n> Bob\n\nThat was hard.\n`,
  'quoted twice': (text) => `${text.trimEnd().replaceAll(/^/gm, '> > ')}\n\nWell done.\n`,
  fenced: (text) => `Look:\n\`\`\`text\n${text}\`\`\`\nWell?\n`,
  'fenced in a quotation': (text) =>
    `> Look:\n> \`\`\`\n${text.trimEnd().replaceAll(/^/gm, '> ')}\n> \`\`\`\n> Well?\n`,
  'on one line': (text) => text.trimEnd().replaceAll('\n', ' '),
  'on one line of a mail': (text) => `Here: ${text.trimEnd().replaceAll('\n', ' ')}\n\nBob\n`,
  'with long lines broken': (text) =>
    text.replaceAll(/^(?!note|name).*$/gm, (line) => line.replaceAll(/(.{12,20}) /g, '$1\n')),
  'with hyphens made long': (text) =>
    text.replaceAll(/^(?!note|name).*$/gm, (line) =>
      line.replaceAll(/(?<=\w)-(?=\w)/g, (hyphen, at: number) =>
        line.startsWith('game') || line.startsWith('set') ? hyphen : at % 2 ? '–' : '‑',
      ),
    ),
}

describe('what is handed over', () => {
  for (const [how, dress] of Object.entries(dresses))
    it(`is a record, ${how}`, () => {
      for (const { id, record } of games) {
        const imported = ok(readImport(dress(record)))
        expect(imported.kind, id).toBe('record')
        ok(core.openRecord((imported as { text: string }).text))
        expect(core.record(), id).toBe(record)
      }
    })
  for (const [how, dress] of Object.entries(dresses))
    it(`is what the terminal keeps, ${how}`, () => {
      for (const { id, tries } of games) {
        const imported = ok(readImport(dress(tries)))
        expect(imported.kind, id).toBe('tries')
        ok(core.openTries((imported as { text: string }).text))
        expect(core.tries(), id).toBe(tries)
      }
    })

  it('is a link, alone or in a sentence', () => {
    for (const { id, hash } of games) {
      for (const text of [
        hash,
        `https://longwood.example/${hash}`,
        `Try this (http://127.0.0.1:8080/${hash}).`,
        `> <https://a.b/c/${hash}>\n`,
      ])
        expect(ok(readImport(text)), `${id}: ${text}`).toEqual({ kind: 'link', hash })
    }
    expect(ok(readImport('see https://a.b/#/daily/2026-11-22, please'))).toEqual({
      kind: 'link',
      hash: '#/daily/2026-11-22',
    })
  })

  it('keeps a damaged move in sight of the core, which names it', () => {
    for (const { id, record } of games) {
      const bad = record.replace(/^moves\n(\S+)/m, 'moves\nL9_R9')
      const imported = ok(readImport(dresses['in a mail']!(bad)))
      expect(core.openRecord((imported as { text: string }).text), id).toHaveProperty('fault')
    }
  })

  it('is looked through at once, however long it is', () => {
    const { record } = games[0]!
    for (const [text, kind] of [
      ['x'.repeat(3_000_000), 'record'],
      ['> longwood '.repeat(270_000), 'record'],
      [`${'words of a mail\n'.repeat(180_000)}${record}`, 'record'],
      [`${record}${'12-hk '.repeat(500_000)}`, 'record'],
      [`longwood tries 1 ${'0 1-sa note 1 a '.repeat(180_000)}`, 'tries'],
      ['#/'.repeat(1_500_000), 'record'],
      [`longwood record 1 game a set b options ${'x '.repeat(1_400_000)}`, 'record'],
    ] as const) {
      // one that goes over the text again and again takes longer than a test may
      expect(ok(readImport(text)).kind, text.slice(0, 40)).toBe(kind)
    }
    expect(readImport('x'.repeat(9_000_000))).toHaveProperty('fault')
  })
})
