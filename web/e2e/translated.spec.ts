import type { Browser, Page } from '@playwright/test'
import { games, stroll } from './program.ts'
import { Table, typeMoves } from './table.ts'
import { expect, test } from './test.ts'
import { translate, wordsOf } from './translator.ts'

/** Another page, in a browser profile of its own, which nobody translates. */
async function untouched(browser: Browser): Promise<Page> {
  const { viewport, reducedMotion, baseURL } = test.info().project.use
  const context = await browser.newContext({ viewport, reducedMotion, baseURL, serviceWorkers: 'block' })
  return context.newPage()
}

/** Both pages say the same, wherever they say it. */
async function expectAlike(translated: Page, plain: Page, where: string): Promise<void> {
  const both = async () => [await wordsOf(translated), await wordsOf(plain)]
  await expect
    .poll(
      async () => {
        const [theirs, ours] = await both()
        return {
          more: theirs!.filter((line) => !ours!.includes(line)),
          fewer: ours!.filter((line) => !theirs!.includes(line)),
        }
      },
      { message: where, intervals: [20, 50, 100, 300] },
    )
    .toEqual({ more: [], fewer: [] })
}

test('a page that is translated shows what another shows, through moves of every game', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const plain = await untouched(browser)
  const pages = [page, plain]
  for (const [i, game] of games.entries()) {
    const moves = stroll(game, 7, 20)
    for (const one of pages) await one.goto(`#/${game}/7`)
    for (const one of pages) await new Table(one, game, 7).matches()
    if (i === 0) await translate(page)
    expect(await page.locator('font font').count(), 'texts are translated').toBeGreaterThan(20)
    await expectAlike(page, plain, `${game} as it is dealt`)
    for (const one of pages) await typeMoves(one, [])
    for (const [at, move] of moves.entries()) {
      for (const one of pages) {
        await one.keyboard.insertText(move)
        await one.keyboard.press('Enter')
      }
      await expectAlike(page, plain, `${game} after ${move}, its move ${at + 1}`)
    }
    for (const key of [
      'Escape',
      'z',
      'z',
      'y',
      'Shift+H',
      'Escape',
      'f',
      'Escape',
      'Control+s',
      'Escape',
      'n',
      'Escape',
    ])
      for (const one of pages) await one.keyboard.press(key)
    await expectAlike(page, plain, `${game} after undo, redo and dialogs`)
  }
})
