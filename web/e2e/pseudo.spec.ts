import type { Locator, Page } from '@playwright/test'
import { sampled } from '../sampled.ts'
import { addressOf, easiest, games, position, someGames, stroll } from './program.ts'
import { cut, english, speakPseudo, untranslated } from './pseudo.ts'
import { photograph } from './survey.ts'
import { Table, typeMoves } from './table.ts'
import { expect, test } from './test.ts'

/** Where nothing may be cut though every text is longer by 40 %. */
const windows = [
  [320, 568],
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const

const deal = 7
/** In which little is hidden, so that its verdicts come at once. */
const quick = 'fortress'

/** All that is to be seen is translated, and shows whole. */
async function look(page: Page, name: string): Promise<void> {
  await expect(page.locator('.card[data-motion], [data-fetching]')).toHaveCount(0)
  const { width } = page.viewportSize()!
  await photograph(page, `pseudo/${width}/${name.replaceAll(/\W+/g, '-').toLowerCase()}`)
  expect.soft(await untranslated(page), `untranslated: ${name} at ${width}`).toEqual([])
  expect.soft(await cut(page), `cut: ${name} at ${width}`).toEqual([])
}

/** The first of these whose words are this in English. */
async function named(all: Locator, words: string | RegExp): Promise<Locator> {
  let found = -1
  const is = (text: string) => (typeof words === 'string' ? text === words : words.test(text))
  await expect(async () => {
    const texts = await all.evaluateAll((list) =>
      list.map((one) => one.ariaLabel ?? one.textContent.trim().replace(/\s+/g, ' ')),
    )
    found = texts.findIndex((text) => is(english(text).trim()))
    expect(found, `${words} among ${texts.map(english).join(', ')}`).toBeGreaterThanOrEqual(0)
  }).toPass()
  return all.nth(found)
}
const press = async (where: Page | Locator, words: string | RegExp) =>
  (await named(where.locator('button:visible, [role="tab"]:visible'), words)).click()

async function open(page: Page, hash: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(hash)
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
}

async function choose(page: Page, entry: string): Promise<void> {
  await page.locator('button.opener').click()
  await (await named(page.locator('.menu .item > span:first-of-type'), entry)).click()
}

/** Closes whatever lies over the table. */
async function close(page: Page): Promise<void> {
  const over = page.locator('dialog[open], .menu:popover-open')
  for (let i = 0; i < 5 && (await over.count()) > 0; i++) await page.keyboard.press('Escape')
  await expect(over).toHaveCount(0)
}

/** The strip under the table that walks through moves. */
const strip = (page: Page) => page.locator('section.paper')

/** The first game that is lost by a stroll through a deal, with the stroll. */
function losses(deal: number): [game: string, moves: string[]] {
  for (const game of games) {
    const moves = stroll(game, deal, 250)
    if (position(game, deal, moves).state === 'over') return [game, moves]
  }
  throw new Error('no stroll loses a game')
}

for (const [width, height] of sampled(windows))
  test.describe(`${width}x${height}`, () => {
    const isPhone = width < 500
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone })
    test.beforeEach(async ({ page }) => {
      await speakPseudo(page)
    })

    test('the chooser, and what is opened from it', async ({ page }) => {
      await page.goto('')
      await expect(page.locator('.tile').first()).toBeVisible()
      await look(page, 'chooser')
      for (const wanted of ['clock', 'xyzzy', 'spider', 'easy']) {
        await page.locator('input[type="search"]').fill(wanted)
        await look(page, `chooser ${wanted}`)
      }
      await page.locator('input[type="search"]').fill('')
      const opening = await page
        .locator('header nav button:visible, .today button:visible')
        .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent.trim()))
      for (const one of opening.map(english).filter((words) => !/^Play$/.test(words)))
        await test.step(one, async () => {
          await press(page, one)
          await expect(page.locator('dialog[open]')).toBeVisible()
          await look(page, `chooser ${one}`)
          await close(page)
        })
      await page.goto('#/nonsense/1/2/3')
      await look(page, 'an address that leads nowhere')
    })

    test('everything in the menu', async ({ page }) => {
      await open(page, addressOf(quick, deal) + '/' + stroll(quick, deal, 6).join('.'))
      await page.locator('button.opener').click()
      await look(page, 'menu')
      const items = await page
        .locator('.menu .item[aria-disabled="false"] > span:first-of-type')
        .allInnerTexts()
      await close(page)
      const leaves = /^(Another game|Restart this deal|Full screen|Show me how to play|Review|Show how.*)$/
      for (const entry of items.map(english).filter((words) => !leaves.test(words)))
        await test.step(entry, async () => {
          await choose(page, entry)
          await look(page, `menu ${entry}`)
          await close(page)
        })
    })

    test('a review, a solution, puzzles and a race', async ({ page }) => {
      const line = stroll(quick, deal, 6).join('.')
      await open(page, `${addressOf(quick, deal)}/${line}`)
      await choose(page, 'Review')
      await expect(strip(page)).toContainText('%')
      await look(page, 'review')
      await press(strip(page), 'Table')
      await look(page, 'review as a table')
      await close(page)
      const won = easiest(quick)
      await open(page, `#/${quick}/${won.deal}`)
      await choose(page, 'Show how')
      await expect(strip(page)).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await look(page, 'solution')
      await page.goto('about:blank')
      await page.goto('#/puzzles')
      await page.locator('button.puzzle').first().click()
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await look(page, 'puzzle')
      await page.goto('about:blank')
      await page.goto(`${addressOf(quick, won.deal).replace('#/', '#/race/90/')}/${won.moves.join('.')}`)
      await expect(page.locator('dialog[open]')).toBeVisible()
      await look(page, 'race')
    })

    test('a game that is won and one that is given up, and the record of both', async ({ page }) => {
      const won = easiest(quick)
      await open(page, `${addressOf(quick, won.deal)}/${won.moves.slice(0, -1).join('.')}`)
      await typeMoves(page, won.moves.slice(-1))
      const dialog = page.locator('dialog[open]')
      await expect(dialog.locator('dl')).toBeVisible()
      await look(page, 'won')
      await close(page)
      await choose(page, 'What happened')
      await look(page, 'result')
      await close(page)
      await choose(page, 'Statistics')
      await expect(dialog).toBeVisible()
      await look(page, 'record')
      await close(page)
      await page.goto('#/daily')
      await expect(page.locator('.board .card.exposed').first()).toBeVisible()
      await look(page, 'the deal of the day')
      const [game, lost] = losses(deal)
      await open(page, `${addressOf(game, deal)}/${lost.slice(0, -1).join('.')}`)
      await typeMoves(page, lost.slice(-1))
      await expect(dialog.locator('dl')).toBeVisible()
      await look(page, 'lost')
    })

    for (const game of someGames)
      test(`${game}: the table, its pages, a refusal, a hint, its lesson`, async ({ page }) => {
        await open(page, `#/${game}/${deal}`)
        await look(page, `${game} dealt`)
        await choose(page, 'Show me how to play')
        for (const at of ['the first move', 'the second move', 'the third move']) {
          await look(page, `${game} lesson, ${at}`)
          await press(strip(page), 'Play it')
        }
        const table = new Table(page, game, deal)
        // far from the end, so that something is left to be refused
        const walked = stroll(game, deal, 30)
        table.moves.push(...walked.slice(0, Math.floor((2 * walked.length) / 3)))
        table.now = position(game, deal, table.moves)
        await open(page, `${addressOf(game, deal)}/${table.moves.join('.')}`)
        await look(page, `${game} played`)
        await table.refuse()
        await look(page, `${game} refused`)
        await page.keyboard.press('h')
        await expect(page.locator('.over .medal').first()).toBeVisible()
        await look(page, `${game} hint`)
        await page.keyboard.press('Escape')
        // where there is room the page of rules is there again
        const rules = page.locator('aside.page')
        if (!(await rules.isVisible())) await choose(page, 'Rules')
        for (const tab of ['Odds', 'Moves', 'Rules']) {
          await press(rules, tab)
          await look(page, `${game} ${tab}`)
        }
      })
  })
