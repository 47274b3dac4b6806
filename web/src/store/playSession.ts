import type { Table } from '../core/types'
import type { Assists, Begun, Origin } from './begun'
import type { Entry, Result } from './log'
import { hasOwnMoves, type Save } from './saves'
import { freshId } from './ids'

export const noAssists: Readonly<Assists> = { undo: 0, hint: 0, peek: 0 }

/** A deal as one text: the number, the cards, or the board. */
export const dealText = ({ deal }: Pick<Table, 'deal'>): string =>
  'number' in deal ? deal.number : 'deck' in deal ? deal.deck : deal.board

/**
 * One person at one game, from the deal to its end, over as many visits as it takes: the clock and the helps taken.
 * The clock runs only between `go` and `stop`. Its times are milliseconds awake, and are handed in.
 */
export class PlaySession {
  readonly begun: Begun
  readonly assists: Assists
  #before: number
  #since: number | null = null
  /** When the game was last kept: a clock that is set back must not make what is later look older. */
  #kept: number

  constructor(begun: Begun, played = 0, assists: Assists = noAssists, kept = 0) {
    this.#kept = kept
    this.begun = begun
    this.assists = { ...assists }
    this.#before = played
  }

  /** A new game. */
  static fresh(
    player: string,
    origin: Origin,
    now: number,
    besides: Pick<Begun, 'day' | 'on' | 'race' | 'rivals' | 'puzzle' | 'shown' | 'drawn'> = {},
  ): PlaySession {
    return new PlaySession({ id: freshId(), player, origin, started: now, ...besides })
  }

  /** A game resumed. */
  static resumed(save: Save): PlaySession {
    return new PlaySession(save, save.played, save.assists, save.kept)
  }

  go(now: number): void {
    this.#since ??= now
  }

  stop(now: number): void {
    this.#before = this.played(now)
    this.#since = null
  }

  /** Milliseconds on the clock. */
  played(now: number): number {
    return this.#before + (this.#since === null ? 0 : Math.max(0, now - this.#since))
  }

  helped(by: keyof Assists): void {
    this.assists[by]++
  }

  /** The game as it is to be kept, at this time and after so much time awake. */
  save(table: Table, tries: string, record: string, rules: number, now: number, active: number): Save {
    const { id, player, origin, started, day, on, race, rivals, puzzle, shown, drawn } = this.begun
    this.#kept = Math.max(now, this.#kept + 1)
    return {
      id,
      player,
      origin,
      started,
      game: table.game,
      set: table.set,
      deal: dealText(table),
      tries,
      played: this.played(active),
      assists: { ...this.assists },
      kept: this.#kept,
      length: table.length,
      // such a game counts as lost, though moves can still be made
      standing: table.deadEnd ? 'over' : table.standing,
      left: table.of - table.home,
      redeals: table.redeals,
      node: table.node,
      ...(table.kind === null ? {} : { kind: true }),
      rules,
      record,
      ...(table.counters === null ? {} : { counters: table.counters }),
      ...(day === undefined ? {} : { day }),
      ...(on === undefined ? {} : { on }),
      ...(race === undefined ? {} : { race }),
      ...(rivals === undefined ? {} : { rivals }),
      ...(puzzle === undefined ? {} : { puzzle }),
      ...(shown === undefined ? {} : { shown }),
      ...(drawn === undefined ? {} : { drawn }),
    }
  }
}

/**
 * The log entry of a game that ends or is left for another; null for a puzzle or a kind deal, or if no move of the
 * player is left.
 * `dealLost` says that the deal itself is proved impossible to win.
 */
export function entryOf(save: Save, now: number, dealLost = false): Entry | null {
  if (!hasOwnMoves(save) || save.origin === 'puzzle' || save.kind) return null
  const result: Result =
    save.standing === 'won'
      ? 'won'
      : save.standing === 'over'
        ? 'lost'
        : dealLost
          ? 'unwinnable'
          : 'abandoned'
  const {
    id,
    player,
    origin,
    game,
    set,
    deal,
    rules,
    started,
    played,
    assists,
    left,
    redeals,
    record,
    day,
    on,
    counters,
    drawn,
  } = save
  return {
    id,
    player,
    origin,
    game,
    set,
    deal,
    rules,
    started,
    played,
    assists: { ...assists },
    left,
    redeals,
    record,
    result,
    ended: now,
    moves: save.length,
    by: 'player',
    ...(counters === undefined ? {} : { counters }),
    ...(day === undefined ? {} : { day }),
    ...(on === undefined ? {} : { on }),
    ...(drawn === undefined ? {} : { drawn }),
  }
}
