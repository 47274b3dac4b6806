import type { GameFacts, PileIndex } from '../core/types'

/** The twelve keys of a row, as KeyboardEvent.code, and what stands on them. */
const row = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '=']
const codes = [...'1234567890'].map((digit) => `Digit${digit}`).concat('Minus', 'Equal')

export interface PileKeys {
  plain: readonly PileIndex[]
  shifted: readonly PileIndex[]
  /** A group of more piles than the row has keys is a square, and named by two strokes: row and column. */
  square: readonly PileIndex[]
  /** Piles in one of its rows. */
  wide: number
}

/** Which key names which pile: the plain ones what is played on, with Shift the rest. */
export function pileKeys(facts: Pick<GameFacts, 'groups' | 'piles'>): PileKeys {
  const played = facts.groups.some(({ role }) => role === 'tableau')
  const plain: PileIndex[] = []
  const shifted: PileIndex[] = []
  let square: readonly PileIndex[] = []
  for (const { role, piles: all } of facts.groups) {
    const piles = all.filter((pile) => !facts.piles[pile]!.absent)
    if (role === 'hand' || role === 'out' || role === 'court') continue
    if (piles.length > row.length) square = piles
    // the reserve takes the plain keys where there is nothing else to play on
    else if (role === 'tableau' || role === 'turned' || role === 'talon' || (role === 'reserve' && !played))
      plain.push(...piles)
    else shifted.push(...piles)
  }
  // what is laid from the hand is reached before the families
  shifted.sort((a, b) => Number(facts.piles[a]!.home) - Number(facts.piles[b]!.home))
  // beside a square the plain keys are taken; more piles than plain keys continue with Shift
  const own = square.length > 0 ? 0 : row.length
  shifted.push(...plain.slice(own))
  return {
    plain: plain.slice(0, own),
    shifted: shifted.slice(0, row.length),
    square,
    wide: Math.ceil(Math.sqrt(square.length)),
  }
}

/** What a pile's key is called on its label: "3", "⇧3", "2 4"; empty where it has none. */
export function keyName(keys: PileKeys, pile: PileIndex): string {
  const plain = keys.plain.indexOf(pile)
  if (plain >= 0) return row[plain]!
  const shifted = keys.shifted.indexOf(pile)
  if (shifted >= 0) return `⇧${row[shifted]!}`
  const square = keys.square.indexOf(pile)
  return square < 0 ? '' : `${Math.floor(square / keys.wide) + 1} ${(square % keys.wide) + 1}`
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
    if (at >= keys.wide) return null
    if (this.#row < 0) {
      this.#row = at
      return 'more'
    }
    const pile = keys.square[this.#row * keys.wide + at] ?? null
    this.#row = -1
    return pile
  }

  clear(): void {
    this.#row = -1
  }
}
