import type { ReviewedMove } from '../core/types'
import { t } from '../words/say.svelte'

/** The words of a review and what they mean (docs/play/review.md); and the marks of its curve. */

export interface Meant {
  word: string
  means: string
}

export const means = () => ({
  chance: t(
    'How often an honest player, who sees only the table, wins from here: estimated from games played out with the unseen cards dealt again.',
  ),
  luck: t(
    'What the cards gave: the sum, over all moves that showed something, of the chance after less the chance before. A point is a hundredth of a game.',
  ),
  play: t(
    'What the decisions lost: the sum, over all moves, of the chance of the best plan less that of the plan taken, by the same worlds.',
  ),
  kept: t(
    'The product, over all costly moves, of the chance of the plan taken by that of the best plan. A costly move lost more than its margin, and a point at least.',
  ),
})

/** What may be said of a move in a word. */
export const marks = (): Record<Exclude<ReviewedMove['mark'], ''>, Meant> => ({
  forced: { word: t('no choice'), means: t('No other move was legal: it can be neither good nor bad.') },
  costly: {
    word: t('costly'),
    means: t('It lost at least a point and more than its margin, or it lost a game that was proved won.'),
  },
  'only move': {
    word: t('only move'),
    means: t(
      'The best other plan that was tried begins otherwise and loses ten points or more, and more than its margin.',
    ),
  },
  brilliant: {
    word: t('brilliant'),
    means: t(
      'Nothing is hidden, there were six moves or more, all others are proved to lose, and the game is proved won after it.',
    ),
  },
})

/** In a box from -8 to 8. */
export const shapes = {
  gave: 'M0 -6L6 5H-6Z',
  took: 'M0 6L6 -5H-6Z',
  costly: 'M0 -7L6 0L0 7L-6 0Z',
  only: 'M-5 -5H5V5H-5Z',
}
