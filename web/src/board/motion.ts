import type { Edit } from '../core/types'
import { aDeal, dealt, flight, legsOf, timed, whole, type Pace, type Timed } from './flights'
import type { CardAt, Layout } from './layout/types'
import { tip } from './marks'

/** Cards of a deal, many of which wait in one place, cast no shadow. */
type Kind = 'flying' | 'dealt'

export interface Point {
  x: number
  y: number
}

const ease = 'cubic-bezier(.2,.7,.2,1)'
const easeBack = 'cubic-bezier(.3,0,.3,1)'
const backMs = 180
const turnMs = 200
const gathering = 1300

/** What a change of the table looked like before and looks like now. */
export interface Change {
  /** Where each card was; null for a new table, whose cards come from the piles they were dealt from. */
  before: ReadonlyMap<number, Point> | null
  pilesBefore: readonly (readonly number[])[] | null
  piles: readonly (readonly number[])[]
  /** Cards that lay face down before; those face up now are shown being turned. */
  covered: ReadonlySet<number>
  /** The id of the picture of a card's back. */
  back: string
  edits: readonly Edit[]
  layout: Layout
  pace: Pace
  /** Nothing was played yet: a table without a word of how it came about is dealt. */
  untouched: boolean
}

/** Where a card would be that came to lie on a pile, upright. */
function corner(layout: Layout, pile: number): Point {
  // from the dealer, before the table
  if (pile < 0) return { x: (layout.width - layout.w) / 2, y: layout.height }
  const { x, y, w, h } = tip(layout, pile)
  return { x: x + (w - layout.w) / 2, y: y + (h - layout.h) / 2 }
}

/** Shows how cards got where they already are. The table is final at once; the next input finishes whatever still moves. */
export class Motion {
  readonly #element: (card: number) => HTMLElement | null
  readonly #running = new Map<Animation, HTMLElement>()

  constructor(element: (card: number) => HTMLElement | null) {
    this.#element = element
  }

  /** Everything lies where it belongs. */
  finish(): void {
    for (const animation of [...this.#running.keys()]) animation.finish()
  }

  /** Resolves when nothing moves any more; at once if nothing does. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#running.keys()].map(({ finished }) => finished))
  }

  show(change: Change): void {
    this.finish()
    const told = legsOf(change.pilesBefore, change.piles, change.edits)
    const silent = change.untouched && change.before === null && told.length === 0
    const legs = timed(silent ? dealt(change.piles) : told, change.pace)
    const ways = new Map<number, Timed[]>()
    for (const leg of legs) ways.set(leg.id, [...(ways.get(leg.id) ?? []), leg])
    const kind = legs.length > aDeal ? 'dealt' : 'flying'
    for (const card of change.layout.cards) {
      const way = ways.get(card.id) ?? []
      if (card.face !== null && change.covered.has(card.id) && kind === 'flying')
        this.#turn(card.id, way[0]?.start ?? 0, change.pace.by, change.back)
      const dealtFrom = way[0] ? corner(change.layout, way[0].from) : null
      const from = change.before?.get(card.id) ?? dealtFrom
      if (!from || (way.length === 0 && Math.hypot(from.x - card.x, from.y - card.y) < 0.5)) continue
      this.#fly(card.id, from, way, card, change.layout, kind, change.before === null)
    }
  }

  /** The families come together before the player and go back to their places: the game is won. */
  gather(cards: readonly CardAt[], layout: Layout): void {
    const [gap, y] = [layout.w * 0.62, layout.height * 0.3]
    const left = layout.width / 2 - ((cards.length - 1) * gap + layout.w) / 2
    for (const [order, card] of cards.entries()) {
      const there = `${left + order * gap - card.x}px ${y - card.y}px`
      this.#run(
        card.id,
        order,
        [
          { translate: '0 0', easing: ease },
          { translate: there, offset: 0.4, easing: 'linear' },
          { translate: there, offset: 0.65, easing: ease },
          { translate: '0 0' },
        ],
        { duration: gathering, delay: whole + order * 40 },
      )
    }
  }

  /** Cards let go in the wrong place glide back; a refused one tilts. */
  back(cards: readonly number[], offset: Point, refused: boolean): void {
    const tilt = refused ? -4 : 0
    for (const [order, card] of cards.entries())
      this.#run(
        card,
        order,
        [
          { translate: `${offset.x}px ${offset.y}px`, rotate: `${tilt}deg`, offset: 0 },
          { rotate: `${tilt}deg`, offset: 0.7 },
          { translate: '0 0', rotate: '0deg' },
        ],
        { duration: backMs, easing: easeBack },
      )
  }

  /** Turns a card up: its back grows narrow, then its face grows wide. */
  #turn(id: number, start: number, by: number, back: string): void {
    const card = this.#element(id)
    const face = card?.querySelector('svg')
    if (!card || !face) return
    const reverse = face.cloneNode(true) as SVGElement
    reverse.querySelector('.blank')?.remove()
    reverse.querySelector('use')?.setAttribute('href', `#${back}`)
    reverse.classList.add('reverse')
    card.append(reverse)
    card.dataset.turning = ''
    const timing = { duration: turnMs * by, delay: start, fill: 'both' } as const
    const [wide, narrow] = [{ scale: '1 1' }, { scale: '0 1' }]
    const shown = face.animate([narrow, { ...narrow, offset: 0.5, easing: 'ease-out' }, wide], timing)
    const hidden = reverse.animate(
      [{ ...wide, easing: 'ease-in' }, { ...narrow, offset: 0.5 }, narrow],
      timing,
    )
    this.#running.set(shown, card)
    const done = () => {
      this.#running.delete(shown)
      hidden.cancel()
      shown.cancel()
      reverse.remove()
      delete card.dataset.turning
    }
    void shown.finished.then(done, done)
  }

  /** `fresh` is a card that was not on the table: until it sets out it is not seen. */
  #fly(
    id: number,
    from: Point,
    way: readonly Timed[],
    to: CardAt,
    layout: Layout,
    kind: Kind,
    fresh: boolean,
  ): void {
    const at = ({ x, y }: Point) => `translate(${x}px, ${y}px)`
    const stages = way.length > 0 ? way : [{ start: 0, takes: flight, to: -1 }]
    const last = stages[stages.length - 1]
    const duration = last ? last.start + last.takes : flight
    const waits = Math.min(1, (stages[0]?.start ?? 0) / duration)
    const frames: Keyframe[] = [{ transform: at(from), offset: 0, easing: 'linear' }]
    if (fresh && waits > 0) {
      Object.assign(frames[0]!, { opacity: 0 })
      frames.push({ opacity: 0, offset: waits }, { opacity: 1, offset: waits }, { opacity: 1, offset: 1 })
    }
    let here = from
    for (const stage of stages) {
      frames.push({ transform: at(here), offset: Math.min(1, stage.start / duration), easing: ease })
      here = stage === last ? to : corner(layout, stage.to)
      const turned = stage === last && to.crosswise ? ' rotate(90deg)' : ''
      const arrival = Math.min(1, (stage.start + stage.takes) / duration)
      frames.push({ transform: at(here) + turned, offset: arrival, easing: 'linear' })
    }
    frames.sort((a, b) => a.offset! - b.offset!)
    this.#run(id, way[0]?.slot ?? 0, frames, { duration }, kind)
  }

  #run(
    card: number,
    order: number,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
    kind: Kind = 'flying',
  ): void {
    const element = this.#element(card)
    if (!element) return
    element.dataset.motion = kind
    element.style.setProperty('--fly', String(order))
    const animation = element.animate(frames, timing)
    this.#running.set(animation, element)
    const done = () => {
      this.#running.delete(animation)
      // a card that was taken up meanwhile is in the hand
      const taken = element.dataset.motion !== kind
      if (!taken && ![...this.#running.values()].includes(element)) delete element.dataset.motion
    }
    // before those who wait in `settled`
    void animation.finished.then(done, done)
  }
}
