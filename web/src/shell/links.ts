import type { Outcome, Table } from '../core/types'
import { isDay } from '../store/begun'
import { recordOf, type Rules } from './records'
import { t } from '../words/say.svelte'

/** What the address after # requests. */
export type Wish =
  /** The list of games, narrowed down as `readFilters` reads it. */
  | { kind: 'chooser'; filters: string }
  /** The game that was left last and is not over. */
  | { kind: 'latest' }
  /** The shelves of puzzles. */
  | { kind: 'puzzles' }
  /** A game, resumed where it was left, or a deal of it. */
  | { kind: 'game'; game: string; set: string; deal: string }
  /** A shared position, as a record's text. */
  | { kind: 'shared'; record: string }
  /** The deal of a day, of the game whose turn it is if none is named; today's if no day is. */
  | { kind: 'daily'; day: string; game: string }
  /** Games that friends played of one deal, to be beaten. */
  | { kind: 'race'; results: Result[] }

/** A result of a challenge, as a link gives it: nothing of it is proved but what its record shows when it is replayed. */
export interface Result {
  record: string
  /** The milliseconds that it is said to have taken. */
  played: number
  /** Of the player; may be empty. */
  name: string
}

/** The most results in one link. */
export const mostResults = 8

/** The longest accepted link. */
export const longestLink = 20_000

const word = /^[a-z0-9-]{1,40}$/
/** A rule set, its version if that is not the first, and choices that differ from its own: "cadogan,2;vacancy=any". */
const rules = /^([a-z0-9-]{1,40})(?:,(\d{1,6}))?(?:;([a-z0-9=.-]{1,300}))?$/
const number = /^\d{1,20}$/
/** A deal, after the number of the kind deal that it was if it was one. */
const kindAndDeal = /^(?:kind\.(\d{1,20})\.)?(.*)$/

/**
 * The address of a position: #/GAME/SET/vRULES/DEAL/MOVES, the moves in notation with dots between them; a deck
 * or a board instead of a deal begins with "deck." or "board." For a kind deal, "kind." and the number with which it
 * began come before the deck. Everything needed is in it, so that nothing is sent anywhere.
 */
export function linkOf(
  facts: Rules,
  { deal, kind: kindDeal }: Pick<Table, 'deal'> & Partial<Pick<Table, 'kind'>>,
  moves: readonly string[] = [],
): string {
  const dots = (text: string) => text.trim().split(/\s+/).join('.')
  const edition = facts.setVersion > 1 ? `,${facts.setVersion}` : ''
  const choices = facts.besides === '' ? '' : `;${dots(facts.besides)}`
  const [[kind, cards]] = Object.entries(deal) as [[string, string]]
  const begun = kindDeal == null ? '' : `kind.${kindDeal}.`
  const parts = [
    facts.id,
    facts.set + edition + choices,
    `v${facts.rulesVersion}`,
    begun + (kind === 'number' ? cards : `${kind}.${dots(cards)}`),
  ]
  if (moves.length > 0) parts.push(moves.join('.'))
  return '#/' + parts.map(encodeURI).join('/')
}

/** The longest name in a link, as in the settings. */
const longestName = 40
/** What stands for a player without a name: no name is written so. */
const nameless = '0'
/** A name in letters that no mail program changes. */
function nameCode(name: string): string {
  if (name === '') return nameless
  const bytes = String.fromCharCode(...new TextEncoder().encode(name.slice(0, longestName)))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
/** Null if it is no name. */
function readName(code: string): string | null {
  if (code === nameless) return ''
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    const name = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (one) => one.charCodeAt(0)),
    )
    return name.length > longestName ? null : name
  } catch {
    return null
  }
}

/**
 * The address of a challenge: #/races/1/GAME/SET/vRULES/DEAL and for each result SECONDS.NAME.MOVES. One result without
 * a name is #/race/SECONDS and the rest of a game's link, which every version of the page reads. `start` is the link of the
 * deal; moves have dots between them. Results that would make the link too long are left out, the last first.
 */
export function raceLink(
  start: string,
  results: readonly { name: string; line: string; played: number }[],
): string {
  const [first] = results
  const seconds = (played: number) => Math.round(played / 1000)
  if (first && results.length === 1 && first.name === '')
    return `${start.replace('#/', `#/race/${seconds(first.played)}/`)}/${encodeURI(first.line)}`
  const parts = results
    .slice(0, mostResults)
    .map(({ name, line, played }) => `${seconds(played)}.${nameCode(name)}.${encodeURI(line)}`)
  const link = () => `${start.replace('#/', '#/races/1/')}/${parts.join('/')}`
  while (parts.length > 1 && link().length > longestLink) parts.pop()
  return link()
}

/** The game that these parts of a link give, as a result. */
function readResult(parts: readonly string[], seconds: string, name: string): Outcome<Result> {
  const wish = readLink('#/' + parts.map(encodeURI).join('/'))
  if ('fault' in wish) return wish
  if (wish.kind !== 'shared' || parts.length !== 5)
    return {
      fault: t('This challenge is damaged: the game to beat is missing. Copy the whole link again.'),
    }
  return { record: wish.record, played: 1000 * Number(seconds), name }
}

function readRace(seconds: string, rest: readonly string[]): Outcome<Wish> {
  if (!/^\d{1,7}$/.test(seconds))
    return { fault: t('This challenge is damaged: its time is missing. Copy the whole link again.') }
  const result = readResult(rest, seconds, '')
  return 'fault' in result ? result : { kind: 'race', results: [result] }
}

function readRaces(version: string, rest: readonly string[]): Outcome<Wish> {
  if (version !== '1')
    return {
      fault: t('This challenge was made by a newer version of Longwood. Reload the page and try again.'),
    }
  const [start, codes] = [rest.slice(0, 4), rest.slice(4)]
  if (codes.length === 0 || codes.length > mostResults)
    return {
      fault: t('This challenge is damaged: the game to beat is missing. Copy the whole link again.'),
    }
  const results: Result[] = []
  for (const [i, code] of codes.entries()) {
    const [, seconds = '', name = '', moves = ''] = /^(\d{1,7})\.([\w-]{1,240})\.(.+)$/.exec(code) ?? []
    const player = readName(name)
    if (moves === '' || player === null)
      return { fault: t('Result {n} of this challenge is damaged. Copy the whole link again.', { n: i + 1 }) }
    const result = readResult([...start, moves], seconds, player)
    if ('fault' in result) return result
    results.push(result)
  }
  return { kind: 'race', results }
}

const notADeal = () => t('The deal in this link is not a number from 0 to 18 446 744 073 709 551 615.')

/** Goes to an address, even if it is the current one. */
export function goTo(hash: string): void {
  if (location.hash === hash) dispatchEvent(new HashChangeEvent('hashchange'))
  else location.hash = hash
}

/** The address of the deal of a day. */
export const dayLink = (day: string, game: string) => `#/daily/${day}/${game}`

/** How often a link may have been put into % codes: by the program that sends it, by a mail gateway, and once more. */
const mostCoded = 3

/**
 * A link without what mail and chat programs, and the sentence in which it stands, do to it: % codes, long dashes,
 * invisible marks, tags of other sites, and marks behind it. No link of Longwood's ends with a mark. Null if a % code is
 * broken.
 */
function bare(hash: string): string | null {
  let text = hash.replace(/[^\p{L}\p{N}]+$/u, '')
  try {
    for (let i = 0; i < mostCoded && text.includes('%'); i++) text = decodeURIComponent(text)
  } catch {
    return null
  }
  return text
    .replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replaceAll(/(?<=\w)[\u2010-\u2015\u2212](?=\w)/g, '-')
    .replace(/[\s<>"'?&\\|].*$/su, '')
    .replace(/[^\p{L}\p{N}]+$/u, '')
    .replace(/^#?\/?/, '')
}

/** The same address as Longwood writes it; whether it leads anywhere `readLink` says. */
export const plainLink = (hash: string): string => `#/${encodeURI(bare(hash) ?? '')}`

/**
 * Reads an address, typed, followed or pasted, as it may have been handed on; the moves themselves are judged when the
 * record is replayed.
 */
export function readLink(hash: string): Outcome<Wish> {
  if (hash.length > longestLink) return { fault: t('This link is too long to be from Longwood.') }
  const text = bare(hash)
  if (text === null)
    return { fault: t('This link is damaged: it contains a broken % code. Copy the whole link again.') }
  const parts = text.split('/').filter((part) => part !== '')
  if (parts.length === 0) return { kind: 'chooser', filters: '' }
  if (parts[0] === 'games' && parts.length <= 2) return { kind: 'chooser', filters: parts[1] ?? '' }
  if (parts.length === 1 && (parts[0] === 'latest' || parts[0] === 'puzzles')) return { kind: parts[0] }
  if (parts[0] === 'daily' && parts.length <= 3) {
    const [, day = '', game = ''] = parts
    if ((day !== '' && !isDay(day)) || (game !== '' && !word.test(game)))
      return { fault: t('This link does not name a day. It should look like #/daily/2026-11-22 or #/daily.') }
    return { kind: 'daily', day, game }
  }
  if (parts[0] === 'race' && parts.length > 1) return readRace(parts[1]!, parts.slice(2))
  if (parts[0] === 'races' && parts.length > 1) return readRaces(parts[1]!, parts.slice(2))
  const [game = '', set = '', version = '', deal = '', moves = ''] = parts
  if (!word.test(game) || parts.length > 5)
    return {
      fault: t('This link does not name a game. It should look like #/fortress or #/fortress/cadogan/v1/7.'),
    }
  if (parts.length === 1) return { kind: 'game', game, set: '', deal: '' }
  if (/^\d+$/.test(set) && parts.length === 2)
    return number.test(set) ? { kind: 'game', game, set: '', deal: set } : { fault: notADeal() }
  const [, name, edition, choices] = rules.exec(set) ?? []
  if (name === undefined)
    return { fault: t('This link does not name a rule set. It should look like #/fortress/cadogan/v1/7.') }
  // a link must say which version of the rules its options belong to
  if (set === name) {
    if (parts.length === 2) return { kind: 'game', game, set, deal: '' }
    if (number.test(version) && parts.length === 3) return { kind: 'game', game, set, deal: version }
  }
  if (!/^v\d{1,6}$/.test(version) || deal === '')
    return {
      fault: t(
        'This link is cut short: the rules’ version or the deal is missing. Copy the whole link again.',
      ),
    }
  const [, kindDeal, dealt = ''] = kindAndDeal.exec(deal) ?? []
  const given = /^(?:deck|board)\./.test(dealt)
  const cards = given ? dealt.replaceAll('.', ' ') : 'deal ' + dealt
  if (!given && !number.test(dealt)) return { fault: notADeal() }
  const besides = (choices ?? '').replaceAll('.', ' ')
  const named = { id: game, set: name, setVersion: Number(edition ?? 1), besides }
  const follows = { ...named, rulesVersion: Number(version.slice(1)) }
  return { kind: 'shared', record: recordOf(follows, cards, moves.replaceAll('.', ' '), kindDeal) }
}
