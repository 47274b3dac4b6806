import type { Page } from '@playwright/test'
import { position } from './program.ts'
import { answersHints } from './solver.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Hints' })
const footer = (page: Page) => page.locator('.panel footer')

test('a hint not found in time claims nothing, can be continued, and shows all moves', async ({ page }) => {
  const asked = await answersHints(page, [{ late: true }])
  const table = await new Table(page, 'the-four-corners', 11).open()
  await page.keyboard.press('h')
  await expect(panel(page)).toContainText('No hint was found in time.')
  await expect(page.locator('.status')).toContainText('No hint was found in time.')
  await expect(panel(page)).not.toContainText('No move')
  await expect(footer(page)).not.toContainText('Enter')
  await expect(panel(page).locator('ul .mv')).toHaveCount(new Set(table.now.moves).size)
  await panel(page).getByRole('button', { name: 'Keep looking' }).click()
  await expect.poll(asked).toBe(2)
  await expect(panel(page)).toContainText('No hint was found in time.')
  await page.keyboard.press('h')
  await expect.poll(asked).toBe(3)
  await page.locator('.status').getByRole('button', { name: 'Keep looking' }).click()
  await expect.poll(asked).toBe(4)
  // the search is still the first hint
  await panel(page).locator('ul .mv').first().click()
  await expect(panel(page)).toHaveCount(0)
})

test('a search that ends without a hint has nothing to continue', async ({ page }) => {
  await answersHints(page, [{}])
  await new Table(page, 'the-four-corners', 11).open()
  await page.keyboard.press('h')
  await expect(panel(page)).toContainText('No hint was found.')
  await expect(page.getByRole('button', { name: 'Keep looking' })).toHaveCount(0)
  await expect(panel(page).locator('ul .mv').first()).toBeVisible()
})

test('during the search for a hint no words name Enter, which acts on the card', async ({ page }) => {
  await answersHints(page, [null])
  await new Table(page, 'the-salic-law', 11).open()
  await page.keyboard.press('h')
  await expect(panel(page)).toContainText('Trying the moves')
  await expect(footer(page)).not.toContainText('Enter')
  await page.keyboard.press('h')
  await expect(page.locator('.status')).toContainText('Trying the moves')
})

test('Enter plays the hint that is marked, and is not named where it does not', async ({ page }) => {
  const { moves } = position('fortress', 5)
  const hints = moves.slice(0, 2).map((text) => ({
    ...{ act: 'lay', text, words: `move ${text}`, reason: '', plan: [text], figure: '', told: text },
    ...{ home: false, from: 0, to: 0, count: 1 },
  }))
  await answersHints(page, [{ chosen: true, hints: hints as never }])
  const table = await new Table(page, 'fortress', 5).open()
  await page.keyboard.press('h')
  await expect(footer(page)).toContainText('Enter plays no. 1')
  await page.keyboard.press('h')
  await expect(footer(page)).toContainText('Enter plays no. 2')
  // a button keeps its own Enter
  await page.getByRole('tab', { name: 'Hint' }).click()
  await expect(footer(page)).not.toContainText('Enter')
  await panel(page).getByRole('button', { name: 'Show move 1 on the table' }).click()
  await expect(footer(page)).toContainText('Enter plays no. 1')
  await page.keyboard.press('h')
  await expect(footer(page)).toContainText('Enter plays no. 2')
  await page.keyboard.press('Enter')
  await expect(panel(page)).toHaveCount(0)
  await table.matchesMoves([moves[1]!])
})
