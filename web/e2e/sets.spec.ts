import { addressOf, ask, games } from './program.ts'
import { sampled } from '../sampled.ts'
import { expect, test } from './test.ts'

/** The rule sets of all games besides the books' own. */
const others = games.flatMap((game) =>
  ask<{ sets: { id: string; title: string }[] }>('rules', game)[0]!
    .sets.slice(1)
    .map((set) => ({ ...set, game })),
)

for (const { game, id, title } of sampled(others))
  test(`${game} as ${id} is dealt, played by the list of moves, and explained`, async ({ page }) => {
    await page.goto(addressOf(game, 7, id))
    await expect(page.getByRole('application')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'The book' })).toContainText(`rule set: ${title}`)
    await expect(page.getByText('how other sources play it')).toBeAttached()
    for (let move = 0; move < 2; move++) {
      await page.keyboard.press('Shift+H')
      const dialog = page.getByRole('dialog')
      await dialog
        .getByRole('button', { name: /-|\+|deal|turn|refill|~/ })
        .first()
        .click()
      await expect(dialog).toHaveCount(0)
    }
    await expect(page.locator('.status')).toContainText('home')
    await page.keyboard.press('z')
    await page.getByRole('tab', { name: 'Moves' }).click()
    await expect(page.getByText(/2 moves tried/)).toBeVisible()
  })
