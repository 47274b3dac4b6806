import type { CDPSession, Locator, Page } from '@playwright/test'
import { groupOf } from './facts.ts'
import { addressOf, position, type Position } from './program.ts'
import { expect } from './test.ts'

export interface Rect {
  x: number
  y: number
  w: number
  h: number
}
export interface CardShown {
  pile: number
  index: number
  /** As in notation; "??" if covered. */
  face: string
  showing: string
  box: Rect
}

const ranks: Record<string, string> = { ace: 'A', '10': 'T', knave: 'J', queen: 'Q', king: 'K' }

/** "7S" of "7 of spades, 3 of 8, row L1". */
function faceOf(name: string): string {
  const words = /^(\w+) of (spades|hearts|diamonds|clubs)\b/.exec(name)
  return words ? (ranks[words[1]!] ?? words[1]!) + words[2]![0]!.toUpperCase() : '??'
}

/** A move in notation, taken apart. */
interface Parts {
  from: string
  to: string
  count: number
}
function partsOf(move: string): Parts | null {
  const lay = /^(\w+)[-+~](\w+?)(?:x(\d+))?$/.exec(move)
  return lay ? { from: lay[1]!, to: lay[2]!, count: Number(lay[3] ?? 1) } : null
}

/** What the menu calls the review. */
export const reviewIn: Record<string, string> = {
  'en-GB': 'Review',
  'de-DE': 'Rückblick',
  'fr-FR': 'Analyse',
}

/** Types moves into the command box, which stays open but for a dialog that takes its place. */
export async function typeMoves(page: Page, moves: readonly string[]): Promise<void> {
  // keys that are pressed before the table is there are nobody's
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
  await page.keyboard.press('/')
  for (const move of moves) {
    await page.keyboard.insertText(move)
    await page.keyboard.press('Enter')
  }
}

/** Goes back from one control to the one before it, until this one has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const focused = () => control.evaluate((element) => element === document.activeElement)
  for (let tries = 0; tries < 60 && !(await focused()); tries++) await page.keyboard.press('Shift+Tab')
  await expect(control).toBeFocused()
}

export type Hand = 'mouse' | 'click' | 'touch' | 'keys'

/** The table on the page, with the same game in the native program beside it. */
export class Table {
  readonly moves: string[] = []
  now: Position
  #cdp: CDPSession | null = null

  constructor(
    readonly page: Page,
    readonly game: string,
    readonly deal: number,
  ) {
    this.now = position(game, deal)
  }

  async open(): Promise<this> {
    await this.page.goto(`#/${this.game}/${this.deal}`)
    return this.matches()
  }

  pile(name: string): number {
    const index = this.now.piles.findIndex((pile) => pile.name === name)
    expect(index, `pile ${name}`).toBeGreaterThanOrEqual(0)
    return index
  }

  cards(): Promise<CardShown[]> {
    return this.page
      .locator('.board .card')
      .evaluateAll((cards) =>
        cards.map((card) => {
          const { x, y, width, height } = card.getBoundingClientRect()
          const showing =
            ['exposed', 'covered', 'hidden'].find((name) => card.classList.contains(name)) ?? 'exposed'
          return {
            pile: Number((card as HTMLElement).dataset.pile),
            index: Number((card as HTMLElement).dataset.index),
            face: card.getAttribute('aria-label') ?? '',
            showing,
            box: { x, y, w: width, h: height },
          }
        }),
      )
      .then((cards) => cards.map((card) => ({ ...card, face: faceOf(card.face) })))
  }

  /** The faces on the page, pile by pile from the base. */
  async shown(): Promise<string[][]> {
    const piles: string[][] = this.now.piles.map(() => [])
    // a page that still shows the game before may have more piles
    for (const { pile, index, face } of await this.cards()) (piles[pile] ??= [])[index] = face
    return piles
  }

  /** The page shows this position, card by card. */
  async matches(): Promise<this> {
    const wanted = this.now.piles.map((pile) => pile.cards)
    // most moves are drawn within a frame or two
    const often = { message: `after ${this.moves.join(' ')}`, intervals: [20, 40, 80, 160, 500] }
    await expect.poll(() => this.shown(), often).toEqual(wanted)
    return this
  }

  /** The page shows the position after these moves. */
  async matchesMoves(moves: readonly string[]): Promise<this> {
    this.moves.splice(0, Infinity, ...moves)
    this.now = position(this.game, this.deal, moves)
    return this.matches()
  }

  /** Goes to the position after these moves at once, by a link. */
  async jump(moves: readonly string[]): Promise<this> {
    await this.page.goto(`${addressOf(this.game, this.deal)}/${moves.join('.')}`)
    return this.matchesMoves(moves)
  }

  /** Makes a move by hand, and looks whether the page is where the native program is. */
  async play(move: string, hand: Hand): Promise<void> {
    expect(this.now.moves, 'a legal move').toContain(move)
    await this.make(move, hand)
    this.moves.push(move)
    this.now = position(this.game, this.deal, this.moves)
    await this.matches()
  }

  /** A move that is not allowed, by dragging. */
  async refuse(): Promise<void> {
    const without = ['absent', groupOf(this.game, 'hand'), groupOf(this.game, 'out')]
    const placed = this.now.piles.filter(({ group }) => !without.includes(group))
    const [filled, vacant] = [true, false].map((has) =>
      placed.filter(({ cards }) => cards.length > 0 === has),
    )
    const allowed = new Set(
      this.now.moves
        .map(partsOf)
        .flatMap((move) => (move ? [`${move.from}-${move.to}`, `${move.to}-${move.from}`] : [])),
    )
    const [from, to] = filled!
      .flatMap((a) => [...filled!, ...vacant!].map((b) => [a.name, b.name] as const))
      .find(([a, b]) => a !== b && !allowed.has(`${a}-${b}`))!
    // a table that is laid out again meanwhile, because more is said beneath it, takes the card back without a word
    await expect(async () => {
      await this.make(`${from}-${to}`, 'mouse')
      await expect(this.page.locator('.status.no')).toBeVisible({ timeout: 5000 })
    }).toPass()
  }

  async make(move: string, hand: Hand): Promise<void> {
    const parts = partsOf(move)
    if (parts === null) await this.#act(move, hand)
    else if (hand === 'mouse') await this.drag(parts)
    else if (hand === 'touch') await this.#touchDrag(parts)
    else if (hand === 'click') await this.#clicks(parts)
    else await this.#keys(parts)
  }

  #hand(): number {
    const hand = groupOf(this.game, 'hand')
    return this.now.piles.findIndex(({ group }) => group === hand)
  }

  /** Deal, turn, refill and redeal: by the hand's own place, or by key. */
  async #act(move: string, hand: Hand): Promise<void> {
    if (hand === 'keys') await this.key(move === 'redeal' ? 'r' : 'd')
    else if (hand === 'touch') await this.tap(await this.handle(this.#hand(), 1))
    else await this.#click(this.#hand(), 1)
  }

  /** A point, not near another, at which the first of a pile's last cards, or its vacant place, can be taken hold of. */
  async handle(pile: number, count: number, other = { x: -100, y: -100 }): Promise<{ x: number; y: number }> {
    const at = await this.page.evaluate(
      ([pile, count, other]) => {
        const cards = [...document.querySelectorAll<HTMLElement>(`.board .card[data-pile="${pile}"]`)]
        cards.sort((a, b) => Number(a.dataset.index) - Number(b.dataset.index))
        const vacant = [...document.querySelectorAll<HTMLElement>(`.board .vacancy[data-pile="${pile}"]`)]
        const elements = cards.length > 0 ? [cards[cards.length - count]!] : vacant
        for (const element of elements) {
          // a table that is higher than its window is scrolled
          element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
          const box = element.getBoundingClientRect()
          for (const v of [0.5, 0.15, 0.85, 0.05, 0.95])
            for (const h of [0.5, 0.15, 0.85, 0.05, 0.95]) {
              const [x, y] = [box.x + h * box.width, box.y + v * box.height]
              if (Math.hypot(x - other.x, y - other.y) < 25) continue
              if (document.elementFromPoint(x, y)?.closest('[data-pile]') === element) return { x, y }
            }
        }
        return null
      },
      [pile, count, other] as const,
    )
    expect(at, `no part of pile ${this.now.piles[pile]?.name} can be taken hold of`).not.toBeNull()
    return at!
  }

  /** How a drag must go to bring the first of the cards onto the exposed card or vacant place of a pile. */
  async #way({ from, to, count }: Parts) {
    const source = this.pile(from)
    const start = await this.handle(source, count)
    const target = this.pile(to)
    const [a, b] = [await this.#box(source, count), await this.#box(target, 1)]
    return { start, end: { x: start.x + b.x - a.x, y: start.y + b.y - a.y } }
  }

  async #box(pile: number, count: number): Promise<Rect> {
    const cards = (await this.cards()).filter((card) => card.pile === pile).sort((a, b) => a.index - b.index)
    if (cards.length > 0) return cards[cards.length - count]!.box
    const box = await this.page.locator(`.board .vacancy[data-pile="${pile}"]`).first().boundingBox()
    expect(box, `place of pile ${this.now.piles[pile]?.name}`).not.toBeNull()
    return { x: box!.x, y: box!.y, w: box!.width, h: box!.height }
  }

  async drag(parts: Parts): Promise<void> {
    const { start, end } = await this.#way(parts)
    const { mouse } = this.page
    await mouse.move(start.x, start.y)
    await mouse.down()
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 })
    await mouse.move(end.x, end.y, { steps: 3 })
    await mouse.up()
  }

  #clicked = { x: -100, y: -100 }

  async #clicks({ from, to, count }: Parts): Promise<void> {
    await this.#click(this.pile(from), count)
    await this.#click(this.pile(to), 1)
  }

  /** Clicks a little beside the click before, or the two could be a double click. */
  async #click(pile: number, count: number): Promise<void> {
    this.#clicked = await this.handle(pile, count, this.#clicked)
    await this.page.mouse.click(this.#clicked.x, this.#clicked.y)
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }): Promise<void> {
    this.#cdp ??= await this.page.context().newCDPSession(this.page)
    await this.#cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  }

  async tap(at: { x: number; y: number }): Promise<void> {
    await this.#touch('touchStart', at)
    await this.#touch('touchEnd')
  }

  async #touchDrag(parts: Parts): Promise<void> {
    const { start, end } = await this.#way(parts)
    await this.#touch('touchStart', start)
    for (const part of [0.1, 0.3, 0.6, 0.9, 1])
      await this.#touch('touchMove', {
        x: start.x + part * (end.x - start.x),
        y: start.y + part * (end.y - start.y),
      })
    await this.#touch('touchEnd')
  }

  /** By arrows, Tab and Space. */
  async #keys({ from, to, count }: Parts): Promise<void> {
    await this.#goTo(this.pile(from), count)
    // someone who has not gone anywhere would turn the stock
    await this.key('i')
    await this.key('Space')
    await this.#goTo(this.pile(to), 1)
    await this.key('Space')
  }

  /**
   * Presses a key; afterwards the focus must be on something that is there, and stay on it. Answers where on the table
   * that is; empty if it is beside the table.
   */
  async key(key: string): Promise<string> {
    await this.page.keyboard.press(key)
    const { lost, place } = await this.page.evaluate(async () => {
      // a button that is disabled or hidden loses the focus when the page is drawn
      await new Promise((drawn) => requestAnimationFrame(drawn))
      const at = document.activeElement
      const { pile, index } = (at as HTMLElement | null)?.dataset ?? {}
      const place = pile === undefined ? '' : `${pile}:${index ?? -1}`
      const without = () => {
        if (!at || at === document.body) return 'nothing has it'
        if (!at.matches('button, a, input, [tabindex]')) return `it is on ${at.outerHTML.slice(0, 200)}`
        if (!at.checkVisibility({ visibilityProperty: true }) || at.matches(':disabled'))
          return `what has it is not there: ${at.outerHTML.slice(0, 200)}`
        return ''
      }
      return { lost: without(), place }
    })
    expect(lost, `the focus after ${key}, ${this.moves.length} moves into ${this.game}`).toBe('')
    return place
  }

  /** Brings the keyboard to the first of a pile's last cards, or to its vacant place. */
  async #goTo(pile: number, count: number): Promise<void> {
    const size = this.now.piles[pile]!.cards.length
    await this.reach(`${pile}:${size === 0 ? -1 : size - count}`)
  }

  /** Brings the keyboard to a place, named as `key` names it, trying keys as a player would who watches where the focus goes. */
  async reach(wanted: string): Promise<void> {
    const places = await this.#places()
    /** Where each key led from each place. */
    const known = new Map<string, Map<string, string>>()
    let here = await this.#focus()
    for (let tries = 0; here !== wanted && tries < 150; tries++) {
      const key =
        this.#path(known, here, (at) => this.#untried(known, at, places, wanted) !== undefined) ??
        this.#untried(known, here, places, wanted)
      if (key === undefined) break
      const next = await this.key(key)
      if (!known.has(here)) known.set(here, new Map())
      known.get(here)!.set(key, next)
      here = next === '' ? await this.#back(key) : next
    }
    expect(here, `the keyboard reaches ${wanted}`).toBe(wanted)
  }

  /** Comes back to the table, which a key left: Tab after the last group, an arrow at its edge. */
  async #back(key: string): Promise<string> {
    const opposite: Record<string, string> = {
      Tab: 'Shift+Tab',
      ArrowLeft: 'ArrowRight',
      ArrowRight: 'ArrowLeft',
      ArrowUp: 'ArrowDown',
      ArrowDown: 'ArrowUp',
    }
    let here = await this.key(opposite[key] ?? 'Tab')
    for (let tries = 0; here === '' && tries < 40; tries++)
      here = await this.key(key === 'Tab' || key === 'ArrowDown' ? 'Shift+Tab' : 'Tab')
    return here
  }

  /** The card or place of the table that has the focus; empty if none has. */
  #focus(): Promise<string> {
    return this.page.evaluate(() => {
      const { pile, index } = (document.activeElement as HTMLElement).dataset
      return pile === undefined ? '' : `${pile}:${index ?? -1}`
    })
  }

  async #places(): Promise<Map<string, { x: number; y: number }>> {
    const found = await this.page.locator('.board button[data-pile]').evaluateAll((buttons) =>
      buttons.map((button): [string, { x: number; y: number }] => {
        const { pile, index } = (button as HTMLElement).dataset
        const { x, y } = button.getBoundingClientRect()
        return [`${pile}:${index ?? -1}`, { x, y }]
      }),
    )
    return new Map(found)
  }

  /** The most promising key that was not tried here. */
  #untried(
    known: Map<string, Map<string, string>>,
    here: string,
    places: Map<string, { x: number; y: number }>,
    wanted: string,
  ): string | undefined {
    const [a, b] = [places.get(here), places.get(wanted)]
    const [dx, dy] = a && b ? [b.x - a.x, b.y - a.y] : [0, 0]
    const sideways = dx > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    const upright = dy > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown']
    const [first, second] = Math.abs(dx) > Math.abs(dy) ? [sideways, upright] : [upright, sideways]
    const keys = [first[0]!, second[0]!, 'Tab', 'Shift+Tab', second[1]!, first[1]!, 'Home', 'End']
    return keys.find((key) => !known.get(here)?.has(key))
  }

  /** The first key of a known way from a place to one that is good; none if this one is, or no way is known. */
  #path(
    known: Map<string, Map<string, string>>,
    from: string,
    good: (at: string) => boolean,
  ): string | undefined {
    if (good(from)) return undefined
    const seen = new Set([from])
    let edge: [string, string][] = [...(known.get(from) ?? [])].map(([key, at]) => [at, key])
    while (edge.length > 0) {
      const further: [string, string][] = []
      for (const [at, key] of edge) {
        if (at === '' || seen.has(at)) continue
        if (good(at)) return key
        seen.add(at)
        for (const [, next] of known.get(at) ?? []) further.push([next, key])
      }
      edge = further
    }
    return undefined
  }
}
