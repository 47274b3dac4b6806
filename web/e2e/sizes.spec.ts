import type { Page } from '@playwright/test'
import { ask, games, position, solve, someGames, stroll } from './program.ts'
import { faults, isPhone, photograph, windows, type Window } from './survey.ts'
import { Table, type CardShown, type Rect } from './table.ts'
import { expect, test } from './test.ts'

const deal = 7
/** Half a pixel is rounding. */
const slack = 0.5

const shared = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/**
 * A game is looked at in the three windows that differ most, and besides in one of the others, whose plans are theirs at
 * another size; LONGWOOD_SIZES=all looks at every game in all of them.
 */
const main = ['390x844', '844x390', '1440x900']
const nameOf = ({ width, height }: Window) => `${width}x${height}`
const others = windows.map(nameOf).filter((name) => !main.includes(name))
const gamesAt = (size: Window) =>
  process.env.LONGWOOD_SIZES === 'all'
    ? games
    : someGames.filter((_, i) => main.includes(nameOf(size)) || others[i % others.length] === nameOf(size))

/** Hints and the dialogs at the end are drawn alike for all games: each main window sees those of a third of them. */
const turnOf = (size: Window, game: string) => {
  const at = main.indexOf(nameOf(size))
  return (
    process.env.LONGWOOD_SIZES === 'all' || at < 0 || Math.floor(games.indexOf(game) / 3) % main.length === at
  )
}

const sizes = windows.filter((size) => main.includes(nameOf(size)) || gamesAt(size).length > 0)
for (const size of sizes)
  test.describe(`${size.width}x${size.height}`, () => {
    test.use({ viewport: { ...size }, hasTouch: isPhone(size), isMobile: isPhone(size) })

    test('the chooser', async ({ page }) => {
      await page.goto('')
      await expect(page.locator('.tile')).toHaveCount(games.length)
      // none are shown of studies that were made under other rules
      const told = ask<{ game: string; set: string; rules: number }>('odds')
      const known = games.filter((game) => {
        const [book] = ask<{ rulesVersion: number; sets: { id: string; version: number }[] }>('rules', game)
        const { id, version } = book!.sets[0]!
        // a study's version counts those of the game and of its set
        const now = book!.rulesVersion + version - 1
        return told.some((one) => one.game === game && one.set === id && one.rules === now)
      })
      await expect(page.locator('.tile .odds b')).toHaveCount(known.length)
      await look(page, 'chooser', size)
    })

    test('the first picture shows each tile where it will be, before the page comes', async ({ page }) => {
      const asked: string[] = []
      let bring: (() => void) | undefined
      const held = new Promise<void>((give) => (bring = give))
      await page.route(/assets\/index-.*\.js$/, async (route) => {
        asked.push(await page.evaluate(() => document.querySelector<HTMLElement>('#first .tiles')!.innerText))
        await held
        await route.continue()
      })
      const places = (within: string) =>
        page.evaluate(
          (tiles) =>
            [...document.querySelectorAll(tiles)].map(
              (tile) => tile.getBoundingClientRect().toJSON() as DOMRect,
            ),
          `${within} .cell`,
        )
      const going = page.goto('')
      await expect.poll(() => asked.length).toBe(1)
      expect(asked[0]).toContain('La Nationale')
      const before = await places('#first')
      bring?.()
      await going
      await expect(page.locator('#first')).toHaveCount(0)
      const after = await places('#app')
      expect(before).toHaveLength(games.length)
      for (const [i, { x, y, width }] of before.entries()) {
        if (y > size.height) break // a tile out of sight is not laid out until it is scrolled to
        const now = after[i]!
        expect(Math.max(Math.abs(now.x - x), Math.abs(now.y - y), Math.abs(now.width - width))).toBeLessThan(
          2,
        )
      }
    })

    test('the tiles lie at the same places on every day', async ({ page }) => {
      const places = new Set<number>()
      for (let day = 1; day <= 29; day += 7) {
        await page.clock.setFixedTime(new Date(2026, 10, day, 12))
        await page.goto('about:blank')
        await page.goto('')
        await expect(page.locator('.today')).toBeVisible()
        await expect(page.locator('#first')).toHaveCount(0)
        places.add(
          await page
            .locator('#app .cell')
            .first()
            .evaluate((tile) => tile.getBoundingClientRect().y),
        )
      }
      expect([...places]).toHaveLength(1)
    })

    for (const game of gamesAt(size))
      test(`${game}: the table, a refusal, a hint`, async ({ page }) => {
        const table = await new Table(page, game, deal).open()
        await expectGoodGeometry(table)
        await look(page, `${game}-dealt`, size)
        await table.jump(stroll(game, deal, 30).slice(0, -2))
        await expectGoodGeometry(table)
        await look(page, `${game}-played`, size)
        await table.refuse()
        await look(page, `${game}-refused`, size)
        if (!turnOf(size, game)) return
        await hint(table)
        await look(page, `${game}-hint`, size)
      })

    if (process.env.LONGWOOD_SIZES === 'all' || main.includes(nameOf(size)))
      test('notes, a cloth of one’s own and the decks', async ({ page }) => {
        const table = await new Table(page, 'la-nationale', deal).open()
        await command(page, 'note The kings first; the column on the left is nearly free.')
        await command(page, table.now.moves[0]!)
        await command(page, 'name by the short way')
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('button', { name: /^Note…/ }).click()
        await expect(page.getByRole('textbox', { name: /^Name of the branch/ })).toHaveValue(
          'by the short way',
        )
        // in a low window a dialog scrolls, its buttons with it
        if (size.height > 480) await look(page, 'note', size)
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('button', { name: /^All tries/ }).click()
        await expect(page.getByText('The kings first')).toBeVisible()
        await look(page, 'notes', size)
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('button', { name: /^Settings…/ }).click()
        await page.getByText('Cloth', { exact: true }).click()
        await page.getByText('Custom', { exact: true }).click()
        await expect(page.getByLabel('Your colour')).toBeVisible()
        if (size.height > 480) await look(page, 'settings', size)
        for (const deck of ['Very large, for low vision', 'Antique']) {
          await page.getByText(deck, { exact: true }).click()
          await page.getByRole('button', { name: 'Done' }).click()
          await look(page, deck.replaceAll(/\W+/g, '-').toLowerCase(), size)
          await page.getByRole('button', { name: 'Menu' }).click()
          await page.getByRole('button', { name: /^Settings…/ }).click()
        }
      })

    for (const game of gamesAt(size).filter((game) => turnOf(size, game)))
      test(`${game}: both ends`, async ({ page }) => {
        const lost = stroll(game, deal, 250)
        if (position(game, deal, lost).state === 'over') {
          await end(new Table(page, game, deal), lost, 'Game lost')
          await look(page, `${game}-lost`, size)
        }
        const won = solve(game, 0, 30).find((one) => one.verdict === 'won')!
        await end(new Table(page, game, won.deal), won.moves, 'You won')
        await look(page, `${game}-won`, size)
      })
  })

test('in a window larger by a third, everything is larger by a quarter at least', async ({ page }) => {
  const widths = new Map<string, number[]>()
  for (const [width, height] of [
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('about:blank')
    for (const game of someGames) {
      const table = await new Table(page, game, deal).open()
      widths.set(game, [...(widths.get(game) ?? []), (await table.cards())[0]!.box.w])
    }
  }
  for (const [game, [usual, large]] of widths) expect.soft(large! / usual!, game).toBeGreaterThan(1.25)
})

async function look(page: Page, name: string, { width, height }: Window): Promise<void> {
  // what was let go of in the wrong place glides back
  await expect(page.locator('.card[data-motion]')).toHaveCount(0)
  await photograph(page, `${width}x${height}/${name}`)
  expect.soft(await faults(page), `${name} at ${width}x${height}`).toEqual([])
}

/** All that a hint marks is to be seen. */
async function hint({ page }: Table): Promise<void> {
  await page.getByRole('button', { name: 'Hint' }).first().click()
  const medals = page.locator('.over .medal')
  // where no card is hidden the game is searched first
  await expect(medals.first()).toBeVisible()
  await expect(page.locator('.status.no, .over .refuse'), 'the refusal before').toHaveCount(0)
  const covered = await page.locator('.board').evaluate((board) =>
    [...board.querySelectorAll('.over .medal, .over .target, .card.hinted')]
      .map((mark) => mark.getBoundingClientRect())
      .filter(({ x, y, width, height }) => {
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return top === null || !board.contains(top)
      }),
  )
  expect.soft(covered, 'marks of the hint that are covered').toEqual([])
}

async function command(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /^Type a command/ }).click()
  await page.getByRole('combobox', { name: 'Command' }).fill(text)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Goes to just before the last move, which is typed. */
async function end(table: Table, moves: readonly string[], title: string): Promise<void> {
  const { page } = table
  await table.jump(moves.slice(0, -1))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /^Type a command/ }).click()
  await page.getByRole('combobox', { name: 'Command' }).fill(moves.at(-1)!)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await expect(page.getByText('Looking for the move')).toHaveCount(0)
}

async function expectGoodGeometry(table: Table): Promise<void> {
  const { page } = table
  const cards = await table.cards()
  const dealt = position(table.game, table.deal, table.moves).piles.reduce(
    (sum, pile) => sum + pile.cards.length,
    0,
  )
  expect(cards).toHaveLength(dealt)
  const outer = (await page.getByRole('application').boundingBox())!
  const board = { x: outer.x, y: outer.y, w: outer.width, h: outer.height }
  for (const { face, box } of cards) {
    // smaller ones would be hard to touch: WCAG 2.5.8
    expect.soft(box.w, `width of ${face}`).toBeGreaterThanOrEqual(24)
    const inside =
      box.x >= board.x - slack &&
      box.y >= board.y - slack &&
      box.x + box.w <= board.x + board.w + slack &&
      box.y + box.h <= board.y + board.h + slack
    expect.soft(inside, `${face} ${JSON.stringify(box)} in ${JSON.stringify(board)}`).toBe(true)
  }
  // cards that are out lie unseen where there is room
  const exposed = tops(cards).filter(({ showing }) => showing !== 'hidden')
  for (const a of exposed)
    for (const b of exposed)
      if (a.pile < b.pile)
        expect
          .soft(
            shared(a.box, b.box),
            `${a.face} of ${table.now.piles[a.pile]!.name} over ${b.face} of ${table.now.piles[b.pile]!.name}`,
          )
          .toBeLessThanOrEqual(slack * a.box.h)
}

/** The exposed card of each pile. */
function tops(cards: CardShown[]): CardShown[] {
  const last = new Map<number, CardShown>()
  for (const card of cards) if ((last.get(card.pile)?.index ?? -1) < card.index) last.set(card.pile, card)
  return [...last.values()]
}

test('a hint of four lines takes its room from the table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    localStorage.setItem('longwood.settings', JSON.stringify({ language: 'fr' }))
    localStorage.setItem('longwood.met', JSON.stringify(['the-house-on-the-hill']))
  })
  await page.goto('#/the-house-on-the-hill/4')
  await page.keyboard.press('h')
  await expect(page.locator('.status')).toContainText('Conseil 1')
  const top = (await page.locator('.status').boundingBox())!.y
  const bottoms = await page
    .locator('.board .vacancy')
    .evaluateAll((places) => places.map((place) => place.getBoundingClientRect().bottom))
  expect(bottoms.length).toBeGreaterThan(8)
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(top)
})
