import { facts } from './facts.ts'
import { stroll } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

/** By which words the page says why covered cards are shown. */
const grounds = { no: /^$/, rule: /author of these rules/, aid: /memory aid/ }

for (const { id, piles } of facts.filter((one) => one.piles.some(({ look }) => look !== 'no')))
  test(`covered cards of ${id} that may be looked at are shown with the card at hand, and why`, async ({
    page,
  }) => {
    const table = new Table(page, id, 7)
    await table.jump(stroll(id, 7, 40))
    const at = table.now.piles.findIndex(({ cards }, i) => piles[i]!.look !== 'no' && cards.includes('??'))
    expect(at, 'such a pile has covered cards').toBeGreaterThanOrEqual(0)
    const { x, y } = await table.handle(at, 1)
    await page.mouse.move(x, y)
    await page.keyboard.press('e')
    const lens = page.locator('.lens')
    // all, unless some were turned beneath others and never seen
    await expect(lens.locator('li').nth(1)).toBeVisible()
    expect(await lens.locator('li').count()).toBeLessThanOrEqual(table.now.piles[at]!.cards.length)
    await expect(lens.locator('.ground')).toHaveText(grounds[piles[at]!.look])
  })
