/** What passes between the core (C++ in WebAssembly) and the page. The page knows no rule: all it shows is here. */

import type { GameFacts, PileIndex } from './facts'
import type { PlayerFigures } from './figures'
export type * from './facts'
export type { Mean, PlayerFigures } from './figures'

/** What a move is, in the core's words. `lay` takes cards from one pile to another; the rest are docs/library/notation.md's. */
export type Act = 'lay' | 'deal' | 'turn' | 'refill' | 'redeal' | 'pair' | 'exchange'

/** A card's code as docs/library/notation.md writes it: "7S", "TH". */
export type Face = string

/** A card on the table. `id` is the same card's throughout a game; `face` is null while the player may not see it. */
export interface CardSeen {
  id: number
  face: Face | null
}

export interface LegalMove {
  /** In notation: "3-sa", "deal". */
  text: string
  act: Act
  /** -1 where the move names no pile. */
  from: PileIndex
  to: PileIndex
  /** Cards moved together, for `lay`; else 0. */
  count: number
  /** The move brings cards home. */
  home: boolean
  /** "the seven of clubs to column 2, on the eight of clubs" */
  words: string
}

/** Why a move is refused. */
export interface Refusal {
  /** Stable name: "bottom_row_serves_aces". */
  code: string
  /** The numbered sentence on which it rests; 0 for none. */
  sentence: number
  /** The one reason that matters most, without a full stop: "the bottom row serves the aces while cards are in hand". */
  reason: string
  /** "Not allowed: the bottom row serves the aces while cards are in hand (rule 7)." */
  text: string
}

/** What the hand (stock) would do now if it were clicked: its move, or why there is none. */
export type HandAct = { move: LegalMove } | { refusal: Refusal }

export type DealCode = { number: string } | { deck: string } | { board: string }

export type Standing = 'playing' | 'won' | 'over'

/** A position as the player sees it. */
export interface Table {
  game: string
  set: string
  deal: DealCode
  /** By pile, base first; the last card is the exposed one. */
  piles: CardSeen[][]
  /** Where gaps are kept: by pile, how many rows were dealt, and the row of each of its cards; else null. */
  rows?: { laid: number; rows: number[] }[] | null
  moves: LegalMove[]
  /** Null in a game without a hand. */
  hand: { pile: PileIndex; size: number; act: HandAct } | null
  standing: Standing
  /** The one thing worth saying now, and the sentence it rests on (0 for none). */
  say: { text: string; sentence: number }
  home: number
  /** Cards that can come home: 52 or 104. */
  of: number
  /** -1 in a game without redeals. */
  redealsLeft: number
  /** Further facts of the position in words: "The exchange has not been used". */
  remarks: string[]
  /** The pile onto which the next card in hand falls; -1 if that is not settled. */
  next: PileIndex
  /** Cards whose place the player cannot know. 0 means that a verdict gives nothing away. */
  unknown: number
  /** Moves made from the start to here. */
  length: number
  /** The present node of the tree of tries. */
  node: number
  undo: boolean
  redo: boolean
}

/** A primitive change, in order; see lib/core/table.hpp. Counters (`set`) are left out. */
export type Edit =
  | { kind: 'shift' | 'pour'; from: PileIndex; to: PileIndex; count: number }
  | { kind: 'swap'; from: PileIndex; to: PileIndex }
  | { kind: 'shuffle'; pile: PileIndex }

/** What a change of the game gives back. */
export interface Step {
  table: Table
  /** What happened, in order, since the table shown before; empty after a jump. For `undo` the edits are those that led back. */
  edits: Edit[]
  /** The same in sentences, fit to be read aloud. */
  told: string
  /** The move made, or null for a new table, undo, redo and jumps. */
  move: LegalMove | null
}

/** A node of the tree of tries; node 0 is the start. */
export interface TryNode {
  parent: number
  /** In notation; empty for the start. */
  move: string
  words: string
  children: number[]
  standing: Standing
  /** What the player wrote on this position, and how he calls the branch that begins with this move; may be empty. */
  note: string
  name: string
}

/** What a player may write to a position. */
export type AnnotationKind = 'note' | 'name'

/** One line that names the fault and the mend. */
export interface Fault {
  fault: string
}

export type Outcome<T> = T | Fault

/** A legal move and what the rule of thumb, which sees only what the player sees, thinks of it. */
export interface RankedMove extends LegalMove {
  worth: number
  /** "goes home", "lays bare the seven of spades", "makes a vacancy"; may be empty. */
  reason: string
}

/** What may be asked of the game in play, which no answer changes. */
export interface Questions {
  /** A move in notation, if it is allowed here; else why it is not. */
  whyNot(move: string): { move: LegalMove } | { refusal: Refusal }
  /**
   * What laying the last `count` cards of `from` on `to` may mean: a move, or a refusal with the most telling reason.
   * The order of `from` and `to` does not matter for pairs and exchanges.
   */
  gesture(from: PileIndex, count: number, to: PileIndex): { move: LegalMove } | { refusal: Refusal }
  /** Why nothing at all can be done with the last `count` cards of a pile. */
  stuck(from: PileIndex, count: number): Refusal
  /** A pile from its base with what may be looked at in it (`PileFacts.look`); null for a card that stays covered. */
  look(pile: PileIndex): (Face | null)[]
}

/** A deal out of a list, with its grade from 1 to 5, and how many games with deals of this grade the honest player won; `earlier` if proved under earlier rules. */
export interface Graded {
  deal: string
  grade: number
  won: number
  games: number
  earlier: boolean
}

/** The core's door for one person's game. All calls are synchronous and take well under a frame. */
export interface Core extends Questions {
  /** Told when a call failed even in a fresh instance; the game is as it was before that call. */
  troubled: ((fault: Fault) => void) | null

  /** Speaks from now on the language of a catalogue; null is English. */
  speak(catalogue: Uint8Array | null): void
  /** All games in the chooser's order, each under the book's own rule set. */
  games(): GameFacts[]
  facts(game: string, set: string): Outcome<GameFacts>
  /** Of the game in play, under all its options. */
  playedFacts(): Outcome<GameFacts>

  /** Lays out a new game; the deal is a number from 0 to 2^64-1, a deck or a board. */
  open(game: string, set: string, deal: DealCode): Outcome<Step>
  /** A deal of these grades out of a packed list of deals proved winnable, which must be of this very rule set, or with `earlier` of an earlier version of it; `random` chooses. */
  proved(
    game: string,
    set: string,
    list: Uint8Array<ArrayBuffer>,
    grades: Grades,
    random: bigint,
    earlier?: boolean,
  ): Outcome<Graded>
  /** Opens a record's text by replaying it; fails at the first move that the rules forbid. */
  openRecord(text: string): Outcome<Step>
  /** Opens what `tries` wrote, with every branch. */
  openTries(text: string): Outcome<Step>
  /** The piles of a deal after the moves of a record or of tries, and how it stands, without touching the game in play: for pictures and to judge what was kept. */
  glance(text: string): Outcome<{ piles: CardSeen[][]; standing: Standing }>

  play(move: string): Step | { refusal: Refusal }
  undo(): Step | null
  redo(): Step | null
  restart(): Step
  /** Goes to a node of the tree. */
  jump(node: number): Outcome<Step>
  /** Writes one line to a node of the tree; an empty text takes away what stood there. */
  annotate(node: number, kind: AnnotationKind, text: string): Outcome<Step>

  /** The legal moves, best first by the rule of thumb. */
  ranked(): RankedMove[]
  /** Plays home after which nothing can be lost that was not lost before, to be made one after another; often empty. */
  safe(): string[]
  /** Plays home only, in order, that end the game won; null if there are none. */
  finish(): string[] | null

  tree(): TryNode[]
  /** The game as far as here, as a record. */
  record(): string
  /** Record and all branches, for `openTries`. */
  tries(): string
  /** The position in a few sentences, for a screen reader. */
  state(): string
  /** Where the cards of this face lie, as far as the player knows, in a sentence. */
  where(face: Face): string

  /** Of reviewed games, the oldest first. */
  playerFigures(games: readonly { game: string; balance: string }[]): Outcome<PlayerFigures>
}

/** From the easiest to the hardest grade wanted: 1 is the easiest fifth of a game's winnable deals, 5 the hardest. */
export type Grades = readonly [easiest: number, hardest: number]

/** All-knowing: every card and shuffle to come is known to it. */
export interface Verdict {
  verdict: 'won' | 'lost' | 'open'
  /** For `lost`, where it can be seen without search: why, as the end of a sentence; else empty. */
  because: string
  /** Positions searched, and milliseconds. */
  nodes: number
  ms: number
  /** For `won`: moves from here that win. */
  line: string[]
}

/** Where a lost game was lost: it could be won before this move (from 1) of the record's line. */
export interface TurningPoint {
  /** 0: the deal itself cannot be won. */
  move: number
  /** Whether the position before it is proved winnable; else it is the first proved loss. */
  sure: boolean
  /** Moves that would have kept it, from the position before. */
  instead: string[]
}

/** A move that is advised: the first of a plan. */
export interface Hint extends LegalMove {
  /** What speaks for it at sight; may be empty. */
  reason: string
  /** The whole plan, up to the move that shows something new, or that wins. */
  plan: string[]
  /** How it turns out, in few words: "about 31 %", "about 31 % (15 to 53 %)", "wins". */
  figure: string
}

/** What to do next, by nothing but what the player knows (docs/research/methods-honest.md); the words are those of `longwood advise`. */
export interface Advice {
  /** The best first; empty if no move leads on. */
  hints: Hint[]
  /** The first hint stands; before, it is what looked best at sight. */
  chosen: boolean
  /** Where no card is hidden: what is proved, and then nothing is estimated. */
  verdict: 'won' | 'lost' | 'open' | null
  /** Games played out, with the unseen cards dealt again. */
  tried: number
  /** How often one who goes on as advised wins, and the ends of its interval (95 %); fractions of 1. */
  share: number
  low: number
  high: number
  /** The same in words, "about 2 %" and "1.1 to 4 %"; empty as long as nothing is known. */
  figure: string
  margin: string
  /** The figure, with the margin where that is wide. */
  brief: string
  /** What happens so often: "Going on as advised wins"; empty where nothing is estimated. */
  claim: string
  /** What must be said where nobody measured how true such chances are; mostly empty. */
  doubt: string
  /** What the figure is of, in a sentence. */
  worth: string
  /** How many of these games one who saw every card could win, in a sentence; may be empty. */
  foreseen: string
}

/** The chance of a position of a reviewed game; fractions of 1, `reach` half the width of its interval (95 %). */
export interface ReviewedPosition {
  share: number
  reach: number
  /** "about 45 %", "won", "lost", "not decided". */
  figure: string
}

/** A move of a reviewed game (docs/play/review.md). */
export interface ReviewedMove {
  move: string
  words: string
  /** Something came to light with it. */
  shows: boolean
  mark: '' | 'forced' | 'costly' | 'only move' | 'brilliant'
  loss: number
  /** Half the width of the loss's interval. */
  reach: number
  luck: number
  /** The better plan, if there is one. */
  better: string[]
  /** What is worth saying of it, in a sentence or two; may be empty. */
  told: string
}

/** What was luck in a game, and what was play; positions and moves are empty until there is a first figure for all. */
export interface Review {
  /** How much of the work is done, from 0 to 1. */
  progress: number
  /** One more than moves. */
  chances: ReviewedPosition[]
  steps: ReviewedMove[]
  /** The costliest moves, numbered from 0, the worst first; three at most. */
  worst: number[]
  /** What is said of the whole game, in sentences. */
  words: string[]
  /** What was tried and taken back, a sentence each. */
  tries: string[]
  loss?: number
  luck?: number
  /** Half the widths of their intervals. */
  loss_reach?: number
  luck_reach?: number
  kept?: number
  /** The five figures of the game as a line to be kept, for `Core.playerFigures`. */
  balance?: string
}

/** The background solver: a worker with a module of its own. A crashed worker is replaced, and the call fails with a Fault. */
export interface Oracle {
  /** Decides the position a record ends in, within what suits play unless a budget is given; `progress` is called a few times a second with the positions searched. */
  verdict(
    record: string,
    budget: { nodes?: number; ms?: number },
    progress?: (nodes: number) => void,
  ): Promise<Outcome<Verdict>>
  /** Where the record's game was lost. */
  turningPoint(record: string, progress?: (done: number, of: number) => void): Promise<Outcome<TurningPoint>>
  /**
   * What to do next from where the tries stand. `progress` is called soon with a first figure, then with better ones; the
   * answer comes when the figure is good, or after `ms` as soon as the first hint stands. Asked again while its plan is
   * followed it goes on with that plan and the same figure.
   */
  advice(tries: string, ms: number, progress?: (advice: Advice) => void): Promise<Outcome<Advice>>
  /** Luck and play in the game that leads to where these tries, or this record, stand: by `progress` coarse after a second or two, then finer; the answer is fine, or comes after `ms`. */
  review(game: string, ms: number, progress?: (review: Review) => void): Promise<Outcome<Review>>
  /** The first deal from `start` on that can be won, tried one after another. */
  winnable(
    game: string,
    set: string,
    start: string,
    progress?: (tried: number) => void,
  ): Promise<Outcome<{ deal: string; line: string[] }>>
  /** Speaks from now on the language of a catalogue; null is English. */
  speak(catalogue: Uint8Array | null): void
  /** Gives up whatever is being computed; pending calls resolve with a Fault "cancelled". */
  cancel(): void
}
