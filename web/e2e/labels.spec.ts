import { addressOf, games, someGames, stroll } from './program.ts'
import { faults } from './survey.ts'
import { expect, test } from './test.ts'

/** Words of other languages are longer: on the smallest phone too they lie over no card and no other word. */
const chosen = process.env.LONGWOOD_SIZES === 'all' ? games : someGames

for (const locale of ['de-DE', 'fr-FR'])
  for (const game of chosen)
    test.describe(locale, () => {
      test.use({ locale, viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true })

      test(`words on the table of ${game} lie clear of cards`, async ({ page }) => {
        const line = stroll(game, 11, 40)
        for (const moves of [[], line.slice(0, 20), line.slice(0, -1)]) {
          await page.goto(`${addressOf(game, 11)}/${moves.join('.')}`)
          await expect(page.locator('.board .card.exposed').first()).toBeVisible()
          const labels = async () => (await faults(page)).filter((fault) => fault.startsWith('a label'))
          await expect.poll(labels, { message: `after ${moves.length} moves` }).toEqual([])
        }
      })
    })
