import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { ask, headOf } from './program.ts'
import { expect, test } from './test.ts'

/** The top of "Statistics": how well a player does, and what there is to come back to. */

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Statistics' })
const hour = 3_600_000

/** Games of La Nationale that were dealt at random, the last of them today; every `nth` was lost. */
function games(n: number, nth: number, drawn: object | undefined) {
  const { rules } = ask<{ rules: number }>('deal', 'la-nationale')[0]!
  return Array.from({ length: n }, (_, i) => ({
    ...{
      id: `g${i}`,
      player: '',
      origin: 'dealt',
      by: 'player',
      game: 'la-nationale',
      set: 'hoffmann',
      rules,
    },
    ...{ deal: String(i), result: i % nth === 0 ? 'lost' : 'won', started: Date.now() - (n - i) * 24 * hour },
    ...{ ended: Date.now() - (n - i - 1) * 24 * hour, played: 1, moves: 90, redeals: 0, left: 0 },
    ...{ assists: { undo: 0, hint: 0, peek: 0 }, record: `${headOf('la-nationale', i)}moves\n\n`, drawn },
  }))
}

async function bring(page: Page, all: object[]): Promise<void> {
  await page.goto('')
  await page.getByRole('button', { name: 'Statistics' }).click()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'log.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'longwood statistics', version: 1, games: all })),
  })
  await expect(dialog(page)).toContainText(`${all.length} games imported`)
}

test('a player gets a rating with its interval, its course and a word', async ({ page }) => {
  await bring(page, games(120, 4, { from: 'random', won: 0, games: 0 }))
  const rating = dialog(page).getByRole('region', { name: 'Rating' })
  await expect(rating).toContainText(/95 % interval 1\d\d\d to 1\d\d\d, from 120 games\./)
  await expect(rating).toContainText('You against the hints, same deals')
  await expect(rating).toContainText(/90 to 9\d\.\d/)
  await expect(rating.getByRole('img', { name: /^after 30 games .* after 120 games/ })).toBeVisible()
  await expect(dialog(page)).toContainText('In the last year you played on 120 days and won on 90.')
  await expect(dialog(page)).toContainText('First La Nationale without help')
  await expectNoViolations(page)
})

test('games whose deals were not drawn at random do not count, and the page says so', async ({ page }) => {
  await bring(page, games(3, 4, undefined))
  const rating = dialog(page).getByRole('region', { name: 'Rating' })
  await expect(rating).toContainText('Its deal has a rating, and with the result you get one too.')
  await expect(rating).toContainText('3 games do not count: their deals were chosen, shared')
  await expect(rating).not.toContainText('interval')
})
