import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { ask, easiest, headOf, position } from './program.ts'
import { withoutHurry } from './solver.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

/** "Statistics" with luck taken out. */

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Statistics' })
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const row = (page: Page, words: string) =>
  dialog(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('button', { name: words, exact: true }) })
    .locator('dd')

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Statistics', exact: true }).click()
}

/** A move that loses the deal. */
function losing(deal: number): string {
  const bad = position('fortress', deal).moves.find(
    (move) =>
      ask<{ verdict: string }>('advise', 'fortress', '--deal', String(deal), '--moves', move)[0]!.verdict ===
      'lost',
  )
  if (bad === undefined) throw new Error('no first move loses this deal')
  return bad
}

test('wins are told apart by luck and by play, once and for all', async ({ page }) => {
  const won = easiest('fortress')
  const { rules } = ask<{ rules: number }>('deal', 'fortress')[0]!
  const entry = (id: number, deal: number, moves: string[], result: string, peek = 0) => ({
    ...{ id: `g${id}`, player: '', origin: 'dealt', by: 'player', game: 'fortress', set: 'cadogan', rules },
    ...{ deal: String(deal), result, started: id, ended: id, played: 1, moves: moves.length, redeals: 0 },
    ...{ left: 0, assists: { undo: 1, hint: 0, peek } },
    record: `${headOf('fortress', deal)}moves\n${moves.join(' ')}\n`,
  })
  const games = [
    entry(1, won.deal, [losing(won.deal)], 'abandoned'),
    entry(2, won.deal, won.moves, 'won'),
    entry(3, won.deal + 1, position('fortress', won.deal + 1).moves.slice(0, 1), 'abandoned', 1),
  ]
  await withoutHurry(page)
  await new Table(page, 'fortress', won.deal).open()
  await open(page)
  await page.locator('input[type="file"]').setInputFiles({
    name: 'log.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'longwood statistics', version: 1, games })),
  })
  await expect(dialog(page)).toContainText('3 games imported')
  await expect(dialog(page)).toContainText('Not counted: 1 game in which you looked at a verdict or solution')
  await button(page, 'Review 2 games').click()
  // both deals could be won, nothing being hidden: one win from luck alone was thrown away
  await expect(row(page, 'By luck alone')).toHaveText('2.0')
  await expect(row(page, 'Lost by your decisions')).toContainText('−1.0')
  await expect(row(page, 'Won')).toHaveText('1')
  await expect(button(page, /^Review \d/)).toHaveCount(0)
  await expectNoViolations(page)
  await page.reload()
  await open(page)
  await expect(row(page, 'By luck alone')).toHaveText('2.0')
  await expect(button(page, /^Review \d/)).toHaveCount(0)
})

for (const from of ['', '#/fortress/7', '#/daily'])
  test(`who has played nothing sees no zeros at “${from}”, and is offered only what was played`, async ({
    page,
  }) => {
    await page.goto(from)
    await expect(page.locator('.tile, .board .card.exposed').first()).toBeVisible()
    if (from === '') await page.getByRole('button', { name: 'Statistics' }).click()
    else await open(page)
    await expect(dialog(page)).toContainText('No games have been counted yet.')
    await expect(dialog(page).locator('dd, dl, table')).toHaveCount(0)
    if (from === '') await expect(dialog(page).getByLabel('Game').locator('option')).toHaveCount(1)
  })
