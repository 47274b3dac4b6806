import type { Page } from '@playwright/test'
import { addressOf, ask, position, stroll } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

const elsewhere = (page: Page) => page.getByRole('dialog', { name: 'Open in another tab' })
const takeOver = (page: Page) => page.getByRole('button', { name: 'Continue here' }).click()

test('of two tabs with one game one plays, and another takes over', async ({ page, context, complaints }) => {
  const line = stroll('the-clock', 7, 8)
  const first = await new Table(page, 'the-clock', 7).open()
  for (const move of line.slice(0, 2)) await first.play(move, 'click')
  const other = await context.newPage()
  complaints.watch(other)
  await other.goto('#/the-clock')
  await expect(elsewhere(other)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Continue here' })).toBeFocused()
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

test('if the browser is slow to say whose a game is, no key is lost', async ({ page }) => {
  await page.addInitScript(() => {
    const { locks } = navigator
    const slow = new Promise<void>((done) => addEventListener('answered', () => done()))
    const request = locks.request.bind(locks) as (...all: unknown[]) => Promise<unknown>
    locks.request = (async (...all: unknown[]) => {
      await slow
      return request(...all)
    }) as typeof locks.request
    const query = locks.query.bind(locks)
    let times = 0
    locks.query = async () => {
      const answer = await query()
      document.documentElement.dataset.queried = String(++times)
      return answer
    }
    new MutationObserver(() => {
      if (document.querySelector('dialog[open]')?.textContent.includes('another tab'))
        document.documentElement.dataset.untrue = 'yes'
    }).observe(document, { subtree: true, childList: true })
  })
  const table = new Table(page, 'fortress', 7)
  await page.goto(addressOf('fortress', 7))
  await table.matches()
  const answer = () => page.evaluate(() => dispatchEvent(new Event('answered')))
  const command = page.getByRole('combobox', { name: 'Command' })
  const queried = () => page.locator('html').evaluate(({ dataset }) => Number(dataset.queried ?? 0))
  for (let times = 0; times < 2; times++) {
    // the page has looked once more whether another tab has the game
    const before = await queried()
    await expect.poll(queried).toBeGreaterThan(before)
    await page.keyboard.press('/')
    await expect(command).toBeFocused()
    // the first closes the list of commands
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(command).toHaveCount(0)
  }
  await table.play('L4-R5', 'click')
  await expect(page.locator('html')).not.toHaveAttribute('data-untrue')
  // it is kept in the end
  await answer()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const keys = Object.keys(localStorage)
        return (
          keys.some((key) => key.startsWith('longwood.turn/')) &&
          !keys.some((key) => key.includes('.saving/'))
        )
      }),
    )
    .toBe(true)
  await page.reload()
  await answer()
  await new Table(page, 'fortress', 7).matchesMoves(['L4-R5'])
})

test('a tab that is closed gives its game free', async ({ page, context }) => {
  const table = await new Table(page, 'fortress', 7).open()
  await table.play('L4-R5', 'click')
  const other = await context.newPage()
  await page.close()
  await other.goto('#/fortress')
  await new Table(other, 'fortress', 7).matchesMoves(['L4-R5'])
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
  await expect(last.getByLabel('The previous game')).toHaveAccessibleName(/Deal 6, left after 1 move/)
  await last.keyboard.press('Escape')
  await last.getByRole('button', { name: 'Menu' }).click()
  await last.getByRole('button', { name: 'Statistics', exact: true }).click()
  await expect(last.getByRole('row', { name: /Fortress 5 given up/ })).toBeVisible()
})

test('a stuck game under a named set is back after a reload, with its tree', async ({ page }) => {
  await page.goto(addressOf('fortress', 7, 'chessboard'))
  const table = page.getByRole('application')
  await expect(table).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Game lost' })
  const moves = page.getByRole('dialog', { name: 'All moves' })
  for (let move = 0; move < 4; move++) {
    await page.keyboard.press('Shift+H')
    await moves.getByRole('button', { name: /-/ }).first().click()
    await expect(moves).toBeHidden()
  }
  await expect(dialog).toBeVisible()
  const faces = () =>
    page.locator('.board .card').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
  const before = await faces()
  await page.reload()
  await expect.poll(faces).toEqual(before)
  await page.getByRole('tab', { name: 'Moves' }).click()
  await expect(page.getByText(/4 moves tried/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.status')).not.toContainText('No move is left')
})

test('a won game is on the table again after a reload, and can be taken back', async ({ page }) => {
  const won = ask<{ moves?: string; verdict: string; deal: number }>(
    ...['solve', 'fortress', '--deals', '0-30', '--moves', '--nodes', '200000'],
  ).find((one) => one.verdict === 'won')!
  const moves = won.moves!.split(' ')
  expect(position('fortress', won.deal, moves).state).toBe('won')
  const table = await new Table(page, 'fortress', won.deal).jump(moves.slice(0, -1))
  await table.play(moves.at(-1)!, 'click')
  await expect(page.getByRole('dialog')).toContainText('You won')
  await page.reload()
  await table.matches()
  await page.getByRole('button', { name: 'Undo' }).click()
  await table.matchesMoves(moves.slice(0, -1))
})
