import type { CardSeen, PileIndex, Role } from '../../core/types'
import { fan, offsets, ratio } from './fans'
import { covered, union } from './rects'
import type { Art, CardAt, Fan, LabelAt, Layout, PlaceAt, PlaceKind, Rect, Setting, Showing } from './types'

/** Options for a place when it is laid. */
export interface PlaceSay {
  suit?: string
  base?: string
  quiet?: boolean
  room?: Rect
  fan?: Fan
  crosswise?: boolean
}

/** Squared piles show their thickness: a step for every few cards, up to a number of steps. */
interface Thickness {
  each: number
  most: number
}

const packetThickness: Thickness = { each: 2, most: 5 }
const handThickness: Thickness = { each: 12, most: 4 }
const none: Thickness = { each: 1, most: 0 }
/** A step, 1.5 pixels, for so many pixels of a card's width: thicker edges would cover the numbers beneath small cards. */
const widthOfStep = 15

/** Of the board in a window of 1920 x 1080. */
const usualHeight = 980
/** Smaller cards are hard to read and to touch. The layout uses them only if the table would otherwise exceed the board. */
export const leastWidth = 44
/** The widths that are then tried, before the table is scrolled instead. */
export const narrower: readonly number[] = [40, 36, 32, 28, 24]
/** The distance between two cards that leaves room for a number. */
export const lineHeight = 21
/** A board narrower than this has no room for ten such cards side by side. */
const narrow = 10 * leastWidth

/** How a plan is asked to lay its table. */
export interface Stance {
  /** For a board that is higher than it is wide. */
  portrait: boolean
  /** No card is narrower; a table that needs more room than the board has grows beyond it. */
  least: number
}

/** Whether a board of this size is laid upright, where both ways have room. */
export const isUpright = ({
  width,
  height,
  options,
}: Pick<Setting, 'width' | 'height' | 'options'>): boolean =>
  height > (width < narrow && !options.mini ? 1 : 1.15) * width

/** Whether it is nearly as high as wide, so that either way may suit it. */
export const isSquarish = ({ width, height }: Pick<Setting, 'width' | 'height'>): boolean =>
  height > 0.9 * width && height < 1.2 * width

/** The sheet on which a plan lays its piles. Plans measure in card widths from the corner of their box. */
export class Sheet {
  readonly mini: boolean
  readonly portrait: boolean
  /** Cards are at least as wide, in pixels. */
  readonly least: number
  /** Free border of the board. */
  readonly margin: number
  w = 1
  h = ratio
  /** The size of the table: that of the board, or larger if the board scrolls. */
  width: number
  height: number
  #left = 0
  #top = 0
  #box = 0
  readonly #setting: Setting
  readonly #index: ReadonlyMap<string, PileIndex>
  readonly #places: (PlaceAt | undefined)[]
  readonly #cards: CardAt[] = []
  readonly #labels: LabelAt[] = []
  readonly #art: Art[] = []
  #redeal: Layout['redeal'] = null
  #lines: PileIndex[][] = []

  constructor(setting: Setting, { portrait, least }: Stance) {
    const { width, height, options } = setting
    this.#setting = setting
    this.width = width
    this.height = height
    this.mini = options.mini
    this.portrait = portrait
    this.least = least
    this.margin = options.mini ? Math.min(10, width * 0.05) : width < 700 || height < 480 ? 8 : 24
    this.#index = new Map(setting.facts.piles.map((pile, index) => [pile.id, index]))
    this.#places = setting.facts.piles.map(() => undefined)
  }

  get counts() {
    return this.#setting.counts
  }
  get mirror(): boolean {
    return this.#setting.options.mirror
  }

  /** The card width at which a box would fit the board. */
  widthFor(bw: number, bh: number): number {
    const { width, height } = this.#setting
    const fit = Math.max(1, Math.min((width - 2 * this.margin) / bw, (height - 2 * this.margin) / bh))
    // on a usual screen the card size is limited; on a larger one it grows with the screen
    const cap = 116 * Math.max(1, Math.min(width, height) / usualHeight)
    return this.mini ? fit : Math.floor(Math.min(fit, cap))
  }

  /**
   * Fits a box, measured in card widths, into the board: in the middle, in its upper half, or at the top where columns grow.
   * Where the cards are to be larger than fits, the table grows beyond the board.
   */
  fit(bw: number, bh: number, down: 'middle' | 'upper' | 'top' = 'middle'): void {
    this.w = this.widthFor(bw, bh)
    if (!this.mini) {
      this.w = Math.round(Math.max(this.least, this.w) * this.#setting.options.zoom)
      this.width = Math.max(this.width, Math.ceil(bw * this.w + 2 * this.margin))
      this.height = Math.max(this.height, Math.ceil(bh * this.w + 2 * this.margin))
    }
    this.h = this.w * ratio
    this.#box = bw
    this.#left = (this.width - bw * this.w) / 2
    const spare = this.height - bh * this.w
    // a picture is always centred in its frame
    if (down === 'middle' || this.mini) this.#top = spare / 2
    else this.#top = down === 'top' ? this.margin : Math.max(this.margin, 0.36 * spare)
  }

  x(u: number): number {
    return this.#left + u * this.w
  }
  y(u: number): number {
    return this.#top + u * this.w
  }
  /** As x, for a part `wide` card widths broad that changes sides for the left hand. */
  side(u: number, wide = 1): number {
    return this.x(this.mirror ? this.#box - wide - u : u)
  }

  /** The groups of piles, each with its role and its piles' names. */
  get groups(): readonly { role: Role; ids: string[] }[] {
    const { groups, piles } = this.#setting.facts
    return groups.map((group) => ({ role: group.role, ids: group.piles.map((pile) => piles[pile]!.id) }))
  }
  /** The names of some piles. */
  named(piles: readonly PileIndex[]): string[] {
    return piles.map((pile) => this.#setting.facts.piles[pile]!.id)
  }
  role(id: string): Role {
    return this.#setting.facts.groups.find(({ piles }) => piles.includes(this.pile(id)))!.role
  }

  /** Whether the pile has a place already. */
  placed(id: string): boolean {
    return this.#places[this.pile(id)] !== undefined
  }

  cards(id: string): readonly CardSeen[] {
    return this.#setting.piles[this.pile(id)] ?? []
  }
  size(id: string): number {
    return this.cards(id).length
  }
  /** What the pile is called, in the reader's language. */
  nameOf(id: string): string {
    return this.#setting.facts.piles[this.pile(id)]!.words
  }
  has(id: string): boolean {
    return this.#index.has(id)
  }
  /** Whether the pile does not exist under these rules. */
  absent(id: string): boolean {
    return this.#setting.facts.piles[this.pile(id)]!.absent
  }
  /** Whether the game is played with this choice, "places=mirrored", which is not the book's. */
  chose(choice: string): boolean {
    return this.#setting.facts.choices.split(' ').includes(choice)
  }
  pile(id: string): PileIndex {
    const pile = this.#index.get(id)
    if (pile === undefined) throw new Error(`${this.#setting.facts.id} has no pile ${id}`)
    return pile
  }

  /** Cards fanned downwards within `room` pixels from the place; the first is a head that stays legible, if told so. */
  column(
    id: string,
    x: number,
    y: number,
    room: number,
    normal: number = fan.columnWide,
    { headed, ...say }: Pick<PlaceSay, 'quiet'> & { headed?: boolean } = {},
  ): void {
    const cards = this.cards(id)
    const most = this.#tall ? fan.columnTall : normal
    const kept = this.#setting.rows?.[this.pile(id)]
    const row = (i: number) => kept?.rows[i] ?? i
    const free = (room - this.h) / this.h
    const backs = cards.every((card) => card.face === null)
      ? 0
      : cards.findIndex((card) => card.face !== null)
    const back = Math.min(fan.back, free / 4 / Math.max(1, backs))
    const open = offsets(
      (kept?.laid ?? cards.length) - backs,
      free - backs * back,
      most,
      fan.columnFloor,
      fan.columnBunch,
      headed,
    )
    // of cards that lie face down no more than an edge is to be seen
    const at = [...cards.slice(0, backs).map((_, i) => i * back), ...open.map((more) => backs * back + more)]
    cards.forEach((card, i) => {
      const next = i + 1 < cards.length ? at[row(i + 1)] : undefined
      const form = next === undefined ? '' : this.#form(next - at[row(i)]!)
      this.#card(id, card, i, { x, y: y + at[row(i)]! * this.h, form })
    })
    this.#place(id, 'packet', x, y, {
      ...say,
      fan: 'down',
      room: { x, y, w: this.w, h: Math.max(this.h, room) },
    })
  }

  /** Cards fanned to a side within `room` pixels; x is the left edge of the base card. */
  row(
    id: string,
    x: number,
    y: number,
    room: number,
    say: { normal: number; direction: 1 | -1; kind: PlaceKind; quiet?: boolean },
  ): void {
    const cards = this.cards(id)
    const at = offsets(cards.length, (room - this.w) / this.w, say.normal, fan.rowFloor, fan.rowBunch)
    cards.forEach((card, i) =>
      this.#card(id, card, i, {
        x: x + say.direction * at[i]! * this.w,
        y,
        form: say.direction < 0 ? 'm' : 'u',
      }),
    )
    const w = Math.max(this.w, room)
    this.#place(id, say.kind, x, y, {
      fan: say.direction < 0 ? 'left' : 'right',
      room: { x: say.direction < 0 ? x + this.w - w : x, y, w, h: this.h },
      quiet: say.quiet,
    })
  }

  /** A squared packet that shows its thickness. */
  packet(id: string, x: number, y: number, kind: PlaceKind = 'packet', say: PlaceSay = {}): void {
    this.#squared(id, x, y, kind === 'hand' ? handThickness : packetThickness)
    this.#place(id, kind, x, y, say)
  }

  /** A squared pile without thickness: families, flanks, single cards. */
  single(id: string, kind: PlaceKind, x: number, y: number, say: PlaceSay = {}): void {
    this.#squared(id, x, y, none)
    if (say.crosswise) for (const card of this.#cards) if (card.pile === this.pile(id)) card.crosswise = true
    this.#place(id, kind, x, y, say)
  }

  /** A heap of which the last `shown` cards lie beside one another, `step` card widths apart. */
  fanned(id: string, x: number, y: number, shown: number, step: number): void {
    const cards = this.cards(id)
    const first = Math.max(0, cards.length - shown)
    const depth = this.#depth(first, packetThickness)
    cards.forEach((card, i) => {
      const showing = i === cards.length - 1 ? 'exposed' : i >= first ? 'covered' : 'hidden'
      const at = {
        x: x + Math.max(0, i - first) * step * this.w,
        y,
        form: i < cards.length - 1 ? 'u' : '',
      } as const
      this.#card(id, card, i, at, showing, i === first ? depth : 0)
    })
    this.#place(id, 'talon', x, y, { fan: 'right' })
  }

  /** The Sultan, which nothing covers. */
  sultan(id: string, x: number, y: number): void {
    this.single(id, 'bare', x, y)
    for (const card of this.#cards) if (card.pile === this.pile(id)) card.sultan = true
  }

  /** Cards that have left the game and are no longer visible. */
  gone(id: string, x: number, y: number, quiet: boolean): void {
    this.cards(id).forEach((card, i) => this.#card(id, card, i, { x, y, form: '' }, 'hidden'))
    this.#place(id, 'out', x, y, { quiet })
  }

  /** A packet whose uppermost cards, as far as they are seen, rise above the exposed one; gives the upper edge. */
  peeked(id: string, x: number, y: number, room: number): number {
    const cards = this.cards(id)
    const top = cards.length - 1
    let seen = Math.max(0, top)
    while (seen > 0 && cards[seen - 1]!.face !== null) seen--
    const rises = offsets(
      Math.max(1, top - seen + 1),
      room / this.h,
      this.#tall ? fan.columnTall : fan.peek,
      fan.columnFloor,
      fan.columnBunch,
    )
    const whole = rises[rises.length - 1]!
    const depth = Math.min(4, Math.ceil(seen / 2))
    cards.forEach((card, i) => {
      const from = Math.max(0, i - seen)
      const gap = (rises[from + 1] ?? 1) - rises[from]!
      const form = i >= seen && i < top ? this.#form(gap) : ''
      const at = { x, y: y - (whole - rises[from]!) * this.h, form } as const
      this.#card(id, card, i, at, this.#peeking(i, seen, top), i === seen ? depth : 0)
    })
    this.#place(id, 'packet', x, y, { fan: 'up' })
    return y - whole * this.h
  }

  get #tall(): boolean {
    return this.#setting.options.tall === true && !this.mini
  }

  /** Of a covered card of which this much is to be seen, in its heights. */
  #form(gap: number): '' | 'c' | 't' {
    if (gap < fan.columnIndex) return 'c'
    return this.#tall && gap >= fan.tallIndex ? 't' : ''
  }

  #peeking(index: number, seen: number, top: number): Showing {
    if (index === top) return 'exposed'
    if (index >= seen) return 'peeked'
    return index === top - 1 ? 'beneath' : 'hidden'
  }

  label(text: string, x: number, y: number, say: Partial<Omit<LabelAt, 'text' | 'x' | 'y'>> = {}): void {
    if (this.mini || text === '') return
    this.#labels.push({ text, x, y, align: 'middle', hangs: false, kind: 'count', wrap: 0, ...say })
  }

  art(art: Art): void {
    this.#art.push(art)
  }

  redeal(x: number, y: number, left: number): void {
    this.#redeal = { x, y, left }
  }

  lines(lines: string[][]): void {
    this.#lines = lines.map((line) => line.map((id) => this.pile(id)))
  }

  finish(): Layout {
    // a pile that does not exist holds no card but still has a place
    this.#setting.facts.piles.forEach(({ id, absent }, pile) => {
      if (absent && !this.#places[pile]) this.single(id, 'bare', this.x(0), this.y(0))
    })
    return {
      width: this.width,
      height: this.height,
      w: this.w,
      h: this.h,
      portrait: this.portrait,
      mini: this.mini,
      places: this.#places.map((place, pile) => {
        if (!place) throw new Error(`no place for pile ${this.#setting.facts.piles[pile]?.id}`)
        return place
      }),
      cards: this.#cards,
      labels: this.#labels,
      art: this.#art,
      redeal: this.#redeal,
      lines: this.#lines,
    }
  }

  #depth(covered: number, { each, most }: Thickness): number {
    return Math.min(most, Math.floor(this.w / widthOfStep), Math.max(0, Math.ceil(covered / each)))
  }

  #squared(id: string, x: number, y: number, thickness: Thickness): void {
    const cards = this.cards(id)
    const top = cards.length - 1
    const depth = this.#depth(top, thickness)
    cards.forEach((card, i) => {
      const showing = i === top ? 'exposed' : i === top - 1 ? 'beneath' : 'hidden'
      // the card beneath shows the thickness, so that it stays when the top card is lifted
      this.#card(id, card, i, { x, y, form: '' }, showing, showing === 'beneath' ? depth : 0)
    })
  }

  #card(
    id: string,
    card: CardSeen,
    index: number,
    at: Pick<CardAt, 'x' | 'y' | 'form'>,
    showing: Showing = index === this.size(id) - 1 ? 'exposed' : 'covered',
    depth = 0,
  ): void {
    this.#cards.push({
      id: card.id,
      face: card.face,
      pile: this.pile(id),
      index,
      ...at,
      showing,
      depth,
      z: index + 1,
    })
  }

  #place(id: string, kind: PlaceKind, x: number, y: number, say: PlaceSay): void {
    const pile = this.pile(id)
    if (this.#places[pile]) throw new Error(`pile ${id} has two places`)
    const card = covered({ x, y, crosswise: say.crosswise }, this)
    let extent = card
    for (const at of this.#cards) if (at.pile === pile) extent = union(extent, covered(at, this))
    this.#places[pile] = {
      pile,
      kind,
      x,
      y,
      fan: say.fan ?? 'squared',
      room: say.room ?? card,
      extent,
      suit: say.suit,
      base: say.base,
      crosswise: say.crosswise,
      quiet: say.quiet ?? this.#setting.facts.piles[pile]!.absent,
    }
  }
}

/** What the page alone has for one game's table: `src/tables/ID.ts` exports it as `table`. */
export interface GameTable {
  /** How it is drawn, if not by its figure or, where it has none, from its groups of piles. */
  plan?: (sheet: Sheet) => void
  /** How far its picture on the chooser is played: a deal of the book's own rules, and moves that are allowed there. */
  moment?: { deal: string; moves: string }
}
