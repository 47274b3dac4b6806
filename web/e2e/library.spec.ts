import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { facts } from './facts.ts'
import { games } from './program.ts'
import { expect, test } from './test.ts'

/** The list of games as a library: filters, order, favourites, and the path from easy to hard. */

const tiles = (page: Page) => page.locator('.tile')
const titles = (page: Page) =>
  page.locator('.tile .name').evaluateAll((all) => all.map((one) => one.firstChild!.textContent))
const chip = (page: Page, words: string) =>
  page.getByRole('group', { name: 'Show only' }).getByRole('button', { name: words })

test('filters narrow the list down, are kept in the address, and go back one by one', async ({ page }) => {
  const one = facts.filter(({ packs }) => packs === 1)
  await page.goto('')
  await chip(page, 'One pack').click()
  await expect(tiles(page)).toHaveCount(one.length)
  await expect(page.getByRole('status').first()).toHaveText(`${one.length} of ${games.length} games`)
  await chip(page, 'All cards seen').click()
  await expect(page).toHaveURL(/#\/games\/one-pack\.open$/)
  const both = await tiles(page).count()
  expect(both).toBeLessThan(one.length)
  await page.reload()
  await expect(tiles(page)).toHaveCount(both)
  await page.goBack()
  await expect(tiles(page)).toHaveCount(one.length)
  await page.goBack()
  await expect(tiles(page)).toHaveCount(games.length)
  await expectNoViolations(page)
})

test('games are sorted by name and by ease', async ({ page }) => {
  await page.goto('')
  await page.getByLabel('Order').selectOption('By name')
  await expect(page).toHaveURL(/#\/games\/name$/)
  const named = await titles(page)
  expect(named).toEqual(named.toSorted((a, b) => a!.localeCompare(b!)))
  await page.getByLabel('Order').selectOption('Hardest first')
  const hard = await titles(page)
  await page.getByLabel('Order').selectOption('Easiest first')
  await expect.poll(() => titles(page)).not.toEqual(hard)
})

test('favourites stay favourites', async ({ page }) => {
  await page.goto('')
  await page.getByRole('button', { name: 'Fortress is a favourite' }).click()
  await page.reload()
  await chip(page, 'Favourites').click()
  await expect(tiles(page)).toHaveCount(1)
  await expect(tiles(page)).toContainText('Fortress')
})

test('a newcomer is shown where to begin, and the path leads on from there', async ({ page }) => {
  await page.goto('')
  const path = page.getByRole('region', { name: 'Path' })
  await expect(path).toContainText('Start here:')
  await path.getByRole('button', { name: 'From easy to hard' }).click()
  await expect(page).toHaveURL(/#\/games\/new\.easiest$/)
  const [first] = await titles(page)
  await path.getByRole('button', { name: 'Play' }).click()
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(first!))
})
