import type { Core, Oracle, Table } from '../core/types'
import { tied } from '../panels/words'
import { t, tn } from '../words/say.svelte'

/** How long the chance of a position is estimated, in milliseconds. */
const time = 5_000

/** The chance of a position that the player was in. */
interface Seen {
  moves: readonly string[]
  unknown: number
  low: number
  words: string
}

const begins = (line: readonly string[], first: readonly string[]) =>
  first.length < line.length && first.every((move, at) => move === line[at])

/**
 * Says when the player's chance has fallen. It compares the present position with the last one before it whose chance is
 * known, and speaks only if the two intervals do not overlap. It stays silent where chances were not compared with results,
 * nor where no card is hidden: there the verdict is shown.
 */
export class ChanceWatch {
  readonly #core: Core
  readonly #oracle: Oracle
  readonly #tell: (words: string) => void
  #seen: Seen[] = []
  #turn = 0

  constructor(core: Core, oracle: Oracle, tell: (words: string) => void) {
    this.#core = core
    this.#oracle = oracle
    this.#tell = tell
  }

  /** Another game is in play. */
  forget(): void {
    this.#seen = []
    this.#turn++
  }

  /** Looks at a new position; whether its chance became known. */
  async look(table: Table): Promise<boolean> {
    const turn = ++this.#turn
    if (table.standing !== 'playing' || table.deadEnd || table.unknown === 0) return false
    const { moves } = this.#core.saved()
    this.#seen = this.#seen.filter((one) => begins(moves, one.moves))
    const advice = await this.#oracle.advice(this.#core.tries(), time)
    if (turn !== this.#turn || 'fault' in advice || !advice.chosen) return false
    const { figure, margin, doubt, verdict, low, high } = advice
    if (verdict !== null || figure === '' || doubt !== '') return false
    const before = this.#seen.at(-1)
    const words = tied(margin === '' ? figure : `${figure} (${margin})`)
    this.#seen.push({ moves, unknown: table.unknown, low, words })
    if (before && high < before.low) this.#tell(fallen(before, words, moves.length, table.unknown))
    return true
  }
}

function fallen(before: Seen, now: string, length: number, unknown: number): string {
  const words = t('Your chance has fallen to {now}; before move {n} it was {then}.', {
    now,
    n: before.moves.length + 1,
    then: before.words,
  })
  const why =
    unknown === before.unknown
      ? tn(
          'You have seen no new card since then: your move lowered it.',
          'You have seen no new card since then: your moves lowered it.',
          length - before.moves.length,
        )
      : t('You have seen new cards since then, so it may be bad luck.')
  return `${words} ${why}`
}
