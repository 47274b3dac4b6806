import type { Game } from '../game.svelte'
import type { Hit } from './acts.svelte'
import { dropPile } from './drop'
import type { Layout } from './layout/types'
import type { Motion, Point } from './motion'

/** What the pointer needs of the board. */
export interface Table {
  root: HTMLElement
  layout(): Layout | null
  game(): Game
  motion: Motion
  element(card: number): HTMLElement | null
  holdMs(): number
  /** Whether cards are marked, so that none can be dragged. */
  marks(): boolean
  /** True if the click itself was a move. */
  click(hit: Hit): boolean
  /** Double click, double tap, right click. */
  home(hit: Hit): void
  /** Enlarges the card and its pile; false if there is nothing to show. */
  spread(hit: Hit | null): boolean
  /** Called when cards are picked up or let go. */
  dragging(on: boolean): void
  /** Where cards are when they are let go: their flight begins there. */
  letGo(places: ReadonlyMap<number, Point>): void
  /** A click on the cloth. */
  cloth(): void
}

interface Press {
  pointer: number
  button: number
  hit: Hit | null
  start: Point
  /** How far the board was scrolled. */
  scroll: Point
  moved: number
  time: number
  held: boolean
}

interface Drag {
  hit: Hit
  cards: { id: number; element: HTMLElement; at: Point }[]
  offset: Point
}

const threshold = 3
/** After looking at a spread pile, the player may still drag the card. */
const afterHold = 14
/** A drag as short and small as this is a tap, because fingers tremble. */
/** A card dragged nearer than `near` pixels to the edge of the board scrolls the table by `pace` pixels a frame. */
const edge = { near: 36, pace: 12 }
const tremble = { far: 9, ms: 300 }
const twice = { far: 24, ms: 350 }

/** Drag, click, tap, double click, right click, press and hold: all at once, on release. One pointer at a time. */
export class Pointer {
  readonly #table: Table
  #press: Press | null = null
  #drag: Drag | null = null
  #hold = 0
  #frame = 0
  /** Where the pointer is. */
  #at: Point = { x: 0, y: 0 }
  #last: { pile: number; at: Point; time: number; played: boolean } | null = null

  constructor(table: Table) {
    this.#table = table
  }

  down(event: PointerEvent): void {
    // the same pointer is pressed again, so the end of the press before was lost
    if (this.#press && event.isPrimary) this.stop()
    // the event's target is the board itself only at its scroll bars
    if (this.#press || event.button > 2 || event.target === this.#table.root) return
    if (event.button === 1) event.preventDefault() // no scrolling by the middle button
    const { motion, root } = this.#table
    motion.finish()
    const hit = hitOf(event.target)
    this.#press = {
      pointer: event.pointerId,
      button: event.button,
      hit,
      start: { x: event.clientX, y: event.clientY },
      scroll: { x: root.scrollLeft, y: root.scrollTop },
      moved: 0,
      time: event.timeStamp,
      held: false,
    }
    root.setPointerCapture(event.pointerId)
    if (!hit) return
    if (event.button === 1) this.#spread(hit)
    else if (event.button === 0) this.#hold = window.setTimeout(() => this.#spread(hit), this.#table.holdMs())
  }

  move(event: PointerEvent): void {
    const press = this.#press
    if (press?.pointer !== event.pointerId) return
    // a mouse that returns without a pressed button was released outside the window
    if (event.pointerType === 'mouse' && event.buttons === 0) return void this.stop()
    this.#at = { x: event.clientX, y: event.clientY }
    press.moved = Math.max(press.moved, far({ x: this.#at.x - press.start.x, y: this.#at.y - press.start.y }))
    if (!press.hit) this.#pan(press)
    if (press.moved < (press.held ? afterHold : threshold) || press.button !== 0 || !press.hit) return
    if (this.#table.marks()) return
    if (press.held) {
      this.#table.spread(null)
      press.held = false
    }
    if (!this.#drag && !this.#lift(press.hit)) return
    this.#drag!.offset = this.#offset(press)
    this.#frame ||= requestAnimationFrame(() => this.#carry())
  }

  up(event: PointerEvent): void {
    const press = this.#press
    if (press?.pointer !== event.pointerId) return
    const brief = press.moved < tremble.far && event.timeStamp - press.time < tremble.ms
    const drag = this.#end()
    if (press.held) return
    if (drag && !(brief && event.pointerType !== 'mouse')) return this.#drop(drag)
    if (drag) {
      this.#table.motion.back(ids(drag), drag.offset, false)
      this.#table.game().clear()
    }
    if (press.button === 2) {
      if (press.hit) this.#table.home(press.hit)
    } else if (press.button === 0) this.#click(press, event)
  }

  /** The pointer is lost: the drag is cancelled. */
  cancel(event: PointerEvent): void {
    if (this.#press?.pointer === event.pointerId) this.stop()
  }

  /** Lets go of everything. */
  stop(): boolean {
    if (!this.#press) return false
    const drag = this.#end()
    if (!drag) return true
    this.#table.game().clear()
    this.#table.motion.back(ids(drag), drag.offset, false)
    return true
  }

  /** How far the dragged cards have moved over the table. */
  #offset({ start, scroll }: Press): Point {
    const { root } = this.#table
    return {
      x: this.#at.x - start.x + root.scrollLeft - scroll.x,
      y: this.#at.y - start.y + root.scrollTop - scroll.y,
    }
  }

  /** Dragging the cloth scrolls a table that is larger than the board. */
  #pan({ start, scroll }: Press): void {
    this.#table.root.scrollTo(scroll.x + start.x - this.#at.x, scroll.y + start.y - this.#at.y)
  }

  /** True if the table scrolled. */
  #followed(): boolean {
    const { root } = this.#table
    const box = root.getBoundingClientRect()
    const { scrollLeft, scrollTop } = root
    const push = (at: number, from: number, to: number) =>
      at < from + edge.near ? -edge.pace : at > to - edge.near ? edge.pace : 0
    root.scrollBy(push(this.#at.x, box.left, box.right), push(this.#at.y, box.top, box.bottom))
    return root.scrollLeft !== scrollLeft || root.scrollTop !== scrollTop
  }

  #spread(hit: Hit): void {
    if (this.#drag || !this.#press) return
    this.#press.held = this.#table.spread(hit)
  }

  #lift(hit: Hit): boolean {
    const layout = this.#table.layout()
    const place = layout?.places[hit.pile]
    const game = this.#table.game()
    const size = game.countFrom(hit.pile, 0)
    if (!layout || !place || size === 0) return false
    clearTimeout(this.#hold)
    // only the exposed card of a squared or peeked pile can be picked up
    const whole = place.fan === 'squared' || place.fan === 'up'
    const index = whole || hit.index < 0 ? size - 1 : hit.index
    const cards = layout.cards
      .filter((card) => card.pile === hit.pile && card.index >= index)
      .flatMap((card) => {
        const element = this.#table.element(card.id)
        return element ? [{ id: card.id, element, at: { x: card.x, y: card.y } }] : []
      })
    this.#drag = { hit: { pile: hit.pile, index }, cards, offset: { x: 0, y: 0 } }
    cards.forEach(({ element }, i) => {
      element.dataset.motion = 'dragged'
      element.style.setProperty('--fly', String(i))
    })
    const count = size - index
    this.#table.dragging(true)
    if (game.movesFrom(hit.pile, count).length > 0) game.select(hit.pile, count)
    else game.clear()
    return true
  }

  #carry(): void {
    this.#frame = 0
    if (!this.#drag || !this.#press) return
    if (this.#followed()) {
      this.#drag.offset = this.#offset(this.#press)
      this.#frame = requestAnimationFrame(() => this.#carry())
    }
    const { cards, offset } = this.#drag
    for (const { element } of cards) element.style.translate = `${offset.x}px ${offset.y}px`
  }

  /** Ends press and drag, and returns what was dragged. */
  #end(): Drag | null {
    const press = this.#press
    const drag = this.#drag
    clearTimeout(this.#hold)
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#press = null
    this.#drag = null
    const { root } = this.#table
    if (press && root.hasPointerCapture(press.pointer)) root.releasePointerCapture(press.pointer)
    if (press?.held) this.#table.spread(null)
    if (drag) {
      for (const { element } of drag.cards) {
        delete element.dataset.motion
        element.style.translate = ''
      }
      this.#table.dragging(false)
    }
    return drag
  }

  #drop({ hit, cards, offset }: Drag): void {
    const layout = this.#table.layout()
    const game = this.#table.game()
    const first = cards[0]
    if (!layout || !first) return
    const rect = { x: first.at.x + offset.x, y: first.at.y + offset.y, w: layout.w, h: layout.h }
    const to = dropPile(layout, rect, hit.pile, game.targets)
    const places = new Map(cards.map(({ id, at }) => [id, { x: at.x + offset.x, y: at.y + offset.y }]))
    if (to !== null) {
      this.#table.letGo(places)
      if (game.drop(hit.pile, cards.length, to)) return
      this.#table.letGo(new Map())
      return this.#table.motion.back([...places.keys()], offset, true)
    }
    const stuck = game.selection === null && far(offset) > layout.w / 2
    game.clear()
    if (stuck) game.select(hit.pile, cards.length) // says why nothing can be done with it
    this.#table.motion.back([...places.keys()], offset, stuck)
  }

  #click(press: Press, event: PointerEvent): void {
    const at = { x: event.clientX, y: event.clientY }
    const last = this.#last
    this.#last = null
    if (!press.hit) return press.moved < tremble.far ? this.#table.cloth() : undefined
    const near =
      last !== null &&
      event.timeStamp - last.time < twice.ms &&
      Math.hypot(at.x - last.at.x, at.y - last.at.y) < twice.far
    const hand = this.#table.game().table.hand?.pile === press.hit.pile
    if (near && !hand) {
      // what the first click played must not be followed by the next card
      if (last.played) return
      if (last.pile === press.hit.pile) return this.#table.home(press.hit)
    }
    const played = this.#table.click(press.hit)
    this.#last = { pile: press.hit.pile, at, time: event.timeStamp, played }
  }
}

const ids = (drag: Drag) => drag.cards.map((card) => card.id)
const far = ({ x, y }: Point) => Math.hypot(x, y)

/** The card or place that an event is about. */
export function hitOf(target: EventTarget | null): Hit | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-pile]') : null
  if (!element) return null
  return { pile: Number(element.dataset.pile), index: Number(element.dataset.index ?? -1) }
}
