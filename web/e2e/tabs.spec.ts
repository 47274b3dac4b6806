import type { Page } from '@playwright/test'
import { easiest, position, stroll } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

const elsewhere = (page: Page) => page.getByRole('dialog', { name: 'Open in another tab' })
const takeOver = (page: Page) => page.getByRole('button', { name: 'Take over' }).click()

test('of two tabs with one game one plays, and the other takes it over where it stands', async ({
  page,
  context,
  complaints,
}) => {
  const line = stroll('the-clock', 7, 8)
  const first = new Table(page, 'the-clock', 7)
  await first.open()
  for (const move of line.slice(0, 2)) await first.play(move, 'click')
  const other = await context.newPage()
  complaints.watch(other)
  await other.goto('#/the-clock')
  await expect(elsewhere(other)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Take over' })).toBeFocused()
  // the first plays on, undisturbed
  for (const move of line.slice(2, 5)) await first.play(move, 'click')
  await takeOver(other)
  const second = new Table(other, 'the-clock', 7)
  await second.matchesMoves(line.slice(0, 5))
  await expect(elsewhere(other)).toHaveCount(0)
  // the first can neither play nor write any more
  await expect(elsewhere(page)).toBeVisible()
  await page.keyboard.press('z')
  await first.matches()
  for (const move of line.slice(5, 8)) await second.play(move, 'click')
  await takeOver(page)
  await first.matchesMoves(line)
  await expect(elsewhere(other)).toBeVisible()
  await page.reload()
  await first.matches()
})

test('a tab that is closed gives its game free', async ({ page, context }) => {
  const table = new Table(page, 'fortress', 7)
  await table.open()
  await table.play(table.now.moves[0]!, 'click')
  const other = await context.newPage()
  await page.close()
  await other.goto('#/fortress')
  await new Table(other, 'fortress', 7).matchesMoves(table.moves)
  await expect(elsewhere(other)).toHaveCount(0)
})

test('Escape leads from a game that is open in another tab to all games', async ({ page, context }) => {
  await new Table(page, 'fortress', 7).open()
  const other = await context.newPage()
  await other.goto('#/fortress')
  await expect(elsewhere(other)).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(other.locator('[data-game="fortress"]')).toBeFocused()
  await other.locator('[data-game="the-clock"]').click()
  await expect(other.getByRole('application')).toBeVisible()
  await expect(elsewhere(other)).toHaveCount(0)
})

test('three deals of one game in three tabs are all kept', async ({ page, context }) => {
  const pages = [page, await context.newPage(), await context.newPage()]
  const tables: Table[] = []
  for (const [at, one] of pages.entries()) {
    const table = new Table(one, 'fortress', 5 + at)
    await one.goto(`#/fortress/${5 + at}`)
    if (at > 0) {
      await takeOver(one)
      await expect(elsewhere(one)).toHaveCount(0)
    }
    await table.matches()
    await table.play(table.now.moves[0]!, 'click')
    tables.push(table)
  }
  const last = pages[2]!
  await last.reload()
  await tables[2]!.matches()
  await last.keyboard.press('n')
  await expect(last.getByLabel('The game before this one')).toHaveAccessibleName(/Deal 6, left after 1 move/)
  await last.keyboard.press('Escape')
  await last.getByRole('button', { name: 'Menu' }).click()
  await last.getByRole('button', { name: 'Your record', exact: true }).click()
  await expect(last.getByRole('row', { name: /Fortress 5 given up/ })).toBeVisible()
})

test('a won game is on the table again after a reload, and can be taken back', async ({ page }) => {
  const { deal, moves } = easiest('fortress')
  expect(position('fortress', deal, moves).state).toBe('won')
  const table = new Table(page, 'fortress', deal)
  await table.jump(moves.slice(0, -1))
  await table.play(moves.at(-1)!, 'click')
  await expect(page.getByRole('dialog')).toContainText('It is out')
  await page.reload()
  await table.matches()
  await page.getByRole('button', { name: 'Undo' }).click()
  await table.matchesMoves(moves.slice(0, -1))
})
