import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { addressOf, ask, easiest, headOf, position, stroll } from './program.ts'
import { neverReviews, withoutHurry } from './solver.ts'
import { reviewIn, Table, type Hand } from './table.ts'
import { expect, test } from './test.ts'

const review = (page: Page) => page.getByRole('region', { name: 'The review', exact: true })
const scrub = (page: Page) => review(page).getByRole('slider', { name: 'Move' })
const button = (page: Page, name: string) => review(page).getByRole('button', { name, exact: true })

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  // how close its figures are is a matter of the machine: the review ends after some time
  await expect(button(page, 'Table')).toBeEnabled()
}

/** A won line of Fortress, in which nothing is hidden, as far as a move that loses the game; that move is the last. */
function blunder(): { deal: number; moves: string[]; good: string } {
  const won = easiest('fortress')
  for (let at = 0; at < won.moves.length; at++) {
    const before = won.moves.slice(0, at)
    for (const move of position('fortress', won.deal, before).moves) {
      const after = [...before, move]
      if (position('fortress', won.deal, after).state !== 'playing') continue
      const words = ['advise', 'fortress', '--deal', String(won.deal), '--moves', after.join(' ')]
      if (ask<{ verdict: string }>(...words)[0]!.verdict === 'lost')
        return { deal: won.deal, moves: after, good: won.moves[at]! }
    }
  }
  throw new Error('no move loses this game')
}

test('the move that lost a game is found, what was better is shown, and can be tried', async ({ page }) => {
  const { deal, moves } = blunder()
  await withoutHurry(page)
  const table = await new Table(page, 'fortress', deal).jump(moves)
  await open(page)
  await expect(review(page)).toContainText(/kept\s*0\s%/)
  await button(page, 'Costly move').click()
  await expect(scrub(page)).toHaveAttribute('aria-valuetext', `${moves.length - 1} of ${moves.length}, won`)
  await expect(review(page)).toContainText('is proved')
  await expect(review(page)).toContainText('Better:')
  await review(page).getByRole('button', { name: 'chances kept' }).click()
  await expect(page.getByRole('tooltip')).toContainText('multiplies it by')
  await expectNoViolations(page)
  // closes what explains the word, and not the review
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  // the arrow of the better plan lies on the table
  await expect(page.locator('.board .over .arrow')).toBeAttached()
  await expect(button(page, 'Why?')).toHaveCount(0)
  await button(page, 'Next').click()
  await button(page, 'Why?').click()
  const why = page.getByRole('dialog', { name: 'Why it is lost' })
  await expect(why).toContainText(`After move ${moves.length}`)
  await why.getByRole('button', { name: 'Show on the table' }).click()
  await expect(page.locator('.over rect.found').first()).toBeVisible()
  await button(page, 'Back').click()
  await expect(page.locator('.over rect.found')).toHaveCount(0)
  await button(page, 'Try it from here').click()
  await expect(review(page)).toBeHidden()
  await table.matchesMoves(moves.slice(0, -1))
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled()
})

test('the keyboard separates luck from play, as a table, and without a fault for axe', async ({ page }) => {
  const moves = stroll('the-sultan', 5, 12)
  const table = await new Table(page, 'the-sultan', 5).jump(moves)
  await open(page)
  await expect(review(page)).toBeFocused()
  await page.keyboard.press('End')
  await expect(scrub(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${moves.length} of ${moves.length}, `),
  )
  await page.keyboard.press('ArrowLeft')
  await expect(scrub(page)).toHaveValue(String(moves.length - 1))
  await button(page, 'Table').click()
  const figures = page.getByRole('dialog', { name: 'The review as a table' })
  await expect(figures.getByRole('row')).toHaveCount(moves.length + 1)
  await expectNoViolations(page)
  await figures.getByRole('button', { name: /^3\. / }).click()
  await expect(figures).toBeHidden()
  await expect(scrub(page)).toHaveValue('2')
  await expect(button(page, 'Table')).toBeFocused()
  await scrub(page).press('Escape')
  await expect(review(page)).toBeHidden()
  await table.matches()
})

test('a position has one chance, in a hint and in the review', async ({ page }) => {
  const moves = stroll('the-sultan', 5, 12)
  await new Table(page, 'the-sultan', 5).jump(moves)
  await page.keyboard.press('h')
  const chance = page.getByRole('region', { name: 'Your chance' }).locator('.figure')
  const hints = page.getByRole('region', { name: 'Hints' })
  // the hint is not made finer any more
  await expect(hints).toContainText('The bar is the 95 % interval.')
  const figure = (await chance.innerText()).trim()
  await open(page)
  await page.keyboard.press('End')
  await expect(scrub(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${moves.length} of ${moves.length}, ${figure.replace(/[().]/g, '\\$&')}`),
  )
})

interface Told {
  worst: number[]
  steps: { mark: string; told: string }[]
}

/** What the native program says of a game in which nothing is hidden. */
function told(game: string, deal: number, moves: readonly string[]): Told {
  const path = `${mkdtempSync(`${tmpdir()}/review-`)}/game.record`
  writeFileSync(path, `${headOf(game, deal)}moves\n${moves.join('\n')}\n`)
  return ask<Told>('review', path)[0]!
}

/** A game which the greedy player plays to its end. */
function greedy(game: string, deal: number): string[] {
  const words = [
    'review',
    '--self',
    game,
    '--deals',
    `${deal}-${deal}`,
    '--player',
    'greedy',
    '--precision',
    '2',
  ]
  return ask<{ moves: string }>(...words)[0]!.moves.split(' ')
}

/** Makes the last move by hand, and opens the review, and in it the table, from the end. */
async function playOut(page: Page, table: Table, moves: readonly string[], hand: Hand) {
  await table.jump(moves.slice(0, -1))
  // the browser takes no tap right after a swipe
  await table.play(moves.at(-1)!, hand === 'touch' ? 'click' : hand)
  const end = page.getByRole('button', { name: 'Review', exact: true })
  const press = (name: string) => {
    const one = name === 'Review' ? end : button(page, name)
    return hand === 'touch' ? one.tap() : hand === 'keys' ? one.press('Enter') : one.click()
  }
  await press('Review')
  await expect(button(page, 'Table')).toBeEnabled()
  await expect(button(page, 'stop here')).toBeHidden()
  await press('Table')
  return page.getByRole('dialog', { name: 'The review as a table' })
}

/** A puzzle of the shelf and its solution. */
const brilliant = {
  deal: 6742,
  moves:
    'R4-ha R4-da R4-R2 R4-ha R2-ha R2-ha R4-ha L3-R4 L3-da R4-da L3-R3 L3-R4 L3-R4 L4-R4 L4-L3 L4-L1 ' +
    'L4-sa L2-L4 L2-sa L2-L3 L4-L3 L4-L3 R5-L4 R5-R4 R5-da L2-da R2-da R3-R4 R3-R4 L2-R3 R2-L2 R2-da ' +
    'R2-ca R4-da R4-da R4-da R4-da R4-da R4-da L1-R2 L1-R2 L1-R4 L1-ha L5-ha R5-ha L1-L3 L1-ha L5-L1 ' +
    'L5-sa R1-sa L3-sa L3-sa L3-sa L3-sa L3-sa R3-L3 R3-L1 R1-L2 R1-L3 R1-ca R1-sa R3-sa L5-sa L5-ca ' +
    'L4-ca L5-ha L2-ha L2-ha R3-ca R4-ha R5-ca R2-ca R2-ca R3-ca L3-ca L3-ca L1-ca L1-ca R5-sa',
}

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('a game that was won has its words as the program tells them', async ({ page }) => {
    const moves = brilliant.moves.split(' ')
    await withoutHurry(page)
    const { deal } = brilliant
    const table = await playOut(page, new Table(page, 'fortress', deal), moves, 'touch')
    const marks = told('fortress', deal, moves).steps.map(({ mark }) =>
      mark === 'forced' ? 'no choice' : mark,
    )
    expect(new Set(marks)).toEqual(new Set(['', 'no choice', 'brilliant']))
    const rows = table.getByRole('row')
    await expect(rows).toHaveCount(moves.length + 1)
    expect(
      await rows.evaluateAll((all) =>
        all.slice(1).map((row) => row.querySelector('small')?.textContent ?? ''),
      ),
    ).toEqual(marks)
    // nothing is wider than the screen
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await table.getByRole('button', { name: 'brilliant' }).tap()
    await expect(page.getByRole('tooltip')).toContainText('the others are proved to lose')
  })
})

test('a lost game has its costliest decision first, by keyboard', async ({ page }) => {
  const moves = greedy('la-capricieuse', 3)
  await withoutHurry(page)
  const table = await playOut(page, new Table(page, 'la-capricieuse', 3), moves, 'keys')
  const { worst, steps } = told('la-capricieuse', 3, moves)
  expect(worst.length).toBeGreaterThan(0)
  const first = table.getByRole('listitem').first()
  await expect(first).toContainText(steps[worst[0]!]!.told)
  await first.getByRole('button').press('Enter')
  await expect(table).toBeHidden()
  await expect(scrub(page)).toHaveValue(String(worst[0]))
})

test('what a hidden game was owed to adds up in the words', async ({ page }) => {
  const moves = greedy('the-clock', 2)
  const table = await playOut(page, new Table(page, 'the-clock', 2), moves, 'mouse')
  const text = (await table.innerText()).replaceAll('\u202f', ' ').replaceAll('\u2212', '-')
  const number = (pattern: RegExp) => Number(pattern.exec(text)![1])
  // where there was no time for figures of the whole game that are worth something, none is shown
  if (text.includes('not known closely enough'))
    return expect(text).not.toMatch(/luck (gave|cost)|decisions cost|chance with hints was|kept/i)
  expect(text).toContain('The game was lost')
  const first = number(/chance with hints was (?:about|less than|more than) ([\d.]+) %/)
  const luck =
    number(/(?:Good luck gave|Bad luck cost) (-?\d+) point/) * (text.includes('Bad luck cost') ? -1 : 1)
  const cost = number(/Decisions cost (-?\d+) point/)
  expect(Math.abs(first + luck - cost)).toBeLessThanOrEqual(3)
})

for (const locale of Object.keys(reviewIn))
  test.describe(`on the smallest phone, ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true })

    test('the words before the first figures lie clear of the slider', async ({ page }) => {
      const game = 'napoleon-at-st-helena'
      await neverReviews(page)
      await page.goto(`${addressOf(game, 6)}/${stroll(game, 6, 4).join('.')}`)
      await expect(page.locator('.board .card.exposed').first()).toBeVisible()
      await page.locator('button.opener').click()
      await page.locator('.menu .item').filter({ hasText: reviewIn[locale]! }).click()
      const words = page.locator('section.paper .wait')
      await expect(words).toBeVisible()
      const bottom = await words.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().bottom
      })
      const slider = (await page.locator('section.paper').getByRole('slider').boundingBox())!
      expect(bottom).toBeLessThanOrEqual(slider.y + 2)
      expect(slider.y + slider.height).toBeLessThan(568)
    })
  })
