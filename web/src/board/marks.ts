import type { Edit, GameFacts, LegalMove, PileIndex, Table } from '../core/types'
import type { Refused, Selection } from '../game.svelte'
import { same, type Blocked, type Place } from './blocked'
import { covered } from './layout/rects'
import type { CardAt, Layout, Rect } from './layout/types'

export interface Hint {
  move: LegalMove
  rank: number
  text?: string
}

export interface Arc {
  path: string
  head: string
}
export interface Medal {
  x: number
  y: number
  /** A number, a cross or a tick. */
  text: string
}

/** What is drawn over the cards. */
export interface Marks {
  targets: Rect[]
  last: Rect[]
  lastFrom: Rect[]
  refused: Rect[]
  found: Rect[]
  bands: Rect[]
  arcs: Arc[]
  medals: Medal[]
}

export interface MarkState {
  table: Table
  selection: Selection | null
  targets: Iterable<PileIndex>
  lastMove: LegalMove | null
  /** How the last move changed the table. */
  edits: readonly Edit[]
  refused: Refused | null
  hints: readonly Hint[]
  /** Cards to be found, as far as they are to be seen. */
  found: ((card: CardAt) => boolean) | null
  /** The cards that lose the game, if they are asked for. */
  blocked: Blocked | null
  facts: Pick<GameFacts, 'piles'>
}

/** The exposed card's place, or the vacant place. */
export function tip(layout: Layout, pile: PileIndex): Rect {
  const card = layout.cards.findLast((one) => one.pile === pile && one.showing === 'exposed')
  const place = layout.places[pile]
  return covered(card ?? place ?? { x: 0, y: 0 }, layout)
}

/** What is to be seen of a card: to the next card of its pile. */
export function seen(layout: Layout, card: CardAt): Rect {
  const whole = covered(card, layout)
  const next = layout.cards.find((one) => one.pile === card.pile && one.index === card.index + 1)
  if (!next || card.showing === 'exposed') return whole
  const [dx, dy] = [next.x - card.x, next.y - card.y]
  if (dy > 0) return { ...whole, h: Math.min(whole.h, dy) }
  if (dx > 0) return { ...whole, w: Math.min(whole.w, dx) }
  if (dx < 0) return { ...whole, x: card.x + layout.w + dx, w: Math.min(whole.w, -dx) }
  return whole
}

export function marksOf(layout: Layout, state: MarkState): Marks {
  const { table, selection, lastMove, refused, hints } = state
  const at = (pile: PileIndex) => tip(layout, pile)
  const marks: Marks = {
    targets: [],
    last: [],
    lastFrom: [],
    refused: [],
    found: [],
    bands: [],
    arcs: [],
    medals: [],
  }
  for (const pile of state.targets) marks.targets.push(at(pile))
  if (selection) marks.bands = bandsOf(layout, selection.from)
  if (lastMove && marks.targets.length === 0 && hints.length === 0)
    markLast(layout, table, landing(lastMove, state.edits), marks)
  if (refused) {
    if (refused.to >= 0) marks.refused.push(at(refused.to))
    if (refused.from >= 0) {
      const size = table.piles[refused.from]?.length ?? 0
      const card = layout.cards.find((one) => one.pile === refused.from && one.index === size - refused.count)
      const rect = card ? { ...at(refused.from), x: card.x, y: card.y } : at(refused.from)
      marks.medals.push({ x: rect.x + layout.w * 0.96, y: rect.y + 4, text: '×' })
      if (refused.to >= 0) marks.lastFrom.push(rect)
    }
  }
  for (const hint of hints) markHint(layout, hint, marks)
  if (state.found !== null)
    for (const card of layout.cards)
      if (state.found(card) && card.showing !== 'hidden' && card.showing !== 'beneath')
        marks.found.push(seen(layout, card))
  if (state.blocked && hints.length === 0) markBlocked(layout, state.blocked, state.facts, marks)
  return marks
}

/** Frames the cards that lose the game, and draws which of them waits for which. */
function markBlocked(layout: Layout, blocked: Blocked, { piles }: MarkState['facts'], marks: Marks): void {
  const { places, faces, arrows, right = [], wrong = [] } = blocked
  const shown = layout.cards.filter((card) => card.showing !== 'hidden' && card.showing !== 'beneath')
  const at = (place: Place) => shown.find((card) => same(card, place))
  for (const card of shown)
    if (
      places.some((place) => same(place, card)) ||
      (card.face && faces.includes(card.face) && !piles[card.pile]?.home)
    )
      marks.found.push(seen(layout, card))
  for (const [from, to] of arrows) {
    const [a, b] = [at(from), at(to)]
    if (!a || !b) continue
    const [tail, head] = [seen(layout, a), seen(layout, b)]
    const inLine = from.pile === to.pile && (a.x === b.x || a.y === b.y)
    marks.arcs.push(inLine ? arcBeside(tail, head) : arcBetween(tail, head, layout))
  }
  const judge = (judged: Place[], text: string) => {
    for (const card of judged.map(at).filter((card) => card !== undefined)) {
      const { x, y, w } = seen(layout, card)
      marks.medals.push({ x: x + w - layout.w * 0.04, y: y + 4, text })
    }
  }
  judge(right, '✓')
  judge(wrong, '×')
}

/** A card dealt or turned is marked where it fell, if it was one card only. */
function landing(move: LegalMove, edits: readonly Edit[]): LegalMove {
  const dealt = edits.filter((edit) => edit.kind === 'shift' || edit.kind === 'pour')
  const one = dealt[0]
  if (move.to >= 0 || dealt.length !== 1 || one?.kind !== 'shift' || one.count !== 1) return move
  return { ...move, to: one.to }
}

function markLast(layout: Layout, table: Table, move: LegalMove, marks: Marks): void {
  const drawn = (pile: PileIndex) => pile >= 0 && layout.places[pile]?.kind !== 'out'
  const paired = move.act === 'pair'
  if (drawn(move.to)) {
    if (paired) marks.lastFrom.push(tip(layout, move.to))
    else if ((table.piles[move.to]?.length ?? 0) > 0) marks.last.push(tip(layout, move.to))
  }
  if (drawn(move.from)) (move.act === 'exchange' ? marks.last : marks.lastFrom).push(tip(layout, move.from))
}

/** The row and the column of a chosen card, beyond the cards by a little. */
function bandsOf(layout: Layout, pile: PileIndex): Rect[] {
  return layout.lines
    .filter((line) => line.includes(pile))
    .map((line) => {
      const first = layout.places[line[0]!]!
      const last = layout.places[line[line.length - 1]!]!
      const beyond = 6
      return {
        x: first.x - beyond,
        y: first.y - beyond,
        w: last.x - first.x + layout.w + 2 * beyond,
        h: last.y - first.y + layout.h + 2 * beyond,
      }
    })
}

function markHint(layout: Layout, { move, rank }: Hint, marks: Marks): void {
  const hand = layout.places.findIndex((place) => place.kind === 'hand')
  const to = move.to >= 0 && move.act !== 'deal' && move.act !== 'turn' ? move.to : -1
  const from = move.from >= 0 ? move.from : hand
  if (to < 0 || move.from < 0) {
    const rect = tip(layout, from)
    marks.targets.push(rect)
    marks.medals.push({ x: rect.x + layout.w / 2, y: rect.y + layout.h / 2, text: String(rank) })
    return
  }
  const target = tip(layout, to)
  marks.targets.push(target)
  const arc = arcBetween(tip(layout, from), target, layout)
  marks.arcs.push(arc)
  marks.medals.push({ x: arc.x, y: arc.y, text: String(rank) })
}

/** What a medal needs about its middle. */
const medalRoom = 16

/** An arrow from a card to the nearest edge of another; it bends so that its middle stays on the table. */
function arcBetween(a: Rect, b: Rect, { width, height }: Layout): Arc & { x: number; y: number } {
  const [x1, y1] = [a.x + a.w / 2, a.y + a.h * 0.45]
  const [cx, cy] = [b.x + b.w / 2, b.y + b.h / 2]
  const distance = Math.max(1, Math.hypot(cx - x1, cy - y1))
  const [dx, dy] = [(cx - x1) / distance, (cy - y1) / distance]
  // to the edge of the card, and a little way in
  const reach =
    Math.min(b.w / 2 / Math.max(0.001, Math.abs(dx)), b.h / 2 / Math.max(0.001, Math.abs(dy))) * 0.86
  const [x2, y2] = [cx - dx * reach, cy - dy * reach]
  const bent = (side: 1 | -1) => {
    const [mx, my] = [(x1 + x2) / 2 + side * (y1 - y2) * 0.16, (y1 + y2) / 2 + side * (x2 - x1) * 0.16]
    return { mx, my, x: (x1 + 2 * mx + x2) / 4, y: (y1 + 2 * my + y2) / 4 }
  }
  const within = (at: number, all: number) => at >= medalRoom && at <= all - medalRoom
  const usual = bent(1)
  const { mx, my, x, y } = within(usual.x, width) && within(usual.y, height) ? usual : bent(-1)
  const angle = Math.atan2(y2 - my, x2 - mx)
  const point = (turn: number, far: number) =>
    `${x2 - far * Math.cos(angle + turn)} ${y2 - far * Math.sin(angle + turn)}`
  return {
    path: `M${x1} ${y1}Q${mx} ${my} ${point(0, 9)}`,
    head: `M${x2} ${y2}L${point(-0.42, 13)}L${point(0.42, 13)}Z`,
    x,
    y,
  }
}

/** An arrow between cards of one column or row, in whose way no index stands. */
function arcBeside(a: Rect, b: Rect): Arc {
  const across = a.y === b.y
  const [begin, size, side, breadth] = across
    ? (['x', 'w', 'y', 'h'] as const)
    : (['y', 'h', 'x', 'w'] as const)
  const way = Math.sign(b[begin] - a[begin])
  const margin = Math.min(a[size], b[size]) / 2
  const near = (rect: Rect, end: number) => rect[begin] + (end > 0 ? rect[size] - margin : margin)
  const [from, to] = [near(a, way), near(b, -way)]
  const line = a[side] + 0.75 * a[breadth]
  // arrows both ways do not cover each other
  const bend = way * Math.min(0.15 * a[breadth], 0.2 * Math.abs(to - from))
  const at = (along: number, aside: number) => (across ? `${along} ${aside}` : `${aside} ${along}`)
  return {
    path: `M${at(from, line)}Q${at((from + to) / 2, line + bend)} ${at(to - 9 * way, line)}`,
    head: `M${at(to, line)}L${at(to - 11 * way, line - 5)}L${at(to - 11 * way, line + 5)}Z`,
  }
}

/** Four corner brackets about a card. */
export function corners({ x, y, w, h }: Rect, out: number, arm = 14): string {
  const [a, b, c, d, r] = [x - out, y - out, x + w + out, y + h + out, 5]
  return (
    `M${a} ${b + arm}V${b + r}a${r} ${r} 0 0 1 ${r} ${-r}H${a + arm}` +
    `M${c - arm} ${b}H${c - r}a${r} ${r} 0 0 1 ${r} ${r}V${b + arm}` +
    `M${c} ${d - arm}V${d - r}a${r} ${r} 0 0 1 ${-r} ${r}H${c - arm}` +
    `M${a + arm} ${d}H${a + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${d - arm}`
  )
}
