import type { Page } from '@playwright/test'
import { ask, stroll } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

async function refuse(page: Page, move: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(move)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
}

test('the words of a refusal explain themselves', async ({ page }) => {
  await page.goto('#/fortress/7')
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
  await refuse(page, 'L1-R1')
  const status = page.locator('.status.no')
  await expect(status).toContainText('a marriage is made in one suit')
  await status.getByRole('button', { name: 'marriage' }).click()
  await expect(page.getByRole('tooltip')).toContainText('next to it in value')
})

test('the words of a hint explain themselves', async ({ page }) => {
  await page.goto('#/la-nivernaise/7')
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
  await page.keyboard.press('h')
  const hints = page.getByRole('region', { name: 'Hints' })
  await expect(hints.locator('li').first()).not.toContainText('Trying')
  // the words change while games are simulated, and a word that is replaced loses what explains it
  await expect(async () => {
    await hints.locator('.term').first().click()
    await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('a hint says of its chance that it was not shown to be true, where that is so', async ({ page }) => {
  const games = ask<{ game: string; calibrated: unknown }>('games')
  const missing = ({ game }: { game: string }) =>
    ask<{ noChance: string }>('advise', game, '--deal', '4', '--samples', '4')[0]!.noChance
  for (const shown of [true, false]) {
    const of = games.find(
      (one) => (one.calibrated !== null) === shown && missing(one) === (shown ? '' : 'not-compared'),
    )
    if (!of) continue
    await page.goto(`#/${of.game}/4`)
    await new Table(page, of.game, 4).matches() // until then the game before lies there
    await page.keyboard.press('h')
    const hints = page.getByRole('region', { name: 'Hints' })
    const doubt = /have not been checked|No chance is shown/
    await expect(hints).toContainText(shown ? / %|1 in \d/ : doubt)
    if (shown) await expect(hints).not.toContainText(doubt)
  }
})

test('without a chance a hint says that all cards are known, and a review has no figure', async ({
  page,
}) => {
  await new Table(page, 'klondike', 4).jump(stroll('klondike', 4, 6))
  await page.keyboard.press('h')
  const hints = page.getByRole('region', { name: 'Hints' })
  await expect(hints).toContainText(/ %|1 in \d|No chance is shown/)
  test.skip(!(await hints.textContent())?.includes('No chance is shown'), 'chances are told')
  await expect(hints).toContainText(/With all cards known, .*\s% /)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const review = page.getByRole('region', { name: 'The review', exact: true })
  await expect(review).toContainText('No chance is shown')
  await review.getByRole('button', { name: 'Table' }).click()
  const account = page.getByRole('dialog', { name: 'The review as a table' })
  await expect(account).toContainText('not shown')
  for (const part of [review, account]) await expect(part).not.toContainText(/%|point/)
})
