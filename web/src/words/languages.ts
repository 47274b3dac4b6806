import { fetchBytes } from '../bytes'
import { Catalogue } from './catalogue'
import { language } from './say.svelte'

/** The catalogues of all complete languages, compiled from po/ when the page is built. */
const files = import.meta.glob<string>('../../../build/words/*.lww', {
  query: '?url',
  import: 'default',
  eager: true,
})
const addresses = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.lww$/g, ''), url]),
)

/** Every language the page speaks. */
export const languages: readonly string[] = ['en', ...addresses.keys()]

/** Inserted by the build, because computing them is slow in a browser. */
declare const __OWN_NAMES__: Readonly<Record<string, string>>

/** The name of a language in that language. */
export const ownName = (tag: string): string => __OWN_NAMES__[tag] ?? tag

/** The tag and what is less exact: "zh-Hant-TW", "zh-Hant", "zh". */
const lessAndLess = (tag: string): string[] => {
  const parts = tag.split('-')
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('-'))
}

/** The first available language of those wanted (RFC 4647): a region falls back to its language, case is ignored. */
export function lookUp(wanted: readonly string[], there: readonly string[]): string | undefined {
  const named = new Map(there.map((tag) => [tag.toLowerCase(), tag]))
  return wanted
    .flatMap(lessAndLess)
    .map((tag) => named.get(tag.toLowerCase()))
    .find((tag) => tag !== undefined)
}

/** The language to use: the one chosen, otherwise the first available one of the browser's, otherwise English. */
export const languageFor = (chosen: string, wanted: readonly string[] = navigator.languages): string =>
  lookUp([chosen, ...wanted], languages) ?? 'en'

/** The bytes of a language's catalogue; null for English, or if it cannot be loaded. */
export const fetchCatalogue = (tag: string) => fetchBytes(addresses.get(tag))

/** Switches the page to this language; without a catalogue, to English. */
export function use(tag: string, bytes: Uint8Array | null): void {
  const catalogue = bytes && Catalogue.read(bytes)
  language.tag = catalogue ? tag : 'en'
  language.catalogue = catalogue
  document.documentElement.lang = language.tag
}
