import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
// @ts-expect-error a script of the project's, without types
import { files, read, saidOnceIn, strayIn, template } from '../../tools/words.mjs'
import { percent, percents, spoken } from '../panels/words'
import { Catalogue, keyOf } from './catalogue'
import { capital, language, t, tn } from './say.svelte'
import { languages, lookUp } from './languages'

interface Found {
  words: string
  line: number
}
const root = new URL('../../..', import.meta.url).pathname
const sources = (files as () => string[])()
const parsed = new Map(sources.map((file) => [file, (read as (file: string) => unknown)(file)]))
const found = (look: (source: unknown) => Found[]) =>
  [...parsed].flatMap(([file, tree]) =>
    look(tree).map(({ words, line }) => `${relative(root, file)}:${line}: ${words}`),
  )
/** What is drawn when it is opened, and shared as it was drawn. */
const drawnOnce = /^web\/src\/shell\/Result\.svelte/
/** What a program hears that calls the module with a wrong argument; the page never does. */
const forPrograms = /^web\/src\/core\/(?:searches|wasm)\.ts:/

describe('the texts of the page', { timeout: 60_000 }, () => {
  it('are all said by t or tn', () => {
    const stray = found(strayIn as (source: unknown) => Found[])
    expect(stray.filter((place) => !forPrograms.test(place))).toEqual([])
  })
  it('are said again when the language changes', () => {
    const once = found(saidOnceIn as (source: unknown) => Found[])
    expect(once.filter((place) => !drawnOnce.test(place))).toEqual([])
    expect(once.length).toBeGreaterThan(0)
  })
  it('are those of the template that translators have', () => {
    const other = mkdtempSync(join(tmpdir(), 'longwood-'))
    const compiler = join(root, 'tools/words.py')
    execFileSync('python3', [compiler, '--root', other, 'template', 'page', '-'], {
      input: (template as () => string)(),
    })
    const made = readFileSync(join(other, 'po/template/page.pot'), 'utf8')
    // node web/tools/words.mjs build/page.pot && tools/words.py template page build/page.pot
    expect(readFileSync(join(root, 'po/template/page.pot'), 'utf8')).toBe(made)
  })
})

/** A catalogue as tools/words.py writes it, with the plurals of German. */
function catalogue(texts: readonly [english: string, translated: string, context?: string][]): Uint8Array {
  const utf8 = new TextEncoder()
  const sorted = texts
    .map(([english, text, context]) => ({ key: keyOf(english, context), bytes: utf8.encode(text) }))
    .sort((a, b) => a.key - b.key)
  const numbers = [sorted.length]
  const plurals = Uint8Array.from({ length: 200 }, (_, n) => Number(n !== 1))
  let end = 0
  const ends = sorted.map(({ bytes }) => (end += bytes.length))
  const words = (list: readonly number[]) => new Uint8Array(Uint32Array.from(list).buffer)
  const parts = [
    utf8.encode('LWW1'),
    words(numbers),
    plurals,
    words(sorted.map(({ key }) => key)),
    words(ends),
    ...sorted.map(({ bytes }) => bytes),
  ]
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

function speak(tag: string, texts: readonly [string, string, string?][]): void {
  language.tag = tag
  language.catalogue = Catalogue.read(catalogue(texts))
}
afterEach(() => {
  language.tag = 'en'
  language.catalogue = null
})

describe('a language', () => {
  it('finds texts by the English and their context, and falls back to it', () => {
    speak('de', [
      ['Deal', 'Auslegen'],
      ['Deal', 'Spiel', 'column'],
    ])
    expect([t('Deal'), t('Deal', {}, 'column'), t('Undo')]).toEqual(['Auslegen', 'Spiel', 'Undo'])
  })
  it('fills holes in its own order, with a capital where it wants one', () => {
    speak('de', [['{card} goes to {pile}', 'Auf {1}: {0.head}']])
    expect(t('{card} goes to {pile}', { pile: 'Spalte 3', card: 'äh' })).toBe('Auf Spalte 3: Äh')
    expect(capital('öde')).toBe('Öde')
  })
  it('has its own plurals, from a hundred on by the last two digits', () => {
    const moves = (n: number) => tn('{n} move', '{n} moves', n)
    expect([0, 1, 2, 1204].map(moves)).toEqual(['0 moves', '1 move', '2 moves', '1\u202f204 moves'])
    speak('de', [['{n} move', '{0} Zug\0{0} Züge']])
    expect([0, 1, 2, 101, 1204].map(moves)).toEqual([
      '0 Züge',
      '1 Zug',
      '2 Züge',
      '101 Züge',
      '1\u202f204 Züge',
    ])
  })
  it('parts a sentence at its holes', () => {
    speak('de', [['Turned at {n}: {move}.', '{1} im Zug {0}']])
    expect(t.parts('Turned at {n}: {move}.')).toEqual(['', { hole: 'move' }, ' im Zug ', { hole: 'n' }, ''])
  })
  it('writes figures its own way', () => {
    speak('de', [
      ['{from} to {to}', '{0} bis {1}'],
      ['{n} hour', '{0} Stunde\0{0} Stunden'],
    ])
    expect([percent(0.994), percents(0.004, 0.35)]).toEqual(['99,4\u202f%', '0,4 bis 35\u202f%'])
    expect(spoken(7_200_000)).toBe('2 Stunden')
  })
  it('is refused if its bytes are no catalogue', () => {
    expect(Catalogue.read(new Uint8Array(300))).toBeNull()
    expect(Catalogue.read(catalogue([['Deal', 'Auslegen']]).subarray(0, 210))).toBeNull()
  })
})

it('is offered in every language that is whole', () => {
  expect(languages).toEqual(expect.arrayContaining(['de', 'fr']))
})

describe('the language that is meant', () => {
  const there = ['en', 'de', 'pt', 'pt-BR', 'zh-Hant']
  it.each([
    [['pt-BR', 'en'], 'pt-BR'],
    [['pt-PT', 'en'], 'pt'],
    [['de-CH-1996', 'en'], 'de'],
    [['zh-Hant-TW'], 'zh-Hant'],
    [['PT-br'], 'pt-BR'],
    // the first that there is, though a later one fits better
    [['it-IT', 'en-US', 'de'], 'en'],
    [['', 'fr', 'it'], undefined],
  ])('of %j is %s', (wanted, meant) => {
    expect(lookUp(wanted, there)).toBe(meant)
  })
})
