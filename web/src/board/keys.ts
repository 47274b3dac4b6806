import type { GameFacts, PileIndex } from '../core/types'

/** The twelve keys of a row, as KeyboardEvent.code, and what stands on them. */
const row = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '=']
const codes = [...'1234567890'].map((digit) => `Digit${digit}`).concat('Minus', 'Equal')

/** Groups that take the plain keys, by the game's words for them; the rest take Shift. The square has keys of its own. */
const plainGroups = new Set([
  'columns',
  'packets',
  'line',
  'circle',
  'left',
  'right',
  'divan',
  'talon',
  'turned',
])
const silent = new Set(['hand', 'out', 'sultan', 'square'])

export interface PileKeys {
  plain: readonly PileIndex[]
  shifted: readonly PileIndex[]
  /** A square of five by five is named by two strokes, row and column. */
  square: readonly PileIndex[]
}

/** Which key names which pile. */
export function pileKeys(facts: Pick<GameFacts, 'groups' | 'piles'>): PileKeys {
  const plain: PileIndex[] = []
  const shifted: PileIndex[] = []
  let square: readonly PileIndex[] = []
  for (const group of facts.groups) {
    if (group.name === 'square') square = group.piles
    if (silent.has(group.name)) continue
    const keys = plainGroups.has(group.name) ? plain : shifted
    keys.push(...group.piles)
  }
  // what is laid from the hand is reached before the families
  shifted.sort((a, b) => Number(facts.piles[a]!.home) - Number(facts.piles[b]!.home))
  return { plain: plain.slice(0, row.length), shifted: shifted.slice(0, row.length), square }
}

/** What a pile's key is called on its label: "3", "⇧3", "2 4"; empty where it has none. */
export function keyName(keys: PileKeys, pile: PileIndex): string {
  const plain = keys.plain.indexOf(pile)
  if (plain >= 0) return row[plain]!
  const shifted = keys.shifted.indexOf(pile)
  if (shifted >= 0) return `⇧${row[shifted]!}`
  const square = keys.square.indexOf(pile)
  return square < 0 ? '' : `${Math.floor(square / 5) + 1} ${(square % 5) + 1}`
}

/** A key's place in the row, by where it is on the keyboard: Shift changes what it writes. */
function place(code: string): number {
  return code.startsWith('Numpad') ? row.indexOf(code.slice('Numpad'.length)) : codes.indexOf(code)
}

/** Follows strokes of pile keys. */
export class Strokes {
  #row = -1

  /** Whether the key is one of the row's. */
  names(event: Pick<KeyboardEvent, 'code'>): boolean {
    return place(event.code) >= 0
  }

  /** The pile that this key names: null if it names none, 'more' after the first stroke of two. */
  pile(keys: PileKeys, event: Pick<KeyboardEvent, 'code' | 'shiftKey' | 'key'>): PileIndex | 'more' | null {
    const at = place(event.code)
    if (at < 0) return null
    if (event.shiftKey) return keys.shifted[at] ?? null
    if (keys.square.length === 0) return keys.plain[at] ?? null
    if (at > 4) return null
    if (this.#row < 0) {
      this.#row = at
      return 'more'
    }
    const pile = keys.square[this.#row * 5 + at] ?? null
    this.#row = -1
    return pile
  }

  clear(): void {
    this.#row = -1
  }
}
