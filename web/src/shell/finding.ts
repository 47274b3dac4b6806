import { packCount } from '../board/layout/words'
import type { GameListed, MissingGame } from '../core/types'
import { cardCount } from '../panels/words'
import { listed } from '../words/joined'
import { t } from '../words/say.svelte'
import { lengthOf, oddsWords, playedWords, shareOfListed } from './odds'
import { otherNames } from './otherNames'

/** A game that was found, under the rule set and by the other name that were meant; both may be empty. */
export interface Found {
  facts: GameListed
  set: string
  by: string
}

/** What a search gives. */
export interface Finding {
  found: Found[]
  /** What there is to say of it; empty where the games speak for themselves. */
  says: string
  /** The first of the games is what was looked for, or near it in spelling: Enter opens it. */
  opens: boolean
}

const articles = new Set(['the', 'la', 'le', 'les', 'l', 'der', 'die', 'das'])

/** The words of a text as names are compared. A share is one word with its sign, so that "50 %" is no number 50. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .replaceAll(/[œß]/gi, (letter) => (letter === 'ß' ? 'ss' : 'oe'))
    .replaceAll(/(\d)\s+%/g, '$1%')
    .toLowerCase()
    .match(/[a-z0-9+]+%?/g) ?? []

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

interface Name extends Found {
  name: string
  key: string
  /** The key of the game's id; with its title alone. */
  id: string
}

/** All names of the games: titles first, then the other names, then those in languages which the page does not speak now. */
const namesOf = (games: readonly GameListed[]): Name[] => {
  const all = (facts: GameListed, name: string, more: Partial<Name> = {}) =>
    keysOf(name).map((key) => ({ facts, set: '', by: name, name, key, id: '', ...more }))
  return [
    ...games.flatMap((facts) => all(facts, facts.title, { by: '', id: keyOf(facts.id) })),
    ...games.flatMap((facts) => facts.knownAs.flatMap(({ name, set }) => all(facts, name, { set }))),
    ...games.flatMap((facts) => otherNames(facts.id).flatMap((name) => all(facts, name))),
    // the English title, whatever the page speaks
    ...games.flatMap((facts) => all(facts, facts.id.replaceAll('-', ' '), { by: '' })),
  ]
}

/** The game, and the rule set, that bear this name; nothing if none does. */
export function called(games: readonly GameListed[], name: string): Found | undefined {
  const key = keyOf(name)
  return namesOf(games).find((one) => one.key === key || one.id === key)
}

/** What else bears a name that begins so, with the game that is taken for it. */
function mistaken(
  games: readonly GameListed[],
  key: string,
): { facts: GameListed; says: string; whole: boolean } | undefined {
  const all = games.flatMap((facts) =>
    facts.mistaken.map((one) => ({ facts, ...one, keys: keysOf(one.name) })),
  )
  const exact = all.find(({ keys }) => keys.includes(key))
  const found = exact ?? all.find(({ keys }) => keys.some((one) => one.startsWith(key)))
  if (!found) return undefined
  const { facts, name, is } = found
  const says = t('{name} is {other}, not {title}.', { name, other: is, title: facts.title })
  return { facts, says, whole: found === exact }
}

/** What is said of a name which a player may take for a game's, or of a famous game that is not here; empty for any other. */
export function mistakenFor(
  games: readonly GameListed[],
  name: string,
  missing: readonly MissingGame[] = [],
): string {
  const lacking = missing.find((one) => bears(one, keyOf(name)))
  return mistaken(games, keyOf(name))?.says ?? (lacking ? missingWords(games, lacking) : '')
}

const namesOfMissing = ({ title, others }: MissingGame) => [title, ...others]
const bears = (one: MissingGame, key: string) =>
  namesOfMissing(one).some((name) => keysOf(name).includes(key))
const nearTo = (games: readonly GameListed[], one: MissingGame) =>
  one.near.flatMap((id) => games.filter((facts) => facts.id === id))
const missingWords = (games: readonly GameListed[], one: MissingGame) =>
  t('{title} is not among the games here. Nearest: {games}. {why}', {
    title: one.title,
    games: listed(nearTo(games, one).map(({ title }) => title)),
    why: one.why,
  })

/** A famous game that is not here, answered with the nearest games that are. */
function lacking(games: readonly GameListed[], one: MissingGame): Finding {
  const found = nearTo(games, one).map((facts) => ({ facts, set: '', by: '' }))
  return { found, says: missingWords(games, one), opens: false }
}

/** Words by which a game can be found: names, books, packs, length and chance. */
function described(facts: GameListed): string[] {
  const { title, source, book, knownAs, packs, cards, odds, honest } = facts
  const share = shareOfListed(facts)
  const chance = share === null ? '' : share > 0.6 ? t('easy') : share > 0.3 ? t('medium') : t('hard')
  const long = { short: t('short'), medium: '', long: t('long') }
  const size = `${packCount(packs)} ${cardCount(cards)} ${long[lengthOf(facts) ?? 'medium']}`
  const said = [odds && oddsWords(odds, honest, facts.shuffles).words, honest && playedWords(honest).words]
  const names = knownAs.flatMap(({ name, source: of }) => [name, of])
  const all = [title, facts.id, source, book, ...names, ...otherNames(facts.id)]
    .concat(
      size,
      String(packs),
      chance,
      said.filter((one) => one !== null),
    )
    .join(' ')
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

/** Of so many letters one may be wrong, and in a word of fewer than these none: of four letters another word is made. */
const [lettersAnError, shortest] = [3, 5]

/** How many letters are wrong where this is taken for that; none if more are than may be. */
function errors(typed: string, meant: string): number | undefined {
  const longer = Math.max(typed.length, meant.length)
  const wrong = longer < shortest ? Number(typed !== meant) * shortest : distance(typed, meant)
  return wrong * lettersAnError <= longer ? wrong : undefined
}

/**
 * How far what was typed is from a name: the letters that are wrong, and the words of the name that were left out. Words
 * are compared one by one, in any order, or all as one, since a blank may be missing. None where it is no near miss.
 */
function missBy(typed: string, name: string): [wrong: number, left: number] | undefined {
  const whole = errors(keyOf(typed), keyOf(name))
  const rest = wordsOf(name).filter((word) => !articles.has(word))
  const words = wordsOf(typed).filter((word) => !articles.has(word))
  let wrong = 0
  for (const word of words) {
    const near = rest
      .map((other, at) => ({ at, by: errors(word, other) }))
      .filter((one): one is { at: number; by: number } => one.by !== undefined)
      .sort((a, b) => a.by - b.by)[0]
    if (!near) return whole === undefined ? undefined : [whole, 0]
    wrong += near.by
    rest.splice(near.at, 1)
  }
  if (words.length === 0) return undefined
  return whole !== undefined && whole <= wrong ? [whole, 0] : [wrong, rest.length]
}

/** The names nearest in spelling, if any is a near miss: those with the fewest letters wrong, the shortest first. */
function nearest<N>(
  names: readonly N[],
  typed: string,
  spelt: (name: N) => string,
): { names: N[]; wrong: number } {
  const near = names.flatMap((name) => {
    const by = missBy(typed, spelt(name))
    return by ? [{ name, wrong: by[0], left: by[1] }] : []
  })
  const wrong = Math.min(...near.map((one) => one.wrong))
  const best = near.filter((one) => one.wrong === wrong).sort((a, b) => a.left - b.left)
  return { names: best.map(({ name }) => name), wrong }
}

/**
 * The games that are meant, all for an empty text. A name comes before words by which a game is described, these before
 * a famous game that is not here and begins so, and what is only near in spelling last.
 */
export function find(
  games: readonly GameListed[],
  text: string,
  missing: readonly MissingGame[] = [],
): Finding {
  const words = wordsOf(text)
  const plain = games.map((facts) => ({ facts, set: '', by: '' }))
  if (words.length === 0) return { found: plain, says: '', opens: false }
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
  const isWhole = ({ facts }: Found) => names.some((one) => one.facts === facts && one.key === key)
  found.sort((a, b) => Number(isWhole(b)) - Number(isWhole(a)))
  const absent = missing.find((one) => bears(one, key))
  if (absent && !found.some(isWhole)) return lacking(games, absent)
  const other = mistaken(games, key)
  if (other && (other.whole || (found.length === 0 && key.length > 3)))
    return {
      found: found.length > 0 ? found : [{ facts: other.facts, set: '', by: '' }],
      says: other.says,
      opens: true,
    }
  if (found.length > 0) return { found, says: '', opens: true }
  const begun = missing.find((one) => namesOfMissing(one).some((name) => keyOf(name).startsWith(key)))
  if (begun && key.length > 3) return lacking(games, begun)
  return misspelt(games, names, text, missing)
}

/** What was meant by a name that none bears; nothing where none is near. */
function misspelt(
  games: readonly GameListed[],
  names: readonly Name[],
  text: string,
  missing: readonly MissingGame[],
): Finding {
  const here = nearest(names, text, ({ name }) => name)
  const absent = nearest(
    missing.flatMap((one) => namesOfMissing(one).map((name) => ({ one, name }))),
    text,
    ({ name }) => name,
  )
  if (absent.names.length > 0 && absent.wrong < here.wrong) return lacking(games, absent.names[0]!.one)
  const [first] = here.names
  if (!first) return { found: [], says: t('There is no game called that here.'), opens: false }
  const found = here.names.filter(
    (one, at) => here.names.findIndex(({ facts }) => facts === one.facts) === at,
  )
  return {
    found: found.map(({ facts, set, by }) => ({ facts, set, by })),
    says: t('There is no game called that here. The closest name is {title}.', {
      title: first.by || first.facts.title,
    }),
    opens: true,
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
