import type { CardSeen, Loss } from '../core/types'

/** A card by its pile and its place from the base. */
export interface Place {
  pile: number
  index: number
}

/** The cards that lose a game, as they are marked on the table. */
export interface Blocked {
  places: Place[]
  /** Faces of which every card is marked that is not home. */
  faces: string[]
  /** From a card to the one that it waits for, or under which it lies. */
  arrows: [Place, Place][]
  /** Of cards that the player has marked, those that are judged right and wrong. */
  right?: Place[]
  wrong?: Place[]
}

/** More marks than these explain nothing. */
export const mostMarked = 8

/** What to mark: the cards that cannot all come home, and those that hold one another, each if they are few. */
export function blockedOf({ cannot, pins, holds, holding }: Loss): Blocked {
  const blocked: Blocked = { places: [], faces: [], arrows: [] }
  const add = (place: Place) => {
    if (!blocked.places.some((one) => same(one, place))) blocked.places.push(place)
  }
  const draw = (from: Place, to: Place) => {
    add(from)
    add(to)
    if (!same(from, to) && !blocked.arrows.some(([a, b]) => same(a, from) && same(b, to)))
      blocked.arrows.push([from, to])
  }
  if (holding <= mostMarked)
    for (const { held, needs, under } of holds) {
      draw(held, needs)
      draw(needs, under)
    }
  const drawn = blocked.places.length + 2 * pins.length <= mostMarked ? pins : []
  for (const { card, under } of drawn) draw(card, under)
  // of a card that lies under another, its like elsewhere is not meant
  const others = cannot.filter(({ card }) => !drawn.some((pin) => pin.card.card === card))
  if (others.length <= mostMarked) blocked.faces = others.map(({ card }) => card)
  return blocked
}

/** Whether the player sees any of these cards; of a face, one that is not home. */
export function anySeen(
  { places, faces }: Blocked,
  piles: readonly (readonly CardSeen[])[],
  isHome: (pile: number) => boolean,
): boolean {
  return (
    places.some((place) => isSeen(place, piles)) ||
    piles.some((pile, i) => !isHome(i) && pile.some(({ face }) => face !== null && faces.includes(face)))
  )
}

/** Whether the player sees both ends of any arrow. */
export function anyArrowSeen({ arrows }: Blocked, piles: readonly (readonly CardSeen[])[]): boolean {
  return arrows.some((ends) => ends.every((place) => isSeen(place, piles)))
}

function isSeen({ pile, index }: Place, piles: readonly (readonly CardSeen[])[]): boolean {
  return (piles[pile]?.[index]?.face ?? null) !== null
}

export function same(a: Place, b: Place): boolean {
  return a.pile === b.pile && a.index === b.index
}
