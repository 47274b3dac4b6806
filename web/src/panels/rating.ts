import type { Rating, Ratings } from '../core/types'
import { t, tn } from '../words/say.svelte'

/** The word for a range of ratings, in the language in use; empty for a word that is unknown. */
export function wordOf(word: string): string {
  const words: Partial<Record<string, () => string>> = {
    beginner: () => t('Beginner'),
    learner: () => t('Learner'),
    player: () => t('Player', {}, 'rating'),
    'strong player': () => t('Strong player'),
    expert: () => t('Expert'),
    master: () => t('Master'),
  }
  return words[word]?.() ?? ''
}

/** "1430 (1380 to 1480)", or that it is not known yet; what the games do not bound is not said. `short` leaves a whole interval out. */
export function ratingWords({ value, low, high, known }: Rating, short = false): string {
  if (!known) return t('not known yet')
  if (high === undefined) return t('at least {rating}', { rating: low! })
  if (low === undefined) return t('at most {rating}', { rating: high })
  return short || value === undefined
    ? String(value ?? '')
    : t('{value} ({low} to {high})', { value, low, high })
}

/** Which games do not count, and which count although help was used. */
export function leftOut({ helpedLost, helped, chosen, repeated, unmeasured }: Ratings): string[] {
  const parts = [
    helpedLost > 0 && tn('{n} game lost with help counts.', '{n} games lost with help count.', helpedLost),
    helped > 0 &&
      tn('{n} game won with help does not count.', '{n} games won with help do not count.', helped),
    chosen > 0 &&
      tn(
        '{n} game does not count: its deal was chosen, shared, or dealt before there were ratings.',
        '{n} games do not count: their deals were chosen, shared, or dealt before there were ratings.',
        chosen,
      ),
    repeated > 0 &&
      tn(
        '{n} game of a deal played before does not count.',
        '{n} games of deals played before do not count.',
        repeated,
      ),
    unmeasured > 0 &&
      tn(
        '{n} game does not count because no chance was measured.',
        '{n} games do not count because no chances were measured.',
        unmeasured,
      ),
  ]
  return parts.filter((part) => part !== false)
}
