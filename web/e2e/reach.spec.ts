import type { Locator, Page } from '@playwright/test'
import { position, someGames } from './program.ts'
import { sampled } from '../sampled.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

/** Every function must be reachable in each of these windows. */
const windows = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1366, 650],
  [1440, 700],
  [1440, 900],
] as const

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const spoken = (page: Page) => page.locator('[aria-live="polite"]').first()
const notice = (page: Page) => page.locator('.status .say')

async function open(page: Page, hash: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(hash)
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
}

/** Of these, what cannot be scrolled into the window and hit there in its middle. */
function outOfReach(all: Locator): Promise<string[]> {
  return all.evaluateAll((elements) =>
    elements.flatMap((element) => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      // a round button of a radio group lies invisibly over its words
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      const name = element.textContent.trim() || element.ariaLabel || element.outerHTML.slice(0, 80)
      const label = element.closest('label')
      return inside && hit && (element.contains(hit) || label?.contains(hit)) ? [] : [name]
    }),
  )
}

/** Controls of a dialog that can be used. */
const controls = (dialog: Locator) =>
  dialog.locator('button, a[href], input, select, textarea, summary').filter({ visible: true })

for (const [width, height] of sampled(windows))
  test.describe(`${width}x${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: Math.min(width, height) < 500 })

    test('every entry of the menu can be reached, and so can all that it opens', async ({ page }) => {
      await open(page, '#/fortress/7')
      await menu(page).click()
      const items = page.locator('.menu .item')
      const count = await items.count()
      expect(count).toBeGreaterThan(30)
      expect(await outOfReach(items)).toEqual([])
      const words = await page.locator('.menu .item span').allInnerTexts()
      const disabled = await page.locator('.menu .item[aria-disabled="true"] span').allInnerTexts()
      await page.keyboard.press('Escape')
      for (const entry of words.filter(
        (one) => one.endsWith('…') || /^(Keys|How to play|The books|Statistics|All moves)$/.test(one),
      ))
        await test.step(entry, async () => {
          expect(disabled).not.toContain(entry)
          await menu(page).click()
          await page.locator('.menu').getByRole('button', { name: entry }).first().click()
          const dialog = page.getByRole('dialog')
          await expect(dialog).toBeVisible()
          expect(await outOfReach(controls(dialog)), entry).toEqual([])
          for (; await dialog.isVisible();) await page.keyboard.press('Escape')
        })
    })
  })

test.describe('keys act from wherever no text is typed', () => {
  const deal = 7
  for (const [what, act] of Object.entries({
    Undo: (page: Page) => page.getByRole('button', { name: 'Undo' }).click(),
    // there is nothing to redo, and the click lands all the same
    Redo: (page: Page) => page.getByRole('button', { name: 'Redo' }).click({ force: true }),
    'the cloth': (page: Page) => page.locator('.board').click({ position: { x: 4, y: 4 } }),
    'the title': (page: Page) => page.locator('.bar .game').click(),
    'the status line': (page: Page) => notice(page).click(),
    'a page of the book': (page: Page) => page.getByRole('tab', { name: 'Odds' }).click(),
    'the rules': (page: Page) => page.locator('.page .panel').click({ position: { x: 30, y: 30 } }),
  }))
    test(`after a click on ${what}`, async ({ page }) => {
      const table = await new Table(page, 'fortress', deal).open()
      const moves = [table.now.moves[0]!]
      moves.push(position('fortress', deal, moves).moves[0]!)
      for (const move of moves) await table.play(move, 'click')
      await act(page)
      const left = what === 'Undo' ? moves.slice(0, 1) : moves
      await table.matchesMoves(left)
      await page.keyboard.press('u')
      await table.matchesMoves(left.slice(0, -1))
      await page.keyboard.press('y')
      await table.matchesMoves(left)
      await page.keyboard.press('/')
      await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused()
      // the first closes the list of commands that fit, the second the box
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

  for (const where of ['Hint', 'the cloth'])
    test(`Enter plays the first hint after a click on ${where}`, async ({ page }) => {
      await new Table(page, 'fortress', deal).open()
      if (where === 'Hint') await page.getByRole('button', { name: 'Hint' }).first().click()
      else await page.keyboard.press('h')
      await expect(page.locator('.over .medal').first()).toBeVisible()
      if (where !== 'Hint') await page.locator('.board').click({ position: { x: 4, y: 4 } })
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false')
    })

  test('a button reached by keyboard keeps Enter and Space, and letters act beside it', async ({ page }) => {
    const table = await new Table(page, 'fortress', deal).open()
    const moves = [table.now.moves[0]!]
    moves.push(position('fortress', deal, moves).moves[0]!)
    for (const move of moves) await table.play(move, 'click')
    const undo = page.getByRole('button', { name: 'Undo' })
    for (let tabs = 0; tabs < 40 && !(await undo.evaluate((one) => one === document.activeElement)); tabs++)
      await page.keyboard.press('Shift+Tab')
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await table.matchesMoves(moves.slice(0, 1))
    await expect(undo).toBeFocused()
    await page.keyboard.press('y')
    await table.matchesMoves(moves)
    await page.keyboard.press('Space')
    await table.matchesMoves(moves.slice(0, 1))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('application').locator(':focus')).toHaveCount(1)
  })

  test('in the command box letters are text', async ({ page }) => {
    await open(page, `#/fortress/${deal}`)
    await page.keyboard.press('/')
    await page.keyboard.type('hint u')
    await expect(page.getByRole('combobox', { name: 'Command' })).toHaveValue('hint u')
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test('while a line is shown the arrows walk, wherever the focus is', async ({ page }) => {
    await open(page, `#/fortress/${deal}`)
    await page.locator('.status').getByRole('button', { name: 'Show me how to play' }).click()
    const strip = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Leave' }) })
    const back = strip.getByRole('button', { name: 'Back' })
    await expect(back).toBeDisabled()
    await page.locator('.bar .game').click()
    await page.keyboard.press('ArrowRight')
    await expect(back).toBeEnabled()
    await page.keyboard.press('ArrowLeft')
    await expect(back).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(strip).toHaveCount(0)
  })
})

/** Fortress 24600 after two moves that lose it. */
const lost = ['L1-L5', 'R2-L4']

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1440, 900],
] as const)
  test.describe(`a lost game at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } })
    for (const how of ['the verdict', 'a hint'])
      test(`${how} leads back to where it could be won`, async ({ page }) => {
        const table = await new Table(page, 'fortress', 24600).jump(lost)
        const badge = page.locator('.badge')
        await expect(badge).toContainText('lost since move 2')
        if (how === 'a hint') {
          await page.keyboard.press('h')
          await page.getByRole('button', { name: 'Back to before move 2' }).last().click()
        } else await badge.click()
        await table.matchesMoves(lost.slice(0, 1))
        await expect(badge).toContainText('still winnable')
        await expect(notice(page)).toContainText('Back to before move 2: from here the game can be won.')
        await page.keyboard.press('y')
        await table.matchesMoves(lost)
      })
  })

test('the verdict is spoken when it changes, and not after each move', async ({ page }) => {
  const table = await new Table(page, 'fortress', 24600).open()
  const badge = page.locator('.badge')
  await expect(badge).toContainText('still winnable')
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const watch = (region: Element) =>
      new MutationObserver(() => heard.push(region.textContent.trim())).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    for (const region of document.querySelectorAll('.bar [role="status"], .bar [aria-live]')) watch(region)
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await table.play(lost[0]!, 'click')
  await expect(badge).toContainText('still winnable')
  expect(await heard()).toEqual([])
  await table.play(lost[1]!, 'click')
  await expect(badge).toContainText('lost since move 2')
  expect(await heard()).toEqual(['The game can no longer be won.'])
  await page.keyboard.press('u')
  await expect(badge).toContainText('still winnable')
  expect(await heard()).toEqual(['The game can no longer be won.', 'It can be won again.'])
})

test.describe('Back on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const tableIsThere = (page: Page) => expect(page.locator('.board .card.exposed').first()).toBeVisible()

  test('closes a dialog, a sheet, the menu and what is shown, then leaves the table', async ({ page }) => {
    await page.goto('')
    await page.locator('.tile').first().tap()
    await tableIsThere(page)
    const address = page.url()
    const layers: [string, () => Promise<void>, Locator][] = [
      [
        'a dialog',
        () => page.getByRole('button', { name: 'New', exact: true }).tap(),
        page.getByRole('dialog'),
      ],
      [
        'the book',
        () => page.getByRole('button', { name: 'Rules' }).first().tap(),
        page.locator('.page.sheet'),
      ],
      ['the menu', () => menu(page).tap(), page.locator('.menu')],
      [
        'the lesson',
        () => page.locator('.status').getByRole('button', { name: 'Show me how to play' }).tap(),
        page.getByRole('button', { name: 'Leave' }),
      ],
    ]
    for (const [name, show, layer] of layers)
      await test.step(name, async () => {
        await show()
        await expect(layer.first()).toBeVisible()
        await page.goBack()
        await expect(layer.filter({ visible: true })).toHaveCount(0)
        await tableIsThere(page)
        expect(page.url()).toBe(address)
      })
    await page.goBack()
    await expect(page.locator('.tile').first()).toBeVisible()
  })

  test('after dialogs were closed otherwise, once is enough', async ({ page }) => {
    await page.goto('')
    await page.locator('.tile').first().tap()
    await tableIsThere(page)
    for (let times = 0; times < 3; times++) {
      await page.getByRole('button', { name: 'New', exact: true }).tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toBe('under')
    }
    await page.goBack()
    await expect(page.locator('.tile').first()).toBeVisible()
  })

  test('a deal that was made in a dialog stays when Back closes the next one', async ({ page }) => {
    await open(page, '#/fortress/7')
    await menu(page).tap()
    await page.getByRole('button', { name: 'Deal by number…' }).tap()
    await page.getByRole('dialog').getByRole('textbox').fill('9')
    await page.keyboard.press('Enter')
    const nine = await new Table(page, 'fortress', 9).matches()
    // the browser takes a tap within a moment of a swipe for the end of the swipe
    await nine.play(nine.now.moves[0]!, 'click')
    await page.getByRole('button', { name: 'New', exact: true }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await nine.matches()
  })
})

test('a card to be found is typed', async ({ page }) => {
  await open(page, '#/fortress/7')
  for (const [keys, name] of [
    ['7s', 'seven of spades'],
    ['10h', 'ten of hearts'],
    ['qd', 'queen of diamonds'],
    ['ca', 'ace of clubs'],
  ] as const) {
    await page.keyboard.press('f')
    const dialog = page.getByRole('dialog', { name: 'Find a card' })
    await expect(dialog).toBeVisible()
    await page.keyboard.type(keys)
    await expect(dialog.getByRole('status')).toContainText(name, { ignoreCase: true })
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('.over .found')).toHaveCount(1)
  }
})

test('what is typed while a dialog is being fetched is the dialog’s, and moves nothing', async ({ page }) => {
  const table = await new Table(page, 'fortress', 7).open()
  await table.play(table.now.moves[0]!, 'click')
  /** Lets the file of a dialog come. */
  const come = new Map<string, () => void>()
  for (const file of ['FindCard', 'Note']) {
    const held = new Promise<void>((done) => come.set(file, done))
    await page.route(`**/${file}Dialog-*.js`, async (route) => {
      await held
      await route.continue()
    })
  }
  // on the table 7 would take up a card, and S take the move back
  for (const key of ['f', '7', 's']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  come.get('FindCard')!()
  await expect(page.getByRole('dialog', { name: 'Find a card' }).getByRole('status')).toContainText(
    'seven of spades',
    { ignoreCase: true },
  )
  await page.keyboard.press('Enter')
  await expect(page.locator('.over .found')).toHaveCount(1)
  await page.keyboard.type('tA plan')
  come.get('Note')!()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('A plan')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.board .selected')).toHaveCount(0)
  await table.matches()
})

test.describe('a card is shown large', () => {
  const lens = (page: Page) => page.locator('.lens')

  test('by its key, until the next', async ({ page }) => {
    await open(page, '#/fortress/7')
    const card = page.getByRole('application').locator('.card:focus')
    // the first places are vacant families; the focus comes when the whole table is drawn
    await expect(async () => {
      if ((await card.count()) === 0) await page.keyboard.press('ArrowRight')
      expect(await card.count()).toBe(1)
    }).toPass()
    const name = await card.getAttribute('aria-label')
    await page.keyboard.press('e')
    await expect(lens(page)).toContainText(name!.split(',')[0]!)
    const drawn = (await lens(page).locator('.card').boundingBox())!
    const usual = (await page.locator('.board .card.exposed').first().boundingBox())!
    expect(drawn.width).toBeGreaterThan(1.5 * usual.width)
    await page.keyboard.press('e')
    await expect(lens(page)).toHaveCount(0)
    await page.keyboard.press('e')
    await expect(lens(page)).toHaveCount(1)
    // arrows along the row go through its cards
    await page.keyboard.press('ArrowUp')
    await expect(lens(page)).toHaveCount(0)
  })

  test.describe('under a finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    for (const game of someGames)
      test(`that is held, in ${game}, beside the finger; nothing is played`, async ({ page }) => {
        const table = await new Table(page, game, 7).open()
        const at = table.now.piles.findIndex(({ cards }) => cards.length > 0 && cards.at(-1) !== '??')
        const point = await table.handle(at, 1)
        const cdp = await page.context().newCDPSession(page)
        const touch = (type: 'touchStart' | 'touchEnd') =>
          cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [point] : [] })
        await touch('touchStart')
        await expect(lens(page)).toBeVisible()
        const box = (await lens(page).boundingBox())!
        const over = point.y > box.y && point.y < box.y + box.height
        expect(over, 'the finger lies on what is shown').toBe(false)
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(390)
        await touch('touchEnd')
        await expect(lens(page)).toHaveCount(0)
        await table.matches()
      })
  })
})

test('a key says what can be done here', async ({ page }) => {
  const table = await new Table(page, 'fortress', 7).open()
  const from = table.now.moves[0]!.split('-')[0]!
  await page.mouse.move(0, 0)
  const here = await table.handle(table.pile(from), 1)
  await page.mouse.click(here.x, here.y)
  await page.keyboard.press('i')
  await expect(spoken(page)).toContainText(/^Picked up: .* Escape puts it back\./)
  await page.keyboard.press('Escape')
  await page.keyboard.press('i')
  await expect(spoken(page)).toContainText(
    /^Here: [^.]*\. [A-Z].* Space picks it up, Enter plays the best move\./,
  )
  await page.keyboard.press('h')
  await expect(page.locator('.over .medal').first()).toBeVisible()
  await page.keyboard.press('i')
  await expect(spoken(page)).toContainText('Enter plays the hint:')
})

test.describe('keys are changed', () => {
  const change = (page: Page, words: RegExp) => page.getByRole('button', { name: words })
  async function changing(page: Page): Promise<void> {
    await page.keyboard.press(',')
    await page.getByRole('button', { name: 'Change keys…' }).click()
    await page.getByRole('dialog', { name: 'Keys' }).getByRole('button', { name: 'Change keys' }).click()
  }

  test('kept, named in the menu, and as at first again', async ({ page }) => {
    const table = await new Table(page, 'fortress', 7).open()
    const move = table.now.moves[0]!
    await table.play(move, 'click')
    await changing(page)
    const told = page.getByRole('dialog').getByRole('status')
    await change(page, /^Change the key for “take back the last move”/).click()
    await page.keyboard.press('b')
    await expect(told).toHaveText('B: take back the last move.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await table.matchesMoves([move])
    await page.keyboard.press('z')
    await page.keyboard.press('b')
    await table.matchesMoves([])
    await page.keyboard.press('b')
    await expect(page.locator('.say')).toContainText('This is the start of the game.')
    await menu(page).click()
    await expect(page.locator('.menu').getByRole('button', { name: /^Undo/ })).toContainText('B')
    await page.keyboard.press('Escape')
    await changing(page)
    await page.getByRole('button', { name: 'Reset all' }).click()
    await page.keyboard.press('Escape')
    await table.play(move, 'click')
    await page.keyboard.press('b')
    await table.matchesMoves([move])
    await page.keyboard.press('z')
    await table.matchesMoves([])
  })

  test('one that is taken is named, and may be taken from there; some cannot be had', async ({ page }) => {
    await open(page, '#/fortress/7')
    await changing(page)
    const told = page.getByRole('dialog').getByRole('status')
    await change(page, /^Change the key for “find a card”/).click()
    await page.keyboard.press('Enter')
    await expect(told).toContainText('needs this key')
    await page.keyboard.press('h')
    await expect(told).toHaveText('H is already the key for “a hint; again: the next best”.')
    await page.getByRole('button', { name: 'Keep it' }).click()
    await change(page, /^Change the key for “find a card”/).click()
    await page.keyboard.press('h')
    await page.getByRole('button', { name: 'Reassign' }).click()
    await expect(change(page, /^Change the key for “find a card”/)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('h')
    await expect(page.getByRole('dialog', { name: 'Find a card' })).toBeVisible()
  })
})

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active' })
  for (const game of someGames)
    test(`every card of ${game} has an edge, and the chosen one another`, async ({ page }) => {
      await open(page, `#/${game}/7`)
      const width = (card: Locator) =>
        card.evaluate((one) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(one)
          return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)
        })
      for (const card of await page.locator('.board .card:not(.hidden)').all())
        expect(await width(card)).toBeGreaterThanOrEqual(1)
      await page.keyboard.press('ArrowRight')
      expect(await width(page.locator('.board :focus'))).toBe(3)
    })
})
