/** What passes of a game before a card is laid: its rules, its piles and what is known of it. */

/** A pile's number within its game: the index into `GameFacts.piles` and `Table.piles`. */
export type PileIndex = number

/** One numbered rule in our own words. The number is its place in `GameFacts.sentences`, from 1. */
export interface Sentence {
  text: string
  /** Book, game, paragraph and sentence. */
  source: string
  /** This rule set says something else here than the book. */
  departs: boolean
}

/** How the authorities play a game, side by side. */
export interface Comparison {
  /** The book first. `set` is the rule set which plays so, or empty. */
  authorities: { title: string; citation: string; set: string }[]
  /** `readings` in the order of the authorities; an empty one is silence, and what one does not say is our reading. */
  points: { sentence: number; question: string; readings: { text: string; says: boolean }[] }[]
}

/** What a study found of a rule set: deals that can be won, all cards being known. */
export interface Odds {
  /** The version of the honest player whose wins these are; 0 where the figures say how many deals can be won. */
  player: number
  won: number
  lost: number
  open: number
  /** The share that can be won lies between these, in millionths, with 95 % confidence. */
  low: number
  high: number
  /** "0-9999" */
  deals: string
  method: string
}

/** Moves that show how a game goes, each with the sentence by which it is made, from 1. */
export interface Lesson {
  deal: string
  moves: { move: string; sentence: number }[]
}

/** A word of the books, in the forms in which it stands in sentences, and what it means. */
export interface Term {
  forms: string[]
  means: string
}

/** A point on which the authorities differ. */
export interface Note {
  /** The sentence it concerns, from 1. */
  sentence: number
  point: string
  readings: string
  ours: string
}

/**
 * What a group of piles is for, in every game alike: `family` is built up, `held` keeps cards for the families, `tableau`
 * is played on, `reserve` is played from, `turned` is the card just turned, `talon` keeps those not played, `court` only looks on.
 */
export type Role = 'family' | 'held' | 'tableau' | 'reserve' | 'turned' | 'talon' | 'hand' | 'out' | 'court'

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
  /** Whether its covered cards may be looked at: by a rule of the set's author, or as an aid to memory, all having lain open. */
  look: 'no' | 'rule' | 'aid'
}

export interface RuleSetFacts {
  id: string
  version: number
  title: string
  source: string
  /** One line: what it is. */
  about: string
}

/** Another name under which a game, or one of its rule sets, is known. */
export interface KnownAs {
  name: string
  source: string
  /** The rule set that bears the name; empty for the book's own. */
  set: string
}

/** A game under one of its rule sets: facts that never change during play. */
export interface GameFacts {
  id: string
  title: string
  source: string
  knownAs: KnownAs[]
  /** Names of other games that players may take for this one, and what bears them. */
  mistaken: { name: string; is: string }[]
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
