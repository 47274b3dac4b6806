import * as v from 'valibot'

import { fetchBytes } from '../bytes'
import type { Outcome } from '../core/types'
import { gradesOf, seedOf } from '../store/days'
import type { Task } from '../store/begun'
import { blockers, puzzle, type Puzzle, type PuzzleKind } from '../store/puzzles'
import { count, fitting, parsed, text } from '../store/shape'
import { recordOf } from './records'
import { t } from '../words/say.svelte'

const head = v.object({
  longwood: v.picklist(['puzzles 1', 'blockers 1']),
  game: text,
  set: text,
  /** The version of the rules. */
  rules: count,
  /** The version of the set, by which that of the rules is higher than the game's. */
  edition: v.optional(count, 1),
  puzzles: count,
})

export type Shelf = Omit<v.InferOutput<typeof head>, 'longwood' | 'puzzles'> & {
  kind: PuzzleKind
  puzzles: Puzzle[]
}

const folder = '../../../data'
/** Where each shelf lies, by its file. */
const files = import.meta.glob<string>(
  ['../../../data/puzzles/*.puzzles', '../../../data/blockers/*.blockers'],
  { query: '?url', import: 'default', eager: true },
)

function address(kind: PuzzleKind, game: string, set: string): string | undefined {
  const name = kind === 'moves' ? 'puzzles' : kind
  return files[`${folder}/${name}/${game}-${set}.${name}`]
}

/** Whether a shelf of this kind goes with the page for this rule set. */
export const hasShelf = (kind: PuzzleKind, game: string, set: string) =>
  address(kind, game, set) !== undefined

/** Reads a shelf; what it says of its puzzles is judged when they are opened. */
export function readShelf(text: string): Outcome<Shelf> {
  const [first = '', ...lines] = text.trimEnd().split('\n')
  const { success, output } = v.safeParse(head, parsed(first))
  const damaged = { fault: t('The puzzle collection is damaged. Reload the page.') }
  if (!success) return damaged
  const { longwood, game, set, rules, edition } = output
  const kind = longwood === 'puzzles 1' ? 'moves' : 'blockers'
  const raw = lines.map(parsed)
  const puzzles = kind === 'moves' ? fitting(puzzle, raw) : fitting(blockers, raw)
  return puzzles.length === output.puzzles ? { kind, game, set, rules, edition, puzzles } : damaged
}

/** The shelf of a rule set, fetched. */
export async function shelfOf(kind: PuzzleKind, game: string, set: string): Promise<Outcome<Shelf>> {
  const url = address(kind, game, set)
  const lost = { fault: t('The puzzle collection could not be loaded. Try again when you are online.') }
  if (url === undefined) return { fault: t('There are no puzzles for this game under these rules yet.') }
  const bytes = await fetchBytes(url)
  return bytes ? readShelf(new TextDecoder().decode(bytes)) : lost
}

/** What is asked in a puzzle. */
export function taskOf(puzzle: Puzzle): Task {
  const at = puzzle.after.split(' ').filter(Boolean).length
  return 'cards' in puzzle
    ? { at, cards: puzzle.cards, oneIn: puzzle.oneIn }
    : { at, moves: puzzle.moves, keeping: puzzle.keeping }
}

/** The puzzle as a record, at its position. */
export function puzzleRecordOf({ game, set, rules, edition }: Shelf, { deal, after }: Puzzle): string {
  const own = { id: game, set, setVersion: edition, besides: '', rulesVersion: rules - edition + 1 }
  return recordOf(own, `deal ${deal}`, after)
}

/** The puzzle of a day: of the level of the day's deals if there is one, the same for everybody with this shelf. */
export function puzzleOfDay(day: string, { game, set, puzzles }: Shelf): Puzzle | undefined {
  const [level] = gradesOf(day)
  const fit = puzzles.filter((one) => one.level === level)
  const among = fit.length > 0 ? fit : puzzles
  return among[Number(seedOf(day, game, `${set}/puzzle`) % BigInt(Math.max(1, among.length)))]
}
