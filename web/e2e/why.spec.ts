import type { Page } from '@playwright/test'
import { addressOf, ask, solve, soonOver } from './program.ts'
import { tabTo, Table, typeMoves } from './table.ts'
import { expect, test } from './test.ts'

interface Told {
  found: string
  words: string[]
  cannot: { card: string }[]
  pins: { card: { card: string }; under: { card: string } }[]
  holds: { held: { card: string }; needs: { card: string }; under: { card: string } }[]
  holding: number
  unseen: boolean
}

/** The first deal that is lost in this way, as the program at the terminal explains it. */
function explained(wanted: (told: Told) => boolean): Told & { deal: number } {
  for (const { deal, verdict } of solve('fortress', 0, 30)) {
    if (verdict !== 'lost') continue
    const told = ask<Told>('why-lost', 'fortress', '--deal', String(deal), '--language', 'en')[0]!
    if (told.found === 'lost' && wanted(told)) return { ...told, deal }
  }
  throw new Error('no such deal among the first')
}

/** The cards that stand in frames. */
const framed = (page: Page) =>
  page.locator('.over rect.found').evaluateAll((frames) =>
    frames
      .map((frame) => {
        const { x, y, width, height } = frame.getBoundingClientRect()
        const card = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.board .card')
        return card?.getAttribute('aria-label')?.split(',')[0]
      })
      .sort(),
  )
const faces = (cards: Iterable<string>) => {
  const ranks: Record<string, string> = { A: 'ace', T: '10', J: 'knave', Q: 'queen', K: 'king' }
  const suits: Record<string, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
  return [...new Set(cards)].map((card) => `${ranks[card[0]!] ?? card[0]} of ${suits[card[1]!]}`).sort()
}
const reasons = (page: Page) => page.getByRole('dialog', { name: 'Why it is lost' })
const arrows = (page: Page) => page.locator('.over .arrow')

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } })

    test('a lost game is explained in the words of the program, and shown on the table', async ({ page }) => {
      const lost = explained(({ pins, holding }) => pins.length === 1 && holding > 1 && holding <= 4)
      await new Table(page, 'fortress', lost.deal).open()
      await expect(page.locator('.badge')).toContainText('not winnable')
      const beside = page.locator('.bar').getByRole('button', { name: 'Why?' })
      if (width > 1100) await beside.click()
      else {
        await expect(beside).toHaveCount(0)
        await page.locator('.badge').click()
        await page.getByRole('dialog').getByRole('button', { name: 'Why?' }).click()
      }
      await expect(reasons(page).getByRole('status').getByRole('paragraph')).toHaveText(lost.words)
      await reasons(page).getByRole('button', { name: 'Show on the table' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const pairs = [
        ...lost.pins.map(({ card, under }) => [card.card, under.card]),
        ...lost.holds.flatMap(({ held, needs, under }) => [
          [held.card, needs.card],
          [needs.card, under.card],
        ]),
      ].filter(([from, to]) => from !== to)
      await expect(arrows(page)).toHaveCount(new Set(pairs.map((pair) => pair.join())).size)
      expect(await framed(page)).toEqual(faces([...pairs.flat(), ...lost.cannot.map(({ card }) => card)]))
      await expect(page.locator('.status')).toContainText(lost.words[0]!)
      await expect(page.locator('.status')).toContainText(
        'An arrow leads from a card to one that it waits for.',
      )
    })
  })

test('a reason that uses hidden cards says so, and no other does', async ({ page }) => {
  const game = 'la-nationale'
  const warning = 'This depends on cards that you have not seen.'
  const deals = solve(game, 0, 30).flatMap(({ deal, verdict }) => {
    const [told] = verdict === 'lost' ? ask<Told>('why-lost', game, '--deal', String(deal)) : []
    return told?.found === 'lost' ? [{ deal, ...told }] : []
  })
  const hidden = deals.find(({ unseen }) => unseen)!
  const seen = deals.find(({ unseen }) => !unseen)!
  for (const { deal, unseen } of [hidden, seen]) {
    await new Table(page, game, deal).open()
    await page.keyboard.press('w')
    await page.locator('.bar').getByRole('button', { name: 'Why?' }).click()
    await expect(reasons(page)).toContainText('come home')
    await expect(reasons(page).getByText(warning)).toHaveCount(unseen ? 1 : 0)
    await page.keyboard.press('Escape')
  }
})

test('a reason whose cards cannot be seen says so where others offer to show them', async ({ page }) => {
  const none = 'No card named here can be seen, so none can be shown on the table.'
  const seen = new Set<boolean>()
  for (const game of ['the-carpet', 'fortress']) {
    const { deal } = solve(game, 0, 30).find(({ verdict }) => verdict === 'lost')!
    const [told] = ask<Told>('why-lost', game, '--deal', String(deal))
    const named = faces(told!.cannot.map(({ card }) => card))
    await new Table(page, game, deal).open()
    const labels = await page
      .locator('.board .card')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))
    const shown = labels.some((label) => named.some((name) => label.startsWith(name)))
    await page.keyboard.press('w')
    await page.locator('.bar').getByRole('button', { name: 'Why?' }).click()
    await expect(reasons(page)).toContainText('come home')
    await expect(reasons(page).getByText(none)).toHaveCount(shown ? 0 : 1)
    await expect(reasons(page).getByRole('button', { name: 'Show on the table' })).toHaveCount(shown ? 1 : 0)
    await page.keyboard.press('Escape')
    seen.add(shown)
  }
  expect(seen.size, 'a game of each kind').toBe(2)
})

test('a lost game is explained by keyboard and to a reader; Escape takes marks away', async ({ page }) => {
  const lost = explained(({ pins, holding }) => pins.length === 1 && holding === 0)
  await new Table(page, 'fortress', lost.deal).open()
  await expect(page.locator('.badge')).toContainText('not winnable')
  await tabTo(page, page.locator('.bar').getByRole('button', { name: 'Why?' }))
  await page.keyboard.press('Enter')
  const show = reasons(page).getByRole('button', { name: 'Show on the table' })
  await expect(show).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(show).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(arrows(page)).toHaveCount(1)
  await expect(page.locator('.board :focus')).toHaveCount(1)
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: lost.words.join(' ') })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(arrows(page)).toHaveCount(0)
  await expect(page.locator('.over rect.found')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu explains the loss, and does not if the game can be won', async ({ page }) => {
    const menu = page.getByRole('button', { name: 'Menu' })
    const why = page.getByRole('button', { name: 'Why it is lost' })
    // two moves that lose this deal; the badge leads back to before the second
    const table = await new Table(page, 'fortress', 24600).jump(['L1-L5', 'R2-L4'])
    await expect(page.locator('.badge')).toContainText('lost since move 2')
    await menu.click()
    await why.click()
    await expect(reasons(page).getByRole('status')).toContainText('come home')
    await page.keyboard.press('Escape')
    await page.locator('.badge').click()
    await table.matchesMoves(['L1-L5'])
    await expect(page.locator('.badge')).toContainText('still winnable')
    await menu.click()
    await expect(page.getByRole('button', { name: 'Review' })).toBeVisible()
    await expect(why).toHaveCount(0)
  })
})

test('the end of a lost game explains the position after the move that lost it', async ({ page }) => {
  const over = soonOver('fortress', 'chessboard')
  await page.goto(`${addressOf('fortress', over.deal, 'chessboard')}/${over.moves.slice(0, -1).join('.')}`)
  await typeMoves(page, over.moves.slice(-1))
  const end = page.getByRole('dialog', { name: 'Game lost' })
  await end.getByRole('button', { name: 'Why?' }).click()
  await expect(reasons(page)).toContainText(/After move \d+/)
  const move = Number(/After move (\d+)/.exec(await reasons(page).innerText())![1])
  expect(move).toBeLessThan(over.moves.length)
  const show = reasons(page).getByRole('button', { name: 'Show on the table' })
  await show.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.badge')).toContainText(`lost since move ${move}`)
  await expect(page.locator('.over rect.found').first()).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.locator('.over rect.found')).toHaveCount(0)
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a lost game is explained in German', async ({ page }) => {
    const { deal } = explained(({ pins }) => pins.length === 1)
    const [told] = ask<Told>('why-lost', 'fortress', '--deal', String(deal), '--language', 'de')
    await page.goto(`#/fortress/${deal}`)
    await page.locator('.bar').getByRole('button', { name: 'Warum?' }).click()
    const why = page.getByRole('dialog', { name: 'Warum es verloren ist' })
    await expect(why.getByRole('status').getByRole('paragraph')).toHaveText(told!.words)
    await why.getByRole('button', { name: 'Auf dem Tisch zeigen' }).click()
    await expect(page.locator('.status')).toContainText(told!.words[0]!)
  })
})
