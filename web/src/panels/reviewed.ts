import type { Review, ReviewedMove, ReviewedPosition } from '../core/types'
import { t } from '../words/say.svelte'

/** The words of a review and what they mean (docs/play/review.md); and the marks of its curve. */

export interface Meant {
  word: string
  means: string
}

export const means = () => ({
  chance: t(
    'How often a player who follows the hints wins from here. Estimated from simulated games in which the unseen cards are dealt differently.',
  ),
  luck: t(
    'What the cards gave you. For every move that showed a card, the chance after it minus the chance before it, added up. 100 points are one game.',
  ),
  play: t(
    'What your decisions cost. For every move, the chance of the best plan minus the chance of yours, added up. Both are measured in the same simulated games.',
  ),
  kept: t(
    'The share of your chances you kept. Each costly move multiplies it by (chance of your plan ÷ chance of the best plan). A costly move loses at least one point and more than its margin of error.',
  ),
})

/** The chance of a position in words. One whose range is wide is worth nothing yet, and is not shown. */
export const shownFigure = ({ reach = 0, close, figure }: ReviewedPosition): string =>
  reach === 0 || close ? figure : t('chance not known closely')

/** What is said of the whole game. Where chances are estimated, nothing is said of them until they are close. */
export function wordsOf(review: Review, busy: boolean): string[] {
  const estimates = review.kept !== undefined && review.chances.some(({ reach = 0 }) => reach > 0)
  if (!estimates || review.close) return review.words
  return [
    busy
      ? t('The figures are shown as soon as they are known to within 15 points.')
      : t('Luck and decisions are not known closely enough to be shown: the range is wider than 15 points.'),
  ]
}

/** What may be said of a move in a word. */
export const marks = (): Record<Exclude<ReviewedMove['mark'], ''>, Meant> => ({
  forced: { word: t('no choice'), means: t('This was the only legal move, so it is neither good nor bad.') },
  costly: {
    word: t('costly'),
    means: t(
      'It lost at least one point and more than its margin of error, or it lost a game that was proved winnable.',
    ),
  },
  'only move': {
    word: t('only move'),
    means: t(
      'The best plan that starts with another move loses ten points or more, and more than its margin of error.',
    ),
  },
  brilliant: {
    word: t('brilliant'),
    means: t(
      'Nothing is hidden, there were at least six moves, and this is the only one that wins; the others are proved to lose.',
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
