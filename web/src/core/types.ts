/** The interface between the page and the core (C++ in WebAssembly). The page knows no rule: all it shows comes from here. */

import type {
  Advice,
  Calls,
  Decision,
  Fault,
  GameFacts,
  GameListed,
  Graded,
  Loss,
  MissingGame,
  NamedCards,
  PlayerFigures,
  PlayerRatings,
  Review,
  SavedGame,
  Step,
  Table,
  Turning,
} from './face'
export type * from './face'

export type Outcome<T> = T | Fault

export type DealCode = Table['deal']
/** A deal to be laid out: `kind` is the number of one whose hidden cards are chosen in play. */
export type DealAsked = DealCode | { kind: string }
export type HandAct = NonNullable<Table['hand']>['act']
/** A primitive change, in order. */
export type Edit = Step['edits'][number]

/** Questions about the game in play, none of which changes it. */
export type Questions = Pick<Calls, 'whyNot' | 'gesture' | 'stuck' | 'look'>

/** Calls that the page passes on unchanged. */
type Plain = Pick<
  Calls,
  | 'facts'
  | 'openRecord'
  | 'openTries'
  | 'glance'
  | 'replayed'
  | 'play'
  | 'undo'
  | 'redo'
  | 'restart'
  | 'jump'
  | 'annotate'
  | 'ranked'
  | 'safe'
  | 'finish'
  | 'tree'
  | 'state'
  | 'where'
>

/** The core's interface for one person's game. All calls are synchronous and take well under a frame. */
export interface Core extends Questions, Plain {
  /** Called when a call failed even in a fresh instance; the game is unchanged. */
  troubled: ((fault: Fault) => void) | null

  /** Switches to the language of a catalogue; null is English. */
  speak(catalogue: Uint8Array | null): void
  /** All games in the chooser's order, each under the book's own rule set. */
  games(): GameListed[]
  /** Famous games that Longwood does not have, the most famous first, each with similar ones that it has. */
  missing(): MissingGame[]
  /** Facts about the game in play, under its options. */
  playedFacts(): Outcome<GameFacts>
  /** Lays out a new game; the deal is a number from 0 to 2^64-1, a deck or a board. */
  open(game: string, set: string, deal: DealAsked): Outcome<Step>
  /** A deal out of a packed list of deals proved winnable, which must be of this very rule set, or with `earlier` of an earlier version of it; `random` chooses. Of these grades, unless they do not tell how hard a deal is; with `earlier` of these in any case. None of those `dealt` before, unless there is no other. */
  proved(
    game: string,
    set: string,
    list: Uint8Array<ArrayBuffer>,
    grades: Grades,
    random: bigint,
    earlier?: boolean,
    dealt?: readonly string[],
  ): Outcome<Graded>
  /** The game in play, up to here. */
  saved(): SavedGame
  /** The same as text. */
  record(): string
  /** The game in play with all its branches, for `openTries`. */
  tries(): string
  /** A saved game up to its first moves, followed by `more`. No move is checked. */
  read(record: string, first?: number, more?: readonly string[]): Outcome<SavedGame>
  /** Figures of reviewed games, oldest first. */
  playerFigures(games: readonly { game: string; balance: string }[]): Outcome<PlayerFigures>
  /** The ratings of one player by these games, oldest first. */
  rate(games: readonly RatedGame[]): Outcome<PlayerRatings>
}

/** A finished game by which a player is rated (`Calls.rate`). */
export interface RatedGame {
  game: string
  set: string
  deal: string
  origin: 'random' | 'listed' | 'chosen'
  won: boolean
  undo: number
  hint: number
  peek: number
  listWon: number
  listGames: number
  /** Empty without a review. */
  balance: string
}

/** From the easiest to the hardest grade wanted: 1 is the easiest fifth of a game's winnable deals, 5 the hardest. */
export type Grades = readonly [easiest: number, hardest: number]

/** The verdict and its time in milliseconds. */
export interface Verdict extends Decision {
  ms: number
}

export type TurningPoint = Pick<Turning, 'move' | 'sure' | 'foresees' | 'instead'>

/** The advice, and whether time ran out before a hint was chosen; asking again then continues the search. */
export interface Advised extends Advice {
  late: boolean
}

/** The chance that a hint has shown after so many moves; a review shows the same. */
export interface Heard {
  at: number
  share: number
  low: number
  high: number
}

/** The background solver: a worker with a module of its own. A crashed worker is replaced, and the call fails with a Fault. */
export interface Oracle {
  /** The module, compiled off the page's thread; rejects if it cannot be loaded at all. */
  module(): Promise<WebAssembly.Module>
  /** Decides the position a record ends in, within what suits play unless a budget is given; `progress` is called a few times a second with the positions searched. */
  verdict(
    record: string,
    budget: { nodes?: number; ms?: number },
    progress?: (nodes: number) => void,
  ): Promise<Outcome<Verdict>>
  /** The move that lost the record's game. */
  turningPoint(record: string, progress?: (done: number, of: number) => void): Promise<Outcome<TurningPoint>>
  /** Why the position a record ends in is lost; `undecided` if that takes too many positions. */
  whyLost(record: string): Promise<Outcome<Loss>>
  /** Whether these cards, in notation, can all come home from where a record ends. */
  blockers(cards: string, record: string): Promise<Outcome<NamedCards>>
  /**
   * What to do next in the current position of the tries. `progress` is called soon with a first figure, then with better
   * ones; the answer comes when the figure is good, or after `ms` as soon as the first hint is final. If the plan is being
   * followed, the next call keeps the plan and its figure.
   */
  advice(tries: string, ms: number, progress?: (advice: Advice) => void): Promise<Outcome<Advised>>
  /** Luck and play in the game that leads to where these tries, or this record, stand, with the chances `heard` of hints: by `progress` coarse after a second or two, then finer; the answer is fine, or comes after `ms`. */
  review(
    game: string,
    ms: number,
    progress?: (review: Review) => void,
    heard?: readonly Heard[],
  ): Promise<Outcome<Review>>
  /** The first deal from `start` on that can be won, tried one after another. */
  winnable(
    game: string,
    set: string,
    start: string,
    progress?: (tried: number) => void,
  ): Promise<Outcome<{ deal: string; line: string[] }>>
  /** Switches to the language of a catalogue; null is English. */
  speak(catalogue: Uint8Array | null): void
  /** Cancels all computations; pending calls resolve with a Fault "cancelled". */
  cancel(): void
}
