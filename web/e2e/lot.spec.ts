import { games, solve, stroll } from './program.ts'
import { isPhone, windows } from './survey.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

/**
 * Games drawn by lot are played to their ends at three sizes, by hand and by hint. It takes long, so it is done when it is asked for:
 * LONGWOOD_LOT=5 npx playwright test lot, of LONGWOOD_SEED or of the day.
 */
const wanted = Number(process.env.LONGWOOD_LOT ?? 0)
const seed = process.env.LONGWOOD_SEED ?? new Date().toISOString().slice(0, 10)
const lotOf = (game: string) =>
  [...`${seed} ${game}`].reduce(
    (sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 0x01000193) >>> 0,
    0x811c9dc5,
  )
const drawn = games.toSorted((a, b) => lotOf(a) - lotOf(b)).slice(0, wanted)

/** A winnable deal and how, of the shortest way; where none of the first is, a game that ends somehow. */
function lineOf(game: string): { deal: number; moves: readonly string[] } {
  const won = solve(game, 0, 12).filter((one) => one.verdict === 'won')
  if (won.length === 0) return { deal: 7, moves: stroll(game, 7, 400) }
  return won.reduce((best, one) => (one.length < best.length ? one : best))
}

const sizes = ['1440x900', '1024x768', '390x844']
for (const size of windows.filter(({ width, height }) => sizes.includes(`${width}x${height}`)))
  test.describe(`${size.width}x${size.height}`, () => {
    test.use({ viewport: { ...size }, hasTouch: isPhone(size), isMobile: isPhone(size) })
    for (const game of drawn) {
      test(`${game} is played to its end by hand`, async ({ page }) => {
        test.setTimeout(600_000)
        const { deal, moves } = lineOf(game)
        const table = await new Table(page, game, deal).open()
        for (const move of moves) await table.play(move, isPhone(size) ? 'touch' : 'mouse')
        expect(table.now.state).not.toBe('playing')
        await expect(page.getByRole('dialog').last()).toBeVisible()
      })

      test(`${game} is played to its end by hint`, async ({ page }) => {
        test.setTimeout(900_000)
        await new Table(page, game, 7).open()
        const end = page.locator('dialog[open]')
        const status = page.locator('.status')
        for (let moves = 0; (await end.count()) === 0; moves++) {
          expect(moves, 'the game goes on and on').toBeLessThan(800)
          await page.keyboard.press('h')
          await expect(status).toContainText(/Hint 1|No hint was found/)
          if (await status.getByText('No hint was found').isVisible()) break
          await page.keyboard.press('Enter')
          await expect(status).not.toContainText('Hint 1')
        }
      })
    }
  })
