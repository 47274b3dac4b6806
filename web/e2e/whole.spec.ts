import type { Page } from '@playwright/test'
import { leastBoards } from '../boards.ts'
import { games, position, someGames, stroll } from './program.ts'
import { faults, isPhone, photograph } from './survey.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

/**
 * Every card and place is in sight and under the pointer in every window: as dealt, with the greeting, refused, with a hint and
 * with the review open. The layout's own tests lay every game on every board.
 */
const chosen = process.env.LONGWOOD_SIZES === 'all' ? games : someGames

/** What of the table cannot be seen or touched, in words. */
const hiddenParts = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('.board')!
    const frame = board.getBoundingClientRect()
    const slack = 0.5
    const lost: string[] = []
    if (board.scrollWidth > board.clientWidth || board.scrollHeight > board.clientHeight)
      lost.push(
        `the table is scrolled: ${board.scrollWidth} x ${board.scrollHeight} in ${board.clientHeight}`,
      )
    const inert = document.querySelector<HTMLElement>('.felt[inert]')
    // what is shown beside a line of moves cannot be pressed, and what covers it would be found all the same
    if (inert) inert.inert = false
    const parts = board.querySelectorAll<HTMLElement>('.card:not(.hidden), .vacancy:not([hidden])')
    for (const part of parts) {
      const box = part.getBoundingClientRect()
      const name = `${part.ariaLabel ?? part.className} at ${[box.x, box.y, box.right, box.bottom].map(Math.round).join()}`
      const inside =
        box.left >= frame.left - slack &&
        box.top >= frame.top - slack &&
        box.right <= frame.right + slack &&
        box.bottom <= frame.bottom + slack
      if (!inside) lost.push(`beyond the board: ${name}`)
      for (const [x, y] of [
        [box.x + 2, box.y + 2],
        [box.right - 2, box.bottom - 2],
        [box.x + box.width / 2, box.y + box.height / 2],
      ] as const) {
        const top = document.elementFromPoint(x, y)
        if (!top || !board.contains(top)) lost.push(`under ${top?.className ?? 'nothing'}: ${name}`)
      }
    }
    if (inert) inert.inert = true
    return [...new Set(lost)].concat(parts.length === 0 ? ['there is no card'] : [])
  })

async function look(table: Table, window: keyof typeof leastBoards, name: string): Promise<void> {
  const { page } = table
  await expect(page.locator('.card[data-motion]')).toHaveCount(0)
  await photograph(page, `whole/${window}/${table.game}-${name}`)
  // a line more beneath the table changes its size, and it is laid out again in the next frame
  await expect
    .configure({ soft: true })
    .poll(() => hiddenParts(page), { message: `${table.game}, ${name}, ${window}` })
    .toEqual([])
  const labels = (await faults(page)).filter((fault) => fault.startsWith('a label'))
  expect.soft(labels, `${table.game}, ${name}, ${window}`).toEqual([])
}

for (const window of Object.keys(leastBoards) as (keyof typeof leastBoards)[]) {
  const [width, height] = window.split('x').map(Number) as [number, number]
  const phone = isPhone({ width, height } as Parameters<typeof isPhone>[0])
  test.describe(window, () => {
    test.use({ viewport: { width, height }, hasTouch: phone, isMobile: phone })
    for (const game of chosen)
      test(`${game} is wholly in sight`, async ({ page }) => {
        const table = await new Table(page, game, 11).open()
        await look(table, window, 'greeted')
        const late = stroll(game, 11, 40).slice(0, -2)
        // there is no hint where no move brings a card home any more
        while (position(game, 11, late).deadEnd) late.pop()
        await table.jump(late)
        await look(table, window, 'late')
        await table.refuse()
        await look(table, window, 'refused')
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('button', { name: 'Review', exact: true }).click()
        await expect(page.getByRole('region', { name: 'The review', exact: true })).toBeVisible()
        await look(table, window, 'review')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Hint' }).first().click()
        // a busy machine may need more time than a player is made to wait
        const keep = page.locator('.status').getByRole('button', { name: 'Keep looking' })
        await expect(async () => {
          if (await keep.isVisible()) await keep.click()
          await expect(page.locator('.app.hinted')).toBeVisible({ timeout: 5000 })
        }).toPass()
        await look(table, window, 'hint')
      })
  })
}
