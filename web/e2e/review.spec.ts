import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { ask, easiest, position, stroll } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

const review = (page: Page) => page.getByRole('region', { name: 'The review', exact: true })
const scrub = (page: Page) => review(page).getByRole('slider', { name: 'Move' })
const button = (page: Page, name: string) => review(page).getByRole('button', { name, exact: true })

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(review(page).getByText('kept')).toBeVisible({ timeout: 60_000 })
}

/** A won line of Fortress, in which nothing is hidden, as far as a move that loses the game; that move is the last. */
function blunder(): { deal: number; moves: string[]; good: string } {
  const won = easiest('fortress')
  for (let at = 0; at < won.moves.length; at++) {
    const before = won.moves.slice(0, at)
    for (const move of position('fortress', won.deal, before).moves) {
      const after = [...before, move]
      if (position('fortress', won.deal, after).state !== 'playing') continue
      const words = ['advise', 'fortress', '--deal', String(won.deal), '--moves', after.join(' ')]
      if (ask<{ verdict: string }>(...words)[0]!.verdict === 'lost')
        return { deal: won.deal, moves: after, good: won.moves[at]! }
    }
  }
  throw new Error('no move loses this game')
}

test('the move that lost a game is found, what was better is shown, and can be tried', async ({ page }) => {
  const { deal, moves } = blunder()
  const table = new Table(page, 'fortress', deal)
  await table.jump(moves)
  await open(page)
  await expect(review(page)).toContainText(/kept\s*0 %/, { timeout: 60_000 })
  await button(page, 'Costly move').click()
  await expect(scrub(page)).toHaveAttribute('aria-valuetext', `${moves.length - 1} of ${moves.length}, won`)
  await expect(review(page)).toContainText('that is proved')
  await expect(review(page)).toContainText('Better:')
  // the arrow of the better plan lies on the table
  await expect(page.locator('.board .over .arrow')).toBeAttached()
  await button(page, 'Try it from here').click()
  await expect(review(page)).toBeHidden()
  await table.matchesMoves(moves.slice(0, -1))
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled()
})

test('luck is told from play by keyboard, as a table, and without a fault that axe knows', async ({
  page,
}) => {
  const moves = stroll('the-sultan', 5, 12)
  const table = new Table(page, 'the-sultan', 5)
  await table.jump(moves)
  await open(page)
  await expect(review(page)).toBeFocused()
  await page.keyboard.press('End')
  await expect(scrub(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${moves.length} of ${moves.length}, `),
  )
  await page.keyboard.press('ArrowLeft')
  await expect(scrub(page)).toHaveValue(String(moves.length - 1))
  await button(page, 'Table').click()
  const figures = page.getByRole('dialog', { name: 'The review as a table' })
  await expect(figures.getByRole('row')).toHaveCount(moves.length + 1)
  await expectNoViolations(page)
  await figures.getByRole('button', { name: /^3\. / }).click()
  await expect(figures).toBeHidden()
  await expect(scrub(page)).toHaveValue('2')
  await expect(button(page, 'Table')).toBeFocused()
  await review(page).getByRole('button', { name: 'kept' }).click()
  await expect(page.getByRole('tooltip')).toContainText('product')
  await expectNoViolations(page)
  await scrub(page).press('Escape')
  await expect(review(page)).toBeHidden()
  await table.matches()
})
