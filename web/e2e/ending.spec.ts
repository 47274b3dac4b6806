import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { addressOf, ask, deadEnd, easiest, position, soonOver } from './program.ts'
import { Table, typeMoves } from './table.ts'
import { expect, test } from './test.ts'

const out = (page: Page) => page.getByRole('dialog', { name: 'You won' })
const figure = (page: Page, what: string) =>
  page
    .getByRole('dialog')
    .locator('dl > div')
    .filter({ has: page.getByText(what, { exact: true }) })
    .locator('dd')

/** A game of Fortress before the move that wins it, and that move. */
async function beforeTheLast(page: Page) {
  const { deal, moves } = easiest('fortress')
  const [before, last] = [moves.slice(0, -1), moves.at(-1)!]
  const table = await new Table(page, 'fortress', deal).jump(before)
  return { table, before, last }
}

test('a win tells how it went, leaves the table in sight, and leads on', async ({ page }) => {
  const { table, before, last } = await beforeTheLast(page)
  await table.key('h')
  await table.play(last, 'click')
  await table.key('z')
  await table.matchesMoves(before)
  await table.play(last, 'click')
  await expect(out(page)).toBeVisible()
  await expect(figure(page, 'moves')).toHaveText(String(before.length + 1))
  await expect(figure(page, 'hint')).toHaveText('1')
  await expect(figure(page, 'undo')).toHaveText('1')
  await expect(out(page)).toContainText(
    /With hints, this game is won \d+ times? in \d+ \(|Every card of this deal is face up/,
  )
  // the families lie in sight, above the dialog and under no veil
  const king = page.locator('.board .card.exposed[data-pile="0"]')
  const reached = await king.evaluate((card) => {
    const { x, y, width, height } = card.getBoundingClientRect()
    return card.contains(document.elementFromPoint(x + width / 2, y + height / 4))
  })
  expect(reached).toBe(true)
  await out(page).getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByRole('region', { name: 'A game you played' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'What happened' }).click()
  await out(page).getByRole('button', { name: 'New deal' }).click()
  await expect(page.locator('.status')).toContainText('This deal is winnable')
  const { deal } = (await page.evaluate(() => ({ deal: location.hash }))) as { deal: string }
  const number = deal.split('/').at(-1)!
  const [solved] = ask<{ verdict: string }>('solve', 'fortress', '--deals', `${number}-${number}`)
  expect(solved!.verdict).toBe('won')
})

test('after a win a harder game is offered, with how often the hints win it, and opens', async ({ page }) => {
  const { table, last } = await beforeTheLast(page)
  await table.play(last, 'click')
  const told = out(page).getByText(/^A harder game is /)
  await expect(told).toHaveText(/: with hints it is won \d+ times? in \d+ \(.*%\)\.( You learn .*)?$/)
  const title = /^A harder game is (.*?):/.exec(await told.innerText())![1]!
  await out(page)
    .getByRole('button', { name: `Play ${title}`, exact: true })
    .click()
  await expect(out(page)).toHaveCount(0)
  await expect(page.locator('.bar .game')).toHaveText(title)
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
  const game = await page.evaluate(() => location.hash.split('/')[1]!)
  // of the rules that the game has by default, which are listed first
  const share = (of: string) =>
    ask<{ knowledge: string; low: number; high: number }>('odds', of).find(
      ({ knowledge }) => knowledge === 'honest',
    )!
  expect(share(game).high).toBeLessThan(share('fortress').low)
})

test('a game lost on the way and won ends as a win, and says what was recovered', async ({ page }) => {
  const deal = 24600
  const table = await new Table(page, 'fortress', deal).open()
  const fall: string[] = []
  for (const [face, row] of [
    ['6H', 'L5'],
    ['2C', 'L4'],
  ]) {
    const { piles } = position('fortress', deal, fall)
    const move = `${piles.find(({ cards }) => cards.at(-1) === face)!.name}-${row}`
    await table.play(move, 'mouse')
    fall.push(move)
  }
  await expect(page.locator('.badge')).toContainText('lost since move 2')
  await table.key('z')
  await table.key('z')
  await table.matchesMoves([])
  await expect(page.locator('.badge')).toContainText('still winnable')
  const [won] = ask<{ moves: string }>('solve', 'fortress', '--deals', `${deal}-${deal}`, '--moves')
  await typeMoves(page, won!.moves.split(' '))
  await expect(out(page)).toContainText('It was lost at move 2, and you found your way back.')
  await expect(out(page)).not.toContainText('turned')
  await expect(out(page).locator('svg[role="img"]')).toHaveCount(0)
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the page announces the end when the last card has landed and the families were seen', async ({
    page,
  }) => {
    const { table, last } = await beforeTheLast(page)
    await page.evaluate(() => {
      const { dataset } = document.body
      const moving = () => document.querySelectorAll('.board .card[data-motion]').length
      new MutationObserver(() => {
        const now = moving()
        // what is written to the body is no change of the board's, or this would go round for ever
        if (now > Number(dataset.most ?? -1)) dataset.most = String(now)
        if (document.querySelector('dialog[open]')) dataset.then ??= String(now)
      }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-motion', 'open'] })
    })
    await table.make(last, 'click')
    await expect(out(page)).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('data-then', '0')
    // the families were gathered, and not one card alone moved
    expect(Number(await page.locator('body').getAttribute('data-most'))).toBeGreaterThanOrEqual(4)
  })
})

test('a first win, a better one, and a run of wins are told', async ({ page }) => {
  const won = easiest('fortress')
  await page.goto(addressOf('fortress', won.deal))
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
  await typeMoves(page, won.moves)
  await expect(out(page)).toContainText('Your first win at this game!')
  await page.keyboard.press('Escape')
  // the same deal won again is no second win
  await page.goto(addressOf('fortress', won.deal))
  await typeMoves(page, won.moves)
  await expect(out(page)).toContainText(/Your best: |best time/)
})

test('a loss offers the way back, the deal again, and one that can be won', async ({ page }) => {
  const over = soonOver('fortress', 'chessboard')
  await page.goto(`${addressOf('fortress', over.deal, 'chessboard')}/${over.moves.slice(0, -1).join('.')}`)
  await typeMoves(page, over.moves.slice(-1))
  const lost = page.getByRole('dialog', { name: 'Game lost' })
  const back = lost.getByRole('button', { name: 'Back to the last winnable position' })
  await expect(back).toBeVisible()
  await back.click()
  await expect(page.locator('.badge')).toContainText('still winnable')
  await page.getByRole('tab', { name: 'Moves' }).click()
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Restart this deal' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await typeMoves(page, over.moves)
  await expect(lost).toBeVisible()
  await lost.getByRole('button', { name: 'Same deal again' }).click()
  await expect(lost).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await typeMoves(page, over.moves)
  await lost.getByRole('button', { name: 'A winnable deal' }).click()
  await expect(page.locator('.badge')).toContainText('still winnable')
})

test('a game in which no move brings a card home is lost; what is undone is played on', async ({ page }) => {
  const { game, deal, moves } = deadEnd()
  await page.goto(`${addressOf(game, deal)}/${moves.slice(0, -1).join('.')}`)
  await typeMoves(page, moves.slice(-1))
  const lost = page.getByRole('dialog', { name: 'Game lost' })
  await expect(lost).toContainText('No move that is left brings another card home.')
  await page.keyboard.press('Escape')
  await expect(lost).toHaveCount(0)
  await expect(page.locator('.status')).toContainText('no move that is left brings another card home')
  await page.getByRole('button', { name: 'What happened' }).click()
  await expect(lost).toBeVisible()
  await page.keyboard.press('Escape')
  // a hint would be a mockery: the same is said
  await page.keyboard.press('h')
  await expect(page.locator('.status')).toContainText('no move that is left brings another card home')
  // the remaining moves can be made, and the end is shown only once
  const [idle] = position(game, deal, moves).moves
  await typeMoves(page, [idle!])
  await page.keyboard.press('Escape')
  await expect(lost).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.status')).not.toContainText('The game is lost')
  await expect(page.getByRole('button', { name: 'What happened' })).toHaveCount(0)
})

test('a result is shared with a picture, and raced against a verified record', async ({ page }) => {
  const { table, before, last } = await beforeTheLast(page)
  await table.play(last, 'click')
  await out(page).getByRole('button', { name: 'Share the result' }).click()
  const share = page.getByRole('dialog', { name: 'Share' })
  await expect(share.getByRole('img')).toBeVisible()
  const size = await share.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  expect(size).toBe(960)
  const text = await share.getByLabel('Text to send').inputValue()
  const moves = before.length + 1
  expect(text).toContain(`won in ${moves} moves`)
  const link = /#\/race\/\S+/.exec(text)![0]

  // as the one it was sent to opens it
  const address = new URL(link, page.url()).href
  await page.goto('about:blank')
  await page.goto(address)
  const race = page.getByRole('dialog', { name: 'A challenge' })
  await expect(race).toContainText(`Beat ${moves} moves.`)
  await race.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('a race whose moves the rules forbid is not believed', async ({ page }) => {
  const won = easiest('fortress')
  const moves = [...won.moves.slice(1)].join('.')
  await page.goto(`${addressOf('fortress', won.deal).replace('#/', '#/race/10/')}/${moves}`)
  await expect(page.getByRole('alert')).toContainText('This challenge could not be verified')
})

test('a challenge of several players shows their results in a table, each replayed', async ({ page }) => {
  const won = easiest('fortress')
  const start = addressOf('fortress', won.deal).replace('#/', '#/races/1/')
  const few = won.moves.slice(0, 5).join('.')
  // "Ann" and "Zoë" in letters that mail programs leave alone
  await page.goto(`${start}/30.Wm_Dqw.${few}/61.QW5u.${won.moves.join('.')}`)
  const race = page.getByRole('dialog', { name: 'A challenge' })
  await expect(race).toContainText(`Beat ${won.moves.length} moves.`)
  await expect(race).toContainText('These 2 results')
  const rows = race.getByRole('table', { name: 'Results of this deal' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText(`1Ann${won.moves.length} moves1:01`)
  await expect(rows.nth(2)).toContainText('2Zoë')
  await expectNoViolations(page)
  await race.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()

  await page.goto('about:blank')
  await page.goto(`${start}/30.Wm_Dqw.${few}/61.QW5u.${won.moves.slice(1).join('.')}`)
  await expect(page.getByRole('alert')).toContainText('Result 2 of this challenge could not be verified')
})

test('a deal that is proved lost while it is played leads to one that can be won', async ({ page }) => {
  await page.goto('#/fortress/7')
  await expect(page.locator('.badge')).toContainText('not winnable')
  await page.getByRole('button', { name: 'Can it be won?' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'A winnable deal' }).click()
  await expect(page.locator('.badge')).toContainText('still winnable')
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the tap that ends a game does nothing in the dialog that comes under it', async ({ page }) => {
    const { table, last } = await beforeTheLast(page)
    await page.evaluate(() => {
      document.addEventListener('click', ({ target }) => {
        const { dataset } = document.body
        if ((target as Element).closest('dialog')) dataset.clicks = String(Number(dataset.clicks ?? 0) + 1)
      })
    })
    const [from, to] = last.split('-') as [string, string]
    await table.tap(await table.handle(table.pile(from), 1))
    await table.tap(await table.handle(table.pile(to), 1))
    await expect(out(page)).toBeVisible()
    // this tap is heard, and one that came through would have been counted before it
    await out(page).getByRole('heading').first().tap()
    await expect(page.locator('body')).toHaveAttribute('data-clicks', '1')
  })
})
