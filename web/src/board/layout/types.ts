import type { CardSeen, Face, GameFacts, PileIndex, Table } from '../../core/types'

/** The index form of a face: plain, compact, tall, upright at the left, upright at the right. */
export type Form = '' | 'c' | 't' | 'u' | 'm'

/** How a place is engraved. */
export type PlaceKind =
  'family' | 'packet' | 'flank' | 'lane' | 'hand' | 'talon' | 'turned' | 'out' | 'redeal' | 'bare'

export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

/** The way in which a pile's cards lie on one another. */
export type Fan = 'down' | 'right' | 'left' | 'up' | 'squared'

/** Where a pile lies, in pixels of the board. Every pile of the game has exactly one. */
export interface PlaceAt {
  pile: PileIndex
  kind: PlaceKind
  /** The card's place where the pile is empty or squared; a fan's base card lies here. */
  x: number
  y: number
  /** The room kept for the fan, at least a card. */
  room: Rect
  fan: Fan
  /** All that its cards cover, or the place itself where there are none. */
  extent: Rect
  /** Suit and rank engraved in an empty family. */
  suit?: string
  base?: string
  /** Not drawn and not reached while it is empty. */
  quiet: boolean
  /** Its cards lie crosswise. */
  crosswise?: boolean
}

/** How much of a card is to be seen. */
export type Showing =
  /** the pile's exposed card */
  | 'exposed'
  /** partly under others, its index free */
  | 'covered'
  /** seen, but not free: La Nivernaise's peeked cards */
  | 'peeked'
  /** wholly under others: drawn only while the card above it is lifted */
  | 'beneath'
  | 'hidden'

export interface CardAt {
  id: number
  face: Face | null
  pile: PileIndex
  index: number
  x: number
  y: number
  form: Form
  showing: Showing
  /** Steps of thickness drawn under it, 0 to 5. */
  depth: number
  /** Higher lies above. */
  z: number
  sultan?: boolean
  /** Turned by a quarter about its middle; x and y are its corner were it upright. */
  crosswise?: boolean
}

export interface LabelAt {
  text: string
  x: number
  y: number
  align: 'start' | 'middle' | 'end'
  /** It hangs from its place, however many lines it has; else its middle is there. */
  hangs: boolean
  kind: 'family' | 'count' | 'small' | 'big' | 'numeral'
  /** Wraps at this width, in pixels; 0 does not wrap. */
  wrap: number
}

/** Engraving that is no place. */
export type Art =
  | { kind: 'rule'; x1: number; x2: number; y: number }
  | { kind: 'dial'; x: number; y: number; r: number; w: number }
  | { kind: 'frame'; x: number; y: number; w: number; h: number; notch: number }

/** A mark for redeals that are left; no pile. */
export interface RedealAt {
  x: number
  y: number
  left: number
}

export interface Layout {
  /** Of the table, at least the board. */
  width: number
  height: number
  /** Width and height of a card. */
  w: number
  h: number
  portrait: boolean
  mini: boolean
  /** By pile index. */
  places: PlaceAt[]
  /** In the order in which they are painted within a pile; any order between piles. */
  cards: CardAt[]
  labels: LabelAt[]
  art: Art[]
  redeal: RedealAt | null
  /** Rows and columns of equal piles, lit while one of them is chosen: The Fourteenth. */
  lines: PileIndex[][]
}

export interface Options {
  /** Hand and redeals change sides. */
  mirror: boolean
  /** Times the size that fits; above 1 the table may become larger than the board. */
  zoom: number
  /** A picture without words, filling its frame. */
  mini: boolean
  /** Covered cards of columns show more of themselves, for a deck whose index is as tall. */
  tall?: boolean
}

/** What a table says of itself beside its cards. */
export interface Counts {
  home: number
  of: number
  redealsLeft: number
  remarks: readonly string[]
}

/** All that a plan may look at. */
export interface Setting {
  facts: Pick<GameFacts, 'id' | 'piles' | 'groups' | 'choices' | 'figure'>
  piles: readonly (readonly CardSeen[])[]
  /** Where gaps stay: by pile, how many rows were dealt and the row of each card. */
  rows?: Table['rows']
  counts: Counts | null
  width: number
  height: number
  options: Options
}
