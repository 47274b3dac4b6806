import type { Core, GameFacts, Outcome } from '../core/types'
import type { Race, Rival } from '../store/begun'
import type { Result } from './links'
import { capital, cardCount, clock, moveCount } from '../panels/words'
import { t, tn } from '../words/say.svelte'

/**
 * The results of friends' records, played again by the rules, the best first. Only their times are taken on trust. The records are of one deal, since a link has it once.
 */
export function judgedRace(core: Core, results: readonly Result[]): Outcome<[Rival, ...Rival[]]> {
  const rivals: Rival[] = []
  for (const [i, { record, played, name }] of results.entries()) {
    const seen = core.glance(record)
    if ('fault' in seen)
      return {
        fault:
          results.length === 1
            ? t('This challenge could not be verified: {fault}', { fault: seen.fault })
            : t('Result {n} of this challenge could not be verified: {fault}', {
                n: i + 1,
                fault: seen.fault,
              }),
      }
    const { moves } = seen.saved
    const line = moves.join('.')
    // the same game sent twice is one result
    if (rivals.some((one) => one.line === line && one.name === name)) continue
    rivals.push({ won: seen.standing === 'won', moves: moves.length, home: seen.home, played, name, line })
  }
  const [best, ...rest] = ranked(rivals)
  return best ? [best, ...rest] : { fault: t('This challenge has no result to beat.') }
}

type Ranked = Pick<Race, 'won' | 'moves' | 'home'>
/** Below 0 if the first is better: won before lost, then fewer moves, or of games lost more cards home. */
const compared = (a: Ranked, b: Ranked) =>
  Number(b.won) - Number(a.won) || (a.won ? a.moves - b.moves : b.home - a.home)

/** Results, the best first. */
export const ranked = <T extends Ranked>(results: readonly T[]): T[] => results.toSorted(compared)

/** A line of the table of results. */
export interface RaceRow {
  /** Those who did as well share it. */
  place: number
  name: string
  result: string
  /** As the sender's clock told it. */
  time: string
  mine: boolean
}

/** The table of results, with the player's own among them if it is given. */
export function raceTable(rivals: readonly (Race & { name: string })[], mine: Race | null): RaceRow[] {
  const all = ranked([
    ...rivals.map((one) => ({ ...one, mine: false })),
    ...(mine ? [{ ...mine, name: '', mine: true }] : []),
  ])
  return all.map((one) => ({
    place: 1 + all.findIndex((other) => compared(other, one) === 0),
    name: one.mine ? t('You') : one.name || t('A friend'),
    result: one.won ? moveCount(one.moves) : tn('{n} card home', '{n} cards home', one.home),
    time: clock(one.played),
    mine: one.mine,
  }))
}

/** What is to be beaten: "beat 112 moves". */
export function aimOf({ won, moves, home }: Race): string {
  return won
    ? tn('Beat {n} move.', 'Beat {n} moves.', moves)
    : tn('Get more than {n} card home.', 'Get more than {n} cards home.', home)
}

/** What friends did, and what of it is proved; the first of the results is that to beat. */
export function told(
  { won, moves, home, played }: Race,
  rivals: readonly { name: string }[],
  facts: GameFacts,
): string {
  if (rivals.length > 1)
    return t(
      'These {n} results of one deal of {title} were replayed here, and their moves are correct. Times and names are not verified.',
      { n: rivals.length, title: facts.title },
    )
  const name = rivals[0]?.name ?? ''
  const holes = {
    ...{ name, title: facts.title, moves: moveCount(moves) },
    ...{ cards: cardCount(home), time: clock(played) },
  }
  if (name !== '')
    return won
      ? t(
          '{name} won this deal of {title} in {moves}; the moves were replayed here and are correct. The name and the time, {time}, are not verified.',
          holes,
        )
      : t(
          '{name} got {cards} in {moves}; the moves were replayed here and are correct. The name and the time, {time}, are not verified.',
          holes,
        )
  return won
    ? t(
        'A friend won this deal of {title} in {moves}; the moves were replayed here and are correct. The time, {time}, is not verified.',
        holes,
      )
    : t(
        'A friend got {cards} in {moves}; the moves were replayed here and are correct. The time, {time}, is not verified.',
        holes,
      )
}

/** How a game that has ended stands against the race; `name`: of the player to beat, may be empty. */
export function outcomeOf(
  race: Race,
  mine: { won: boolean; moves: number; home: number; played: number },
  name = '',
): string {
  const friend = name || t('your friend')
  const first = (words: string) => (name === '' ? capital(words) : words)
  const theirs = race.won ? moveCount(race.moves) : tn('{n} card home', '{n} cards home', race.home)
  if (mine.won !== race.won)
    return mine.won
      ? t('You won the challenge: {friend} got only {theirs}.', { friend, theirs })
      : first(t('{friend} won the challenge with {theirs}.', { friend, theirs }))
  const ahead = race.won ? race.moves - mine.moves : mine.home - race.home
  const by = race.won ? moveCount(Math.abs(ahead)) : cardCount(Math.abs(ahead))
  if (ahead > 0) return t('You won the challenge by {by}: {friend} needed {theirs}.', { by, friend, theirs })
  if (ahead < 0) return first(t('{friend} won the challenge by {by}: {theirs}.', { by, friend, theirs }))
  const times = { theirs, friend, mine: clock(mine.played), said: clock(race.played) }
  return mine.played < race.played
    ? t('The challenge is tied at {theirs}; you were faster, {mine} to {said}.', times)
    : t('The challenge is tied at {theirs}; {friend} claims to have been faster, {said} to {mine}.', times)
}
