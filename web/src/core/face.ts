/** What passes between the core and the page. Made from app/face by `cmake --build --preset release --target longwood_face_files`: change it there. */

/** One line that says what is wrong and how to correct it. */
export interface Fault {
  fault: string
}

/** What a list of games says of each; `facts` has the rest. */
export interface GameListed {
  id: string
  title: string
  source: string
  /** In another language than English also names which its translators know. */
  knownAs: KnownAs[]
  mistaken: Mistaken[]
  rulesVersion: number
  packs: number
  /** Cards in play: 52 or 104. */
  cards: number
  set: string
  /** The version of the set, which a record names from the second on. */
  setVersion: number
  sets: RuleSetFacts[]
  book: string
  chapter: string
  /** One plain sentence: what one does. */
  aim: string
  /** How many deals can be won by one who knows every card; null while no study of this rule set is published. */
  odds: Odds | null
  /** How many the honest player wins, who sees only the table; likewise. */
  honest: Odds | null
}

/** A game under one of its rule sets: facts that never change during play. */
export interface GameFacts {
  id: string
  title: string
  source: string
  /** In another language than English also names which its translators know. */
  knownAs: KnownAs[]
  mistaken: Mistaken[]
  rulesVersion: number
  packs: number
  /** Cards in play: 52 or 104. */
  cards: number
  set: string
  /** The version of the set, which a record names from the second on. */
  setVersion: number
  /** Choices in which the game departs from the set, as a record names them; mostly empty. */
  besides: string
  /** Every choice that is not the book's, whether the set makes it or not: "vacancy=any-card corner=open"; mostly empty. */
  choices: string
  sets: RuleSetFacts[]
  /** Every pile is in exactly one. */
  groups: PileGroup[]
  piles: PileFacts[]
  book: string
  chapter: string
  /** One line: what the player tries to do. */
  object: string
  /** One plain sentence: what one does. */
  aim: string
  /** The first moves of a deal, for a newcomer; null under rules for which there are none. */
  lesson: Lesson | null
  /** The sentence by which cards go home while they are dealt; 0 where none do. */
  dealtHome: number
  /** The words of the books that stand in its sentences. */
  terms: Term[]
  sentences: Sentence[]
  notes: Note[]
  comparison: Comparison
  /** How many deals can be won by one who knows every card; null while no study of this rule set is published. */
  odds: Odds | null
  /** How many the honest player wins, who sees only the table; likewise. */
  honest: Odds | null
}

/** What a change of the game gives back. */
export interface Step {
  table: Table
  /** What happened, in order, since the table shown before; empty after a jump. For `undo` those that led back. Counters are left out. */
  edits: (MovedCards | SwappedCards | ShuffledPile)[]
  /** The same in sentences, fit to be read aloud. */
  told: string
  /** The move made, or null for a new table, undo, redo and jumps. */
  move: LegalMove | null
}

/** A deal out of a list. */
export interface Graded {
  deal: string
  /** From 1, the easiest fifth of a game's winnable deals, to 5, the hardest. */
  grade: number
  /** How many games with deals of this grade the honest player won. */
  won: number
  games: number
  /** It was proved under earlier rules. */
  earlier: boolean
  /** Grades of its list tell how hard a deal is. */
  telling: boolean
}

/** The piles of a deal after the moves of a record, and how it stands. */
export interface Glance {
  piles: CardSeen[][]
  standing: Standing
}

export interface Refused {
  refusal: Refusal
}

export interface Allowed {
  move: LegalMove
}

/** What a player may write to a position. */
export type AnnotationKind = 'note' | 'name'

/** A pile's number within its game: the index into `GameFacts.piles` and `Table.piles`. */
export type PileIndex = number

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
  /** The same without the number of the rule, for who shows it beside. */
  told: string
}

/** A card's code as docs/library/notation.md writes it: "7S", "TH". */
export type Face = string

/** A legal move and what the rule of thumb, which sees only what the player sees, thinks of it. */
export interface RankedMove extends LegalMove {
  worth: number
  /** "goes home", "frees the seven of spades", "makes a vacancy"; may be empty. */
  reason: string
}

/** A node of the tree of tries; node 0 is the start. */
export interface TryNode {
  /** -1 for the start. */
  parent: number
  /** In notation; empty for the start. */
  move: string
  words: string
  children: number[]
  standing: Standing
  /** What the player wrote on this position; may be empty. */
  note: string
  /** What the branch that begins with this move is called; may be empty. */
  name: string
}

/** Those of games in their order. */
export interface PlayerFigures extends FigureSums {
  /** The losses of the games in their order, a few in each part. */
  trend: Mean[]
  /** The numbers of the lines, from 0, that are damaged or of another version; they count in nothing. */
  stale: number[]
}

/** All-knowing: every card and shuffle to come is known to it. */
export interface Decision {
  verdict: VerdictName
  /** For `lost`, where it can be seen without search: why, as the end of a sentence; else empty. */
  because: string
  /** Positions searched. */
  nodes: number
  /** For `won`: moves from here that win. */
  line: string[]
}

/** Where a lost game was lost: it could be won before this move (from 1) of the record's line. */
export interface Turning {
  /** Whether it is proved lost at all. */
  lost: boolean
  /** 0: the deal itself cannot be won. */
  move: number
  /** Whether the position before it is proved winnable; else it is the first proved loss. */
  sure: boolean
  /** Moves that would have kept it, from the position before. */
  instead: string[]
  /** Positions of the line that were decided. */
  done: number
  of: number
}

/** What to do next, by nothing but what the player knows (docs/research/methods-honest.md); the words are those of `longwood advise`. */
export interface Advice {
  /** The best first; empty if no move leads on. */
  hints: Hint[]
  /** The first hint stands; before, it is what looked best at sight. */
  chosen: boolean
  /** Where no card is hidden: what is proved, and then nothing is estimated. */
  verdict: VerdictName | null
  /** Games played out, with the unseen cards dealt again. */
  tried: number
  /** How often a player who follows the hints wins, and the ends of its interval (95 %). */
  share: Share
  low: Share
  high: Share
  /** The same in words, "about 2 %" and "1.1 to 4 %"; empty as long as nothing is known. */
  figure: string
  margin: string
  /** The figure, with the margin where that is wide. */
  brief: string
  /** What happens so often: "If you follow the hints you win"; empty where nothing is estimated. */
  claim: string
  /** What must be said where such chances were not shown to be true; mostly empty. */
  doubt: string
  /** What the figure is of, in a sentence. */
  worth: string
  /** How many of these games one who saw every card could win, in a sentence; may be empty. */
  foreseen: string
}

/** Games of a plan that were played out since the last answer. */
export interface Sample {
  tried: number
  /** The mean of the chances that they ended with, 1 for a win; 0 of those that were left open. */
  share: Share
  open: number
}

/** A share of 1: a fraction, to a millionth. */
export type Share = number

/** What was luck in a game, and what was play; positions and moves are empty until there is a first figure for all. */
export interface Review {
  /** How much of the work is done, from 0 to 1. */
  progress: Share
  /** This and the figures up to the balance are left out where they are not told. */
  loss?: Share
  luck?: Share
  /** Half the widths of their intervals. */
  lossReach?: Share
  luckReach?: Share
  kept?: Share
  /** The five figures of the game as a line to be kept, for `playerFigures`. */
  balance?: string
  /** One more than moves. */
  chances: ReviewedPosition[]
  steps: ReviewedMove[]
  /** The costliest moves, numbered from 0, the worst first; three at most. */
  worst: number[]
  /** What is said of the whole game, in sentences. */
  words: string[]
  /** What was tried and taken back, a sentence each. */
  tries: string[]
}

/** Another name under which a game, or one of its rule sets, is known. */
export interface KnownAs {
  name: string
  source: string
  /** The rule set that bears the name; empty for the book's own. */
  set: string
}

/** A name that players may take for this game, and what bears it. */
export interface Mistaken {
  name: string
  is: string
}

export interface RuleSetFacts {
  id: string
  version: number
  title: string
  source: string
  /** One line: what it is. */
  about: string
}

/** What a study found of a rule set. */
export interface Odds {
  /** The version of the honest player whose wins these are; 0 where the figures say how many deals can be won, all cards being known. */
  player: number
  won: number
  lost: number
  open: number
  /** The share that can be won lies between these, with 95 % confidence. */
  low: Share
  high: Share
  /** "0-9999" */
  deals: string
  method: string
}

export interface PileGroup {
  /** "columns" */
  name: string
  role: Role
  piles: PileIndex[]
}

export interface PileFacts {
  /** Its name in notation: "sa", "3", "L1", "talon". */
  id: string
  /** Its name in words: "column 3", "the family of spades rising from the ace". */
  words: string
  /** The group's name: "columns". */
  group: string
  /** Cards here are done with: a family, a foundation, the pairs gone out. */
  home: boolean
  /** Under this rule set there is no such pile. */
  absent: boolean
  look: Look
}

/** The first moves of a deal that can be won. */
export interface Lesson {
  deal: string
  moves: ShownMove[]
}

/** A word of the books, in the forms in which it stands in sentences, and what it means. */
export interface Term {
  forms: string[]
  means: string
}

/** A numbered rule in our own words. The number is its place in `GameFacts.sentences`, from 1. */
export interface Sentence {
  text: string
  /** Book, game, paragraph and sentence, as the book is cited in every language; empty where no book says it. */
  source: string
  /** What is said of the book besides, "the losing is understood"; often empty. */
  besides: string
  /** This rule set says something else here than the book. */
  departs: boolean
}

/** A point on which the authorities differ. */
export interface Note {
  /** The sentence it concerns, from 1. */
  sentence: number
  point: string
  readings: string
  ours: string
}

/** How the authorities play a game, side by side. */
export interface Comparison {
  /** The book first. */
  authorities: Authority[]
  points: Point[]
}

/** A position as the player sees it. */
export interface Table {
  game: string
  set: string
  deal: DealNumber | DealDeck | DealBoard
  /** By pile, base first; the last card is the exposed one. */
  piles: CardSeen[][]
  /** By pile, where gaps are kept; else null. */
  rows: PileRows[] | null
  moves: LegalMove[]
  /** Null in a game without a hand. */
  hand: Hand | null
  standing: Standing
  /** The one thing worth saying now. */
  say: Saying
  home: number
  /** Cards that can come home: 52 or 104, or fewer where some stay at the heads of columns. */
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

/** The last cards of a pile move to another, their order kept (`shift`) or reversed (`pour`). */
export interface MovedCards {
  kind: 'shift' | 'pour'
  from: PileIndex
  to: PileIndex
  count: number
}

/** The exposed cards of two piles change places. */
export interface SwappedCards {
  kind: 'swap'
  from: PileIndex
  to: PileIndex
}

/** A pile is shuffled. */
export interface ShuffledPile {
  kind: 'shuffle'
  pile: PileIndex
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

export interface CardSeen {
  /** The same card's throughout a game. */
  id: number
  /** Null while the player may not see it. */
  face: Face | null
}

export type Standing = 'playing' | 'won' | 'over'

/** What many reviewed games of one player were owed to (docs/play/review.md). */
export interface FigureSums {
  games: number
  won: number
  first: Mean
  luck: Mean
  loss: Mean
  /** How far what these games lost together may be off, in games. */
  lostReach: Share
  /** The chance that was left in games given up. */
  left: Mean
  /** Of games that had a chance. */
  kept: Mean
  /** What would have been won had no decision cost anything. */
  byLuck: Mean
  /** What such play wins in the long run, luck taken out. */
  byPlay: Mean
}

/** A mean over games. */
export interface Mean {
  n: number
  mean: Share
  /** Half the width of its interval (95 %). */
  reach: Share
}

/** What is proved of a position, every card and shuffle to come being known. */
export type VerdictName = 'open' | 'won' | 'lost'

/** A move that is advised: the first of a plan. */
export interface Hint extends LegalMove {
  /** What speaks for it at sight; may be empty. */
  reason: string
  /** The whole plan, up to the move that shows something new, or that wins. */
  plan: string[]
  /** How it turns out: "about 31 %", "about 31 % (15 to 53 %)", "wins". */
  figure: string
}

/** The chance of a position of a reviewed game. */
export interface ReviewedPosition {
  /** This and its reach are left out where they are not told. */
  share?: Share
  /** Half the width of its interval (95 %). */
  reach?: Share
  /** "about 45 %", "won", "lost", "undecided", "not shown". */
  figure: string
}

/** A move of a reviewed game (docs/play/review.md). */
export interface ReviewedMove {
  move: string
  words: string
  /** Something came to light with it. */
  shows: boolean
  mark: Mark
  /** This, its reach and the luck are left out where they are not told. */
  loss?: Share
  /** Half the width of the loss's interval. */
  reach?: Share
  luck?: Share
  /** The better plan, if there is one. */
  better: string[]
  /** What is worth saying of it, in a sentence or two; may be empty. */
  told: string
}

/** What a group of piles is for, in every game alike: `family` is built up, `held` keeps cards for the families, `tableau` is played on, `reserve` is played from, `turned` is the card just turned, `talon` keeps those not played, `court` only looks on. */
export type Role = 'family' | 'held' | 'out' | 'court' | 'tableau' | 'reserve' | 'turned' | 'talon' | 'hand'

/** Whether covered cards may be looked at: by a rule of the set's author, or as an aid to memory, all having lain open. */
export type Look = 'no' | 'rule' | 'aid'

/** A move that shows how a game goes, and the sentence by which it is made, from 1. */
export interface ShownMove {
  move: string
  sentence: number
}

/** Whoever says how a game is played. */
export interface Authority {
  title: string
  citation: string
  /** The rule set which plays so, or empty. */
  set: string
}

/** How each authority settles one point. */
export interface Point {
  sentence: number
  question: string
  /** In the order of the authorities. */
  readings: Reading[]
}

export interface DealNumber {
  /** As text: a number of JavaScript holds no 64 bits. */
  number: string
}

export interface DealDeck {
  deck: string
}

export interface DealBoard {
  board: string
}

export interface PileRows {
  /** How many rows were dealt. */
  laid: number
  /** The row of each of its cards. */
  rows: number[]
}

export interface Hand {
  pile: PileIndex
  size: number
  /** What it would do now if it were clicked: its move, or why there is none. */
  act: Allowed | Refused
}

/** Something to say, and the sentence it rests on (0 for none). */
export interface Saying {
  text: string
  sentence: number
}

/** What a move is. `lay` takes cards from one pile to another; the rest are docs/library/notation.md's. */
export type Act = 'lay' | 'deal' | 'turn' | 'refill' | 'redeal' | 'pair' | 'exchange'

/** What stands out in a move of a review. */
export type Mark = '' | 'forced' | 'costly' | 'only move' | 'brilliant'

export interface Reading {
  /** Empty: it is silent. */
  text: string
  /** It says so itself; else it is read so by us. */
  says: boolean
  citation: string
}

/** Calls that are answered at once. */
export interface Calls {
  /** Speaks from now on the language of a catalogue. */
  speak(catalogue: Uint8Array): null | Fault
  /** Speaks English from now on. */
  speakEnglish(): null
  /** All games in the chooser's order, each under the book's own rule set. */
  listGames(): GameListed[]
  /** A game under a rule set; the book's own if none is named. */
  facts(game: string, set: string): GameFacts | Fault
  /** The game in play, under all its options. */
  playedFacts(): GameFacts
  /** Lays out a new game; the deal is a number from 0 to 2^64-1, a deck or a board. */
  open(game: string, set: string, kind: 'number' | 'deck' | 'board', deal: string): Step | Fault
  /** A deal out of a packed list of deals proved winnable, which must be of this very rule set, or with `earlier` of an earlier version of it; `random` chooses. Of these grades, unless they do not tell how hard a deal is; with `earlier` of these in any case. */
  proved(game: string, set: string, easiest: number, hardest: number, random: number | bigint, earlier: boolean, list: Uint8Array): Graded | Fault
  /** Opens a record's text by replaying it; fails at the first move that the rules forbid. */
  openRecord(record: string): Step | Fault
  /** Opens what `tries` wrote, with every branch. */
  openTries(tries: string): Step | Fault
  /** The piles of a deal after the moves of a record or of tries, and how it stands, without touching the game in play. */
  glance(text: string): Glance | Fault
  /** Makes a move, in notation, if it is allowed; else says why it is not. */
  play(move: string): Step | Refused
  /** A move, in notation, if it is allowed here; else why it is not. */
  whyNot(move: string): Allowed | Refused
  /** Takes the last move back; null at the start. */
  undo(): Step | null
  /** Makes the move again that was made here last; null if none was. */
  redo(): Step | null
  /** Goes back to the start; `redo` leads on again. */
  restart(): Step
  /** Goes to a node of the tree. */
  jump(node: number): Step | Fault
  /** Writes one line to a node of the tree; an empty text takes away what stood there. */
  annotate(node: number, kind: AnnotationKind, text: string): Step | Fault
  /** What laying the last `count` cards of `from` on `to` may mean: a move, or a refusal with the most telling reason. The order of `from` and `to` does not matter for pairs and exchanges. */
  gesture(from: PileIndex, count: number, to: PileIndex): Allowed | Refused
  /** Why nothing at all can be done with the last `count` cards of a pile; of a vacant one, why none goes there. */
  stuck(from: PileIndex, count: number): Refusal
  /** A pile from its base with what may be looked at in it (`PileFacts.look`); null for a card that stays covered. */
  look(pile: PileIndex): (Face | null)[]
  /** The legal moves, best first by the rule of thumb. */
  ranked(): RankedMove[]
  /** Plays home after which nothing can be lost that was not lost before, to be made one after another; often empty. */
  safe(): string[]
  /** Plays home only, in order, that end the game won; null if there are none. */
  finish(): string[] | null
  /** Everything tried. */
  tree(): TryNode[]
  /** The game as far as here, as a record. */
  record(): string
  /** Record and all branches, for `openTries`. */
  tries(): string
  /** The position in a few sentences, for a screen reader. */
  state(): string
  /** Where the cards of this face lie, as far as the player knows, in a sentence. */
  where(face: string): string
  /** Of reviewed games, the oldest first: a line for each, the game's name, a space and the balance of its review. */
  playerFigures(games: string): PlayerFigures
  /** Adds games that helpers played out to the advice in progress; whether more are wanted. */
  accept(tried: number, share: Share, open: number): boolean
  /** Time runs out for the review that is the task: what is left is soon done. */
  windUp(): null
}

/** Tasks: a call begins one, and answers null or a Fault; what it has found is read meanwhile. */
export interface Tasks {
  /** Decides the position a record ends in. */
  verdict(budget: number | bigint, record: string): Decision
  /** Finds where the record's game was lost. */
  turningPoint(budget: number | bigint, record: string): Turning
  /** What to do next from where the tries stand. Asked again while its plan is followed it goes on with that plan and the same figure. */
  advice(tries: string): Advice
  /** Plays out a plan from where the tries stand, in worlds of this part from number `from` on, without end. */
  assist(plan: string, part: number, from: number, tries: string): Sample
  /** Tells luck from play in the game that leads to where these tries, or this record, stand; `samples` worlds a decision at most. */
  review(samples: number, game: string): Review
}
