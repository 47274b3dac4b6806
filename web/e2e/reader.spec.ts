import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { easiest, position, someGames, type Position } from './program.ts'
import { heard, hush, spoken, startReader } from './reader.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

/** Waits until the screen reader says something that fits. */
const says = (page: Page, words: RegExp | string) =>
  expect
    .poll(async () => (await heard(page)).join('\n'))
    .toMatch(words instanceof RegExp ? words : new RegExp(words, 'i'))

/** The piles of a move in notation; none if it names no two. */
const pilesOf = (move: string) => /^(\w+)[-+~](\w+)$/.exec(move)?.slice(1) ?? []

/** A card that is laid where it may not go: upon another of the same group, of a large one if so much is laid by now. */
function refused({ piles, moves }: Position): string | undefined {
  const filled = piles.filter(({ cards }) => cards.length > 0 && cards.at(-1) !== '??')
  for (const least of [5, 2])
    for (const from of filled)
      for (const to of filled)
        if (
          from !== to &&
          from.group === to.group &&
          filled.filter(({ group }) => group === from.group).length >= least
        )
          if (!moves.some((move) => /[-+~]/.test(move) && move.includes(from.name) && move.includes(to.name)))
            return `${from.name}-${to.name}`
  return undefined
}

for (const game of someGames)
  test(`a screen reader follows ${game}: move, refusal, hint, review and end`, async ({ page }) => {
    const won = easiest(game)
    const table = await new Table(page, game, won.deal).open()
    await startReader(page)
    // in some games nothing lies on the table at first
    const before = won.moves.findIndex(
      (move, played) =>
        pilesOf(move).length === 2 && refused(position(game, won.deal, won.moves.slice(0, played + 1))),
    )
    await table.jump(won.moves.slice(0, before))

    const move = won.moves[before]!
    const card = table.now.piles[table.pile(pilesOf(move)[0]!)]!.cards.at(-1)!
    await test.step('a move', async () => {
      await hush(page)
      await table.play(move, 'click')
      await says(page, `polite: .*${spoken(card)}`)
    })
    await test.step('a refusal', async () => {
      await hush(page)
      await table.make(refused(table.now)!, 'mouse')
      await says(page, /polite: Not allowed: .*rule \d+/)
      await table.matches()
    })
    await test.step('a hint', async () => {
      await hush(page)
      await table.key('h')
      await says(page, /polite: Hint 1: \w.{9,}/)
      await expectNoViolations(page, { within: '.app > .page' })
    })
    await test.step('a review', async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Review', exact: true }).click()
      const review = page.getByRole('region', { name: 'The review', exact: true })
      await says(page, 'region, The review')
      // its figures may be uncertain on a slow machine; the slider is there from the start
      await expect(review.getByRole('button', { name: 'Table', exact: true })).toBeEnabled()
      await page.keyboard.press('Home')
      await hush(page)
      await page.keyboard.press('End')
      await says(page, `polite: (won|lost|undecided|not shown|.*%\\)?)\\. .*${spoken(card)}`)
      await expectNoViolations(page, { within: '.viewer' })
      await page.keyboard.press('Escape')
      await expect(review).toBeHidden()
    })
    await test.step('the end', async () => {
      await table.jump(won.moves.slice(0, -1))
      await hush(page)
      await table.make(won.moves.at(-1)!, 'click')
      await expect(page.getByRole('dialog', { name: 'You won' })).toBeVisible()
      await says(page, `polite: .*The game is won: all \\d+ cards are home`)
      await says(page, 'button, New deal')
      await expectNoViolations(page, { within: 'dialog[open]' })
    })
  })
