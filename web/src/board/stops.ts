import type { GameFacts, LegalMove, PileGroup, PileIndex, Table } from '../core/types'
import { covered } from './layout/rects'
import type { CardAt, Layout, Rect } from './layout/types'

/** Where the keyboard may stand: the last `count` cards of a pile, or a vacant place (`count` 0). */
export interface Stop {
  pile: PileIndex
  count: number
  rect: Rect
  /** All that the pile covers: piles side by side are neighbours even where their exposed cards are not level. */
  extent: Rect
}

export type Way = 'left' | 'right' | 'up' | 'down'

/** Numbers of cards that may be taken up together, by pile; covered cards that head a run among them. */
export function runs(moves: readonly LegalMove[]): ReadonlyMap<PileIndex, ReadonlySet<number>> {
  const counts = new Map<PileIndex, Set<number>>()
  for (const move of moves) {
    if (move.act !== 'lay' || move.count < 2) continue
    const known = counts.get(move.from)
    if (known) known.add(move.count)
    else counts.set(move.from, new Set([move.count]))
  }
  return counts
}

/** What may be taken up or dealt, as "pile:cards". */
export function freeCards(table: Pick<Table, 'moves' | 'hand'>): ReadonlySet<string> {
  const free = new Set<string>()
  for (const move of table.moves) {
    free.add(`${move.from}:${Math.max(1, move.count)}`)
    if (move.act === 'pair' || move.act === 'exchange') free.add(`${move.to}:1`)
  }
  if (table.hand && 'move' in table.hand.act) free.add(`${table.hand.pile}:1`)
  return free
}

/** Whether a card in sight is the uppermost of cards that lie face down, which are one stop together. */
function endsCovered(table: Pick<Table, 'piles'>, { face, showing, pile, index }: CardAt): boolean {
  const above = table.piles[pile]?.[index + 1]
  return face === null && showing === 'covered' && above !== undefined && above.face !== null
}

/** All stops of a table; with `every`, each card in sight is one. */
export function stopsOf(layout: Layout, table: Table, every = false): Stop[] {
  const lifted = runs(table.moves)
  const stops: Stop[] = []
  for (const place of layout.places) {
    const size = table.piles[place.pile]?.length ?? 0
    const vacant = covered(place, layout)
    if (place.kind === 'out' || (size === 0 && place.quiet)) continue
    if (size === 0) stops.push({ pile: place.pile, count: 0, rect: vacant, extent: place.extent })
    for (const card of layout.cards) {
      if (card.pile !== place.pile) continue
      const count = size - card.index
      const inSight = every && card.face !== null && card.showing === 'covered'
      const stands = count === 1 || inSight || lifted.get(place.pile)?.has(count) || endsCovered(table, card)
      if (!stands) continue
      const rect = covered(card, layout)
      stops.push({ pile: place.pile, count, rect, extent: count === 1 ? place.extent : rect })
    }
  }
  return stops
}

const span = (rect: Rect, across: boolean) =>
  (across ? [rect.x, rect.w] : [rect.y, rect.h]) as [number, number]

/** How a stop lies from another, looking one way. */
interface Offset {
  /** How far ahead its middle is. */
  along: number
  /** The gap between the two at the sides; 0 if they overlap. */
  apart: number
  /** How far it is out of line. */
  aside: number
}

function offset(from: Stop, to: Stop, way: Way): Offset {
  const across = way === 'left' || way === 'right'
  const sign = way === 'left' || way === 'up' ? -1 : 1
  const middle = (rect: Rect, across: boolean) => {
    const [at, size] = span(rect, across)
    return at + size / 2
  }
  const [a, aSize] = span(from.extent, !across)
  const [b, bSize] = span(to.extent, !across)
  const level = Math.abs(middle(from.rect, !across) - middle(to.rect, !across))
  return {
    along: sign * (middle(to.rect, across) - middle(from.rect, across)),
    apart: Math.max(0, Math.max(a, b) - Math.min(a + aSize, b + bSize)),
    // piles that begin on one line are level, however long they are
    aside: Math.min(level, Math.abs(a - b), Math.abs(a + aSize - b - bSize)),
  }
}

/** The stop that lies next that way, or null at the edge of the table. */
export function neighbour(stops: readonly Stop[], from: Stop, way: Way): Stop | null {
  let best: Stop | null = null
  let least = Infinity
  for (const stop of stops) {
    if (stop === from) continue
    const { along, apart, aside } = offset(from, stop, way)
    if (along <= 1) continue
    // cards of one pile are reached along its fan only
    if (stop.pile !== from.pile && stop.count > 1) continue
    const cost = along + 4 * apart + 0.3 * aside + 2 * Math.max(0, aside - along)
    if (cost < least) [best, least] = [stop, cost]
  }
  return best
}

/** Whether two stops overlap for one who looks that way. */
export function isLevel(from: Stop, to: Stop, way: Way): boolean {
  return offset(from, to, way).apart === 0
}

/** Whether a stop lies ahead rather than at the side. */
export function isAhead(from: Stop, to: Stop, way: Way): boolean {
  const { along, apart } = offset(from, to, way)
  return apart <= along
}

/** The groups in the order in which Tab goes through them: what one plays from first, the families last. */
export function groupOrder(facts: Pick<GameFacts, 'groups' | 'piles'>): PileIndex[][] {
  const rank = ({ role, piles }: PileGroup) => {
    if (role === 'hand') return 0
    if (role === 'turned' || role === 'talon') return 1
    return facts.piles[piles[0] ?? 0]?.home ? 3 : 2
  }
  return [...facts.groups].sort((a, b) => rank(a) - rank(b)).map((group) => group.piles)
}

/** The exposed card or vacant place of the first pile of the next (or last) group; null where the table ends. */
export function nextGroup(
  stops: readonly Stop[],
  groups: readonly (readonly PileIndex[])[],
  from: PileIndex,
  back: boolean,
): Stop | null {
  const reached = groups
    .map((piles) => piles.flatMap((pile) => stops.find((stop) => stop.pile === pile && stop.count < 2) ?? []))
    .filter((group) => group.length > 0)
  const at = reached.findIndex((group) => group.some((stop) => stop.pile === from))
  return reached[at + (back ? -1 : 1)]?.[0] ?? null
}
