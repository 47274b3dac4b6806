import type { CardSeen, Face, GameFacts, PileFacts } from '../core/types'

/** The piles of each game as docs/notation.md lists them, for tests: group, names, whether cards there are home. */
type Groups = [string, string[], boolean?][]

const up = (to: number, prefix = '') => Array.from({ length: to }, (_, i) => `${prefix}${i + 1}`)
const aces: Groups[number] = ['aces', ['sa', 'ha', 'da', 'ca'], true]
const kings: Groups[number] = ['kings', ['sk', 'hk', 'dk', 'ck'], true]
const sides = [...up(4, 'L'), ...up(4, 'R')]
const twelve: Groups = [
  aces,
  kings,
  ['columns', up(12)],
  ['turned', ['turned']],
  ['hand', ['hand']],
  ['between', ['sb', 'hb', 'db', 'cb'], true],
]

export const groupsOf: Record<string, Groups> = {
  'la-nationale': twelve,
  'la-capricieuse': twelve,
  'st-helena': [aces, kings, ['packets', up(12)], ['hand', ['hand']]],
  'la-nivernaise': [aces, kings, ['flanks', sides], ['line', up(6)], ['hand', ['hand']]],
  'the-clock': [
    ['hours', ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'], true],
    ['circle', up(12)],
    ['talon', ['talon']],
    ['hand', ['hand']],
  ],
  fortress: [aces, ['left', up(5, 'L')], ['right', up(5, 'R')]],
  'the-fourteenth': [
    ['square', up(5).flatMap((r) => up(5).map((c) => `r${r}c${c}`))],
    ['out', ['out'], true],
    ['hand', ['hand']],
  ],
  'the-sultan': [
    ['families', ['dk1', 'dk2', 'sk1', 'sk2', 'ck1', 'ck2', 'hk', 'ha'], true],
    ['sultan', ['sultan']],
    ['divan', sides],
    ['talon', ['talon']],
    ['hand', ['hand']],
  ],
}

export const gameIds = Object.keys(groupsOf)

/** Facts with the real piles and nothing else of worth. */
export function factsOf(game: string): GameFacts {
  const piles: PileFacts[] = []
  const groups = groupsOf[game]!.map(([name, ids, home]) => ({
    name,
    piles: ids.map(
      (id) => piles.push({ id, words: `${name} ${id}`, group: name, home: home ?? false, absent: false }) - 1,
    ),
  }))
  const cards = game === 'fortress' ? 52 : 104
  return {
    id: game,
    title: game,
    source: '',
    rulesVersion: 1,
    packs: cards / 52,
    cards,
    set: '',
    sets: [],
    groups,
    piles,
    book: '',
    chapter: '',
    object: '',
    sentences: [],
    notes: [],
    comparison: { authorities: [], points: [] },
    odds: null,
  }
}

const ranks = 'A23456789TJQK'
const suits = 'SHDC'

/** Piles of the given sizes, by name; all the rest are empty. A negative size is that many covered cards. */
export function pilesOf(facts: GameFacts, sizes: Record<string, number>): CardSeen[][] {
  let id = 0
  return facts.piles.map((pile) => {
    const size = sizes[pile.id] ?? 0
    return Array.from({ length: Math.abs(size) }, () => {
      const face: Face = `${ranks[id % 13]}${suits[(id >> 2) % 4]}`
      return { id: id++, face: size < 0 ? null : face }
    })
  })
}
