import type { Searches } from './searches'
import type { Core, Outcome } from './types'

/** Far more than the moves of any game. */
const endless = 2000

/** How a game by hint no. 1 alone ended; `round` if it came back to a position, or went on without end. */
export type Ending = 'won' | 'lost' | 'round'

/**
 * Plays a deal by hint no. 1 alone, requested again at every move, by the calls that the page's worker makes: the hint is
 * taken as soon as it is chosen.
 */
export async function followed(
  core: Core,
  searches: Searches,
  game: string,
  set: string,
  number: string,
): Promise<Ending> {
  const sure = <T extends object>(outcome: Outcome<T>): T => {
    if ('fault' in outcome) throw new Error(outcome.fault)
    return outcome
  }
  let { table } = sure(core.open(game, set, { number }))
  const met = new Set<string>()
  for (let moves = 0; table.standing === 'playing'; ++moves) {
    const place = JSON.stringify([
      table.piles.map((pile) => pile.map(({ id }) => id)),
      table.redealsLeft,
      table.remarks,
    ])
    if (met.has(place) || moves === endless) return 'round'
    met.add(place)
    const ask = async () => sure(await searches.advice(core.tries(), 0, () => undefined))
    let advice = await ask()
    // on a slow machine the time runs out before a hint is chosen
    while (advice.late) advice = await ask()
    const [first] = advice.hints
    if (advice.verdict === 'lost' || first === undefined) return 'lost'
    const step = core.play(first.text)
    if ('refusal' in step) throw new Error(step.refusal.text)
    table = step.table
  }
  return table.standing === 'won' ? 'won' : 'lost'
}
