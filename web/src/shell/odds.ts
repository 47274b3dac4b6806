import type { GameFacts, Odds } from '../core/types'
import type { Figure } from '../panels/figure'
import { percent, shareWords } from '../panels/words'
import { t, tn } from '../words/say.svelte'

const dealsOf = (odds: Odds) => odds.won + odds.lost + odds.open

/** More deals are undecided than the margin of error covers: the wins are only a lower bound. */
const isUnsettled = (odds: Odds) => odds.open > 0.05 * dealsOf(odds)

/** A study that found no loss, or left much undecided, supports only a lower bound. */
const isLeast = (odds: Odds) => odds.won === dealsOf(odds) || isUnsettled(odds)

const claimOf = (odds: Odds) => (isLeast(odds) ? odds.low : odds.won / dealsOf(odds))

/** Deals won with hints are winnable: if much is undecided, they may give the higher bound. */
const atLeast = (odds: Odds, honest: Odds | null): Odds =>
  honest !== null && honest.low > odds.low ? { ...odds, low: honest.low } : odds

const between = ({ low, high }: Odds) => ({ low, high })

/** What is said of a game's odds on its tile, and briefly. All cards being known, as the study knew them; `shuffles`: those to come too. */
export function oddsWords(
  all: Odds,
  honest: Odds | null = null,
  shuffles = false,
): { words: string; brief: string; share: number } {
  const { words, brief, share } = winnableWords(all, honest)
  if (!shuffles) return { words, brief, share }
  const foreseen = t('with future shuffles known')
  return { words: `${words}, ${foreseen}`, brief: `${brief}, ${foreseen}`, share }
}

function winnableWords(all: Odds, honest: Odds | null): { words: string; brief: string; share: number } {
  const odds = atLeast(all, honest)
  const share = claimOf(odds)
  if (share > 0.985)
    return { words: t('Nearly every deal is winnable'), brief: t('Nearly all winnable'), share }
  const least = isLeast(odds) ? percent(share) : ''
  const figure = least ? t('At least {share}', { share: least }) : shareWords({ share, ...between(odds) })
  return {
    words: t('{figure} of deals are winnable', { figure }),
    brief: t('Winnable {figure}', { figure: least ? t('{share} or more', { share: least }) : figure }),
    share,
  }
}

/** How often the hints win, as a sentence without its full stop, and in brief. */
export function playedWords(honest: Odds): { words: string; brief: string; share: number } {
  const share = honest.won / dealsOf(honest)
  if (share > 0.985)
    return { words: t('With hints you win nearly every deal'), brief: t('Hints win nearly all'), share }
  const figure = shareWords({ share, ...between(honest) })
  return {
    words: t('With hints you win {figure} of deals', { figure }),
    brief: t('Hints win {figure}', { figure }),
    share,
  }
}

/** By how easy a game is to win it is found and sorted: the share won with hints, or else what is winnable; null if neither is known. */
export const shareOfListed = ({ honest, odds }: Pick<GameFacts, 'odds' | 'honest'>): number | null =>
  honest ? playedWords(honest).share : odds ? oddsWords(odds).share : null

/** The same with its interval, for the page of the book; and how many the honest player wins. */
export function figuresOf({
  odds,
  honest,
  shuffles,
}: Pick<GameFacts, 'odds' | 'honest' | 'shuffles'>): Figure[] | undefined {
  if (odds === null) return undefined
  const all = figureOfAll(odds, honest, shuffles)
  return honest === null ? [all] : [all, figureOfHonest(honest)]
}

function figureOfAll(all: Odds, honest: Odds | null, shuffles: boolean): Figure {
  const odds = atLeast(all, honest)
  const open =
    odds.open === 0
      ? t('None is undecided.')
      : tn('{n} is undecided.', '{n} are undecided.', odds.open, { n: odds.open })
  return {
    what: winnableOf(isLeast(odds), shuffles),
    share: claimOf(odds),
    low: odds.low,
    high: odds.high,
    n: dealsOf(odds),
    source: [
      open,
      t('Deals {deals}, decided by the solver; {method} interval.', {
        deals: odds.deals,
        method: odds.method,
      }),
      odds === all
        ? t('If you see only the table you win less often.')
        : t('The lower bound comes from the games won below.'),
    ].join(' '),
  }
}

function winnableOf(least: boolean, shuffles: boolean): string {
  if (shuffles)
    return least
      ? t('Winnable deals, with all cards and shuffles known: at least this share')
      : t('Winnable deals, with all cards and shuffles known')
  return least
    ? t('Winnable deals, with all cards known: at least this share')
    : t('Winnable deals, with all cards known')
}

function figureOfHonest(honest: Odds): Figure {
  const n = dealsOf(honest)
  return {
    what: t('Deals won with hints, seeing only the table'),
    share: honest.won / n,
    low: honest.low,
    high: honest.high,
    n,
    source: t(
      'Deals {deals}, played by Longwood as its hints advise (version {player}); {method} interval.',
      {
        deals: honest.deals,
        player: honest.player,
        method: honest.method,
      },
    ),
  }
}

/** Moves from which a game counts as of medium length, and from which as long: about a third of the games each. */
export const [few, many] = [80, 140]

/** How long a game takes, by the moves that were measured; null if they were not. */
export function lengthOf({ length }: { length: number | null }): 'short' | 'medium' | 'long' | null {
  if (length === null) return null
  return length < few ? 'short' : length < many ? 'medium' : 'long'
}
