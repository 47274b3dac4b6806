import type { Page } from '@playwright/test'
import { addressOf, headOf, someGames, stroll } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

const record = (game: string, deal: number, moves: readonly string[], kind = 'record') => {
  const head = headOf(game, deal, kind)
  return kind === 'record'
    ? `${head}moves\n${moves.join(' ')}\n`
    : `${head}tries\n0 ${moves.join(' ')}\nat ${moves.length}\n`
}

/** Pastes into the dialog as a person does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.getByRole('button', { name: 'Open a saved game' }).click()
  await page.getByLabel('Text of the saved game').click()
  await page.keyboard.press('Control+v')
}

const open = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click()

for (const game of someGames)
  test(`${game} opens out of a mail, and as the terminal keeps it`, async ({ page }) => {
    const moves = stroll(game, 7, 5)
    const texts = [
      `On Monday Ann wrote:\n${record(game, 7, moves).trimEnd().replaceAll(/^/gm, '> ')}\n\nWell done!\n`,
      `My game: ${record(game, 7, moves).trimEnd().replaceAll('\n', ' ')}`,
      record(game, 7, moves, 'tries').replaceAll(' ', '\u00a0'),
    ]
    for (const text of texts) {
      await page.goto('about:blank')
      await page.goto('')
      await paste(page, text)
      await open(page)
      await new Table(page, game, 7).matchesMoves(moves)
    }
  })

test('a link is opened where a record is asked for', async ({ page }) => {
  const moves = stroll('fortress', 7, 3)
  await page.goto('')
  await paste(page, `Look: http://127.0.0.1:8080/${addressOf('fortress', 7)}/${moves.join('.')}.`)
  await open(page)
  await new Table(page, 'fortress', 7).matchesMoves(moves)
})

test('what is no game is refused, and 3 MB do not stall the page', async ({ page }) => {
  await page.goto('')
  const moves = stroll('fortress', 7, 3)
  const long = `${'words of a very long mail\n'.repeat(120_000)}${record('fortress', 7, moves)}`
  expect(long.length).toBeGreaterThan(3_000_000)
  await paste(page, long)
  // a search that goes over the text once for each line would take longer than a test may
  await new Table(page, 'fortress', 7).matchesMoves(moves)
  await page.goto('about:blank')
  await page.goto('')
  await paste(page, 'x'.repeat(3_000_000))
  await expect(page.getByRole('alert')).toContainText('not a saved game of Longwood')
})
