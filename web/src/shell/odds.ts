import type { GameFacts, Odds } from '../core/types'
import type { Figure } from '../panels/figure'

const million = 1e6

/** What is said of a game's odds on its tile, and briefly. All cards being known, as the study knew them. */
export function oddsWords(odds: Odds): { words: string; brief: string; share: number } {
  const n = odds.won + odds.lost + odds.open
  // what a study has not excluded is not claimed
  const share = odds.won === n ? odds.low / million : odds.won / n
  const tenths = Math.round(share * 10)
  const say = (deals: string, brief: string) => ({
    words: `${deals} can be won`,
    brief: `${brief} can be won`,
    share,
  })
  if (share > 0.985) return say('Nearly every deal', 'Nearly all')
  if (tenths >= 4) return say(`${tenths} deals in 10`, `${tenths} in 10`)
  const of = Math.round(1 / Math.max(share, 1 / n))
  return say(`One deal in ${of}`, `1 in ${of}`)
}

/** How often one wins who sees only the table and plays well; likewise. */
export function playedWords(honest: Odds): { words: string; share: number } {
  const n = honest.won + honest.lost + honest.open
  const share = honest.won / n
  const tenths = Math.round(share * 10)
  if (honest.won === 0) return { words: `Good play wins fewer than 1 in ${n}`, share }
  if (share > 0.985) return { words: 'Good play wins nearly all', share }
  if (tenths >= 3) return { words: `Good play wins ${Math.min(tenths, 9)} in 10`, share }
  return { words: `Good play wins 1 in ${Math.round(1 / share)}`, share }
}

/** The same with its interval, for the page of the book; and how many the honest player wins. */
export function figuresOf({ odds, honest }: GameFacts): Figure[] | undefined {
  if (odds === null) return undefined
  return honest === null ? [figureOfAll(odds)] : [figureOfAll(odds), figureOfHonest(honest)]
}

function figureOfAll(odds: Odds): Figure {
  const n = odds.won + odds.lost + odds.open
  const all = odds.won === n
  const open = odds.open === 0 ? 'None was left undecided.' : `${odds.open} were left undecided.`
  return {
    what: `${all ? 'At least this share of deals' : 'Deals that'} can be won, every card being known`,
    share: all ? odds.low / million : odds.won / n,
    low: odds.low / million,
    high: odds.high / million,
    n,
    source: `${open} Deals ${odds.deals}, by the solver; ${odds.method} interval. Who sees only the table wins less often.`,
  }
}

function figureOfHonest(honest: Odds): Figure {
  const n = honest.won + honest.lost
  return {
    what: 'Deals won by one who sees only the table and goes on as hints advise',
    share: honest.won / n,
    low: honest.low / million,
    high: honest.high / million,
    n,
    source: `Deals ${honest.deals}, by the best player we know (version ${honest.player}); ${honest.method} interval.`,
  }
}
