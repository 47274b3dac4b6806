import type { Page } from '@playwright/test'
import { answersHints } from './solver.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

/** A chance that falls is told on request, in games whose chances were compared with results. */

const chance = (share: number) => ({
  ...{ chosen: true, share, low: share - 0.02, high: share + 0.02 },
  ...{ figure: `${Math.round(share * 100)} %`, margin: `about ${Math.round(share * 100)} %` },
})

async function switchOn(page: Page): Promise<void> {
  await page.goto('')
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByLabel('Tell me when my chance of winning falls').check()
  await settings.getByRole('button', { name: 'Done' }).click()
}

test('a falling chance is shown and spoken when it is asked for, and only then', async ({ page }) => {
  const asked = await answersHints(page, [chance(0.6), chance(0.3)])
  const table = new Table(page, 'la-belle-lucie', 11)
  await table.open()
  await table.play(table.now.moves[0]!, 'click')
  expect(await asked()).toBe(0)
  await switchOn(page)
  await new Table(page, 'la-belle-lucie', 12).open()
  await expect.poll(asked).toBe(1)
  const next = new Table(page, 'la-belle-lucie', 12)
  await next.play(next.now.moves[0]!, 'click')
  await expect(page.locator('.status')).toContainText('Your chance has fallen to')
  await expect(page.locator('.status')).toContainText('before move 1 it was')
  await expect(
    page.locator('[aria-live]').filter({ hasText: 'Your chance has fallen to' }).first(),
  ).toBeAttached()
})
