import { headOf, stroll } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

test('a link with moves opens that position', async ({ page }) => {
  await new Table(page, 'st-helena', 11).jump(stroll('st-helena', 11, 6))
})

test('the link that is shared leads back to the position', async ({ page, context }) => {
  const table = await new Table(page, 'fortress', 7).open()
  for (const move of stroll('fortress', 7, 3)) await table.play(move, 'mouse')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Share…' }).click()
  await page.getByText('As a link').click()
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue()
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#\/fortress\/\w+\/v2\/7\/[\w.-]+$/)
  const other = await context.newPage()
  await other.goto(link)
  await new Table(other, 'fortress', 7).matchesMoves(table.moves)
})

test('the installed page leads to the last game and puzzles, and opens what is shared', async ({ page }) => {
  await page.goto('#/latest')
  await expect(page.locator('[data-game="st-helena"]')).toBeVisible()
  const table = await new Table(page, 'st-helena', 11).open()
  const moves = stroll('st-helena', 11, 3)
  for (const move of moves) await table.play(move, 'keys')
  await page.goto('#/')
  await expect(page.locator('[data-game="st-helena"]')).toContainText('Continue')
  await page.goto('#/latest')
  await table.matchesMoves(moves)
  await page.goto('#/puzzles')
  await expect(page.getByRole('dialog', { name: 'Puzzles' })).toBeVisible()
  const record = `${headOf('fortress', 9)}moves\n${stroll('fortress', 9, 2).join(' ')}\n`
  await page.goto(`?title=A+game&text=${encodeURIComponent(record)}`)
  await new Table(page, 'fortress', 9).matchesMoves(stroll('fortress', 9, 2))
  expect(page.url()).not.toContain('?')
  await page.goto('?text=nothing')
  await expect(page.getByText('The shared text cannot be opened')).toBeVisible()
})

for (const [what, hash, says] of [
  ['a game that is not', '#/no-such-game', 'no game called no-such-game'],
  ['an illegal move', '#/fortress/cadogan/v2/7/L1-sa', 'cannot be opened'],
  ['a later version', '#/fortress/cadogan/v99/7/', 'a newer Longwood wrote it'],
  ['an earlier version', '#/fortress/cadogan/v1/7/', 'deal the game again'],
  ['a set that is not', '#/fortress/hoyle/v2/7/', 'cannot be opened'],
  ['a broken code', '#/%zz', 'damaged'],
  ['a deal too large', '#/fortress/cadogan/v2/99999999999999999999', 'cannot be opened'],
  ['a deck with a card twice', '#/fortress/cadogan/v2/deck.AS.AS', 'cannot be opened'],
  ['a very long one', '#/' + 'a'.repeat(30_000), 'too long'],
] as const)
  test(`a bad link: ${what}`, async ({ page }) => {
    await page.goto(hash)
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible()
    // and the page goes on
    await page.locator('[data-game="fortress"]').click()
    await expect(page.getByRole('application')).toBeVisible()
  })

test('a link that holds a script leads to the games', async ({ page }) => {
  await page.goto('#/<script>alert(1)</script>')
  await page.locator('[data-game="fortress"]').click()
  await expect(page.getByRole('application')).toBeVisible()
})

test('a bad record is refused and the game in play goes on', async ({ page }) => {
  const table = await new Table(page, 'fortress', 7).open()
  await table.play(table.now.moves[0]!, 'click')
  await page.keyboard.press('Control+o')
  for (const [text, says] of [
    ['nonsense', 'record'],
    [
      'longwood record 1\ngame fortress\nset cadogan\nrules 2\ndeal 7\nmoves\nL1-sa\n',
      'ove 1, L1-sa: Not allowed',
    ],
    ['', 'Choose a file, or paste a saved game or a link.'],
  ] as const) {
    await page.getByRole('textbox', { name: 'Text of the saved game' }).fill(text)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page.locator('#open-fault')).toContainText(says)
  }
  await page.getByRole('button', { name: 'Cancel' }).click()
  await table.matches()
})

test('a record that is saved opens again', async ({ page }) => {
  const table = await new Table(page, 'la-nivernaise', 3).open()
  for (const move of stroll('la-nivernaise', 3, 4)) await table.play(move, 'keys')
  await page.keyboard.press('Control+s')
  const record = await page.getByRole('textbox', { name: 'The game so far' }).inputValue()
  expect(record).toContain('game la-nivernaise')
  await page.getByRole('button', { name: 'Close' }).first().click()
  await page.goto('#/fortress/1')
  await new Table(page, 'fortress', 1).matches()
  await page.keyboard.press('Control+o')
  await page.getByRole('textbox', { name: 'Text of the saved game' }).fill(record)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await table.matches()
})
