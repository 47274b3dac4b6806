/** What passes of many reviewed games: the sums that the core makes of them. */

/** A mean over `n` games in fractions of 1, and half the width of its interval (95 %). */
export interface Mean {
  n: number
  mean: number
  reach: number
}

/** What many reviewed games of one player were owed to (docs/play/review.md). */
export interface PlayerFigures {
  games: number
  won: number
  first: Mean
  luck: Mean
  loss: Mean
  /** How far what these games lost together may be off, in games. */
  lostReach: number
  /** The chance that was left in games given up. */
  left: Mean
  /** Of games that had a chance. */
  kept: Mean
  /** What would have been won had no decision cost anything. */
  byLuck: Mean
  /** What such play wins in the long run, luck taken out. */
  byPlay: Mean
  /** The losses of the games in their order, a few in each part. */
  trend: Mean[]
  /** The numbers of the lines, from 0, that are damaged or of another version; they count in nothing. */
  stale: number[]
}
