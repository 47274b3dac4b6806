import type { Page } from '@playwright/test'
import { addressOf, position } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

const draw = ['--set', 'draw-three'] as const
const deal = 7

/** The page shows draw three of Klondike after these moves. */
async function shows(page: Page, moves: readonly string[]): Promise<void> {
  const table = new Table(page, 'klondike', deal)
  table.now = position('klondike', deal, moves, draw)
  await table.matches()
}

async function open(page: Page): Promise<Table> {
  await page.goto(addressOf('klondike', deal, 'draw-three'))
  await shows(page, [])
  const table = new Table(page, 'klondike', deal)
  table.now = position('klondike', deal, [], draw)
  return table
}

test('Space turns the stock repeatedly, and takes up a card only after going to it', async ({ page }) => {
  await open(page)
  const moves: string[] = []
  for (let turned = 0; turned < 9; turned++) {
    await page.keyboard.press('Space')
    moves.push(turned === 8 ? 'redeal' : 'turn')
    await shows(page, moves)
  }
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await shows(page, moves)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('taps on the stock turn it, however quick', async ({ page }) => {
    const table = await open(page)
    const at = await table.handle(table.pile('hand'), 1)
    for (let tap = 0; tap < 3; tap++) await table.tap(at)
    await shows(page, ['turn', 'turn', 'turn'])
  })
})

test('a covered card is seen to be turned up', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(
    (text) => localStorage.setItem('longwood.settings', text),
    JSON.stringify({ pace: 'slow' }),
  )
  await open(page)
  // noted when it happens, since the card may lie still again before a busy machine looks
  const seen = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('.card[data-turning]')) return
          observer.disconnect()
          resolve()
        }).observe(document.body, { subtree: true, attributeFilter: ['data-turning'] })
      }),
  )
  await page.keyboard.press('Space')
  await seen
  await page.keyboard.press('Escape')
  await expect(page.locator('.card[data-turning]')).toHaveCount(0)
  await expect(page.locator('.card .reverse')).toHaveCount(0)
  await context.close()
})

test('cards face down on one another are one stop, which says how many they are', async ({ page }) => {
  await open(page)
  const named = page.getByRole('button', { name: /^\d covered cards?, column \d$/ })
  await expect(named).toHaveCount(6)
  await expect(page.getByRole('button', { name: '6 covered cards, column 7' })).toHaveCount(1)
})

test('counters are shown in play', async ({ page }) => {
  await page.goto('#/klondike/7')
  await expect(page.locator('.status')).toContainText('52 counters lost')
  await page.goto(addressOf('klondike', deal, 'draw-three'))
  await shows(page, [])
  await expect(page.locator('.status')).not.toContainText('counter')
})

test('a kind deal says what it is, is kept and resumed, and does not count', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Control+d')
  const dialog = page.getByRole('dialog', { name: 'New deal' })
  await dialog.getByRole('radio', { name: /A kind deal/ }).check()
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(page.locator('.bar')).toContainText('Kind deal')
  for (let turned = 0; turned < 4; turned++) await page.keyboard.press('Space')
  await page.keyboard.press('h')
  await expect(page.getByRole('region', { name: 'Hints' }).getByText('in a kind deal')).toBeVisible()
  const before = await new Table(page, 'klondike', deal).shown()
  await page.reload()
  await expect.poll(() => new Table(page, 'klondike', deal).shown()).toEqual(before)
  await expect(page.locator('.bar')).toContainText('Kind deal')
})
