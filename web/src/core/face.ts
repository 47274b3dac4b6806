/** What passes between the core and the page. Made from app/face by `cmake --build --preset release --target longwood_face_files`: change it there. */

/** One line with the problem and its fix. */
export interface Fault {
  fault: string
}

/** A game in a list of games; `facts` has the rest. */
export interface GameListed {
  id: string
  title: string
  source: string
  /** In other languages, also names added by translators. */
  knownAs: KnownAs[]
  mistaken: Mistaken[]
  rulesVersion: number
  packs: number
  /** Cards in play: 52 or 104. */
  cards: number
  set: string
  /** Version of the rule set; saved games name it from version 2 on. */
  setVersion: number
  sets: RuleSetFacts[]
  book: string
  chapter: string
  /** The aim in one plain sentence. */
  aim: string
  /** Whether the player ever has a choice. */
  chooses: boolean
  /** Whether some cards cannot be seen when a deal begins. */
  hidden: boolean
  /** Whether a redeal shuffles. */
  shuffles: boolean
  /** Winnable deals; null if no study is published. */
  odds: Odds | null
  /** Games won with hints; or null. */
  honest: Odds | null
  /** What a player learns from the game, in a sentence; may be empty. */
  teaches: string
  /** "pairs" if cards go out two by two; otherwise "dealing" if they are played while they are dealt, "talon" if the hand is turned to a talon, "hand" if it is dealt to the table, "open" if all cards lie on the table. */
  genre: string
  /** Moves of a game won with hints, the median; null if that was not measured. */
  length: number | null
  /** By how many rating points the hints are above the rule of thumb; null if that was not measured. */
  skill: Skill | null
}

/** A game that players look for and that Longwood does not have. */
export interface MissingGame {
  title: string
  others: string[]
  /** The ids of Longwood's nearest games. */
  near: string[]
  /** What these share with it, in a sentence. */
  why: string
}

/** A game under one of its rule sets. Nothing here changes during play. */
export interface GameFacts {
  id: string
  title: string
  source: string
  /** In other languages, also names added by translators. */
  knownAs: KnownAs[]
  mistaken: Mistaken[]
  rulesVersion: number
  packs: number
  /** Cards in play: 52 or 104. */
  cards: number
  set: string
  /** Version of the rule set; saved games name it from version 2 on. */
  setVersion: number
  /** Options that differ from the rule set, as a saved game names them; usually empty. */
  besides: string
  /** All options that differ from the book: "vacancy=any-card corner=open"; usually empty. */
  choices: string
  sets: RuleSetFacts[]
  /** Each pile is in exactly one group. */
  groups: PileGroup[]
  piles: PileFacts[]
  /** Null if the page draws the table from its own file or from the groups of piles. */
  figure: Figure | null
  book: string
  chapter: string
  object: string
  /** The aim in one plain sentence. */
  aim: string
  /** The first moves of a deal, for beginners; null if these rules have none. */
  lesson: Lesson | null
  /** The number of the rule by which cards go home during the deal; 0 if none do. */
  dealtHome: number
  /** Words of the books in the rules. */
  terms: Term[]
  sentences: Sentence[]
  /** On the sentences that these rules leave as the book has them. */
  notes: Note[]
  comparison: Comparison
  /** Whether the player ever has a choice. */
  chooses: boolean
  /** Whether hidden cards can be chosen while the game is played, so that it can be won. */
  kindDeals: boolean
  /** Whether some cards cannot be seen when a deal begins. */
  hidden: boolean
  /** Whether a redeal shuffles. */
  shuffles: boolean
  /** Winnable deals; null if no study is published. */
  odds: Odds | null
  /** Games won with hints; or null. */
  honest: Odds | null
  /** What a player learns from the game, in a sentence; may be empty. */
  teaches: string
  /** "pairs" if cards go out two by two; otherwise "dealing" if they are played while they are dealt, "talon" if the hand is turned to a talon, "hand" if it is dealt to the table, "open" if all cards lie on the table. */
  genre: string
  /** Moves of a game won with hints, the median; null if that was not measured. */
  length: number | null
  /** By how many rating points the hints are above the rule of thumb; null if that was not measured. */
  skill: Skill | null
}

/** The result of a change of the game. */
export interface Step {
  table: Table
  /** Changes since the previous table, in order; empty after a jump. */
  edits: (MovedCards | SwappedCards | ShuffledPile)[]
  /** The changes in sentences, for reading aloud. */
  told: string
  /** The move; null for a new table, undo, redo and jumps. */
  move: LegalMove | null
  /** The game up to here. */
  saved: SavedGame
  /** The saved game with all branches, for `openTries`. */
  tries: string
}

/** A deal from a list. */
export interface Graded {
  deal: string
  /** 1 (the easiest fifth of the winnable deals) to 5 (the hardest). */
  grade: number
  /** Games with deals of this grade that were won with hints. */
  won: number
  games: number
  /** Whether it was proved under earlier rules. */
  earlier: boolean
  /** Whether grades matter in this list. */
  telling: boolean
  /** Whether all such deals had been dealt before. */
  again: boolean
}

/** The result of the moves of a saved game. */
export interface Glance {
  game: string
  piles: CardSeen[][]
  standing: Standing
  home: number
  saved: SavedGame
}

/** A saved game, with its parts. */
export interface SavedGame {
  /** The saved game without its moves and notes. */
  start: string
  /** In notation. */
  moves: string[]
  record: string
}

export interface Refused {
  refusal: Refusal
}

export interface Allowed {
  move: LegalMove
}

/** What a player can write on a position. */
export type AnnotationKind = 'note' | 'name'

/** The number of a pile: the index into `GameFacts.piles` and `Table.piles`. */
export type PileIndex = number

/** Why a move is refused. */
export interface Refusal {
  /** Stable name: "bottom_row_serves_aces". */
  code: string
  /** The number of its rule; 0 for none. */
  sentence: number
  /** The reason alone: "the bottom row serves the aces". */
  reason: string
  /** "Not allowed: the bottom row serves the aces (rule 7)." */
  text: string
  /** The same without the number of the rule. */
  told: string
}

/** A card's code (docs/library/notation.md): "7S", "TH". */
export type Face = string

/** A legal move with its rating by the rule of thumb, which uses only visible cards. */
export interface RankedMove extends LegalMove {
  worth: number
  /** "frees the seven of spades"; may be empty. */
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
  /** The player's note; may be empty. */
  note: string
  /** The name of the branch that begins with this move; may be empty. */
  name: string
}

/** Statistics of games in their order. */
export interface PlayerFigures extends FigureSums {
  /** The losses through decisions over time, each entry a group of games. */
  trend: Mean[]
  /** Lines, from 0, that were ignored because they are damaged or of another version. */
  stale: number[]
}

/** The ratings of one player. */
export interface PlayerRatings {
  /** Over all games. */
  all: Ratings
  /** Each game and rule set that was played. */
  games: GameRatings[]
  /** Numbers of the lines, from 0, that are damaged and were ignored. */
  stale: number[]
}

/** A verdict with all cards and shuffles known. */
export interface Decision {
  verdict: VerdictName
  /** For a loss known without search, the reason, as the end of a sentence; otherwise empty. */
  because: string
  /** Whether it depends on how a later redeal shuffles. */
  foresees: boolean
  nodes: number
  /** For `won`, the moves that win from here. */
  line: string[]
}

/** The move that lost a game: before it, the game could be won. Numbered from 1. */
export interface Turning {
  /** Whether the game is proved lost. */
  lost: boolean
  /** 0: the deal itself cannot be won. */
  move: number
  /** Whether the position before it is proved winnable. */
  sure: boolean
  /** Whether it depends on how a later redeal shuffles. */
  foresees: boolean
  /** Moves that would have kept the win. */
  instead: string[]
  /** Positions decided so far. */
  done: number
  of: number
}

/** Why a position is lost (docs/research/why-lost.md). */
export interface Loss {
  /** `undecided` if the limit of positions was reached. */
  found: 'undecided' | 'winnable' | 'lost'
  /** The cards that can never all be home at once; without any one of them, the others can. */
  cannot: NeverHome[]
  /** Whether no smaller set has this property. */
  fewest: boolean
  /** The cards of `cannot` that lie under a card which no line of play can move. */
  pins: Covering[]
  /** Cards that hold one another where they lie; may be empty. */
  holds: HeldCard[]
  /** The number of cards in `holds`. */
  holding: number
  /** Whether the reasons depend on cards that the player has not seen; otherwise they hold wherever those lie. */
  unseen: boolean
  /** Whether they depend on how a later redeal shuffles. */
  foresees: boolean
  /** Whether the position is proved lost wherever the cards lie that the player has not seen. */
  everywhere: boolean
  /** Positions followed. */
  positions: number
  /** The reasons in sentences. */
  words: string[]
}

/** Whether cards that the player names can all come home at once. */
export interface NamedCards {
  /** `undecided` if the limit of positions was reached. */
  found: 'undecided' | 'can' | 'cannot'
  /** The number of cards named. */
  named: number
  /** Of these, the fewest that cannot all come home. */
  enough: NeverHome[]
  /** Whether they cannot all come home and none can be left out. */
  minimal: boolean
  /** The answer in sentences. */
  words: string[]
}

/** What to do next, using only what the player knows (docs/research/methods-honest.md). The words are those of `longwood advise`. */
export interface Advice {
  /** Best first; empty if there is no useful move. */
  hints: Hint[]
  /** Whether the first hint is final. */
  chosen: boolean
  /** The verdict, if no card is hidden. */
  verdict: VerdictName | null
  /** Simulated games; if the chance comes from `lines`, the number of games that would be as precise. */
  tried: number
  /** Lines of play examined, if the chance comes from them; otherwise 0. */
  lines: number
  /** Whether no game is simulated: each of `tried` deals of the unseen cards is valued by finished games. */
  valued: boolean
  /** The estimated chance of winning with hints, and its 95 % interval. */
  share: Share
  low: Share
  high: Share
  /** The same in words, "about 2 %" and "1.1 to 4 %"; empty until something is known. */
  figure: string
  margin: string
  /** Whether the figure is a share, not empty or a word for a certain result. */
  isShare: boolean
  /** The figure, with its margin if that is wide. */
  brief: string
  /** The event that has this chance: "If you follow the hints you win"; may be empty. */
  claim: string
  /** A warning if such chances were not compared with results; usually empty. */
  doubt: string
  /** The meaning of the figure, in a sentence. */
  worth: string
  /** How many of these games are winnable, in a sentence; may be empty. */
  foreseen: string
}

/** Simulated games of a plan since the last answer. */
export interface Sample {
  tried: number
  /** The mean of their final chances: 1 for a win, 0 for undecided games. */
  share: Share
  open: number
}

/** A fraction of 1, to a millionth. */
export type Share = number

/** Luck and decisions in a game. Positions and moves are empty until each has a first figure. */
export interface Review {
  /** Progress, from 0 to 1. */
  progress: Share
  /** This and the figures up to `balance` are missing if this game shows no chances. */
  loss?: Share
  luck?: Share
  /** Half the widths of the intervals (95 %) of `loss` and `luck`. */
  lossReach?: Share
  luckReach?: Share
  kept?: Share
  /** Whether these figures are known to within 15 points. */
  close: boolean
  /** The five figures of the game as a line to be stored, for `playerFigures`. */
  balance?: string
  /** One more than there are moves. */
  chances: ReviewedPosition[]
  steps: ReviewedMove[]
  /** Up to three costliest moves, worst first, numbered from 0. */
  worst: number[]
  /** A summary of the game, in sentences. */
  words: string[]
  /** Moves that were tried and undone, a sentence each. */
  tries: string[]
}

/** Another name of a game or of one of its rule sets. */
export interface KnownAs {
  name: string
  source: string
  /** The rule set with this name; empty for the book's own. */
  set: string
}

/** A name that belongs to another game, and the title of that game. */
export interface Mistaken {
  name: string
  is: string
}

export interface RuleSetFacts {
  id: string
  version: number
  title: string
  source: string
  about: string
}

/** The result of a study of a rule set. */
export interface Odds {
  /** Version of the hints that played these games; 0 for winnable deals, with all cards known. */
  player: number
  won: number
  lost: number
  open: number
  /** The share, as a 95 % interval. */
  low: Share
  high: Share
  /** "0-9999" */
  deals: string
  method: string
}

/** A difference of two ratings. */
export interface Skill {
  /** The ends of its 95 % interval. */
  low: number
  high: number
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
  /** Whether cards here are finished: a family or discarded pairs. */
  home: boolean
  /** Whether this rule set lacks the pile. */
  absent: boolean
  look: Look
}

/** How the table of a game is arranged. */
export interface Figure {
  /** For a board that is wider than high. */
  wide: FigureView[]
  tall: FigureView[]
}

/** The first moves of a winnable deal. */
export interface Lesson {
  deal: string
  moves: ShownMove[]
}

/** A word of the books, in the forms that occur in sentences, and its meaning. */
export interface Term {
  forms: string[]
  means: string
}

/** A rule in our own words. Its number is its place in `GameFacts.sentences`, from 1. */
export interface Sentence {
  text: string
  /** Book, game, paragraph and sentence, the same in every language; empty if no book says it. */
  source: string
  /** A remark on the source; often empty. */
  besides: string
  /** Whether this rule set differs from the book here. */
  departs: boolean
}

/** A point on which the sources differ. */
export interface Note {
  /** The number of its rule, from 1. */
  sentence: number
  point: string
  readings: string
  ours: string
}

/** How the sources play a game, side by side. */
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
  /** Of a kind deal, the number of the deal with which it began; otherwise null. */
  kind: string | null
  /** By pile, base first; the last card is exposed. */
  piles: CardSeen[][]
  /** By pile, in games that keep gaps; otherwise null. */
  rows: PileRows[] | null
  moves: LegalMove[]
  /** Null if the game has no hand. */
  hand: Hand | null
  standing: Standing
  /** Whether the game is lost although moves are left: none of the moves that can still be reached brings another card home. */
  deadEnd: boolean
  /** The most important message now. */
  say: Saying
  home: number
  /** Cards that can come home. */
  of: number
  /** Counters won so far, below 0 if lost; null if the game is not played for them. */
  counters: number | null
  /** -1 if the game has no redeals. */
  redealsLeft: number
  /** Redeals made. */
  redeals: number
  /** More facts about the position: "The exchange has not been used". */
  remarks: string[]
  /** The pile of the next card in hand, or -1. */
  next: PileIndex
  /** Cards whose place the player cannot know. If 0, a verdict reveals nothing. */
  unknown: number
  /** Whether a later redeal shuffles. */
  shuffleAhead: boolean
  length: number
  /** The current node of the tree of tries. */
  node: number
  undo: boolean
  redo: boolean
}

/** The last cards of a pile move to another, in the same (`shift`) or reversed (`pour`) order. */
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
  /** -1 if the move names no pile. */
  from: PileIndex
  to: PileIndex
  count: number
  home: boolean
  /** "the seven of clubs to column 2, on the eight of clubs" */
  words: string
}

export interface CardSeen {
  id: number
  /** Null if the player may not see it. */
  face: Face | null
}

export type Standing = 'playing' | 'won' | 'over'

/** Luck and decisions in many reviewed games of one player (docs/research/review-method.md). */
export interface FigureSums {
  games: number
  won: number
  first: Mean
  luck: Mean
  loss: Mean
  /** Margin of the total loss of these games, in games. */
  lostReach: Share
  /** The chance left in games that were given up. */
  left: Mean
  /** The share of the chances that was kept, over games that had a chance. */
  kept: Mean
  /** Expected wins with perfect decisions. */
  byLuck: Mean
  /** Expected wins with these decisions, without luck. */
  byPlay: Mean
}

/** A mean over games. */
export interface Mean {
  n: number
  mean: Share
  /** Half the width of the 95 % interval. */
  reach: Share
}

/** How well one player does, by results and by decisions. */
export interface Ratings {
  /** By games won and lost. */
  results: Rating
  /** By the losses through decisions in reviewed games, without luck. */
  decisions: Rating
  /** Games won, of those in `results`. */
  won: number
  /** How many of these games the hints win, on average. */
  expected: Share
  /** Games lost with help, which count. */
  helpedLost: number
  lossPerDecision: Share
  /** Games that do not count because the player chose the deal. */
  chosen: number
  /** Games that do not count because the deal had been played before. */
  repeated: number
  /** Games that do not count because they were won with help. */
  helped: number
  /** Games that do not count because no chance of their deals is known. */
  unmeasured: number
  /** Oldest first; empty for fewer than thirty games. */
  course: CoursePoint[]
}

export interface GameRatings extends Ratings {
  game: string
  set: string
}

/** What is proved about a position with all cards and shuffles known; `open` is undecided. */
export type VerdictName = 'open' | 'won' | 'lost'

/** A card of those that can never all be home at once. */
export interface NeverHome {
  card: string
  /** Whether both cards of this face are meant. */
  both: boolean
}

/** A card that lies under one which no line of play can move. */
export interface Covering {
  card: CardPlace
  under: CardPlace
}

/** A card that cannot leave its pile: it needs another one, which lies under a held card. */
export interface HeldCard {
  held: CardPlace
  needs: CardPlace
  /** The held card over the needed one; the needed one itself if that is held. */
  under: CardPlace
  /** Whether it needs the other to be exposed; otherwise to be home. */
  next: boolean
}

/** An advised move, the first of a plan. */
export interface Hint extends LegalMove {
  /** A reason for it; may be empty. */
  reason: string
  /** The plan, up to the move that reveals something or wins. */
  plan: string[]
  /** The second move of the plan in words; empty if it has no more. */
  next: string
  /** Its result: "about 31 %", "wins". */
  figure: string
}

/** The chance of a position of a reviewed game. */
export interface ReviewedPosition {
  /** This and `reach` are missing if no chance is shown. */
  share?: Share
  /** Half the width of the 95 % interval. */
  reach?: Share
  /** Whether it is proved, or known to within 15 points. */
  close: boolean
  /** "about 45 %", "won", "lost", "undecided", "not shown". */
  figure: string
}

/** A move of a reviewed game (docs/research/review-method.md). */
export interface ReviewedMove {
  move: string
  words: string
  /** Whether it revealed something. */
  shows: boolean
  mark: Mark
  /** This, `reach` and `luck` are missing if no chance is shown. */
  loss?: Share
  /** Half the width of the 95 % interval of the loss. */
  reach?: Share
  luck?: Share
  /** The better plan, if there is one. */
  better: string[]
  /** A comment in a sentence or two; may be empty. */
  told: string
}

/** The purpose of a group of piles: `family` is built up, `held` keeps cards for the families, `tableau` is played on, `reserve` is played from, `turned` is the card just turned, `talon` has cards that were not played, `court` takes no part. */
export type Role = 'family' | 'held' | 'out' | 'court' | 'tableau' | 'reserve' | 'turned' | 'talon' | 'hand'

/** Whether covered cards may be looked at: by a rule of the source, or as a memory aid, because all were seen before. */
export type Look = 'no' | 'rule' | 'aid'

/** A way to arrange a table. */
export interface FigureView {
  /** Between piles, in hundredths of a card's width. */
  gap: number
  /** It is taken instead of those before it if its cards are by so many per cent larger. */
  larger: number
  parts: FigurePart[]
}

/** A move of a lesson, and the number of its rule, from 1. */
export interface ShownMove {
  move: string
  sentence: number
}

/** A source of rules. */
export interface Authority {
  title: string
  citation: string
  /** The rule set of this source; may be empty. */
  set: string
}

/** How each source answers one question. */
export interface Point {
  sentence: number
  question: string
  /** In the order of `authorities`. */
  readings: Reading[]
}

export interface DealNumber {
  /** As text, because a JavaScript number cannot hold 64 bits. */
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
  /** The result of a click: a move, or the reason why there is none. */
  act: Allowed | Refused
  /** Whether a player of this game ever acts on it; otherwise the game turns its cards. */
  acts: boolean
}

/** A message, and the number of its rule (0 for none). */
export interface Saying {
  text: string
  sentence: number
}

/** The kind of a move. `lay` moves cards from one pile to another; for the others see docs/library/notation.md. */
export type Act = 'lay' | 'deal' | 'turn' | 'refill' | 'redeal' | 'pair' | 'exchange'

/** A rating with its 95 % interval; 1500 is a player who follows the hints. Ends that the games do not bound are missing, and the value if all games were won or none. */
export interface Rating {
  games: number
  value?: number
  low?: number
  high?: number
  /** Whether it has enough games and a narrow enough interval to be shown. */
  known: boolean
  /** The word for this range; empty while the interval is wide. */
  word: string
}

/** The rating of the last thirty games up to one. */
export interface CoursePoint extends Rating {
  after: number
}

/** A card and where it lies. */
export interface CardPlace {
  card: string
  pile: number
  /** From the base of its pile, from 0. */
  index: number
}

/** The mark of a move in a review. */
export type Mark = '' | 'forced' | 'costly' | 'only move' | 'brilliant'

/** A part of a figure. Measures are hundredths of a card's width, or of its height for `deep` and `most`; below 0 they are the view's own. */
export interface FigurePart {
  kind: FigurePartKind
  /** How many parts directly belong to it; they and their own parts follow. */
  parts: number
  piles: PileIndex[]
  lie: Lie
  /** Piles in a row; 0 for all. */
  per: number
  /** The least room of a pile that lies `down`. */
  deep: number
  /** Its most room; 0 for any. */
  most: number
  notice: Notice
  /** Between piles of a row, or the size of a distance. */
  gap: number
  rowGap: number
  /** The width of a pile that lies `right` or `left`. */
  room: number
  /** How far apart its cards lie, where there is room. */
  apart: number
  /** The number of its cards stands under each pile. */
  counted: boolean
  /** Its name is beside the pile, or on a tall board beneath it. */
  named: boolean
  /** The place of an empty pile is not drawn. */
  quiet: boolean
  /** The choice under which it is drawn all the same. */
  unless: string
  /** The first card of each pile stays legible. */
  headed: boolean
  /** Rows and columns of piles matter. */
  lined: boolean
  /** It changes sides for left-handed players although the hand is not in it. */
  sided: boolean
  /** It keeps its sides for left-handed players although the hand is in it. */
  fixed: boolean
  /** Of a caption. */
  text: string
  /** What is engraved in empty places, parted by bars; the last one in all further places. */
  marks: string
}

export interface Reading {
  /** Empty if the source says nothing. */
  text: string
  /** Whether the source says so itself; otherwise it is our reading. */
  says: boolean
  citation: string
}

/** Parts from left to right (`beside`) or from the top (`above`), piles in rows, a distance, what room is left, or something written. */
export type FigurePartKind = 'beside' | 'above' | 'piles' | 'gap' | 'rest' | 'notice' | 'caption'

/** How the cards of a pile lie: one on another, spread to a side, those seen `up` above the exposed one, or `fanned` as the rules have the talon. */
export type Lie = 'squared' | 'down' | 'right' | 'left' | 'up' | 'fanned'

/** What is written on the table: cards in hand, redeals and cards home in large letters (`head`) or small ones (`tally`), the first two next to the hand (`beside`), or a mark for the redeals left. */
export type Notice = 'none' | 'head' | 'tally' | 'beside' | 'redeals'

/** Calls that are answered at once. */
export interface Calls {
  /** Sets the language to that of a catalogue. */
  speak(catalogue: Uint8Array): null | Fault
  /** Sets the language to English. */
  speakEnglish(): null
  /** Loads the weights of a game's hints, and ends the task in progress. */
  loadNet(game: string, net: Uint8Array): null | Fault
  /** All games in the order of the chooser, each under the book's own rule set. */
  listGames(): GameListed[]
  /** Famous games that Longwood does not have, the most famous first. */
  missingGames(): MissingGame[]
  /** A game under a rule set; the book's own if none is named. */
  facts(game: string, set: string): GameFacts | Fault
  /** The game in play, under all its options. */
  playedFacts(): GameFacts
  /** Starts a new game. The deal is a number from 0 to 2^64-1, a deck or a board; `kind` is a number whose hidden cards are chosen while the game is played, so that it can be won. */
  open(game: string, set: string, kind: 'number' | 'deck' | 'board' | 'kind', deal: string): Step | Fault
  /** Chooses a deal of these grades by `random` from a packed list of winnable deals, but none of the numbers in `dealt` if there is another. The list may be of an earlier version of the rule set only with `earlier`. Grades that do not matter are ignored, except with `earlier`. */
  proved(game: string, set: string, easiest: number, hardest: number, random: number | bigint, earlier: boolean, dealt: string, list: Uint8Array): Graded | Fault
  /** Opens a saved game by replaying it. Fails at the first move that the rules forbid. */
  openRecord(record: string): Step | Fault
  /** Opens a text of `tries`, with every branch. */
  openTries(tries: string): Step | Fault
  /** The result of the moves of a saved game or tries. The game in play does not change. */
  glance(text: string): Glance | Fault
  /** A saved game up to its first `most` moves, followed by `more`. No move is checked. */
  read(most: number | bigint, more: string, record: string): SavedGame | Fault
  /** Whether a saved game is won when it is replayed; `other` if it follows another version of the rules. */
  replayed(record: string): 'won' | 'unwon' | 'other'
  /** The game of a saved game or tries; may be empty. */
  gameOf(text: string): string
  /** Makes a move, in notation, or gives the reason why it is refused. */
  play(move: string): Step | Refused
  /** The move, if it is allowed, or the reason why it is refused. Changes nothing. */
  whyNot(move: string): Allowed | Refused
  /** Undoes the last move; null at the start. */
  undo(): Step | null
  /** Repeats the last move made here; or null. */
  redo(): Step | null
  /** Returns to the start; `redo` repeats the moves. */
  restart(): Step
  /** Goes to a node of the tree. */
  jump(node: number): Step | Fault
  /** Sets the note or name of a node; an empty text removes it. */
  annotate(node: number, kind: AnnotationKind, text: string): Step | Fault
  /** The move that puts the last `count` cards of `from` on `to`, or the most informative refusal. */
  gesture(from: PileIndex, count: number, to: PileIndex): Allowed | Refused
  /** Why the last `count` cards of a pile cannot move, or why no card goes to an empty pile. */
  stuck(from: PileIndex, count: number): Refusal
  /** The cards of a pile from its base; null for a card that must stay covered. */
  look(pile: PileIndex): (Face | null)[]
  /** The legal moves, best first by the rule of thumb. */
  ranked(): RankedMove[]
  /** Plays home that cannot make the game harder to win, in order; often empty. */
  safe(): string[]
  /** Plays home that win the game, in order; null if other moves are needed. */
  finish(): string[] | null
  /** The tree of all moves that were tried. */
  tree(): TryNode[]
  /** The position in a few sentences, for a screen reader. */
  state(): string
  /** Where the cards of this face are, as far as the player knows, in a sentence. */
  where(face: string): string
  /** Statistics of reviewed games. The argument has a line per game, oldest first: name, space, balance of its review. */
  playerFigures(games: string): PlayerFigures
  /** Ratings of a player. The argument has a line per game, oldest first: game, rule set, deal, origin (random, listed, chosen), won or lost. Then come how many moves were taken back, hints and verdicts were used, games were won and played with hints among the deals of its list (0 0 without one), and the balance of its review if there is one. */
  rate(games: string): PlayerRatings
  /** Adds games that helpers simulated to the advice in progress. Answers whether more are wanted. */
  accept(tried: number, share: Share, open: number): boolean
  /** Tells the review in progress the chance and its interval that a hint has shown after `at` moves, so that it shows the same. */
  hear(at: number, share: Share, low: Share, high: Share): null
  /** Makes the review in progress finish soon. */
  windUp(): null
}

/** Tasks: a call begins one, and answers null or a Fault; what it has found is read meanwhile. */
export interface Tasks {
  /** Solves the position at the end of a saved game. */
  verdict(budget: number | bigint, record: string): Decision
  /** Solves a deal, given by its number. */
  dealVerdict(budget: number | bigint, game: string, set: string, deal: string): Decision
  /** Finds the move that lost the saved game. */
  turningPoint(budget: number | bigint, record: string): Turning
  /** Explains why the position at the end of a saved game is lost, by at most `most` positions. */
  whyLost(most: number | bigint, record: string): Loss
  /** Whether these cards can all come home from the position at the end of a saved game. */
  blockers(most: number | bigint, cards: string, record: string): NamedCards
  /** Advice for the position of tries or a saved game. A plan that is being followed is kept with its estimate. */
  advice(tries: string): Advice
  /** Simulates games of a plan from the position of these tries, until it is stopped. `part` and `from` choose the sampled deals. */
  assist(plan: string, part: number, from: number, tries: string): Sample
  /** Separates luck from decisions in tries or a saved game, with at most `samples` sampled deals per decision. */
  review(samples: number, game: string): Review
}
