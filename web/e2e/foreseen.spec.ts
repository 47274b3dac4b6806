import type { Page } from '@playwright/test'
import { addressOf, ask, position, someGames, stroll } from './program.ts'
import { reviewIn, Table } from './table.ts'
import { expect, test } from './test.ts'

const assumed = 'This assumes that future shuffles are known. Nobody can know them.'

async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
}

test('the end of a game that a foreseen shuffle could have won says so', async ({ page }) => {
  const game = 'la-belle-lucie'
  // the fans are taken up as often as may be, then what is left is played
  const moves: string[] = []
  for (;;) {
    const { state, moves: legal } = position(game, 3, moves)
    if (state !== 'playing') break
    moves.push(legal.find((move) => move === 'redeal') ?? legal[0]!)
  }
  expect(position(game, 3, moves).state).toBe('over')
  const table = new Table(page, game, 3)
  await table.jump(moves.slice(0, -1))
  await table.play(moves.at(-1)!, 'click')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/the game was lost at move \d+/)
  await expect(dialog).toContainText(assumed)
})

/** The words that a move has in notation, of the moves that may be made and of the advised plan. */
function notation(game: string, deal: number, played: readonly string[], speaks: string): string[] {
  const [{ hints }] = ask<{ hints: { plan: string[] }[] }>(
    ...['advise', game, '--deal', String(deal), '--moves', played.join(' '), '--samples', '4'],
  ) as [{ hints: { plan: string[] }[] }]
  const all = [...position(game, deal, played).moves, ...played, ...hints.flatMap(({ plan }) => plan)]
  // "deal" and "turn" are also words of English
  return [...new Set(all)].filter((move) => speaks !== 'en-GB' || /\d|-/.test(move))
}

/** Which of these stand in a text as words of their own. */
const among = (moves: readonly string[], text: string) => {
  const words = new Set(text.split(/[\s,.;:!?()“”„«»"]+/))
  return moves.filter((move) => words.has(move))
}

for (const locale of Object.keys(reviewIn))
  test.describe(locale, () => {
    test.use({ locale })

    for (const game of someGames)
      test(`hints and reviews of ${game} tell moves in words, not in notation`, async ({ page }) => {
        const deal = 7
        const walked = stroll(game, deal, 12)
        for (const played of [[], walked.slice(0, Math.floor(walked.length / 2))]) {
          await open(page, `${addressOf(game, deal)}/${played.join('.')}`)
          const moves = notation(game, deal, played, locale)
          await page.keyboard.press('h')
          await expect(page.locator('.over .medal').first()).toBeVisible()
          const panel = page.locator('aside')
          await expect(panel.locator('ol li .mv').first()).toBeVisible()
          for (const part of [panel, page.locator('.status')])
            expect(among(moves, await part.innerText()), `after ${played.length} moves`).toEqual([])
        }
        await page.keyboard.press('Escape')
        const played = walked.slice(0, Math.floor(walked.length / 2))
        if (played.length === 0) return
        await page.locator('button.opener').click()
        await page.locator('.menu .item').filter({ hasText: reviewIn[locale]! }).click()
        const review = page.locator('section.paper')
        await expect(review.getByRole('slider')).toBeVisible()
        await page.keyboard.press('End')
        expect(among(notation(game, deal, played, locale), await review.innerText())).toEqual([])
      })
  })
