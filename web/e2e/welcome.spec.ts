import { ask, someGames, position } from './program.ts'
import { expectNoViolations } from './axe.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

const offer = 'Show me how to play'

for (const game of someGames)
  test(`${game} shows a newcomer how it goes, once, and leaves the table to them`, async ({ page }) => {
    await page.goto('')
    const { aim } = ask<{ game: string; aim: string }>('games').find((one) => one.game === game)!
    const tile = page.locator(`[data-game="${game}"]`)
    await expect(tile).toContainText(aim)
    await tile.click()
    const status = page.locator('.status')
    await expect(status).toContainText(aim)
    await status.getByRole('button', { name: offer }).click()
    const strip = page.getByRole('region', { name: /^How to play .*$/ })
    const next = strip.getByRole('button', { name: 'Play it' })
    await expect(next).toBeVisible()
    const shown: string[] = []
    while (await next.isVisible()) {
      await expect(strip).toContainText(/Rule \d+\./)
      await expect(page.locator('.over .medal')).toHaveCount(1)
      shown.push(await strip.locator('.head').innerText())
      await next.click()
      await expect(strip).not.toContainText(shown.at(-1)!)
    }
    expect(shown.length).toBeGreaterThanOrEqual(3)
    expect(shown.length).toBeLessThanOrEqual(6)
    await strip.getByRole('button', { name: 'Your turn' }).click()
    await expect(strip).toHaveCount(0)
    await page.getByRole('tab', { name: 'Moves' }).click()
    await expect(page.getByText(`${shown.length} moves`).first()).toBeVisible()
    // it is not offered again, and is found again
    await page.reload()
    await expect(page.locator('.board .card.exposed').first()).toBeVisible()
    await expect(status.getByRole('button', { name: offer })).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'How to play', exact: true }).click()
    await page.getByRole('dialog', { name: 'How to play' }).getByRole('button', { name: offer }).click()
    await expect(strip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(strip).toHaveCount(0)
    // who leaves the lesson's deal for another has given up nothing
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Deal by number' }).click()
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Statistics' }).click()
    const record = page.getByRole('dialog', { name: 'Statistics' })
    await expect(record).toContainText('No games have been counted yet.')
  })

test('who moves is not offered a lesson any more, and leaving one changes nothing', async ({ page }) => {
  await page.goto('#/fortress/11')
  const status = page.locator('.status')
  await status.getByRole('button', { name: offer }).click()
  await expect(page.getByRole('region', { name: 'How to play Fortress' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('region', { name: 'How to play Fortress' })).toContainText('2 of 5')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await page.goto('#/the-clock/7')
  await expect(status.getByRole('button', { name: offer })).toBeVisible()
  const { moves } = position('the-clock', 7)
  await page.keyboard.press('/')
  await page.keyboard.type(moves[0]!)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status.getByRole('button', { name: offer })).toHaveCount(0)
})

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const game of someGames)
    test(`${game}: a newcomer’s words cover no card, and only a second tap plays`, async ({ page }) => {
      const table = await new Table(page, game, 7).open()
      await expect(page.locator('.status').getByRole('button', { name: offer })).toBeVisible()
      const covered = await page.evaluate(() => {
        const status = document.querySelector('.status')!.getBoundingClientRect()
        return document.querySelector('.board')!.getBoundingClientRect().bottom > status.top + 0.5
      })
      expect(covered).toBe(false)
      const move = table.now.moves.find((text) => /^\w+-\w+$/.test(text))
      if (move === undefined) return
      const [from, to] = move.split('-') as [string, string]
      await table.tap(await table.handle(table.pile(from), 1))
      await expect(page.locator('.board .card.selected').first()).toBeVisible()
      await table.matches()
      await table.tap(await table.handle(table.pile(to), 1))
      await table.matchesMoves([move])
    })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('help speaks of taps and of no mouse', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('longwood.met', JSON.stringify(['fortress'])))
    await new Table(page, 'fortress', 7).open()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'How to play', exact: true }).click()
    const help = page.getByRole('dialog', { name: 'How to play' })
    await expect(help).toContainText(
      /tap it and then the place.*Tap a card to play it if it has only one move\..*Double-tap/s,
    )
    await expect(help).not.toContainText('click')
  })
})

test.describe('by touch, on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })

  for (const game of someGames)
    test(`${game}: all of a newcomer’s words can be read beside the offer`, async ({ page }) => {
      await new Table(page, game, 7).open()
      const offered = page.locator('.status').getByRole('button', { name: offer })
      await expect(offered).toBeVisible()
      const [words, button] = await Promise.all([
        page.locator('.status .say').boundingBox(),
        offered.boundingBox(),
      ])
      expect(words!.y + words!.height).toBeLessThanOrEqual(button!.y + 1)
      expect(button!.y + button!.height).toBeLessThanOrEqual(390)
    })
})

test('a word of the books says what it means, by pointer, keyboard and touch', async ({ page }) => {
  await page.goto('#/fortress/5')
  const word = page
    .getByRole('list', { name: 'The rules of Fortress' })
    .getByRole('button', { name: 'family' })
    .first()
  const means = page.getByRole('tooltip')
  await expect(means).toHaveCount(0)
  await word.hover()
  await expect(means).toContainText('A pile built up in order of value')
  await expectNoViolations(page)
  await page.mouse.move(10, 400)
  await expect(means).toHaveCount(0)
  await word.click()
  await expect(means).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(means).toHaveCount(0)
  // by keyboard each word is met once: the next stop is another word
  for (let stop = 0; stop < 8 && (await means.count()) === 0; stop++) await page.keyboard.press('Tab')
  await expect(means).toHaveCount(1)
  await expect(means).not.toContainText('A pile built up in order of value')
})

test('grades are offered where they tell how hard a deal is', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'New deal' })
  const grades = dialog.getByRole('group', { name: 'Difficulty' })
  await page.goto('#/la-belle-lucie/7')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await dialog.getByLabel('A winnable deal').check()
  await dialog.getByLabel('The Fan', { exact: true }).check()
  await expect(grades).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('#/the-house-in-the-wood/7')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await dialog.getByLabel('A winnable deal').check()
  await expect(grades).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).not.toHaveURL(/\/7$/)
  await expect(page.locator('.status')).not.toContainText('grade')
})

test('a newcomer gets an easy deal that can be won, and each game keeps its choice', async ({ page }) => {
  const verdictOf = async (game: string) => {
    const deal = new URL(page.url()).hash.split('/').at(-1)!
    return ask<{ verdict: string }>('solve', game, '--deals', `${deal}-${deal}`)[0]!.verdict
  }
  for (let time = 0; time < 3; time++) {
    await page.goto('')
    await page.evaluate(() => {
      localStorage.clear()
      indexedDB.deleteDatabase('longwood')
    })
    await page.goto('about:blank')
    await page.goto('#/fortress')
    await expect(page.locator('.board .card.exposed').first()).toBeVisible()
    await expect(page).toHaveURL(/fortress\/\d+$/)
    expect(await verdictOf('fortress')).toBe('won')
  }
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New deal' })
  await expect(dialog.getByLabel('A winnable deal')).toBeChecked()
  await dialog.getByLabel('Any deal').check()
  await dialog.getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await expect(dialog.getByLabel('Any deal')).toBeChecked()
  await page.keyboard.press('Escape')
  await page.goto('#/the-clock/7')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await expect(dialog.getByLabel('A winnable deal')).toBeChecked()
})
