import type { Page } from '@playwright/test'
import { addressOf, easiest, position } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

/** Plays to where only plays home are left, with the page's clock in the test's hand. */
async function nearTheEnd(page: Page): Promise<{ table: Table; home: () => Promise<number> }> {
  const { deal, moves } = easiest('fortress')
  const table = new Table(page, 'fortress', deal)
  await page.clock.install()
  await table.jump(moves.slice(0, -10))
  // a solver at work would seem dead when the clock leaps
  await expect(page.locator('.badge')).toContainText('still winnable')
  const home = async () => (await table.shown()).slice(0, 4).reduce((sum, family) => sum + family.length, 0)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  return { table, home }
}

async function menu(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .locator('#menu')
    .getByRole('button', { name: new RegExp(`^${words}`) })
    .click()
}

for (const words of ['Finish', 'Send safe cards home'])
  test(`${words}: Undo while it runs ends it`, async ({ page }) => {
    const { home } = await nearTheEnd(page)
    const before = await home()
    await menu(page, words)
    await expect.poll(home).toBe(before + 1)
    await page.clock.runFor(130)
    await expect.poll(home).toBe(before + 2)
    await page.keyboard.press('z')
    await expect.poll(home).toBe(before + 1)
    await page.clock.runFor(5000)
    expect(await home()).toBe(before + 1)
  })

test('Finish ends with its game', async ({ page }) => {
  const { table, home } = await nearTheEnd(page)
  const before = await home()
  await menu(page, 'Finish')
  await expect.poll(home).toBe(before + 1)
  // a game in which the very next of those plays would be legal too: the same deal again
  const { deal, moves } = easiest('fortress')
  const first = moves.slice(0, -9)
  await page.goto(`${addressOf('fortress', deal)}/${first.join('.')}`)
  await table.matchesMoves(first)
  await page.clock.runFor(5000)
  expect(await table.shown()).toEqual(position('fortress', deal, first).piles.map((pile) => pile.cards))
})

test('why is a question that changes nothing', async ({ page }) => {
  const table = await new Table(page, 'the-fourteenth', 3).open()
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Command' })
  const answer = page.locator('.answer')
  for (const [move, says] of [
    ['r4c1+r1c1', 'This move is allowed.'],
    ['r1c1+r4c1', 'This move is allowed.'],
    ['r1c1+r1c2', 'Not allowed'],
    ['r9c9-sa', 'ot'],
  ] as const) {
    await field.fill(`why ${move}`)
    await field.press('Enter')
    await expect(answer).toContainText(says)
  }
  await field.press('Escape')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await table.matches()
  // page and core are of one mind
  await table.play(table.now.moves[0]!, 'click')
})
