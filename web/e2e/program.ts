import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sampled } from '../sampled.ts'

export const program = resolve(process.env.LONGWOOD ?? '../build/release/longwood')

/** A position as the native program sees it: what the page must show. */
export interface Position {
  piles: { name: string; group: string; cards: string[] }[]
  moves: string[]
  state: 'playing' | 'won' | 'over'
  /** Lost although moves are left. */
  deadEnd: boolean
}

/** The program's answer, a JSON object a line. */
export function ask<T>(...words: string[]): T[] {
  const text = execFileSync(program, [...words, '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T)
}

/** What `make` gave for this key when this program was asked first: several tests, in several processes, want the same. */
function once<T>(key: readonly unknown[], make: () => T): T {
  const folder = resolve('../build/e2e/answers')
  const whole = JSON.stringify([program, statSync(program).mtimeMs, ...key])
  const file = `${folder}/${createHash('sha256').update(whole).digest('hex')}.json`
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T
  const made = make()
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(made))
  renameSync(`${file}.${process.pid}`, file)
  return made
}

/** Every game's id, in the program's order. */
export const games = ask<{ game: string }>('games').map(({ game }) => game)

/** Those that are looked at today. */
export const someGames = sampled(games, 3)

/** A game's rule set, the first if none is named, as records and links name it. */
const rulesOf = (game: string, ...set: string[]) =>
  ask<{ set: string; rules: number; version?: number }>(
    'deal',
    game,
    ...set.flatMap((id) => ['--set', id]),
  )[0]!

/** The address of a deal under the game's first rule set, or this one. */
export function addressOf(game: string, deal: number | string, ...set: string[]): string {
  const { set: id, rules, version } = rulesOf(game, ...set)
  return `#/${game}/${id}${version === undefined ? '' : `,${version}`}/v${rules}/${deal}`
}

/** The lines of a record, or of tries, before the moves. */
export function headOf(game: string, deal: number, kind = 'record'): string {
  const { set, rules, version } = rulesOf(game)
  const edition = version === undefined ? set : `${set} ${version}`
  return `longwood ${kind} 1\ngame ${game}\nset ${edition}\nrules ${rules}\ndeal ${deal}\n`
}

const idsOf = new Map<string, string[]>()

/** The ids of a game's piles as the page numbers them: those too which the rules leave out. */
function pileIds(game: string, set: readonly string[]): string[] {
  const key = [game, ...set].join(' ')
  const known = idsOf.get(key)
  if (known) return known
  const { piles } = ask<{ piles: { id: string }[] }>('rules', game, ...set)[0]!
  const ids = piles.map(({ id }) => id)
  idsOf.set(key, ids)
  return ids
}

export function position(
  game: string,
  deal: number,
  moves: readonly string[] = [],
  set: readonly string[] = [],
): Position {
  const told = ask<Position>('deal', game, '--deal', String(deal), '--moves', moves.join(' '), ...set)[0]!
  const named = new Map(told.piles.map((pile) => [pile.name, pile]))
  return {
    ...told,
    piles: pileIds(game, set).map((name) => named.get(name) ?? { name, group: 'absent', cards: [] }),
  }
}

/** The shortest end of a game under another set, among deals that can be won, where the first move is always made. */
export const soonOver = (game: string, set: string) =>
  once(['soon over', game, set], () => findSoonOver(game, set))

function findSoonOver(game: string, set: string): { deal: number; moves: string[] } {
  const lines = ask<Solved>('solve', game, '--set', set, '--deals', '0-12')
    .filter(({ verdict }) => verdict === 'won')
    .map(({ deal }) => ({ deal, moves: [] as string[] }))
  for (;;)
    for (const line of lines) {
      const { state, moves } = position(game, line.deal, line.moves, ['--set', set])
      if (state === 'over') return line
      if (state === 'playing') line.moves.push(moves[0]!)
    }
}

/** A game that comes to a position in which no move that is left brings a card home; the last move leads there. */
export const deadEnd = () =>
  once(['dead end'], () => {
    const game = 'the-trefoil'
    for (let deal = 0; deal < 50; deal++) {
      const moves: string[] = []
      for (;;) {
        const { state, deadEnd, moves: legal } = position(game, deal, moves)
        if (deadEnd && moves.length > 0) return { game, deal, moves }
        if (state !== 'playing') break
        moves.push(legal.find((move) => /-[shdc]a$/.test(move)) ?? legal[0]!)
      }
    }
    throw new Error('no such game among the first')
  })

export interface Solved {
  deal: number
  verdict: 'won' | 'lost' | 'open'
  length: number
  moves: string[]
}

/** What the native solver finds of these deals. */
export function solve(game: string, first: number, last: number): Solved[] {
  const words = ['solve', game, '--deals', `${first}-${last}`, '--moves', '--nodes', '200000']
  const told = once(words, () => ask<Omit<Solved, 'moves'> & { moves?: string }>(...words))
  return told.map((one) => ({
    ...one,
    moves: one.moves?.split(' ') ?? [],
  }))
}

/** The deal among the first that the solver wins in the fewest moves. */
export function easiest(game: string): Solved {
  return solve(game, 0, 12)
    .filter((one) => one.verdict === 'won')
    .reduce((best, one) => (one.length < best.length ? one : best))
}

/** A line of play chosen by no cleverness, but with some variety; ends early where the game does. */
export const stroll = (game: string, deal: number, plies: number) =>
  once(['stroll', game, deal, plies], () => findStroll(game, deal, plies))

function findStroll(game: string, deal: number, plies: number): string[] {
  const moves: string[] = []
  while (moves.length < plies) {
    const { moves: legal, state } = position(game, deal, moves)
    if (state !== 'playing' || legal.length === 0) break
    moves.push(legal[(moves.length * 7 + 3) % legal.length]!)
  }
  return moves
}
