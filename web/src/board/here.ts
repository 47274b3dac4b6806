import type { LegalMove } from '../core/types'
import type { Game } from '../game.svelte'
import { placedName } from './names'
import type { Stop } from './stops'
import { clauses, listed } from '../words/joined'
import { capital, t, tn } from '../words/say.svelte'

/** So many moves are named; more are counted. */
const most = 5

function some(moves: readonly LegalMove[]): string {
  const words = moves.slice(0, most).map((move) => move.words)
  const more = moves.length - words.length
  return clauses([...words, more > 0 ? tn('and {n} more', 'and {n} more', more) : ''])
}

/** What can be done where the keyboard stands, in sentences to be spoken. */
export function whatHere(
  game: Game,
  stop: Stop | null,
  hint: LegalMove | undefined,
  keyOf: (command: string) => string,
): string {
  const keys = [
    ['hint', t('a hint')],
    ['undo', t('take back')],
    ['keys', t('all keys')],
  ].flatMap(([command, does]) => (keyOf(command!) === '' ? [] : [`${keyOf(command!)}: ${does}`]))
  const parts = [
    stop ? whatAt(game, stop) : '',
    hint ? t('Enter plays the hint: {move}.', { move: hint.words }) : '',
  ]
  return [...parts, `${listed(keys)}.`].filter((part) => part !== '').join(' ')
}

/** What lies at a stop and can be done with it; of a vacant place, what may come there or why nothing may. */
export function whatAt(game: Game, { pile, count }: Pick<Stop, 'pile' | 'count'>): string {
  const { facts, table, selection } = game
  if (selection) return inHand(game)
  const cards = table.piles[pile] ?? []
  const name = t('Here: {place}.', { place: placedName(facts, pile, cards, cards.length - count) })
  if (table.hand?.pile === pile) {
    const { act } = table.hand
    return `${name} ${'move' in act ? t('Space: {move}.', { move: act.move.words }) : act.refusal.text}`
  }
  if (count === 0) {
    const coming = table.moves.filter((move) => move.to === pile)
    if (coming.length === 0) return `${name} ${game.stuck(pile, 1).text}`
    return `${name} ${t('What can go here: {moves}.', { moves: some(coming) })}`
  }
  const moves = game.movesFrom(pile, count)
  if (moves.length === 0) return `${name} ${game.stuck(pile, count).text}`
  return `${name} ${t('{moves}. Space picks it up, Enter plays the best move.', { moves: capital(some(moves)) })}`
}

function inHand({ targets, selection, table, facts }: Game): string {
  const { from, count } = selection!
  const cards = table.piles[from] ?? []
  const name = placedName(facts, from, cards, cards.length - count)
  return t('Picked up: {cards}. {moves}. Space puts it down where you are, Escape puts it back.', {
    cards: name,
    moves: capital(some([...targets.values()])),
  })
}
