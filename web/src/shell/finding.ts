import { packCount } from '../board/layout/words'
import type { GameListed } from '../core/types'
import { cardCount } from '../panels/words'
import { listed } from '../words/joined'
import { t } from '../words/say.svelte'
import { oddsWords, playedWords } from './odds'

/** A game that was found, under the rule set and by the other name that were meant; both may be empty. */
export interface Found {
  facts: GameListed
  set: string
  by: string
}

const articles = new Set(['the', 'la', 'le', 'les', 'l', 'der', 'die', 'das'])

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .replaceAll(/[œß]/gi, (letter) => (letter === 'ß' ? 'ss' : 'oe'))
    .toLowerCase()
    .match(/[a-z0-9+]+/g) ?? []

/** Umlauts as they are typed where the keyboard has none. */
const typedOut = (text: string): string => text.normalize('NFC').replaceAll(/[äöü]/gi, '$&e')

/** A name as names are compared: capitals, accents, articles before it and marks between words do not matter. */
function keyOf(name: string): string {
  const words = wordsOf(name)
  const first = words.findIndex((word) => !articles.has(word))
  return words.slice(Math.max(0, first)).join('')
}

/** The keys under which a name may be looked for. */
const keysOf = (name: string): string[] => [...new Set([keyOf(name), keyOf(typedOut(name))])]

/** All names of the games, titles first. */
const namesOf = (games: readonly GameListed[]): (Found & { key: string; id: string })[] => [
  ...games.flatMap((facts) =>
    keysOf(facts.title).map((key) => ({ facts, set: '', by: '', key, id: keyOf(facts.id) })),
  ),
  ...games.flatMap((facts) =>
    facts.knownAs.flatMap(({ name, set }) =>
      keysOf(name).map((key) => ({ facts, set, by: name, key, id: '' })),
    ),
  ),
]

/** The game, and the rule set, that bear this name; nothing if none does. */
export function called(games: readonly GameListed[], name: string): Found | undefined {
  const key = keyOf(name)
  return namesOf(games).find((one) => one.key === key || one.id === key)
}

/** What else bears a name that begins so, with the game that is taken for it. */
function mistaken(
  games: readonly GameListed[],
  key: string,
): { facts: GameListed; says: string } | undefined {
  for (const facts of games)
    for (const { name, is } of facts.mistaken)
      if (keysOf(name).some((one) => one.startsWith(key)))
        return { facts, says: t('{name} is {other}, not {title}.', { name, other: is, title: facts.title }) }
  return undefined
}

/** What is said of a name which a player may take for a game's; empty for any other. */
export const mistakenFor = (games: readonly GameListed[], name: string): string =>
  mistaken(games, keyOf(name))?.says ?? ''

/** Words by which a game can be found: names, books, packs, length and chance. */
function described(facts: GameListed): string[] {
  const { title, source, book, knownAs, packs, cards, odds, honest } = facts
  const share = honest ? playedWords(honest).share : odds ? oddsWords(odds).share : null
  const chance = share === null ? '' : share > 0.6 ? t('easy') : share > 0.3 ? t('medium') : t('hard')
  const size = `${packCount(packs)} ${cardCount(cards)} ${packs > 1 ? t('long') : t('short')}`
  const said = [odds && oddsWords(odds, honest).words, honest && playedWords(honest).words]
  const names = knownAs.flatMap(({ name, source: of }) => [name, of])
  const all = [title, facts.id, source, book, ...names, size, String(packs), chance, ...said].join(' ')
  return [...wordsOf(all), ...wordsOf(typedOut(all))]
}

/** How many letters must be changed, added or left out to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++)
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === b[j] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}

/** The games that are meant, all for an empty text; what there is to say of it; for an unknown name that which is nearest. */
export function find(games: readonly GameListed[], text: string): { found: Found[]; says: string } {
  const words = wordsOf(text)
  const plain = games.map((facts) => ({ facts, set: '', by: '' }))
  if (words.length === 0) return { found: plain, says: '' }
  const key = keyOf(text)
  const names = namesOf(games)
  const named = (facts: GameListed) => {
    const own = names.filter((one) => one.facts === facts && one.key.startsWith(key))
    return own.find((one) => one.key === key) ?? own[0]
  }
  const found = plain.flatMap((one): Found[] => {
    const name = named(one.facts)
    if (name) return [{ facts: name.facts, set: name.set, by: name.by }]
    const all = described(one.facts)
    return words.every((word) => all.some((other) => other.startsWith(word))) ? [one] : []
  })
  // Enter opens the first, so the game that bears the whole name stands before those that are only described by its words
  const bears = ({ facts }: Found) => names.some((one) => one.facts === facts && one.key === key)
  found.sort((a, b) => Number(bears(b)) - Number(bears(a)))
  const other = key.length > 3 ? mistaken(games, key) : undefined
  if (other) return { found: found.length > 0 ? found : [{ ...other, set: '', by: '' }], says: other.says }
  if (found.length > 0) return { found, says: '' }
  const far = (one: { key: string }) => distance(key, one.key) / Math.max(key.length, one.key.length)
  const { facts, set, by } = names.reduce((best, one) => (far(one) < far(best) ? one : best))
  return {
    found: [{ facts, set, by }],
    says: t('There is no game called that here. The closest name is {title}.', { title: by || facts.title }),
  }
}

/** Other names of a game and what it is not, in a line for its tile; after a search, by which name it was found. */
export function akaWords({ facts, by, set }: Found): string {
  if (by !== '') {
    const rules = facts.sets.find(({ id }) => id === set)?.title
    if (!rules) return t('{name} is this game.', { name: by })
    return keyOf(rules).startsWith(keyOf(by))
      ? t('{name} is this game under its own rules.', { name: by })
      : t('{name} is this game under the rules of {rules}.', { name: by, rules })
  }
  // in some languages a title without its article is a name that is looked for
  const others = facts.knownAs.filter(({ name }) => keyOf(name) !== keyOf(facts.title))
  const list = (names: { name: string }[]) => listed(names.map(({ name }) => name))
  const parts = [
    others.length > 0 ? t('Also {names}.', { names: list(others) }) : '',
    facts.mistaken.length > 0 ? t('Not {names}.', { names: list(facts.mistaken) }) : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}
