import { describe, expect, it } from 'vitest'
import { factsOf as known, gameIds, pilesOf } from '../../fixtures'
import type { GameFacts } from '../../core/types'
import { sampled } from '../../../sampled'
import { placedName } from '../names'
import { laid, layout } from './layout'
import { covered } from './rects'
import { leastWidth, narrower, type Stance } from './sheet'
import type { Layout, Options, Rect, Setting } from './types'

const plain: Options = { mirror: false, zoom: 1, mini: false }
const counts = { home: 30, of: 104, redealsLeft: 2, remarks: ['The exchange has not been used.'] }

/** Board sizes, without bar, status and page, of the windows of look.md and some others. */
const boards: Record<string, [number, number]> = {
  '360x640': [360, 476],
  '390x844': [390, 680],
  '640x360': [640, 264],
  '820x1180': [820, 1080],
  '1024x700': [1024, 612],
  '1280x720': [936, 632],
  '1440x900': [1096, 800],
  '1920x1080': [1576, 980],
  '3840x2160': [3496, 2060],
  '2160x3840': [2160, 3740],
}

/** A game's facts; "plainly ID" is that game without a figure or plan of its own. */
const plainly = 'plainly '
function factsOf(game: string): GameFacts {
  const facts = known(game.replace(plainly, ''))
  return game.startsWith(plainly) ? { ...facts, id: game, figure: null } : facts
}

function lay(
  game: string,
  sizes: Record<string, number>,
  [width, height]: [number, number],
  options = plain,
  stance?: Stance,
) {
  const facts = factsOf(game)
  const setting: Setting = { facts, piles: pilesOf(facts, sizes), counts, width, height, options }
  return stance ? laid(setting, stance) : layout(setting)
}

/** Sizes of piles that put a table under strain. */
function strains(game: string): Record<string, number>[] {
  const { piles } = factsOf(game)
  const all = (size: number) => Object.fromEntries(piles.map((pile) => [pile.id, size]))
  return [{}, all(1), all(8), all(13), ...piles.map((pile) => ({ ...all(3), [pile.id]: 60 }))]
}

function outside(table: Layout, rect: Rect): boolean {
  const slack = 0.5
  return (
    rect.x < -slack ||
    rect.y < -slack ||
    rect.x + rect.w > table.width + slack ||
    rect.y + rect.h > table.height + slack
  )
}

/** The lesser side of what two rectangles share; not above 0 where they are apart. */
function overlap(a: Rect, b: Rect): number {
  return Math.min(
    Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
    Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y),
  )
}

describe.each(sampled(gameIds.flatMap((game) => [game, plainly + game])))('%s', (game) => {
  it('has a place for every pile, and every card lies once', () => {
    for (const size of Object.values(boards)) {
      const sizes = Object.fromEntries(factsOf(game).piles.map((pile, i) => [pile.id, i % 5]))
      const table = lay(game, sizes, size)
      expect(table.places.map((place) => place.pile)).toEqual(factsOf(game).piles.map((_, i) => i))
      const ids = table.cards.map((card) => card.id).sort((a, b) => a - b)
      expect(ids).toEqual(ids.map((_, i) => i))
      expect(ids.length).toBe(Object.values(sizes).reduce((sum, n) => sum + n, 0))
    }
  })

  it.each(Object.entries(boards))('keeps everything on the board at %s', (_, size) => {
    for (const options of [
      plain,
      { ...plain, mirror: true },
      { ...plain, zoom: 1.6 },
      { ...plain, zoom: 0.6 },
      { ...plain, tall: true },
    ])
      for (const sizes of strains(game)) {
        const table = lay(game, sizes, size, options)
        const out = [
          ...table.places.map((place) => place.extent),
          ...table.cards.map((card) => covered(card, table)),
        ].filter((rect) => outside(table, rect))
        expect(out).toEqual([])
      }
  })

  it.each(Object.entries(boards))('no pile lies on another at %s', (_, size) => {
    for (const sizes of strains(game)) {
      const places = lay(game, sizes, size).places.filter((place) => !place.quiet)
      const touching = places.flatMap((a) =>
        places
          .filter((b) => a.pile < b.pile && overlap(a.extent, b.extent) > 0.5)
          .map((b) => [a.pile, b.pile]),
      )
      expect(touching).toEqual([])
    }
  })

  it('shows more of covered cards for a tall index, where there is room', () => {
    const forms = (tall: boolean) =>
      lay(game, Object.fromEntries(factsOf(game).piles.map(({ id }) => [id, 3])), [1576, 980], {
        ...plain,
        tall,
      })
    const usual = forms(false)
    const columns = usual.places.filter(({ fan }) => fan === 'down' || fan === 'up')
    const rise = (table: Layout, pile: number) => {
      const [first, second] = table.cards.filter((card) => card.pile === pile)
      return Math.abs(second!.y - first!.y) / table.h
    }
    const tall = forms(true)
    expect(usual.cards.filter(({ form }) => form === 't')).toEqual([])
    for (const { pile } of columns) {
      expect(rise(tall, pile)).toBeGreaterThanOrEqual(rise(usual, pile))
      const covered = tall.cards.find((card) => card.pile === pile && card.index === 0)!
      if (covered.form === 't') expect(rise(tall, pile)).toBeGreaterThan(0.355)
    }
  })

  it.each(Object.entries(boards))('has cards for a finger, or no larger ones would fit, at %s', (_, size) => {
    const fits = ({ width, height }: Layout) => width <= size[0] && height <= size[1]
    const table = lay(game, {}, size)
    if (table.w >= leastWidth) return
    expect(table.w).toBeGreaterThanOrEqual(narrower.at(-1)!)
    expect(fits(table)).toBe(true)
    for (const portrait of [true, false])
      expect(fits(lay(game, {}, size, plain, { portrait, least: leastWidth }))).toBe(false)
  })

  it('leaves room on a phone for eight cards of a table that was drawn for it', () => {
    if (!game.startsWith(plainly)) expect(lay(game, {}, boards['390x844']!).w).toBeGreaterThanOrEqual(390 / 8)
  })

  it('draws its miniature within the frame', () => {
    const table = lay(game, { '1': 8, '2': 5 }, [320, 210], { ...plain, mini: true })
    expect(table.places.filter((place) => outside(table, place.extent))).toEqual([])
    expect(table.labels).toEqual([])
  })
})

/** As the tables were drawn before they were programmed; a game that came later has no row here. */
const widths: Record<string, Record<string, number>> = {
  'la-nationale': { '390x844': 57, '820x1180': 100, '1024x700': 73, '1280x720': 67, '1440x900': 79, '1920x1080': 115 },
  'la-capricieuse': { '390x844': 57, '820x1180': 100, '1024x700': 73, '1280x720': 67, '1440x900': 79, '1920x1080': 115 },
  'st-helena': { '390x844': 57, '820x1180': 116, '1024x700': 82, '1280x720': 84, '1440x900': 99, '1920x1080': 116 },
  // as the book's engraving has it: 7.92 card widths high, so (height - 53) / 7.92 where the board is broad
  'la-nivernaise': { '390x844': 57, '820x1180': 116, '1024x700': 71, '1280x720': 73, '1440x900': 94, '1920x1080': 116 },
  'the-clock': { '390x844': 53, '820x1180': 83, '1024x700': 54, '1280x720': 55, '1440x900': 72, '1920x1080': 89 },
  fortress: { '390x844': 62, '820x1180': 110, '1024x700': 75, '1280x720': 77, '1440x900': 99, '1920x1080': 116 },
  'the-fourteenth': { '390x844': 70, '820x1180': 111, '1024x700': 75, '1280x720': 78, '1440x900': 100, '1920x1080': 116 },
  'the-sultan': { '390x844': 62, '820x1180': 116, '1024x700': 86, '1280x720': 89, '1440x900': 115, '1920x1080': 116 },
} // prettier-ignore

describe('card widths', () => {
  it.each(Object.entries(widths))('%s', (game, row) => {
    const laid = Object.fromEntries(
      Object.keys(row).map((window) => [window, lay(game, {}, boards[window]!).w]),
    )
    for (const [window, width] of Object.entries(row))
      expect(Math.abs(laid[window]! - width), `${window}: ${laid[window]} for ${width}`).toBeLessThanOrEqual(
        1,
      )
  })

  it('grow with a very large window', () => {
    for (const game of gameIds) expect(lay(game, {}, boards['3840x2160']!).w).toBeGreaterThan(170)
  })
})

it.each(Object.entries(boards))(
  'without held cards La Nationale is laid out as before at %s',
  (_, [width, height]) => {
    const facts = factsOf('la-nationale')
    for (const pile of facts.piles) if (pile.group === 'between') pile.absent = true
    const piles = pilesOf(facts, { '1': 8, sa: 1, sk: 1 })
    const table = layout({ facts, piles, counts, width, height, options: plain })
    expect(table.places.filter(({ extent, quiet }) => !quiet && outside(table, extent))).toEqual([])
    expect(
      table.places.filter(({ pile }) => facts.piles[pile]!.group === 'between' && !table.places[pile]!.quiet),
    ).toEqual([])
    expect(table.w).toBeGreaterThanOrEqual(lay('la-nationale', {}, [width, height]).w)
  },
)

it.each(Object.entries(boards))(
  'held cards of St. Helena lie between kings and aces at %s',
  (_, [width, height]) => {
    const facts = factsOf('st-helena')
    for (const pile of facts.piles) pile.absent = false
    const table = layout({ facts, piles: pilesOf(facts, { '1': 8 }), counts, width, height, options: plain })
    expect(table.places.filter(({ extent }) => outside(table, extent))).toEqual([])
    const at = (id: string) => table.places[facts.piles.findIndex((pile) => pile.id === id)]!
    for (const suit of ['s', 'h', 'd', 'c']) {
      expect(at(`${suit}b`).y).toBeGreaterThanOrEqual(at(`${suit}k`).y + table.h)
      expect(at(`${suit}a`).y).toBeGreaterThanOrEqual(at(`${suit}b`).y + table.h)
    }
  },
)

it.each(Object.entries(boards))(
  'the families of La Nivernaise are in two upright columns at %s',
  (_, [width, height]) => {
    const table = lay('la-nivernaise', { '1': 8, '3': 8, '4': 8 }, [width, height])
    const facts = factsOf('la-nivernaise')
    const at = (id: string) => table.places[facts.piles.findIndex((pile) => pile.id === id)]!
    for (const end of ['a', 'k']) {
      const column = ['s', 'h', 'd', 'c'].map((suit) => at(`${suit}${end}`))
      expect(new Set(column.map((place) => place.x)).size).toBe(1)
      for (let i = 1; i < 4; i++) expect(column[i]!.y).toBeGreaterThanOrEqual(column[i - 1]!.y + table.h)
    }
    expect(table.places.filter(({ extent }) => outside(table, extent))).toEqual([])
  },
)

it('a gap in the garden stays open, and the next row lies below it', () => {
  const [width, height] = boards['1440x900']!
  const facts = factsOf('babette')
  const piles = pilesOf(facts, { '1': 2, '2': 1 })
  const rows = facts.piles.map(({ id }) =>
    id === '1' ? { laid: 2, rows: [0, 1] } : id === '2' ? { laid: 2, rows: [1] } : { laid: 0, rows: [] },
  )
  const table = layout({ facts, piles, rows, counts, width, height, options: plain })
  const of = (id: string) =>
    table.cards.filter((card) => card.pile === facts.piles.findIndex((pile) => pile.id === id))
  expect(of('2')[0]!.y).toBe(of('1')[1]!.y)
  expect(of('2')[0]!.y).toBeGreaterThan(of('1')[0]!.y)
})

it('the garden of Babette fills a phone, as dealt and after four more deals', () => {
  for (const rows of [1, 5]) {
    const sizes = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`${i + 1}`, rows]))
    const { cards, height, h } = lay('babette', sizes, boards['390x844']!)
    expect((Math.max(...cards.map(({ y }) => y)) + h) / height).toBeGreaterThan(0.7)
  }
})

describe('columns in two rows on a phone', () => {
  const games = ['spensers-fairie-queen', 'the-salic-law'] as const
  const gapsOf = (table: Layout, pile: number) => {
    const cards = table.cards.filter((card) => card.pile === pile)
    return cards.slice(1).map(({ y }, i) => (y - cards[i]!.y) / table.h)
  }

  it.each(games)('of %s lie level until one is long', (game) => {
    const { piles } = factsOf(game)
    const table = lay(game, { '1': 3, '5': 3, '6': 1 }, boards['390x844']!)
    const tops = ['5', '6', '7', '8'].map((id) => table.places[piles.findIndex((pile) => pile.id === id)]!.y)
    expect(new Set(tops).size).toBe(1)
  })

  it.each(games)('of %s show every index of a long one, whose neighbour beneath is short', (game) => {
    const { piles } = factsOf(game)
    const long = piles.findIndex(({ id }) => id === '1')
    const table = lay(game, { '1': 12, '5': 1 }, boards['390x844']!)
    expect(gapsOf(table, long)).toHaveLength(11)
    for (const gap of gapsOf(table, long)) expect(gap).toBeGreaterThan(0.2)
  })
})

it('each side of the Four Corners hangs beneath its family on a phone, in columns that can be read', () => {
  const { piles } = factsOf('the-four-corners')
  const sizes = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${i + 1}`, 7]))
  const table = lay('the-four-corners', sizes, boards['390x844']!)
  const at = (id: string) => table.places[piles.findIndex((pile) => pile.id === id)]!
  for (const [i, suit] of [...'dchs'].entries()) {
    expect([at(`${suit}k`).x, at(`${suit}a`).x]).toEqual([at(`${i + 2}`).x, at(`${i + 8}`).x])
    expect(at(`${suit}k`).y).toBeLessThan(at(`${i + 2}`).y)
    expect(at(`${suit}a`).y).toBeLessThan(at(`${i + 8}`).y)
  }
  const [first, second] = table.cards.filter(({ pile }) => piles[pile]!.id === '2')
  expect(second!.y - first!.y).toBeGreaterThan(15)
})

it('the Divan lies crosswise in two upright lines where the board is broad, and upright on a phone', () => {
  const places = (size: [number, number]) => lay('the-sultan', {}, size).places.slice(9, 17)
  for (const size of [boards['1440x900']!, boards['1024x700']!]) {
    expect(places(size).every((place) => place.crosswise && place.extent.w > place.extent.h)).toBe(true)
    for (const side of [places(size).slice(0, 4), places(size).slice(4)])
      expect(new Set(side.map((place) => place.x)).size).toBe(1)
  }
  expect(places(boards['390x844']!).some((place) => place.crosswise)).toBe(false)
})

it('clubs stand beside the ace, diamonds beside the Sultan, spades below', () => {
  const facts = factsOf('the-sultan')
  const { places } = lay('the-sultan', {}, boards['1440x900']!)
  const at = (id: string) => places[facts.piles.findIndex((pile) => pile.id === id)]!
  for (const [beside, ...kings] of [
    ['ha', 'ck1', 'ck2'],
    ['sultan', 'dk1', 'dk2'],
    ['hk', 'sk1', 'sk2'],
  ] as const)
    for (const king of kings) expect(at(king).y).toBe(at(beside).y)
})

it('mirrors hand and redeals only', () => {
  const right = lay('st-helena', { hand: -9, '1': 2 }, [1096, 800])
  const left = lay('st-helena', { hand: -9, '1': 2 }, [1096, 800], { ...plain, mirror: true })
  const hand = factsOf('st-helena').piles.findIndex((pile) => pile.id === 'hand')
  expect(left.places[hand]!.x).toBeCloseTo(1096 - right.places[hand]!.x - right.w, 5)
  expect(left.places[8]).toEqual(right.places[8])
})

it('a stock held face upwards shows its next card and no other', () => {
  for (const game of gameIds) {
    const facts = factsOf(game)
    // a closed reserve, such as Nestor's, has another name and is never dealt face upwards
    const hand = facts.piles.findIndex(({ id }) => id === 'hand')
    if (hand < 0) continue
    const piles = pilesOf(facts, { hand: -9 })
    piles[hand]![8]!.face = '7H'
    const table = layout({ facts, piles, counts, width: 1096, height: 800, options: plain })
    const cards = table.cards.filter((card) => card.pile === hand)
    expect(cards.at(-1)).toMatchObject({ face: '7H', showing: 'exposed' })
    expect(cards.slice(0, -1).every((card) => card.face === null)).toBe(true)
    expect(cards.length).toBe(9)
    expect(placedName(facts, hand, piles[hand]!, 8)).toBe('7 of hearts, 9 of 9, the hand')
  }
})

it('peeked cards rise above the exposed one, the rest of the packet stays hidden', () => {
  const facts = factsOf('la-nivernaise')
  const piles = pilesOf(facts, { '3': 6 })
  const line = piles[18]!
  for (const card of line.slice(0, 3)) card.face = null
  const table = layout({ facts, piles, counts, width: 1096, height: 800, options: plain })
  const cards = table.cards.filter((card) => card.pile === 18)
  expect(cards.map((card) => card.showing)).toEqual([
    'hidden',
    'hidden',
    'hidden',
    'peeked',
    'peeked',
    'exposed',
  ])
  expect(cards[3]!.y).toBeLessThan(cards[4]!.y)
  expect(cards[4]!.y).toBeLessThan(cards[5]!.y)
  expect(cards[5]!.y).toBe(table.places[18]!.y)
})
