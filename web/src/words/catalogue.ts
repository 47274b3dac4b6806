/** The texts of one language, as tools/words.py compiles them out of PO files: the page and the core read the same bytes. */

/** The separator between context and English, as in gettext. */
const mark = '\x04'
const utf8 = new TextEncoder()

/** The key of a text: FNV-1a of its context, the separator and the English; the same as in lib/core/speech. */
export function keyOf(english: string, context = ''): number {
  let hash = 2166136261
  for (const byte of utf8.encode(context === '' ? english : context + mark + english))
    hash = Math.imul(hash ^ byte, 16777619)
  return hash >>> 0
}

/** Numbers with their own plural entry; above that, the last two digits decide. */
const plurals = 200
const head = 8

export class Catalogue {
  readonly #plurals: Uint8Array
  readonly #places = new Map<number, [number, number]>()
  readonly #texts: Uint8Array
  readonly #text = new TextDecoder()

  private constructor(bytes: Uint8Array, n: number) {
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    const keys = head + plurals
    this.#plurals = bytes.subarray(head, keys)
    this.#texts = bytes.subarray(keys + 8 * n)
    for (let i = 0, from = 0; i < n; i++) {
      const to = view.getUint32(keys + 4 * (n + i), true)
      this.#places.set(view.getUint32(keys + 4 * i, true), [from, to])
      from = to
    }
  }

  /** The catalogue in these bytes; null if they are not a catalogue. */
  static read(bytes: Uint8Array): Catalogue | null {
    const known = bytes.length >= head + plurals && new TextDecoder().decode(bytes.subarray(0, 4)) === 'LWW1'
    if (!known) return null
    const n = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true)
    return bytes.length < head + plurals + 8 * n ? null : new Catalogue(bytes, n)
  }

  /** The text in this language, if it is translated. */
  find(english: string, context?: string): string | undefined {
    const at = this.#places.get(keyOf(english, context))
    return at && this.#text.decode(this.#texts.subarray(...at))
  }

  /** For a text with plurals, the form for this number. */
  plural(one: string, n: number, context?: string): string | undefined {
    const at = n < 100 ? n : 100 + (n % 100)
    return this.find(one, context)?.split('\0')[this.#plurals[at] ?? 0]
  }
}
