import type { Catalogue } from './catalogue'

/** A value for a hole. */
export type Hole = string | number

/** A text, or a hole that is filled with markup. */
export type Part = string | { hole: string }

/** The language in use; English needs no catalogue. Texts read in a Svelte effect or template update when it changes. */
class Language {
  /** A BCP 47 tag. */
  tag = $state('en')
  catalogue = $state.raw<Catalogue | null>(null)
}

export const language = new Language()

/** Holes are `{name}` or `{name.form}`; a catalogue has their places in the English in the place of names. */
const holes = /\{(\w+)(?:\.(\w+))?\}/g

const namesIn = (english: string): string[] => [...english.matchAll(holes)].map(([, name]) => name!)

function partsOf(
  pattern: string,
  english: string,
): { text: string; hole?: string; form?: string | undefined }[] {
  const names = namesIn(english)
  const parts = []
  let last = 0
  for (const found of pattern.matchAll(holes)) {
    parts.push({
      text: pattern.slice(last, found.index),
      hole: names[Number(found[1])] ?? found[1]!,
      form: found[2],
    })
    last = found.index + found[0].length
  }
  return [...parts, { text: pattern.slice(last) }]
}

/** The words with a capital first letter, in the language in use. */
export function capital(words: string): string {
  const [first = ''] = words
  return first.toLocaleUpperCase(language.tag) + words.slice(first.length)
}

function filled(pattern: string, english: string, args: Readonly<Record<string, Hole>>): string {
  return partsOf(pattern, english)
    .map(({ text, hole, form }) => {
      if (hole === undefined) return text
      const said = String(args[hole] ?? '')
      return text + (form === 'head' ? capital(said) : said)
    })
    .join('')
}

/** A text of the page in the language in use, or in English if it is not translated. The English text is the key. */
export function t(english: string, args: Readonly<Record<string, Hole>> = {}, context?: string): string {
  return filled(language.catalogue?.find(english, context) ?? english, english, args)
}

/** The same in the plural form for a number, which fills the hole `n` with grouped digits. */
export function tn(
  one: string,
  more: string,
  n: number,
  args: Readonly<Record<string, Hole>> = {},
  context?: string,
): string {
  const found = language.catalogue?.plural(one, n, context)
  return filled(found ?? (n === 1 ? one : more), more, { n: figures(n), ...args })
}

/** A sentence with markup, in texts and holes, for Sentence.svelte. */
t.parts = (english: string, context?: string): Part[] =>
  partsOf(language.catalogue?.find(english, context) ?? english, english).flatMap(({ text, hole }) =>
    hole === undefined ? [text] : [text, { hole }],
  )

/** The locale for Intl: English dates are written the British way. */
export const locale = (): string => (language.tag === 'en' ? 'en-GB' : language.tag)

const signs = new Map<string, string>()

/** The decimal sign. */
export function decimalSign(): string {
  const { tag } = language
  const known = signs.get(tag)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5)
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  signs.set(tag, sign)
  return sign
}

/** A narrow no-break space. */
export const thin = '\u202f'

/** In groups of three: "48 213". Takes whole numbers of any length, also as digits. */
export function figures(number: number | bigint | string): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, thin)
}
