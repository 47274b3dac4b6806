import type { Page } from '@playwright/test'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

async function choose(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: words, exact: true }).click()
}

test('statistics with an impossible date are refused; what has come in before can be seen and taken away', async ({
  page,
}) => {
  await new Table(page, 'fortress', 7).open()
  await choose(page, 'Your record')
  const entry = {
    ...{
      id: 'x',
      player: '',
      origin: 'dealt',
      game: 'fortress',
      set: 'cadogan',
      deal: '7',
      rules: 1,
      started: 1,
    },
    ...{
      played: 1,
      assists: { undo: 0, hint: 0, peek: 0 },
      left: 9,
      redeals: 0,
      record: 'r',
      result: 'lost',
    },
    ...{ ended: 9e15, moves: 3, by: 'player' },
  }
  const games = [entry]
  await page.locator('input[type="file"]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'longwood statistics', version: 1, games })),
  })
  await expect(page.getByText('its ended is not a time between 1970 and 2200')).toBeVisible()
  await page.evaluate(
    (bad) =>
      new Promise<void>((done) => {
        const open = indexedDB.open('longwood')
        open.onsuccess = () => {
          const change = open.result.transaction('log', 'readwrite')
          change.objectStore('log').put(bad)
          change.oncomplete = () => (open.result.close(), done())
        }
      }),
    entry,
  )
  await page.reload()
  await choose(page, 'Your record')
  await expect(page.getByRole('listitem').filter({ hasText: 'not a time between' })).toBeVisible()
  await page.getByRole('button', { name: 'Forget what was put aside' }).click()
  await expect(page.getByText('Put aside')).toHaveCount(0)
})

test('cards in the hand while the game changes are not played', async ({ page }) => {
  const table = new Table(page, 'fortress', 7)
  await table.open()
  await table.play(table.now.moves[0]!, 'mouse')
  const [from = '', to = ''] = table.now.moves[0]!.split('-')
  const start = await table.handle(table.pile(from), 1)
  const goal = await table.handle(table.pile(to), 1)
  for (const change of ['Undo', 'another game'] as const) {
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move((start.x + goal.x) / 2, (start.y + goal.y) / 2, { steps: 3 })
    await page.mouse.move(goal.x, goal.y, { steps: 3 })
    if (change === 'Undo') {
      await page.keyboard.press('z')
      await table.matchesMoves([])
    } else {
      await page.evaluate(() => (location.hash = '#/fortress/8'))
      await new Table(page, 'fortress', 8).matches()
    }
    await page.mouse.up()
    if (change === 'Undo') await table.matches()
    else await new Table(page, 'fortress', 8).matches()
    await expect(page.locator('.status')).not.toContainText('Not allowed')
  }
})
