import { fetchBytes } from '../bytes'
import { Catalogue } from './catalogue'
import { language } from './say.svelte'

/** The catalogues of the languages that are whole, made of po/ when the page is built. */
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

/** Written in by the build, since a browser takes long to make them. */
declare const __OWN_NAMES__: Readonly<Record<string, string>>

/** A language as those who speak it call it. */
export const ownName = (tag: string): string => __OWN_NAMES__[tag] ?? tag

/** The tag and what is less exact: "zh-Hant-TW", "zh-Hant", "zh". */
const lessAndLess = (tag: string): string[] => {
  const parts = tag.split('-')
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('-'))
}

/** The first wanted language that there is (RFC 4647): a region falls back to its language, case does not count. */
export function lookUp(wanted: readonly string[], there: readonly string[]): string | undefined {
  const named = new Map(there.map((tag) => [tag.toLowerCase(), tag]))
  return wanted
    .flatMap(lessAndLess)
    .map((tag) => named.get(tag.toLowerCase()))
    .find((tag) => tag !== undefined)
}

/** The language that is meant: the one chosen, else the first of the browser's that there is, else English. */
export const languageFor = (chosen: string, wanted: readonly string[] = navigator.languages): string =>
  lookUp([chosen, ...wanted], languages) ?? 'en'

/** The bytes of a language's catalogue; null for English, and where it cannot be fetched. */
export const fetchCatalogue = (tag: string) => fetchBytes(addresses.get(tag))

/** From now on the page speaks so; without a catalogue, English. */
export function use(tag: string, bytes: Uint8Array | null): void {
  const catalogue = bytes && Catalogue.read(bytes)
  language.tag = catalogue ? tag : 'en'
  language.catalogue = catalogue
  document.documentElement.lang = language.tag
}
