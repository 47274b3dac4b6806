import { groupOf } from './facts.ts'
import { games, stroll, someGames } from './program.ts'
import { sampled } from '../sampled.ts'
import { photograph } from './survey.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

/** The width of a card on the table, and whether the element with the focus is wholly in the board, or in the window if it lies beside the board. */
const widthOf = async (table: Table) => (await table.cards())[0]!.box.w
const focusInSight = (table: Table) =>
  table.page.getByRole('application').evaluate((board) => {
    const focused = document.activeElement!
    const inner = focused.getBoundingClientRect()
    const outer = board.contains(focused)
      ? board.getBoundingClientRect()
      : new DOMRect(0, 0, innerWidth, innerHeight)
    return (
      focused !== document.body &&
      inner.top >= outer.top - 1 &&
      inner.left >= outer.left - 1 &&
      inner.bottom <= outer.bottom + 1 &&
      inner.right <= outer.right + 1
    )
  })

test('cards of twice the size, on a table that scrolls, also after a reload', async ({ page }) => {
  const table = await new Table(page, 'st-helena', 7).open()
  const usual = await widthOf(table)
  await page.keyboard.press(',')
  await page.getByLabel(/Card size/).fill('2')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => widthOf(table)).toBe(2 * usual)
  await page.reload()
  await table.matches()
  expect(await widthOf(table)).toBe(2 * usual)
  const board = page.getByRole('application')
  const ends = await board.evaluate((board) => {
    board.scrollTo(1e6, 1e6)
    const { right, bottom } = board.getBoundingClientRect()
    const cards = [...board.querySelectorAll('.card')].map((card) => card.getBoundingClientRect())
    return [
      right - Math.max(...cards.map((card) => card.right)),
      bottom - Math.max(...cards.map((card) => card.bottom)),
    ]
  })
  for (const rest of ends) expect(rest, 'the last card can be scrolled to').toBeGreaterThanOrEqual(0)
  for (const key of ['End', 'ArrowUp', 'ArrowLeft', 'Tab', 'ArrowRight', 'Home', 'ArrowDown']) {
    await page.keyboard.press(key)
    await expect.poll(() => focusInSight(table), { message: key }).toBe(true)
  }
  for (const move of stroll('st-helena', 7, 2)) await table.play(move, 'keys')
})

test('a picture for the cloth stays in the browser until it is taken away', async ({ page }) => {
  await page.goto('#/fortress/7')
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
  const cloth = () => page.locator('.app').evaluate((app) => getComputedStyle(app).backgroundImage)
  await page.keyboard.press(',')
  await page.getByText('Cloth', { exact: true }).click()
  await page.getByText('Custom', { exact: true }).click()
  const file = page.locator('input[type=file][accept="image/*"]')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert')).toContainText('cannot read this picture')
  await file.setInputFiles('public/icon-512.png')
  await expect.poll(cloth).toContain('url("blob:')
  await photograph(page, 'own-cloth-settings')
  await page.reload()
  await expect.poll(cloth).toContain('url("blob:')
  await photograph(page, 'own-cloth')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(cloth).not.toContain('url(')
  await page.emulateMedia({ forcedColors: 'none' })
  await page.keyboard.press(',')
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await expect.poll(cloth).not.toContain('url(')
  expect(await page.evaluate(() => localStorage.getItem('longwood.cloth'))).toBeNull()
})

test('a dragged card takes the table along', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('longwood.settings', JSON.stringify({ zoom: 2 })))
  const table = await new Table(page, 'the-fourteenth', 7).open()
  const board = page.getByRole('application')
  const scrolled = () => board.evaluate((board) => board.scrollTop)
  const before = await scrolled()
  const { x, y, width, height } = (await board.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height - 40, { steps: 4 })
  await page.mouse.move(x + width / 2, y + height - 4, { steps: 4 })
  await expect.poll(scrolled).toBeGreaterThan(before + 50)
  await page.mouse.up()
  await table.matches()
})

test.describe('magnified to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })
  for (const game of someGames)
    test(game, async ({ page }) => {
      const table = await new Table(page, game, 7).open()
      expect(await widthOf(table)).toBeGreaterThanOrEqual(24)
      await photograph(page, `320x256/${game}`)
      for (const key of ['ArrowRight', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowUp']) {
        await page.keyboard.press(key)
        await expect.poll(() => focusInSight(table), { message: key }).toBe(true)
      }
    })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  for (const game of someGames)
    test(`refusals of ${game} are said whole, and lead to their rule`, async ({ page }) => {
      const table = await new Table(page, game, 7).open()
      const filledPiles = () =>
        table.now.piles.filter(({ cards, group }) => cards.length > 0 && group !== groupOf(game, 'hand'))
      // in some games nothing lies on the table at first
      while (filledPiles().length < 3) await table.play(table.now.moves.at(-table.moves.length - 1)!, 'click')
      const filled = filledPiles()
      const status = page.locator('.status')
      const said = new Set<string>()
      for (let i = 0; i < filled.length; i += Math.ceil(filled.length / 6)) {
        const [from, to] = [filled[i]!.name, filled[(i + (filled.length >> 1)) % filled.length]!.name]
        if (table.now.moves.some((move) => move.startsWith(from) && move.includes(to))) continue
        await table.make(`${from}-${to}`, 'mouse')
        // what fell near another place may have been a move
        if (!/\bno\b/.test((await status.getAttribute('class')) ?? '')) continue
        said.add(await status.innerText())
        const cut = await status.evaluate((footer) => {
          const outer = footer.getBoundingClientRect()
          const text = document.createRange()
          text.selectNodeContents(footer.querySelector('.say')!)
          const inner = text.getBoundingClientRect()
          return inner.top < outer.top || inner.bottom > outer.bottom || inner.right > outer.right
        })
        expect(cut, await status.innerText()).toBe(false)
      }
      expect(said.size).toBeGreaterThan(0)
      for (const words of said) expect(words).not.toContain('…')
      const rule = status.getByRole('button', { name: /^Rule \d+$/ })
      if ((await rule.count()) === 0) return
      const number = Number(/\d+/.exec(await rule.innerText())![0])
      // the words themselves may be touched
      await page.mouse.click(60, (await status.boundingBox())!.y + 8)
      await expect(page.getByRole('complementary', { name: 'The book' })).toBeVisible()
      await expect(
        page
          .getByRole('tabpanel')
          .locator('li')
          .nth(number - 1),
      ).toBeInViewport()
    })
})

test('the ring shows where the keyboard is, and not before it is used', async ({ page }) => {
  const ring = page.locator('.over .ring')
  const table = await new Table(page, 'fortress', 7).open()
  await expect(ring).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(ring).toHaveCount(1)
  const at = await table.handle(table.pile('L2'), 1)
  await page.mouse.click(at.x, at.y)
  await expect(ring).toHaveCount(0)
})

const dealing = games.filter((game) => groupOf(game, 'hand') !== '')
for (const game of sampled(dealing))
  test(`Deal of ${game} can be pressed where it deals, and elsewhere says why not`, async ({ page }) => {
    const table = new Table(page, game, 7)
    const deal = page.getByRole('button', { name: 'Deal', exact: true })
    for (const moves of [[], stroll(game, 7, 4)]) {
      await table.jump(moves)
      await expect(deal).toHaveAttribute('aria-disabled', 'false')
      if (table.now.moves.some((move) => /^(deal|turn|refill|redeal)$/.test(move))) {
        await expect(deal).not.toHaveClass(/refused/)
        continue
      }
      await deal.click()
      await expect(page.locator('.status.no')).toHaveText(/^\s*Not allowed: .*\.\s*Rule \d+/)
      await expect(deal).toHaveAttribute('title', /^Deal \(D\): ./)
    }
  })

test('one true sentence tells when a game was lost', async ({ page }) => {
  const table = new Table(page, 'la-capricieuse', 7)
  const line = stroll('la-capricieuse', 7, 28)
  await table.jump(line.slice(0, -1))
  const badge = page.locator('.badge')
  await expect(badge).toContainText(/lost since move \d+/)
  await table.play(line.at(-1)!, 'mouse')
  await expect(badge).toContainText(/lost since move \d+/)
  const move = /\d+/.exec(await badge.innerText())![0]
  await page.keyboard.press('Shift+W')
  const text = page.getByRole('dialog').getByRole('status')
  await expect(text).toContainText(`The game has been lost since move ${move}`)
  await expect(text).not.toContainText('at the latest')
})

test('a deal that lies still says why it is lost', async ({ page }) => {
  await new Table(page, 'fortress', 1).open()
  await expect(page.locator('.badge')).toContainText('not winnable')
  await page.keyboard.press('Shift+W')
  const text = page.getByRole('dialog').getByRole('status')
  await expect(text).toContainText('none of these ten cards can ever move')
  for (const card of '5S 7C 9C 4C JH KS KD 7H TS 5D'.split(' ')) await expect(text).toContainText(card)
  await expect(text).not.toContainText('The search tried everything')
})

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })
  test('the chosen tab is told apart', async ({ page }) => {
    await new Table(page, 'fortress', 7).open()
    const borders = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor))
    expect(borders).toHaveLength(3)
    expect(borders[1]).toBe(borders[2])
    expect(borders[0]).not.toBe(borders[1])
  })
})
