import { solve } from './program.ts'
import { Table, type Hand } from './table.ts'
import { expect, test } from './test.ts'

/** Played from the solver's line to the end: every move by hand, every position compared. */
for (const [game, hand] of [
  ['fortress', 'mouse'],
  ['the-fourteenth', 'click'],
] as [string, Hand][])
  test(`${game} is won by ${hand}`, async ({ page }) => {
    const won = solve(game, 0, 30).filter((one) => one.verdict === 'won')
    expect(won.length, 'deals that can be won').toBeGreaterThan(0)
    const { deal, moves } = won.reduce((best, one) => (one.length < best.length ? one : best))
    const table = await new Table(page, game, deal).open()
    for (const move of moves) await table.play(move, hand)
    expect(table.now.state).toBe('won')
    await expect(page.getByRole('dialog')).toContainText('You won')
  })

test('a winning line is shown by the page itself', async ({ page }) => {
  const won = solve('fortress', 0, 30).find((one) => one.verdict === 'won')!
  const table = await new Table(page, 'fortress', won.deal).open()
  await expect(page.locator('.badge')).toContainText('still winnable')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Show how', exact: true }).click()
  const viewer = page.getByRole('region', { name: 'A winning line' })
  await viewer.getByRole('button', { name: 'To the end' }).click()
  await expect
    .poll(async () => (await table.shown()).slice(0, 4).map((pile) => pile.length))
    .toEqual([13, 13, 13, 13])
  // the game itself is untouched
  await viewer.getByRole('button', { name: 'Close' }).click()
  await table.matches()
})
