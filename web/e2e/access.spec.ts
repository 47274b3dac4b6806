import type { Page } from '@playwright/test'
import { sampled } from '../sampled.ts'
import { expectNoViolations, expectNoViolationsByDayAndNight, ofColours } from './axe.ts'
import { addressOf, games, someGames, soonOver } from './program.ts'
import { photograph } from './survey.ts'
import { expect, test } from './test.ts'

/** Screens behind the keys and the menu. */
const dialogs: [string, (page: Page) => Promise<void>][] = [
  ['new deal', (page) => page.keyboard.press('n')],
  ['open', (page) => page.keyboard.press('Control+o')],
  ['save', (page) => page.keyboard.press('Control+s')],
  ['find a card', (page) => page.keyboard.press('f')],
  ['all moves', (page) => page.keyboard.press('Shift+H')],
  ['command', (page) => page.keyboard.press('/')],
  ['settings', (page) => page.keyboard.press(',')],
  ['verdict', (page) => page.keyboard.press('Shift+W')],
  ['keys', (page) => page.keyboard.press('Control+/')],
  ['share', (page) => choose(page, 'Share…')],
  ['statistics', (page) => choose(page, 'Statistics')],
  ['the books', (page) => choose(page, 'The books')],
  ['how to play', (page) => choose(page, 'How to play')],
  ['a note', (page) => page.keyboard.press('t')],
  ['the puzzles', (page) => choose(page, 'Puzzles…')],
]
/** Those of them that say what a game alone has. */
const ofTheGame = ['new deal', 'all moves', 'share', 'verdict', 'how to play', 'the puzzles']

async function choose(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: words, exact: true }).click()
}

test('the chooser', async ({ page }) => {
  await page.goto('')
  await expect(page.getByRole('heading', { name: 'Longwood' })).toBeVisible()
  await expect(page.locator('.tile')).toHaveCount(games.length)
  await expectNoViolationsByDayAndNight(page)
})

for (const game of someGames)
  test(`the table of ${game}`, async ({ page }) => {
    await page.goto(`#/${game}/7`)
    await expect(page.locator('.board .card.exposed').first()).toBeVisible()
    await expectNoViolationsByDayAndNight(page)
  })

for (const game of someGames)
  test(`the dialogs and the lesson of ${game}`, async ({ page }) => {
    await page.goto(`#/${game}/7`)
    await expect(page.locator('.board .card.exposed').first()).toBeVisible()
    for (const [name, open] of dialogs.filter(([name]) => ofTheGame.includes(name)))
      await test.step(name, async () => {
        await open(page)
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectNoViolations(page, { within: 'dialog[open]' })
        for (; await page.getByRole('dialog').isVisible();) await page.keyboard.press('Escape')
      })
    await page.getByRole('contentinfo').getByRole('button', { name: 'Show me how to play' }).click()
    await expect(page.getByRole('button', { name: 'Play it' })).toBeVisible()
    await expectNoViolations(page, { within: '.viewer' })
  })

test('the pages of the book and the menu', async ({ page }) => {
  await page.goto('#/fortress/7')
  for (const name of ['Moves', 'Odds', 'Rules']) {
    await page.getByRole('tab', { name }).click()
    await expectNoViolationsByDayAndNight(page)
  }
  await page.getByRole('button', { name: 'Hint' }).first().click()
  await expectNoViolationsByDayAndNight(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectNoViolationsByDayAndNight(page)
})

test('the dialogs, one after another', async ({ page }) => {
  await page.goto('#/fortress/7')
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
  for (const [name, open] of dialogs)
    await test.step(name, async () => {
      await open(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      await photograph(page, `dialog-${name.replaceAll(' ', '-')}`)
      await expectNoViolationsByDayAndNight(page, 'dialog[open]')
      // the first Escape may close a list within the dialog
      for (; await page.getByRole('dialog').isVisible();) await page.keyboard.press('Escape')
    })
})

test('the end of a game, and how it could have been won', async ({ page }) => {
  const over = soonOver('fortress', 'chessboard')
  await page.goto(`${addressOf('fortress', over.deal, 'chessboard')}/${over.moves.slice(0, -1).join('.')}`)
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
  await page.keyboard.press('Shift+H')
  const moves = page.getByRole('dialog', { name: 'All moves' })
  await moves
    .getByRole('button')
    .filter({ has: page.getByText(over.moves.at(-1)!, { exact: true }) })
    .click()
  await expect(page.getByRole('dialog', { name: 'Game lost' })).toBeVisible()
  const show = page.getByRole('button', { name: 'Show how' })
  await expect(show).toBeVisible()
  await expectNoViolationsByDayAndNight(page)
  await show.click()
  await expect(page.getByRole('slider')).toBeVisible()
  await expectNoViolationsByDayAndNight(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  for (const hash of ['', '#/the-clock/7'])
    test(hash === '' ? 'the chooser' : 'a table', async ({ page }) => {
      await page.goto(hash)
      await expect(page.locator('.tile, .board .card.exposed').first()).toBeVisible()
      await photograph(page, `phone-${hash === '' ? 'chooser' : 'table'}`)
      await expectNoViolationsByDayAndNight(page)
    })
})

for (const ground of sampled(['blue', 'wine', 'slate', 'own']))
  test(`on ${ground} cloth`, async ({ page }) => {
    await page.addInitScript(
      (text) => location.protocol === 'http:' && localStorage.setItem('longwood.settings', text),
      JSON.stringify({ theme: 'green', ground, own: '#ffee88' }),
    )
    for (const hash of ['', '#/fortress/7', '#/the-clock/7']) {
      await page.goto('about:blank')
      await page.goto(hash)
      await expect(page.locator('.tile, .board .card.exposed').first()).toBeVisible()
      await expect(page.locator('body')).toHaveAttribute('data-ground', ground)
      await expectNoViolations(page, ofColours)
    }
  })

test.describe('on paper', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => localStorage.setItem('longwood.settings', JSON.stringify({ theme: 'paper' }))),
  )
  for (const hash of ['', '#/st-helena/7', '#/fortress/7'])
    test(hash === '' ? 'the chooser' : `the table ${hash}`, async ({ page }) => {
      await page.goto(hash)
      await expect(page.locator('.tile, .board .card.exposed').first()).toBeVisible()
      await expect(page.locator('body')).toHaveAttribute('data-theme', 'paper')
      await expectNoViolations(page, ofColours)
    })
})
