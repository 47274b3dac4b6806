import { position, stroll } from './program.ts'
import { expectNoViolations } from './axe.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

test('a refused drop goes back and the rule is said', async ({ page }) => {
  const table = await new Table(page, 'fortress', 7).open()
  const before = await table.cards()
  // the six of spades has no place on the six of hearts
  expect(table.now.moves).not.toContain('L1-R1')
  await table.make('L1-R1', 'mouse')
  await expect(page.locator('.status')).toContainText('Not allowed:')
  await expect(page.getByRole('button', { name: /^Rule \d+$/ })).toBeVisible()
  await expect.poll(() => table.cards()).toEqual(before)
  await table.matches()
  // the rule itself stands on the page of the book
  const rule = Number(/\d+/.exec(await page.getByRole('button', { name: /^Rule \d+$/ }).innerText())![0])
  expect(rule).toBeGreaterThan(0)
  await expect(
    page.locator('[aria-live="polite"], [role="status"]').filter({ hasText: 'Not allowed' }).first(),
  ).toBeAttached()
})

test('undo, redo, another branch, and the tree of tries', async ({ page }) => {
  const table = await new Table(page, 'the-clock', 7).open()
  const line = stroll('the-clock', 7, 5)
  for (const move of line) await table.play(move, 'click')
  for (let left = 4; left >= 0; left--) {
    await page.keyboard.press('z')
    await table.matchesMoves(line.slice(0, left))
  }
  await page.keyboard.press('y')
  await table.matchesMoves(line.slice(0, 1))
  table.now = position('the-clock', 7, line.slice(0, 1))
  table.moves.splice(0, Infinity, line[0]!)
  const other = table.now.moves.find((move) => move !== line[1])!
  await table.play(other, 'click')
  await page.getByRole('tab', { name: 'Moves' }).click()
  const tree = page.getByRole('tree')
  await expect(tree.getByRole('treeitem')).toHaveCount(line.length + 2)
  // back into the first branch, through the tree
  for (let stops = 0; stops < 6 && (await tree.and(page.locator(':focus')).count()) === 0; stops++)
    await page.keyboard.press('Tab')
  await expect(tree).toBeFocused()
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await table.matchesMoves([])

  // what is written stands in the log and in the tree, and is there again after a reload
  await page.keyboard.press('Control+y')
  await table.matchesMoves(line.slice(0, 1))
  await page.getByRole('button', { name: 'Note…' }).click()
  await page.getByRole('textbox', { name: /^Your thoughts/ }).fill('x'.repeat(1001))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('at most 1000 bytes; this one has 1001')
  await page.getByRole('textbox', { name: /^Your thoughts/ }).fill('Think of\nthe hours')
  await page.getByRole('textbox', { name: /^Name of the branch/ }).fill('by the hours')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.reload()
  await table.matches()
  await page.getByRole('tab', { name: 'Moves' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Think of the hours')
  await expect(
    tree.getByRole('treeitem', { name: /by the hours\. Note: Think of the hours$/ }),
  ).toBeAttached()
  await page.getByRole('button', { name: 'Change the note…' }).click()
  await page.getByRole('textbox', { name: /^Your thoughts/ }).fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Think of the hours')).toHaveCount(0)
  await page.keyboard.press('t')
  await expect(page.getByRole('dialog', { name: 'Note' })).toBeVisible()
})

test('restart can be undone', async ({ page }) => {
  const table = await new Table(page, 'la-capricieuse', 7).open()
  const line = stroll('la-capricieuse', 7, 4)
  for (const move of line) await table.play(move, 'click')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Restart this deal' }).click()
  await table.matchesMoves([])
  for (let made = 1; made <= line.length; made++) await page.keyboard.press('Control+y')
  await table.matchesMoves(line)
})

test('typed commands play', async ({ page }) => {
  const table = await new Table(page, 'fortress', 7).open()
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Command' }).fill('L4-R5')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Run' }).click()
  await table.matchesMoves(['L4-R5'])
})
