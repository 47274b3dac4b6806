import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { ask, headOf, solve } from './program.ts'
import { expect, test } from './test.ts'

/** The top of "Statistics": how well a player does, and what there is to come back to. */

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Statistics' })
const day = 24 * 3_600_000

/** Sixty games of Fortress that were dealt at random, one a day up to today; those whose deal can be won were won. */
function games(drawn: object | undefined) {
  const { rules } = ask<{ rules: number }>('deal', 'fortress')[0]!
  return solve('fortress', 0, 59).map(({ deal, verdict, moves }, i) => ({
    ...{ id: `g${i}`, player: '', origin: 'dealt', by: 'player', game: 'fortress', set: 'cadogan', rules },
    ...{
      deal: String(deal),
      result: verdict === 'won' ? 'won' : 'lost',
      started: Date.now() - (60 - i) * day,
    },
    ...{ ended: Date.now() - (59 - i) * day, played: 1, moves: 90, redeals: 0, left: 0, drawn },
    ...{
      assists: { undo: 0, hint: 0, peek: 0 },
      record: `${headOf('fortress', deal)}moves\n${moves.join(' ')}\n`,
    },
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

test('a player gets a rating with its interval, its course and firsts', async ({ page }) => {
  const all = games({ from: 'random', won: 0, games: 0 })
  const won = all.filter(({ result }) => result === 'won').length
  await bring(page, all)
  const rating = dialog(page).getByRole('region', { name: 'Rating' })
  await expect(rating).toContainText(/^Rating\s*1\d\d\d/)
  await expect(rating).toContainText(/95 % interval 1\d\d\d to 1\d\d\d, from 60 games\./)
  await expect(rating).toContainText(new RegExp(`You against the hints, same deals\\s*${won} to 1\\d\\.\\d`))
  await expect(rating.getByRole('img', { name: /^after 30 games .* after 60 games/ })).toBeVisible()
  await expect(dialog(page)).toContainText(`In the last year you played on 60 days and won on ${won}.`)
  await expect(dialog(page)).toContainText('First Fortress without help')
  await expectNoViolations(page)
})

test('games whose deals were not drawn at random do not count, and the page says so', async ({ page }) => {
  await bring(page, games(undefined).slice(0, 3))
  const rating = dialog(page).getByRole('region', { name: 'Rating' })
  await expect(rating).toContainText('Its deal has a rating, and with the result you get one too.')
  await expect(rating).toContainText('3 games do not count: their deals were chosen, shared')
  await expect(rating).not.toContainText('interval')
})
