import type { Page } from '@playwright/test'
import { easiest } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

const elsewhere = (page: Page) => page.getByRole('dialog', { name: 'Open in another tab' })
const { deal, moves: line } = easiest('fortress')

/** What a browser tells a page that it freezes whole when it is left. No driven browser freezes one for certain, so the page is told so here. */
async function freeze(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
}

/** What it tells the page when it is brought back as it was; such a page loads itself anew. */
async function thaw(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await loaded
}

/** The game is this tab's to play and to keep, and the solver answers. */
async function isRight(table: Table, next: string): Promise<void> {
  const { page } = table
  await expect(elsewhere(page)).toHaveCount(0)
  await expect(page.locator('.badge')).toContainText(/winnable|lost|not winnable/)
  const before = [...table.moves]
  await table.play(next, 'click')
  await page.reload()
  await table.matches()
  await page.keyboard.press('z')
  await table.matchesMoves(before)
}

test('a page that was left plays on when it comes back, and keeps what is played', async ({ page }) => {
  const table = await new Table(page, 'fortress', deal).open()
  for (const move of line.slice(0, 3)) await table.play(move, 'click')
  await page.goto('icon.svg')
  await page.goBack()
  await table.matches()
  await isRight(table, line[3]!)
})

test('a frozen page that comes back plays on, and keeps what is played', async ({ page }) => {
  const table = await new Table(page, 'fortress', deal).open()
  for (const move of line.slice(0, 3)) await table.play(move, 'click')
  await freeze(page)
  await thaw(page)
  await table.matches()
  await isRight(table, line[3]!)
})

test('a frozen page that comes back shows what was played elsewhere meanwhile', async ({ page, context }) => {
  const table = await new Table(page, 'fortress', deal).open()
  for (const move of line.slice(0, 3)) await table.play(move, 'click')
  await freeze(page)
  const other = await context.newPage()
  await other.goto('#/fortress')
  const second = new Table(other, 'fortress', deal)
  await second.matchesMoves(line.slice(0, 3))
  await expect(elsewhere(other), 'a page that was left holds nothing').toHaveCount(0)
  for (const move of line.slice(3, 5)) await second.play(move, 'click')
  await other.close()
  await thaw(page)
  await table.matchesMoves(line.slice(0, 5))
  await isRight(table, line[5]!)
})

test('a frozen page may take over its game from the tab that plays it now', async ({ page, context }) => {
  const table = await new Table(page, 'fortress', deal).open()
  await table.play(line[0]!, 'click')
  await freeze(page)
  const other = await context.newPage()
  await other.goto('#/fortress')
  const second = new Table(other, 'fortress', deal)
  await second.matchesMoves(line.slice(0, 1))
  await second.play(line[1]!, 'click')
  await thaw(page)
  await expect(elsewhere(page)).toBeVisible()
  await expect(elsewhere(other)).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue here' }).click()
  await table.matchesMoves(line.slice(0, 2))
  await expect(elsewhere(other)).toBeVisible()
  await table.play(line[2]!, 'click')
})

for (const [how, first, turn] of [
  ['another game', '#/la-nationale/1', (page: Page) => page.goto('#/the-clock/7')],
  [
    'another deal',
    '#/the-clock/12',
    async (page: Page) => {
      await page.keyboard.press('n')
      await page.getByRole('dialog').getByRole('button', { name: 'Deal', exact: true }).click()
    },
  ],
] as const)
  test(`of ${how} the book is open at its beginning`, async ({ page }) => {
    await page.goto(first)
    const rules = page.locator('.rules')
    const opened = rules.locator('details[open]')
    await rules.locator('summary').first().click()
    await expect(opened).toHaveCount(1)
    await rules.evaluate((list) => (list.scrollTop = list.scrollHeight))
    const before = page.url()
    await turn(page)
    await expect(page).not.toHaveURL(before)
    await expect(opened).toHaveCount(0)
    // as far down as in a window in which nothing was read before
    const fresh = await page.context().newPage()
    await fresh.goto(page.url())
    await expect(fresh.locator('.rules li').first()).toBeVisible()
    const top = await fresh.locator('.rules').evaluate((list) => list.scrollTop)
    await expect.poll(() => rules.evaluate((list) => list.scrollTop)).toBe(top)
  })

for (const [key, title] of [
  ['n', 'New deal'],
  ['Shift+H', 'All moves'],
] as const)
  test(`the dialog “${title}” of one game does not stay over the next`, async ({ page }) => {
    await page.goto('#/la-nationale/1')
    await expect(page.locator('.board .card.exposed').first()).toBeVisible()
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await page.goto('#/the-clock/7')
    await expect(page.locator('.bar')).toContainText('The Clock')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('n')
    await expect(page.getByRole('dialog', { name: 'New deal' })).toContainText('The Clock')
  })

test('a dialog over the list of games is gone when one comes back from a game', async ({ page }) => {
  await page.goto('')
  await page.getByRole('button', { name: 'The books' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('#/the-clock/7')
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
  await page.goto('#/')
  await expect(page.locator('.tile').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
