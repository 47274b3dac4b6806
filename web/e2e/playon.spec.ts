import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { easiest } from './program.ts'
import { withoutHurry } from './solver.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

/** The hints play on for the player, until a touch stops them. */

const made = async (page: Page) =>
  Number(/(\d+) moves?/.exec(await page.locator('.status .count').innerText())?.[1] ?? 0)

test('the hints play on until a touch stops them, and the game says where they began', async ({ page }) => {
  await withoutHurry(page)
  await new Table(page, 'fortress', easiest('fortress').deal).open()
  await page.keyboard.press('h')
  await page.getByLabel('Speed').selectOption('fast')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Play on for me' }).click()
  const stop = page.locator('.status').getByRole('button', { name: 'Stop' })
  await expect(stop).toBeVisible()
  await expect.poll(() => made(page)).toBeGreaterThan(2)
  await stop.click()
  await expect(page.locator('.status')).toContainText('It is your move again.')
  await expect(page.getByRole('button', { name: 'Play on for me' })).toBeVisible()
  await page.getByRole('button', { name: 'Close the hint' }).click()
  await page.getByRole('tab', { name: 'Moves' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('The hints played on from here.')
})
