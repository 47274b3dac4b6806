import type { Page } from '@playwright/test'
import { easiest } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

/** Everything that the live region is given to speak from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.textContent) heard.push(node.textContent)
    }).observe(document.querySelector('[aria-live="polite"]')!, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

for (const how of ['mouse', 'click', 'touch'] as const)
  test.describe(`by ${how}`, () => {
    if (how === 'touch') test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })
    test('a game that is won is told, and its dialog has the focus', async ({ page }) => {
      const won = easiest('fortress')
      const table = await new Table(page, 'fortress', won.deal).jump(won.moves.slice(0, -1))
      const heard = await listen(page)
      await table.make(won.moves.at(-1)!, how)
      const end = page.getByRole('dialog', { name: 'You won' })
      await expect(end.getByRole('button', { name: 'New deal' })).toBeFocused()
      expect((await heard()).at(-1)).toContain('The game is won: all 52 cards are home.')
      await table.key('Escape')
      await expect(end).toHaveCount(0)
      await expect(page.getByRole('application').locator(':focus')).toHaveCount(1)
      await table.key('z')
      await table.matchesMoves(won.moves.slice(0, -1))
    })
  })

test('the end from All moves is told, and the focus is in its dialog', async ({ page }) => {
  const won = easiest('fortress')
  const table = await new Table(page, 'fortress', won.deal).jump(won.moves.slice(0, -1))
  const heard = await listen(page)
  await table.key('Shift+H')
  const all = page.getByRole('dialog', { name: 'All moves' })
  await all
    .getByRole('button')
    .filter({ has: page.getByText(won.moves.at(-1)!, { exact: true }) })
    .click()
  const end = page.getByRole('dialog', { name: 'You won' })
  await expect(end.getByRole('button', { name: 'New deal' })).toBeFocused()
  await expect(all).toHaveCount(0)
  expect((await heard()).at(-1)).toContain('The game is won: all 52 cards are home.')
  await table.key('Escape')
  await expect(end).toHaveCount(0)
  await expect(page.getByRole('application').locator(':focus')).toHaveCount(1)
})

test('within the dialog at the end Z takes back and N asks for a new deal', async ({ page }) => {
  const won = easiest('fortress')
  const table = await new Table(page, 'fortress', won.deal).jump(won.moves.slice(0, -1))
  await table.make(won.moves.at(-1)!, 'mouse')
  const end = page.getByRole('dialog', { name: 'You won' })
  await expect(end).toBeVisible()
  await table.key('Control+z')
  await expect(end).toHaveCount(0)
  await table.matches()
  await table.make(won.moves.at(-1)!, 'mouse')
  await expect(end).toBeVisible()
  await table.key('n')
  await expect(page.getByRole('dialog', { name: 'New deal' }).locator(':focus')).toHaveCount(1)
})

test('Undo in the bar closes the dialog at the end', async ({ page }) => {
  const won = easiest('fortress')
  const table = await new Table(page, 'fortress', won.deal).jump(won.moves.slice(0, -1))
  await table.make(won.moves.at(-1)!, 'mouse')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await table.matches()
})

test('the same words are spoken again', async ({ page }) => {
  const table = await new Table(page, 'fortress', 7).open()
  const heard = await listen(page)
  for (let times = 1; times <= 3; times++) {
    await table.key('q')
    expect(await heard()).toHaveLength(times)
  }
  const before = await table.cards()
  for (let times = 4; times <= 6; times++) {
    // the card that was let go in the wrong place has glided back
    await expect.poll(() => table.cards()).toEqual(before)
    await table.make('L1-R1', 'mouse')
    await expect.poll(heard).toHaveLength(times)
  }
  const words = await heard()
  expect(new Set(words.slice(0, 3)).size).toBe(1)
  expect(new Set(words.slice(3)).size).toBe(1)
  expect(words[5]).toContain('Not allowed')
})

test('Escape closes the menu, wherever the focus is in it', async ({ page }) => {
  await new Table(page, 'fortress', 7).open()
  const opener = page.getByRole('button', { name: 'Menu' })
  const item = page.getByRole('button', { name: 'New deal…' })
  await opener.click()
  await expect(item).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(item).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(item).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(item).toBeHidden()
})

test('Ctrl D, a number and Enter deal', async ({ page }) => {
  await new Table(page, 'fortress', 7).open()
  await page.keyboard.press('Control+d')
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await new Table(page, 'fortress', 9).matches()
  await expect(page.getByRole('application').locator(':focus')).toHaveCount(1)
})

test('the keys of deal and re-deal are answered with a rule where nothing is dealt', async ({ page }) => {
  for (const [game, key, rule] of [
    ['the-fourteenth', 'd', 'the cards in hand come automatically, to the places of each pair'],
    ['the-fourteenth', 'r', 'the cards in hand come automatically, to the places of each pair'],
    ['fortress', 'd', 'there is neither hand nor re-deal'],
  ] as const) {
    const table = await new Table(page, game, 7).open()
    const heard = await listen(page)
    await table.key(key)
    await expect.poll(async () => (await heard()).at(-1), `${key} in ${game}`).toContain(rule)
    await expect(page.locator('.status')).toContainText(rule)
    await table.matches()
  }
})

test('Enter on a vacant place says what it is, and why nothing may come there', async ({ page }) => {
  await new Table(page, 'fortress', 7).open()
  const heard = await listen(page)
  const family = 'the family of spades rising from the ace, vacant'
  await page.locator(`.board .vacancy[aria-label="${family}"]`).press('Enter')
  await expect
    .poll(heard)
    .toEqual([
      `Here: ${family}. Not allowed: a family takes its ace and then only the next higher card of its suit (Fortress, rule 3).`,
    ])
})
