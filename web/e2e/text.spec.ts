import type { Page } from '@playwright/test'
import { ask, games, someGames, program } from './program.ts'
import { execFileSync } from 'node:child_process'
import { turn } from '../sampled.ts'
import { faults } from './survey.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

/** Explained words of which the sign right after or before stands on another line, in words. */
const parted = (page: Page) =>
  page.locator('.rules .term').evaluateAll((terms) =>
    terms.flatMap((term) => {
      const lines = [...term.getClientRects()]
      const beside = (node: Node | undefined, at: 'first' | 'last') => {
        if (!(node instanceof Text) || node.data === '') return null
        const from = at === 'first' ? 0 : node.data.length - 1
        if (/\s/.test(node.data[from]!)) return null
        const range = document.createRange()
        range.setStart(node, from)
        range.setEnd(node, from + 1)
        return range.getBoundingClientRect()
      }
      const walk = document.createTreeWalker(term.closest('li')!, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      for (let text = walk.nextNode(); text; text = walk.nextNode())
        if ((text as Text).data !== '') texts.push(text)
      const at = texts.findIndex((text) => term.contains(text))
      const [before, after] = [beside(texts[at - 1], 'last'), beside(texts[at + 1], 'first')]
      const apart =
        (after && after.top >= lines.at(-1)!.bottom - 2) || (before && before.bottom <= lines[0]!.top + 2)
      return apart ? [term.parentElement!.textContent] : []
    }),
  )

for (const game of someGames)
  test(`no line of the rules of ${game} begins with the punctuation of the line before`, async ({ page }) => {
    await new Table(page, game, 7).open()
    for (const width of [344, 330, 317, 301, 283]) {
      await page
        .locator('.app')
        .evaluate((app: HTMLElement, px) => (app.style.gridTemplateColumns = `minmax(0, 1fr) ${px}px`), width)
      expect(await parted(page), `at ${width} px`).toEqual([])
    }
  })

/** The chooser, a table, its tools and dialogs, as they are where the reader wants text of this size. */
for (const size of [20, 24, 32])
  test(`text follows a browser’s ${size} px, uncut`, async ({ playwright, launchOptions, baseURL }) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    for (const [place, viewport] of [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
      { width: 390, height: 844 },
    ].entries()) {
      const context = await browser.newContext({
        viewport,
        baseURL,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      await page.goto('')
      await expect(page.locator('#first')).toHaveCount(0)
      await expect(page.locator('.tile')).toHaveCount(games.length)
      const where = `${viewport.width} px`
      // with letters twice as large the table scrolls there
      const scrolls = (fault: string) =>
        viewport.width === 390 && size === 32 && /^(off|a label leaves) the table/.test(fault)
      const found = async () => (await faults(page)).filter((fault) => !scrolls(fault))
      expect(await faults(page), `the chooser at ${where}`).toEqual([])
      for (const game of turn(someGames, place + size)) {
        await page.goto(`#/${game}/7`)
        await new Table(page, game, 7).matches()
        const title = page.locator('.bar .game')
        // 24 px by the desk, 21 px on a phone and 18 px in a low window, at the usual size of 16
        const drawn = await title.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))
        expect(drawn / size).toBeGreaterThan(1.1)
        expect(await found(), `${game} at ${where}`).toEqual([])
      }
      for (const key of ['n', 'Control+s', ',', 'Shift+W', 'Control+/']) {
        await page.keyboard.press(key)
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await found(), `the dialog of ${key} at ${where}`).toEqual([])
        for (; await page.getByRole('dialog').isVisible();) await page.keyboard.press('Escape')
      }
      await context.close()
    }
    await browser.close()
  })

test('with letters twice as large numbers stay clear', async ({ playwright, launchOptions, baseURL }) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    baseURL,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  for (const game of games) {
    await page.goto(`#/${game}/7`)
    await new Table(page, game, 7).matches()
    const near = await page.locator('.board').evaluate((board) => {
      const cards = [...board.querySelectorAll('.card')].map((card) => card.getBoundingClientRect())
      const numbers = [...board.querySelectorAll('.lab')].filter(({ textContent }) =>
        /^\d+$/.test(textContent),
      )
      const close = numbers.filter((number) => {
        const { left, right, top, bottom } = number.getBoundingClientRect()
        // a line is higher than its figures
        const [above, below] = [top + 0.17 * (bottom - top), bottom - 0.17 * (bottom - top)]
        return cards.some(
          (card) => card.left < right && card.right > left && card.top < below + 3 && card.bottom > above - 3,
        )
      })
      return close.map(({ textContent }) => textContent)
    })
    expect.soft(near, game).toEqual([])
  }
  await browser.close()
})

test('the rules are printed whole, and nothing else', async ({ page }) => {
  for (const game of someGames) {
    await new Table(page, game, 7).open()
    const { sentences } = ask<{ sentences: { text: string }[] }>('rules', game)[0]!
    await page.emulateMedia({ media: 'print' })
    // the browser's own dialog cannot be had here; to the page this is the same
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const text = await page
      .locator('body')
      .evaluate((body: HTMLElement) => body.innerText.replace(/\s+/g, ' '))
    for (const one of sentences) expect(text).toContain(one.text)
    await expect(page.locator('.app')).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null })
    await expect(page.locator('.printed')).toHaveCount(0)
  }
})

test('a local page offers text that opens anywhere, and says so', async ({ page, browser, baseURL }) => {
  const table = await new Table(page, 'fortress', 7).open()
  await table.play(table.now.moves[0]!, 'click')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Share…' }).click()
  const text = await page.getByRole('textbox', { name: 'The saved game' }).inputValue()
  await page.getByText('As a link').click()
  await expect(page.getByRole('dialog')).toContainText('opens on this computer only')
  // a friend's browser
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const friend = await context.newPage()
  await friend.goto('')
  await friend.keyboard.press('Tab')
  await friend.getByRole('button', { name: /Open a saved game/ }).click()
  await friend.getByRole('textbox', { name: 'Text of the saved game' }).fill(text)
  await friend.getByRole('button', { name: 'Open', exact: true }).click()
  await new Table(friend, 'fortress', 7).matchesMoves(table.moves)
  await context.close()
})

for (const game of someGames)
  for (const { id } of ask<{ sets: { id: string }[] }>('rules', game)[0]!.sets.slice(1, 2))
    test(`the address of ${game} as ${id} names the deal and leads back to it`, async ({ page, context }) => {
      await page.goto(`#/${game}/${id}/11`)
      await expect(page.locator('.board .card.exposed').first()).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`#/${game}/${id}/11$`))
      const other = await context.newPage()
      await other.goto(page.url())
      await expect(other.locator('.bar .deal')).toHaveText('deal 11')
    })

test('the page tells its version, and the manifest how many games there are', async ({ page, request }) => {
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().split(' ').at(-1)!
  await page.goto('')
  await page.getByRole('button', { name: 'The books' }).click()
  await expect(page.getByRole('dialog')).toContainText(`Longwood ${version}.`)
  const manifest = (await (await request.get('manifest.webmanifest')).json()) as { description: string }
  const words = [
    'No',
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Six',
    'Seven',
    'Eight',
    'Nine',
    'Ten',
    'Eleven',
    'Twelve',
  ]
  expect(manifest.description).toMatch(
    new RegExp(`^(${words[games.length]}|${games.length}) patience \\(solitaire\\) games`),
  )
})

for (const locale of ['en-GB', 'de-DE', 'fr-FR'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale })
    for (const [width, size] of [
      [1440, 16],
      [1440, 32],
      [390, 32],
    ] as const)
      test(`the search box shows its words at ${width} pixels with text of ${size}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('')
        await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), size)
        const box = page.getByRole('searchbox')
        await expect(box).toBeVisible()
        const left = await box.evaluate((one: HTMLInputElement) => {
          const paint = document.createElement('canvas').getContext('2d')!
          const { paddingLeft, paddingRight, fontFamily, fontStyle } = getComputedStyle(one)
          paint.font = `${fontStyle} ${getComputedStyle(one, '::placeholder').fontSize} ${fontFamily}`
          const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
          return room - paint.measureText(one.placeholder).width
        })
        expect(left).toBeGreaterThanOrEqual(0)
      })
  })
