import type { Page } from '@playwright/test'
import { addressOf } from './program.ts'
import { expect, test } from './test.ts'

/** A remote control has arrows, OK (Enter) and Back (Escape), and no Tab. */
const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const

/** Presses arrows, as someone does who watches where the focus goes, until a control of this name has it. */
async function reach(page: Page, wanted: RegExp, most = 60): Promise<void> {
  const tried = new Map<string, number>()
  const here = () =>
    page.evaluate(() => {
      const at = document.activeElement
      if (!at || at === document.body) return ''
      const { x, y } = at.getBoundingClientRect()
      const words = at.getAttribute('aria-label') ?? at.textContent ?? ''
      return `${Math.round(x)},${Math.round(y)} ${words.replace(/\s+/g, ' ').trim()}`
    })
  const goal = page.getByRole('button', { name: wanted }).first()
  for (let presses = 0; presses < most; presses++) {
    const at = await here()
    if (wanted.test(at.replace(/^\S+ /, ''))) return
    const target = await goal.boundingBox()
    const [x, y] = at === '' ? [0, 0] : at.split(' ')[0]!.split(',').map(Number)
    const [dx, dy] = [target!.x - x!, target!.y - y!]
    const sideways = dx > 0 ? 'ArrowRight' : 'ArrowLeft'
    const upright = dy > 0 ? 'ArrowDown' : 'ArrowUp'
    const order = Math.abs(dy) > 20 ? [upright, sideways, ...arrows] : [sideways, upright, ...arrows]
    const fresh = [...new Set(order)].sort((a, b) => (tried.get(at + a) ?? 0) - (tried.get(at + b) ?? 0))[0]!
    tried.set(at + fresh, (tried.get(at + fresh) ?? 0) + 1)
    await page.keyboard.press(fresh)
  }
  throw new Error(`${most} arrows do not reach ${String(wanted)}, but ${await here()}`)
}

for (const viewport of [
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport })

    test('arrows and Enter choose a game, reach the tools of its table and come back', async ({ page }) => {
      await page.goto('')
      await expect(page.locator('.tiles [data-game]').first()).toBeVisible()
      await reach(page, /^Fortress(?! is a favourite)/)
      await page.keyboard.press('Enter')
      const cards = page.locator('.board .card.exposed')
      await expect(cards.first()).toBeVisible()
      await expect(page.locator('.board :focus')).toHaveCount(1)
      await reach(page, /^Undo/)
      await expect(page.locator('.board :focus')).toHaveCount(0)
      await reach(page, /^Menu/)
      await reach(page, /of (spades|hearts|diamonds|clubs), .*row L3/)
      await expect(page.locator('.board :focus')).toHaveCount(1)
    })

    test('arrows go through a dialog and stay in it', async ({ page }) => {
      await page.goto(addressOf('the-clock', 7))
      await expect(page.locator('.board .card.exposed').first()).toBeVisible()
      await reach(page, /^New/)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      for (const key of [
        'ArrowDown',
        'ArrowDown',
        'ArrowRight',
        'ArrowDown',
        'ArrowUp',
        'ArrowLeft',
        'ArrowUp',
      ]) {
        await page.keyboard.press(key)
        await expect(dialog.locator(':focus')).toHaveCount(1)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
  })

test.describe('on the dial of The Clock', () => {
  test.use({ viewport: { width: 1920, height: 1080 } })
  const cards = (page: Page) => page.locator('.board .card.exposed')
  const focused = (page: Page) => page.locator(':focus')

  test('an arrow leads up from the outer packets to Undo, not to one at the side', async ({ page }) => {
    await page.goto(addressOf('the-clock', 7))
    await expect(cards(page).first()).toBeVisible()
    for (const packet of [11, 12, 1]) {
      await reach(page, new RegExp(`packet ${packet} of the circle$`))
      await page.keyboard.press('ArrowUp')
      await expect(focused(page)).toHaveAccessibleName('Undo')
      // nothing lies above the tools, and beside them no card is as near as the next tool
      await page.keyboard.press('ArrowUp')
      await expect(focused(page)).toHaveAccessibleName('Undo')
      await page.keyboard.press('ArrowLeft')
      await expect(focused(page)).toHaveAccessibleName('New')
      await page.keyboard.press('ArrowLeft')
      await expect(focused(page)).toHaveAccessibleName('Longwood: all games')
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('.board :focus')).toHaveCount(1)
    }
  })

  test('a game that follows another is begun at its own first place', async ({ page }) => {
    await page.goto(addressOf('la-nationale', 3))
    await reach(page, /column 1$/)
    await page.goto(addressOf('the-clock', 7))
    await expect(page.getByRole('button', { name: /packet 12 of the circle$/ }).last()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(focused(page)).toHaveAccessibleName(/packet 2 of the circle$/)
  })
})

test('an arrow in the search box moves the caret; up, down and at the ends it leaves', async ({ page }) => {
  await page.goto('')
  const box = page.getByRole('searchbox')
  await box.fill('clock')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(box).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(box).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(box).not.toBeFocused()
  await expect(page.locator('.chooser :focus')).toHaveCount(1)
})
