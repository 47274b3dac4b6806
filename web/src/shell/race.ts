import type { Core, GameFacts, Outcome } from '../core/types'
import type { Race } from '../store/begun'
import { cardCount, clock, moveCount } from '../panels/words'
import { t, tn } from '../words/say.svelte'

/** What a friend's record shows when it is played again by the rules; nothing else is believed but the time. */
export function judgedRace(core: Core, record: string, played: number): Outcome<Race> {
  const seen = core.glance(record)
  if ('fault' in seen)
    return { fault: t('This challenge could not be verified: {fault}', { fault: seen.fault }) }
  return { won: seen.standing === 'won', moves: seen.saved.moves.length, home: seen.home, played }
}

/** What is to be beaten: "beat 112 moves". */
export function aimOf({ won, moves, home }: Race): string {
  return won
    ? tn('Beat {n} move.', 'Beat {n} moves.', moves)
    : tn('Get more than {n} card home.', 'Get more than {n} cards home.', home)
}

/** What the friend did, and what of it is proved. */
export function told({ won, moves, home, played }: Race, facts: GameFacts): string {
  const holes = { title: facts.title, moves: moveCount(moves), cards: cardCount(home), time: clock(played) }
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

/** How a game that has ended stands against the race. */
export function outcomeOf(
  race: Race,
  mine: { won: boolean; moves: number; home: number; played: number },
): string {
  const theirs = race.won ? moveCount(race.moves) : tn('{n} card home', '{n} cards home', race.home)
  if (mine.won !== race.won)
    return mine.won
      ? t('You won the challenge: your friend got only {theirs}.', { theirs })
      : t('Your friend won the challenge with {theirs}.', { theirs })
  const ahead = race.won ? race.moves - mine.moves : mine.home - race.home
  const by = race.won ? moveCount(Math.abs(ahead)) : cardCount(Math.abs(ahead))
  if (ahead > 0) return t('You won the challenge by {by}: your friend needed {theirs}.', { by, theirs })
  if (ahead < 0) return t('Your friend won the challenge by {by}: {theirs}.', { by, theirs })
  const times = { theirs, mine: clock(mine.played), said: clock(race.played) }
  return mine.played < race.played
    ? t('The challenge is tied at {theirs}; you were faster, {mine} to {said}.', times)
    : t('The challenge is tied at {theirs}; your friend claims to have been faster, {said} to {mine}.', times)
}
