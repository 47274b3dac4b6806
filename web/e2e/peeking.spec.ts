import type { Page } from '@playwright/test'
import { facts } from './facts.ts'
import { ask, position, stroll, type Position } from './program.ts'
import { heard, hush, startReader } from './reader.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

/** A card that others partly cover is looked at while it is held: by mouse, by touch, and by keys. */

const ranks: Record<string, string> = { A: 'ace', T: '10', J: 'knave', Q: 'queen', K: 'king' }
const suits: Record<string, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
/** "7 of spades" of "7S". */
const nameOf = (face: string) => `${ranks[face[0]!] ?? face[0]} of ${suits[face[1]!]}`

/** At how many of nine points of its place a card can be seen. */
function partsSeen(page: Page, pile: number, index: number): Promise<number> {
  return page.locator(`.board .card[data-pile="${pile}"][data-index="${index}"]`).evaluate((card) => {
    const { x, y, width, height } = card.getBoundingClientRect()
    const lens = document.querySelector<HTMLElement>('.lens')
    if (lens) lens.style.visibility = 'hidden'
    const points = [0.1, 0.5, 0.9].flatMap((v) => [0.1, 0.5, 0.9].map((h) => [x + h * width, y + v * height]))
    const seen = points.filter(([h, v]) => document.elementFromPoint(h!, v!)?.closest('.card') === card)
    if (lens) lens.style.visibility = ''
    return seen.length
  })
}

/** The cards in the lens, as in notation. */
const inLens = (page: Page) =>
  page
    .locator('.lens li')
    .evaluateAll((cards) =>
      cards.map((card) => card.textContent.trim().replace('10', 'T') + /suit-(\w)/.exec(card.className)![1]),
    )

/** A pile of Klondike with a card face down below two or more that lie open, and the moves that lead there. */
function mixed() {
  for (let deal = 1; ; deal++) {
    const line = stroll('klondike', deal, 40)
    const { piles } = position('klondike', deal, line)
    const pile = piles.findIndex(
      ({ cards }) => cards[0] === '??' && cards.filter((c) => c !== '??').length > 1,
    )
    if (pile >= 0) return { deal, line, pile, cards: piles[pile]!.cards }
  }
}

const column = facts.find(({ id }) => id === 'la-nationale')!.groups.find(({ role }) => role === 'tableau')!
  .piles[0]!

for (const button of ['left', 'middle'] as const)
  test(`the ${button} button shows all of a card that others partly cover while it is held`, async ({
    page,
  }) => {
    const table = await new Table(page, 'la-nationale', 7).open()
    const { cards } = table.now.piles[column]!
    expect(cards.length).toBeGreaterThan(3)
    expect(await partsSeen(page, column, 1)).toBeLessThan(9)
    const at = await table.handle(column, cards.length - 1)
    await page.mouse.move(at.x, at.y)
    await page.mouse.down({ button })
    await expect.poll(() => partsSeen(page, column, 1)).toBe(9)
    await expect(page.locator('.lens .name')).toHaveText(nameOf(cards[1]!))
    expect(await inLens(page)).toEqual(cards)
    // the signs of the suits are drawn, and have the suits' colours
    const signs = await page.locator('.lens li svg').evaluateAll((all) =>
      all.map((sign) => {
        const { width } = (sign as SVGSVGElement).getBBox()
        return width > 20 && getComputedStyle(sign).fill === getComputedStyle(sign.parentElement!).color
      }),
    )
    expect(signs).toEqual(cards.map(() => true))
    await page.mouse.up({ button })
    await expect(page.locator('.lens')).toHaveCount(0)
    await expect.poll(() => partsSeen(page, column, 1)).toBeLessThan(9)
    await table.matches()
  })

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('a long press shows all of a card while it lasts', async ({ page }) => {
    const table = await new Table(page, 'la-nationale', 7).open()
    const { cards } = table.now.piles[column]!
    const { x, y } = await table.handle(column, cards.length - 1)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await expect.poll(() => partsSeen(page, column, 1)).toBe(9)
    await expect(page.locator('.lens .name')).toHaveText(nameOf(cards[1]!))
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.locator('.lens')).toHaveCount(0)
    await table.matches()
  })
})

test('by keys one goes through the cards of a pile, and hears them', async ({ page }) => {
  const table = await new Table(page, 'la-nationale', 7).open()
  const { cards } = table.now.piles[column]!
  await table.key('1')
  await table.key('Escape')
  await startReader(page)
  await hush(page)
  await table.key('e')
  const said = async () => (await heard(page)).join(' ')
  for (const face of cards) await expect.poll(said).toContain(nameOf(face))
  await table.key('ArrowUp')
  await table.key('ArrowUp')
  await expect(page.locator('.lens .name')).toHaveText(nameOf(cards.at(-3)!))
  await expect.poll(said).toContain(`${nameOf(cards.at(-3)!)}, ${cards.length - 2} of ${cards.length}`)
  expect(await partsSeen(page, column, cards.length - 3)).toBe(9)
  await table.key('ArrowDown')
  await expect(page.locator('.lens .name')).toHaveText(nameOf(cards.at(-2)!))
  // any other key ends it, and the same key too
  await table.key('e')
  await expect(page.locator('.lens')).toHaveCount(0)
  await table.key('e')
  await expect(page.locator('.lens')).toBeVisible()
  await table.key('ArrowRight')
  await expect(page.locator('.lens')).toHaveCount(0)
  await table.matches()
})

test('a card that lies face down stays so', async ({ page }) => {
  const { deal, line, pile, cards } = mixed()
  const table = await new Table(page, 'klondike', deal).jump(line)
  const words = ['--deal', String(deal), '--moves', line.join(' '), '--reveal']
  const all = ask<Position>('deal', 'klondike', ...words)[0]!.piles[pile]!.cards
  const open = cards.filter((card) => card !== '??')
  const hidden = all.slice(0, cards.length - open.length)
  expect(hidden.length).toBeGreaterThan(0)
  const isHiddenStill = async () => {
    expect(await inLens(page)).toEqual(open)
    const names = await page
      .locator('.board, .lens')
      .evaluateAll((parts) => parts.map((one) => one.innerHTML))
    for (const face of hidden) expect(names.join(' ')).not.toContain(nameOf(face))
  }
  const at = await table.handle(pile, open.length)
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await expect(page.locator('.lens')).toBeVisible()
  await isHiddenStill()
  await page.mouse.up()
  // at the last card that lies open the arrow leads no further
  await page.keyboard.press('e')
  await isHiddenStill()
  await expect(page.locator('.lens .name')).toHaveText(nameOf(open[0]!))
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('.lens')).toHaveCount(0)
  await table.matches()
})
