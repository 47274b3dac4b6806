import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { facts } from './facts.ts'
import { games } from './program.ts'
import { expect, test } from './test.ts'

/** The list of games by what was measured of them: length, skill and luck, and kinds as shelves. */

const tiles = (page: Page) => page.locator('.tile')
const more = (page: Page, group: string) => page.getByRole('group', { name: group, exact: true })

test('games are narrowed down by length, and by skill against luck', async ({ page }) => {
  await page.goto('')
  await expect(more(page, 'Length')).toBeHidden()
  await page.getByRole('button', { name: 'More filters' }).click()
  await more(page, 'Length').getByRole('button', { name: 'Short' }).click()
  const short = facts.filter(({ length }) => length !== null && length < 80)
  expect(short.length).toBeGreaterThan(2)
  await expect(tiles(page)).toHaveCount(short.length)
  await expect(page).toHaveURL(/#\/games\/short$/)
  await expectNoViolations(page)
  await more(page, 'Skill or luck').getByRole('button', { name: 'Luck decides' }).click()
  await expect(page).toHaveURL(/#\/games\/short\.luck$/)
  await page.reload()
  // a filter that is pressed is shown
  await expect(more(page, 'Length').getByRole('button', { name: 'Short' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(tiles(page)).toHaveCount(games.length)
})

test('games stand on shelves by kind', async ({ page }) => {
  await page.goto('')
  await page.getByLabel('Order').selectOption('By kind')
  await expect(page).toHaveURL(/#\/games\/kind$/)
  await expect(tiles(page)).toHaveCount(games.length)
  const kinds = new Set(facts.map(({ genre }) => genre))
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(kinds.size)
  await expectNoViolations(page)
})

test('the path says what each game teaches, and the first door what the next one does', async ({ page }) => {
  await page.goto('')
  await expect(page.getByRole('region', { name: 'Path' })).toContainText('You learn to')
  await page.getByRole('button', { name: 'From easy to hard' }).click()
  for (const { id, teaches } of facts.filter(({ teaches }) => teaches !== ''))
    await expect(page.locator(`[data-game="${id}"]`)).toContainText(teaches)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('all filters are within the page, and large enough for a finger', async ({ page }) => {
    await page.goto('')
    await page.getByRole('button', { name: 'More filters' }).tap()
    const chips = page.locator('#more-filters .chip')
    await expect(chips.first()).toBeVisible()
    for (const box of await chips.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    )) {
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(390)
    }
    await chips.first().tap()
    await expect(page).toHaveURL(/#\/games\/short$/)
  })
})
