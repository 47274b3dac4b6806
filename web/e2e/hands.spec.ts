import type { Page } from '@playwright/test'
import { easiest, position } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

const settle = (page: Page, settings: object) =>
  page.addInitScript((text) => localStorage.setItem('longwood.settings', text), JSON.stringify(settings))
const lit = (page: Page) => page.locator('.over .found')

/** How many of the moves at the end of a won line bring cards home. */
function homeward(moves: readonly string[]): number {
  const other = moves.findLastIndex((move) => !/-(sa|ha|da|ca)$/.test(move))
  return moves.length - 1 - other
}

test('Finish is offered on the table as soon as only plays home remain', async ({ page }) => {
  const { deal, moves } = easiest('fortress')
  const table = new Table(page, 'fortress', deal)
  const left = homeward(moves)
  expect(left).toBeGreaterThan(1)
  await table.jump(moves.slice(0, 10))
  const offer = page.locator('.status').getByRole('button', { name: 'Finish' })
  await expect(offer).toHaveCount(0)
  await table.jump(moves.slice(0, moves.length - left))
  await offer.click()
  await expect(page.getByRole('dialog', { name: 'You won' })).toBeVisible()
})

test('what can be moved is lit while a key or the button is held, as are equal ranks', async ({ page }) => {
  await new Table(page, 'fortress', 5).open()
  const movable = new Set(position('fortress', 5).moves.map((move) => move.split('-')[0]))
  await page.keyboard.down('v')
  await expect(lit(page)).toHaveCount(movable.size)
  await page.keyboard.up('v')
  await expect(lit(page)).toHaveCount(0)
  await page.keyboard.down('x')
  await expect(lit(page)).toHaveCount(4)
  await page.keyboard.up('x')
  const button = page.getByRole('button', { name: 'Hold to highlight movable cards' })
  const { x, y, width, height } = (await button.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await expect(lit(page)).toHaveCount(movable.size)
  await page.mouse.up()
  await expect(lit(page)).toHaveCount(0)
})

test('cards go home by themselves where it was asked for, and come back by undo', async ({ page }) => {
  await settle(page, { auto: 'all' })
  const table = await new Table(page, 'fortress', 11).open()
  // two aces can go home at once; the player moves another card
  const before = position('fortress', 11)
  const home = (move: string) => /-(sa|ha|da|ca)$/.test(move)
  expect(before.moves.filter(home).length).toBeGreaterThan(1)
  const own = before.moves.find((move) => !home(move))!
  const moves = [own]
  for (let now = position('fortress', 11, moves); now.moves.some(home); now = position('fortress', 11, moves))
    moves.push(now.moves.find(home)!)
  await table.make(own, 'mouse')
  const atHome = (piles: { name: string; cards: string[] }[]) =>
    piles.slice(0, 4).reduce((sum, { cards }) => sum + cards.length, 0)
  await expect
    .poll(async () => (await table.shown()).slice(0, 4).flat().length)
    .toBe(atHome(position('fortress', 11, moves).piles))
  for (let taken = 0; taken < moves.length; taken++) await page.getByRole('button', { name: 'Undo' }).click()
  await table.matches()
})

test('a deal is shown card by card, and any key ends it', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference', serviceWorkers: 'block' })
  const page = await context.newPage()
  await settle(page, { pace: 'slow' })
  for (const game of ['fortress', 'la-capricieuse']) {
    await page.goto('about:blank')
    await page.goto(`#/${game}/19`)
    const flying = page.locator('.card[data-motion="dealt"]')
    await expect.poll(() => flying.count()).toBeGreaterThan(16)
    await page.keyboard.press('ArrowRight')
    await expect(flying).toHaveCount(0)
  }
  await expect(page.locator('.status')).toContainText(/cards went home during the deal \(rule 6\)/)
  await context.close()
})
