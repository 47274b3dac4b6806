import type { Core, Oracle, SavedGame, Table, TurningPoint, Verdict } from '../core/types'
import type { Known } from '../panels/known'

/** What is known about the position's future with all cards known. */
export interface Foreseen extends Known {
  /** The player does not see all cards, so this is a spoiler. */
  allKnowing: boolean
}

/** Moves from the deal on, the last of which lost the game; none if the deal itself is lost. */
interface Fall extends TurningPoint {
  line: readonly string[]
}

/** `line` begins with these moves. */
const begins = (line: readonly string[], first: readonly string[]) =>
  first.length <= line.length && first.every((move, at) => move === line[at])

/**
 * "Can it still be won?", kept up to date in the background. Where the player can know every card it is always there;
 * else only after it was asked for, and until the next game.
 */
export class Foresight {
  /** All losing lines of this game found so far. */
  #falls = $state.raw<readonly Fall[]>([])
  /** The moves that led to the current position. */
  #line = $state.raw<readonly string[]>([])
  seen = $state.raw<Foreseen | null>(null)
  verdict = $state.raw<Verdict | null>(null)
  /** The losing move of the line in play. A lost game stays lost, so this holds for every line with the same beginning and for no other. */
  readonly turning: TurningPoint | null = $derived(
    this.#falls.find(({ line }) => begins(this.#line, line)) ?? null,
  )
  /** Losing lines that the player has left for the current one. */
  readonly #left = $derived(this.#falls.filter(({ line }) => !begins(this.#line, line)))
  /** Their losing moves, in order. */
  readonly recovered: number[] = $derived(
    [...new Set(this.#left.map(({ move }) => move))].sort((a, b) => a - b),
  )
  /** That they lost is known only with future shuffles known. */
  readonly recoveredForesees: boolean = $derived(this.#left.some(({ foresees }) => foresees))
  /** The current position is proved won. */
  get isWon(): boolean {
    return this.verdict?.verdict === 'won'
  }
  /** The current position is proved lost. */
  get isLost(): boolean {
    return this.turning !== null || this.verdict?.verdict === 'lost'
  }
  /** What went wrong with the last search, for a person. */
  fault = $state('')
  /** The player asked for the verdict although cards are hidden. */
  asked = $state(false)

  #oracle: Oracle
  #core: Core
  #say: (fault: string) => void
  #turn = 0

  /** `say` tells the player that a search failed. */
  constructor(core: Core, oracle: Oracle, say: (fault: string) => void) {
    this.#core = core
    this.#oracle = oracle
    this.#say = say
  }

  /** Forgets all that belongs to another game. */
  reset(): void {
    this.asked = false
    this.seen = null
    this.#falls = []
    this.#line = []
  }

  /** Cancels the current search. */
  stop(): void {
    this.#turn++
    this.#oracle.cancel()
  }

  /**
   * Looks at a new position; resolves when nothing more will follow. `told` gets the verdict as soon as it is known;
   * of a loss, with the move that made it, unless that cannot be found.
   */
  async look(table: Table, told?: (verdict: Verdict['verdict'], since?: number) => void): Promise<void> {
    this.stop()
    const saved = this.#core.saved()
    this.#line = saved.moves
    this.verdict = null
    this.fault = ''
    const allKnowing = table.unknown > 0
    if (table.standing === 'won' || (allKnowing && !this.asked)) {
      this.seen = null
      return
    }
    const turn = this.#turn
    const current = () => turn === this.#turn
    const show = (kind: Foreseen['kind'], more: Partial<Foreseen> = {}) => {
      this.seen = { kind, nodes: 0, length: 0, since: undefined, allKnowing, ...more }
    }
    const deciding = (nodes = 0) => {
      if (current()) show(this.turning ? 'lost' : 'deciding', { nodes, ...this.#since() })
    }
    if (this.turning || this.seen === null || this.seen.allKnowing !== allKnowing) deciding()
    // an immediate verdict should not flicker
    const patience = setTimeout(deciding, 150)
    const answer = await this.#oracle.verdict(saved.record, {}, deciding)
    clearTimeout(patience)
    if (!current()) return
    if ('fault' in answer) {
      this.fault = answer.fault
      this.#say(answer.fault)
      show('open')
      return
    }
    this.verdict = answer
    const { nodes, because, foresees } = answer
    // after a losing move, an undecided position is still lost
    const lost = this.isLost
    show(lost ? 'lost' : answer.verdict, {
      ...{ nodes, because, foresees, length: answer.line.length },
      ...this.#since(),
    })
    if (!lost) return told?.(answer.verdict)
    await this.#turned(saved, current)
    if (!current()) return
    show('lost', { nodes, because, foresees, ...this.#since() })
    told?.('lost', this.turning?.move)
  }

  /** The move since which the line in play is lost, if known. */
  #since(): Partial<Foreseen> {
    const { turning } = this
    return turning ? { since: turning.move, sure: turning.sure, foresees: turning.foresees } : {}
  }

  /** Finds where the line of a game was lost, unless that is known. */
  async #turned({ record, moves }: SavedGame, current: () => boolean): Promise<void> {
    if (this.turning) return
    const turning = await this.#oracle.turningPoint(record)
    if (!current()) return
    if ('fault' in turning) {
      this.fault = turning.fault
      return
    }
    const line = moves.slice(0, turning.move)
    this.#falls = [...this.#falls.filter((fall) => !begins(fall.line, line)), { ...turning, line }]
  }
}
