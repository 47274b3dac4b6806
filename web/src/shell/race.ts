import type { Core, GameFacts, Outcome } from '../core/types'
import type { Race } from '../store/begun'
import { movesOf } from './records'
import { clock, many } from '../panels/words'

/** What a friend's record shows when it is played again by the rules; nothing else is believed but the time. */
export function judgedRace(core: Core, record: string, played: number): Outcome<Race> {
  const seen = core.glance(record)
  if ('fault' in seen) return { fault: `This race cannot be believed: ${seen.fault}` }
  const facts = core.games().find(({ id }) => record.includes(`\ngame ${id}\n`))
  const home = seen.piles
    .filter((_, pile) => facts?.piles[pile]?.home)
    .reduce((sum, { length }) => sum + length, 0)
  return { won: seen.standing === 'won', moves: movesOf(record).length, home, played }
}

/** What is to be beaten: "beat 112 moves". */
export function aimOf({ won, moves, home }: Race): string {
  return won ? `Beat ${many(moves, 'move')}.` : `Bring home more than ${many(home, 'card')}.`
}

/** What the friend did, and what of it is proved. */
export function told({ won, moves, home, played }: Race, facts: GameFacts): string {
  const did = won ? `won this deal of ${facts.title} in` : `brought home ${many(home, 'card')} in`
  return `A friend ${did} ${many(moves, 'move')}, which was played again here and is true; the time, ${clock(played)}, is the friend’s word.`
}

/** How a game that has ended stands against the race. */
export function outcomeOf(
  race: Race,
  mine: { won: boolean; moves: number; home: number; played: number },
): string {
  const theirs = race.won ? many(race.moves, 'move') : `${many(race.home, 'card')} home`
  if (mine.won !== race.won)
    return mine.won ? `You won the race: they had only ${theirs}.` : `The race is theirs, with ${theirs}.`
  const ahead = race.won ? race.moves - mine.moves : mine.home - race.home
  const by = many(Math.abs(ahead), race.won ? 'move' : 'card')
  if (ahead > 0) return `You won the race by ${by}: theirs was ${theirs}.`
  if (ahead < 0) return `The race is theirs by ${by}: ${theirs}.`
  const faster = mine.played < race.played
  return `The race is level at ${theirs}; ${faster ? 'you were faster' : 'they say they were faster'}, ${clock(mine.played)} to ${clock(race.played)}.`
}
