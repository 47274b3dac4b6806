import { fetchBytes } from '../bytes'
import type { Outcome } from '../core/types'
import { isCount, isRaw, isText, parsed } from '../store/check'
import { gradesOf, seedOf } from '../store/days'
import type { Puzzle } from '../store/puzzles'
import { t } from '../words/say.svelte'

export interface Shelf {
  game: string
  set: string
  /** The version of the rules. */
  rules: number
  /** The version of the set, by which that of the rules is higher than the game's. */
  edition: number
  puzzles: Puzzle[]
}

/** Where each shelf lies, by its file. */
const files = import.meta.glob<string>('../../../data/puzzles/*.puzzles', {
  query: '?url',
  import: 'default',
  eager: true,
})

const address = (game: string, set: string) => files[`../../../data/puzzles/${game}-${set}.puzzles`]

/** Whether a shelf goes with the page for this rule set. */
export const hasShelf = (game: string, set: string) => address(game, set) !== undefined

const count = (text: string) => text.split(' ').filter(Boolean).length

function puzzleOf(line: string): Puzzle | null {
  const raw = parsed(line)
  if (!isRaw(raw)) return null
  const { deal, level, after, moves, keep, way, fewest } = raw
  if (!isCount(deal) || !isCount(level) || !isCount(moves)) return null
  if (!isText(after) || !isText(keep) || !isText(way) || typeof fewest !== 'boolean') return null
  return { deal: String(deal), level, after, moves, keeping: count(keep), way: count(way), fewest }
}

/** Reads a shelf; what it says of its puzzles is judged when they are opened. */
export function readShelf(text: string): Outcome<Shelf> {
  const [first = '', ...lines] = text.trimEnd().split('\n')
  const head = parsed(first)
  const fault = { fault: t('The shelf of puzzles is damaged; reload the page.') }
  if (!isRaw(head) || head.longwood !== 'puzzles 1') return fault
  const { game, set, rules, edition = 1 } = head
  const puzzles = lines.map(puzzleOf).filter((one) => one !== null)
  if (!isText(game) || !isText(set) || !isCount(rules) || !isCount(edition)) return fault
  if (puzzles.length !== head.puzzles) return fault
  return { game, set, rules, edition, puzzles }
}

/** The shelf of a rule set, fetched. */
export async function shelfOf(game: string, set: string): Promise<Outcome<Shelf>> {
  const url = address(game, set)
  const lost = { fault: t('The shelf of puzzles could not be fetched; try again with a network.') }
  if (url === undefined) return { fault: t('There are no puzzles of this game under these rules yet.') }
  const bytes = await fetchBytes(url)
  return bytes ? readShelf(new TextDecoder().decode(bytes)) : lost
}

/** The puzzle as a record, at its position. */
export function recordOf({ game, set, rules, edition }: Shelf, puzzle: Puzzle): string {
  const named = edition > 1 ? `${set} ${edition}` : set
  return `longwood record 1\ngame ${game}\nset ${named}\nrules ${rules - edition + 1}\ndeal ${puzzle.deal}\nmoves\n${puzzle.after}\n`
}

/** The puzzle of a day: of the level of the day's deals if there is one, the same for everybody with this shelf. */
export function puzzleOfDay(day: string, { game, set, puzzles }: Shelf): Puzzle | undefined {
  const [level] = gradesOf(day)
  const fit = puzzles.filter((one) => one.level === level)
  const among = fit.length > 0 ? fit : puzzles
  return among[Number(seedOf(day, game, `${set}/puzzle`) % BigInt(Math.max(1, among.length)))]
}
