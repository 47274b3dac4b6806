import { games, position, stroll } from './program.ts'
import { Table, type CardShown, type Rect } from './table.ts'
import { expect, test } from './test.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

const shared = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** Half a pixel is rounding. */
const slack = 0.5

for (const size of sizes)
  test.describe(`${size.width}x${size.height}`, () => {
    test.use({ viewport: size, hasTouch: size.width < 500, isMobile: size.width < 500 })
    for (const game of games)
      for (const made of [0, 30])
        test(`${game} after ${made} moves`, async ({ page }) => {
          const moves = stroll(game, 7, made)
          const table = new Table(page, game, 7)
          await table.open()
          if (moves.length > 0) await table.jump(moves)
          await page.screenshot({
            path: `../build/e2e/shots/${game}-${made}-${size.width}x${size.height}.png`,
          })
          await expectGoodGeometry(table)
        })
  })

async function expectGoodGeometry(table: Table): Promise<void> {
  const { page } = table
  const cards = await table.cards()
  const dealt = position(table.game, table.deal, table.moves).piles.reduce(
    (sum, pile) => sum + pile.cards.length,
    0,
  )
  expect(cards).toHaveLength(dealt)
  const outer = (await page.getByRole('application').boundingBox())!
  const board = { x: outer.x, y: outer.y, w: outer.width, h: outer.height }
  for (const { face, box } of cards) {
    expect(box.w, `width of ${face}`).toBeGreaterThan(20)
    const inside =
      box.x >= board.x - slack &&
      box.y >= board.y - slack &&
      box.x + box.w <= board.x + board.w + slack &&
      box.y + box.h <= board.y + board.h + slack
    expect(inside, `${face} ${JSON.stringify(box)} in ${JSON.stringify(board)}`).toBe(true)
  }
  const exposed = tops(cards)
  for (const a of exposed)
    for (const b of exposed)
      if (a.pile < b.pile)
        expect(
          shared(a.box, b.box),
          `${a.face} of ${table.now.piles[a.pile]!.name} over ${b.face} of ${table.now.piles[b.pile]!.name}`,
        ).toBeLessThanOrEqual(slack * a.box.h)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, 'no scrolling sideways').toBeLessThanOrEqual(0)
}

/** The exposed card of each pile. */
function tops(cards: CardShown[]): CardShown[] {
  const last = new Map<number, CardShown>()
  for (const card of cards) if ((last.get(card.pile)?.index ?? -1) < card.index) last.set(card.pile, card)
  return [...last.values()]
}
