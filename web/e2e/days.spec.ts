import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { ask, games } from './program.ts'
import { typeMoves } from './table.ts'
import { expect, test } from './test.ts'

/** The page's clock stands at this time. */
const at = (page: Page, time: string) => page.clock.setFixedTime(new Date(time))

/** The deal that an address leads to, and its game. */
async function dealAt(page: Page, hash: string): Promise<{ game: string; deal: string }> {
  await page.goto('about:blank')
  await page.goto(hash)
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
  await expect(page).not.toHaveURL(/daily/)
  const [, game, deal] = new URL(page.url()).hash.split('/')
  return { game: game!, deal: deal! }
}

/** Wins the deal on the table by the solver's line. */
async function win(page: Page, game: string, deal: string): Promise<void> {
  const [one] = ask<{ moves: string }>('solve', game, '--deals', `${deal}-${deal}`, '--moves')
  await typeMoves(page, one!.moves.split(' '))
  await expect(page.getByRole('dialog', { name: 'You won' })).toBeVisible()
}

test('the deal of a date is the same everywhere, and the date is the player’s own', async ({ browser }) => {
  const found = new Set<string>()
  for (const [timezoneId, day] of [
    ['Pacific/Auckland', 'Monday 23 November'],
    ['Asia/Kolkata', 'Monday 23 November'],
    ['America/Los_Angeles', 'Sunday 22 November'],
  ] as const) {
    const context = await browser.newContext({ timezoneId, reducedMotion: 'reduce', serviceWorkers: 'block' })
    const page = await context.newPage()
    await at(page, '2026-11-22T23:30:00Z')
    const { game, deal } = await dealAt(page, '#/daily/2026-11-22')
    found.add(`${game} ${deal}`)
    expect(ask<{ verdict: string }>('solve', game, '--deals', `${deal}-${deal}`)[0]!.verdict).toBe('won')
    await page.goto('')
    await expect(page.getByRole('region', { name: 'Today' })).toContainText(day)
    const today = await dealAt(page, '#/daily')
    expect(today.deal === deal).toBe(day.startsWith('Sunday'))
    await context.close()
  }
  expect(found.size).toBe(1)
})

test('who plays each evening in Los Angeles is told 1, 2, 3, 4', async ({ browser }) => {
  const context = await browser.newContext({
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const said: string[] = []
  // now before and now after midnight in UTC
  for (const time of ['2026-11-19T15:30', '2026-11-20T18:00', '2026-11-21T15:10', '2026-11-22T21:00']) {
    await at(page, `${time}:00-08:00`)
    const { deal } = await dealAt(page, `#/daily/${time.slice(0, 10)}/fortress`)
    await win(page, 'fortress', deal)
    const end = page.getByRole('dialog', { name: 'You won' })
    await expect(end).toContainText('in a row')
    said.push(/(\d+) days? in a row/.exec((await end.textContent()) ?? '')?.[1] ?? '')
    await page.keyboard.press('Escape')
  }
  expect(said).toEqual(['1', '2', '3', '4'])
  await context.close()
})

test('each day has another deal, of each game in turn', async ({ page }) => {
  const turns: string[] = []
  for (const day of ['2026-11-22', '2026-11-23', '2026-11-24']) {
    await at(page, `${day}T12:00:00Z`)
    turns.push((await dealAt(page, '#/daily')).game)
  }
  expect(new Set(turns).size).toBe(3)
  const deals = new Set<string>()
  for (const day of ['2026-11-22', '2026-11-23', '2026-11-24'])
    deals.add((await dealAt(page, `#/daily/${day}/fortress`)).deal)
  expect(deals.size).toBe(3)
})

test('days that have not begun, or are none, are refused', async ({ page }) => {
  await at(page, '2026-11-22T23:59:00Z')
  for (const [hash, says] of [
    ['#/daily/2026-11-23', 'This day has not begun'],
    ['#/daily/2020-01-01', 'start on 2026-01-01'],
    ['#/daily/2026-02-30', 'does not name a day'],
    ['#/daily/2026-11-20/spider', 'no game called spider'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(hash)
    await expect(page.getByRole('alert')).toContainText(says)
  }
})

test('a day won is marked, runs on over one missed day, and is shared without its deal', async ({ page }) => {
  for (const [time, run] of [
    ['2026-11-19T10:00:00Z', '1 day in a row'],
    ['2026-11-21T10:00:00Z', '2 days in a row'],
  ] as const) {
    await at(page, time)
    const { deal } = await dealAt(page, `#/daily/${time.slice(0, 10)}/fortress`)
    await win(page, 'fortress', deal)
    const end = page.getByRole('dialog', { name: 'You won' })
    await expect(end).toContainText(run)
    await end.getByRole('button', { name: 'Share the result' }).click()
    const text = await page.getByLabel('Text to send').inputValue()
    expect(text).toContain(`#/daily/${time.slice(0, 10)}/fortress`)
    expect(text).not.toContain(deal)
    await page.keyboard.press('Escape')
  }
  await page.goto('')
  await expect(page.getByRole('button', { name: /^Today’s deal of Fortress\s*✓/ })).toBeVisible()
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today).toContainText('2 days in a row')
  await expectNoViolations(page)
  await today.getByRole('button', { name: 'Calendar' }).click()
  const calendar = page.getByRole('dialog', { name: 'Daily deals' })
  await expect(calendar).toContainText('2 days in a row')
  await expect(calendar.getByRole('button', { name: /: Saturday 21 November, won$/ })).toBeVisible()
  await expect(calendar.getByRole('button', { name: /: Friday 20 November, not played$/ })).toBeVisible()
  // each day names its game
  const named = calendar.getByRole('button', { name: /: Friday 20 November/ })
  const [, title = ''] = /^\w+ \d+ (.*): /.exec((await named.getAttribute('aria-label')) ?? '') ?? []
  expect(title).not.toBe('')
  await expect(named.getByText(title, { exact: true })).toBeVisible()
  await expectNoViolations(page)
  // two missed days end the run; the statistics of dealt games know nothing of the days
  await at(page, '2026-11-24T10:00:00Z')
  await page.goto('about:blank')
  await page.goto('')
  await expect(today).toBeVisible()
  await expect(today).not.toContainText('in a row')
  await page.getByRole('button', { name: 'Statistics' }).click()
  await expect(page.getByRole('dialog', { name: 'Statistics' })).toContainText(
    'No games have been counted yet',
  )
})

test('a game that was begun shows itself on its tile, and goes on', async ({ page }) => {
  await page.goto('#/fortress/5')
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
  const tile = page.locator('[data-game="fortress"]')
  // cards that do not lie on one another are outlined together
  const faces = () =>
    tile
      .locator('.cards .paper')
      .evaluateAll((all) => all.reduce((sum, one) => sum + one.getAttribute('d')!.split('M').length - 1, 0))
  await page.goto('')
  await expect.poll(faces).toBeGreaterThan(0)
  const before = await faces()
  await page.goto('#/fortress/5')
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('L2-R5')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.goto('')
  await expect(tile).toContainText('Continue · 1 move')
  // all fifty-two cards of the deal lie open, where the picture of the game has some at home
  await expect.poll(faces).toBe(52)
  expect(before).toBeLessThan(52)
  await tile.click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  expect(games).toContain('fortress')
})
