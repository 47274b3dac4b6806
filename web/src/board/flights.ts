import type { Edit, PileIndex } from '../core/types'

/** One card's way from pile to pile; `slot` orders the ways of a step in time. */
export interface Leg {
  id: number
  from: PileIndex
  to: PileIndex
  slot: number
}

type Ids = number[][]

/**
 * The ways of all cards in a step, in order. The identity of a card is followed back from the piles after the step; what
 * happened before a shuffle is followed from the piles before it. Without these such ways are left out.
 */
export function legsOf(
  before: readonly (readonly number[])[] | null,
  after: readonly (readonly number[])[],
  edits: readonly Edit[],
): Leg[] {
  const last = edits.findLastIndex((edit) => edit.kind === 'shuffle')
  const first = edits.findIndex((edit) => edit.kind === 'shuffle')
  const late = backwards(copy(after), edits.slice(last + 1))
  const early = before !== null && first >= 0 ? forwards(copy(before), edits.slice(0, first)) : []
  return [...early, ...late].map((legs, slot) => legs.map((leg) => ({ ...leg, slot }))).flat()
}

const copy = (piles: readonly (readonly number[])[]): Ids => piles.map((pile) => [...pile])

type Way = Omit<Leg, 'slot'>

/** Cards leave together in a shift, and one after another when they are poured. */
function forwards(piles: Ids, edits: readonly Edit[]): Way[][] {
  return edits.flatMap((edit) => {
    if (edit.kind === 'shuffle') return []
    const a = piles[edit.from]!
    const b = piles[edit.to]!
    if (edit.kind === 'swap') return [swap(edit.from, edit.to, a, b)]
    const cards = a.splice(a.length - edit.count, edit.count)
    const ways = cards.map((id) => ({ id, from: edit.from, to: edit.to }))
    if (edit.kind === 'pour') ways.reverse()
    b.push(...ways.map((way) => way.id))
    return edit.kind === 'pour' ? ways.map((way) => [way]) : [ways]
  })
}

function backwards(piles: Ids, edits: readonly Edit[]): Way[][] {
  const ways: Way[][] = []
  for (const edit of [...edits].reverse()) {
    if (edit.kind === 'shuffle') break
    const a = piles[edit.from]!
    const b = piles[edit.to]!
    if (edit.kind === 'swap') {
      ways.unshift(swap(edit.from, edit.to, b, a))
      continue
    }
    const cards = b.splice(b.length - edit.count, edit.count)
    const way = cards.map((id) => ({ id, from: edit.from, to: edit.to }))
    a.push(...(edit.kind === 'pour' ? [...cards].reverse() : cards))
    ways.unshift(...(edit.kind === 'pour' ? way.map((one) => [one]) : [way]))
  }
  return ways
}

/** Exchanges the exposed cards; `first` is the pile whose exposed card goes from `a` to `b`. */
function swap(a: PileIndex, b: PileIndex, first: number[], second: number[]): Way[] {
  const one = first.pop()!
  const two = second.pop()!
  first.push(two)
  second.push(one)
  return [
    { id: one, from: a, to: b },
    { id: two, from: b, to: a },
  ]
}

/** When each leg starts and how long it takes, in milliseconds. */
export interface Timed extends Leg {
  start: number
  takes: number
}

export const flight = 220
export const apart = 28
const dealtApart = 60
export const whole = 600
/** More cards than this are a deal, which the eye is to follow. */
export const aDeal = 16

/** How fast cards fly. */
export interface Pace {
  /** Times the usual length of a flight. */
  by: number
  /** How long a whole deal takes, in milliseconds. */
  deal: number
}
export const paces = {
  slow: { by: 2, deal: 9000 },
  even: { by: 1, deal: 3200 },
  quick: { by: 0.6, deal: 1000 },
} as const satisfies Record<string, Pace>

/** All cards of a table that was laid out without a word, in the order in which they were dealt, from nowhere. */
export function dealt(piles: readonly (readonly number[])[]): Leg[] {
  return piles
    .flatMap((cards, to) => cards.map((id) => ({ id, from: -1, to })))
    .sort((a, b) => a.id - b.id)
    .map((leg, slot) => ({ ...leg, slot }))
}

/**
 * Starts legs `apart` from one another, closer where the whole would take too long; a card that goes on sets out again when it
 * has arrived, and one that has far to go flies faster.
 */
export function timed(legs: readonly Leg[], pace: Pace = paces.even): Timed[] {
  const long = legs.length > aDeal
  const room = long ? pace.deal : whole * pace.by
  const once = flight * pace.by

  const slots = [...new Set(legs.map((leg) => leg.slot))].sort((a, b) => a - b)
  const order = new Map(slots.map((slot, i) => [slot, i]))
  const stages = new Map<number, number>()
  for (const leg of legs) stages.set(leg.id, (stages.get(leg.id) ?? 0) + 1)
  const most = Math.max(1, ...stages.values())
  const takes = most === 1 ? once : Math.min(once, (room - 100) / most)
  const gap = Math.min(
    (long ? dealtApart : apart) * pace.by,
    (room - most * takes) / Math.max(1, slots.length - 1),
  )
  const arrived = new Map<number, number>()
  return legs.map((leg) => {
    const start = Math.max((order.get(leg.slot) ?? 0) * gap, arrived.get(leg.id) ?? 0)
    arrived.set(leg.id, start + takes)
    return { ...leg, start, takes }
  })
}
