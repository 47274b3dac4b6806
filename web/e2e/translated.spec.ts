import type { Browser, Page } from '@playwright/test'
import { easiest, someGames, stroll } from './program.ts'
import { Table, typeMoves } from './table.ts'
import { expect, test } from './test.ts'
import { translate, wordsOf } from './translator.ts'

/** Another page, in a browser profile of its own, which nobody translates. */
async function untouched(browser: Browser): Promise<Page> {
  const { viewport, reducedMotion, baseURL } = test.info().project.use
  const context = await browser.newContext({ viewport, reducedMotion, baseURL, serviceWorkers: 'block' })
  return context.newPage()
}

/** Both pages say the same, in the same order. */
async function expectAlike(translated: Page, plain: Page, where: string): Promise<void> {
  await expect(async () => expect(await wordsOf(translated), where).toEqual(await wordsOf(plain))).toPass({
    intervals: [20, 50, 100, 300],
  })
}

test('a translated page shows what another shows, through moves of every game', async ({ page, browser }) => {
  const plain = await untouched(browser)
  const both = async (act: (one: Page) => Promise<unknown>) => {
    for (const one of [page, plain]) await act(one)
  }
  // so wide that the bar drops nothing, though the translated words are wider
  await both((one) => one.setViewportSize({ width: 1920, height: 1080 }))
  const press = (...keys: string[]) =>
    both(async (one) => {
      for (const key of keys) await one.keyboard.press(key)
    })
  for (const [i, game] of someGames.entries()) {
    const moves = stroll(game, 7, 20)
    await both((one) => one.goto(`#/${game}/7`))
    await both((one) => new Table(one, game, 7).matches())
    if (i === 0) await translate(page)
    await expect.poll(() => page.locator('font font').count(), 'texts are translated').toBeGreaterThan(20)
    await expectAlike(page, plain, `${game} as it is dealt`)
    await both((one) => typeMoves(one, []))
    for (const [at, move] of moves.entries()) {
      await both((one) => one.keyboard.insertText(move))
      await press('Enter')
      await expectAlike(page, plain, `${game} after ${move}, its move ${at + 1}`)
    }
    await press('Escape', 'z', 'z', 'y')
    await expectAlike(page, plain, `${game} after undo and redo`)
    for (const key of ['Control+s', 'Control+d']) {
      await press(key)
      await both((one) => expect(one.getByRole('dialog')).toBeVisible())
      await expectAlike(page, plain, `${game}, the dialog of ${key}`)
      await press('Escape')
    }
    for (const tab of ['Moves', 'Odds', 'Rules']) {
      await both((one) => one.getByRole('tab', { name: tab }).click())
      await expectAlike(page, plain, `${game}, its page ${tab}`)
    }
  }
  await plain.context().close()
})

test('hints, a review and the record stay true on a page that is translated', async ({ page, browser }) => {
  const plain = await untouched(browser)
  const both = async (act: (one: Page) => Promise<unknown>) => {
    for (const one of [page, plain]) await act(one)
  }
  // no card is hidden here, so that both pages come to the same figures
  const won = easiest('fortress')
  await both((one) => new Table(one, 'fortress', won.deal).jump(won.moves.slice(0, -3)))
  await translate(page)
  for (const move of won.moves.slice(-3, -1)) {
    await both(async (one) => {
      await one.getByRole('button', { name: 'Hint' }).first().click()
      const first = one.getByRole('region', { name: 'Hints' }).locator('li').first()
      await expect(first).not.toContainText(/trying/i)
    })
    await expectAlike(page, plain, `the hint before ${move}`)
    await both(async (one) => {
      await typeMoves(one, [move])
      await one.keyboard.press('Escape')
    })
  }
  await both(async (one) => {
    await one.getByRole('button', { name: 'Menu' }).click()
    await one.getByRole('button', { name: /^review$/i }).click()
    await expect(one.getByRole('region', { name: /^the review$/i })).toContainText(/kept/i)
  })
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'End']) {
    await both((one) => one.keyboard.press(key))
    await expectAlike(page, plain, `the review after ${key}`)
  }
  await both(async (one) => {
    await one.keyboard.press('Escape')
    await expect(one.getByRole('region', { name: /^the review$/i })).toBeHidden()
    await typeMoves(one, won.moves.slice(-1))
    await expect(one.getByRole('dialog', { name: 'You won' })).toBeVisible()
  })
  await both((one) => one.keyboard.press('Escape'))
  await both(async (one) => {
    await one.getByRole('button', { name: 'Menu' }).click()
    await one.getByRole('button', { name: 'Statistics' }).click()
    await expect(one.getByRole('dialog', { name: 'Statistics' })).toBeVisible()
  })
  await expectAlike(page, plain, 'the record')
  await plain.context().close()
})

test('what a translator takes back reads as it was', async ({ page }) => {
  await new Table(page, 'fortress', 7).open()
  const before = await wordsOf(page)
  await page.evaluate(() => {
    const words = document.querySelector('.status .count')!.firstChild as Text
    const font = document.createElement('font')
    font.textContent = 'CINQUANTE-DEUX'
    words.replaceWith(font)
    return new Promise((later) => setTimeout(later)).then(() => font.replaceWith(words))
  })
  await expect.poll(() => wordsOf(page)).toEqual(before)
})
