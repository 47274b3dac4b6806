import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { position } from './program.ts'
import { photograph } from './survey.ts'
import { typeMoves } from './table.ts'
import { expect, test } from './test.ts'

interface Puzzle {
  deal: number
  after: string
  moves: number
  keep: string
  way: string
}
interface Shelf {
  game: string
  set: string
  puzzles: Puzzle[]
}

const folder = '../data/puzzles/'
const shelves: Shelf[] = readdirSync(folder).map((file) => {
  const [head, ...puzzles] = readFileSync(folder + file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
  return { ...(head as Omit<Shelf, 'puzzles'>), puzzles: puzzles as Puzzle[] }
})
const fortress = shelves.find(({ game }) => game === 'fortress')!

/** The puzzle on the table, by the address. */
function onTable(page: Page): Puzzle {
  const [, game, deal] = new URL(page.url()).hash.split('/')
  const shelf = shelves.find((one) => one.game === game)
  return shelf!.puzzles.find((one) => String(one.deal) === deal)!
}

async function type(page: Page, ...moves: string[]): Promise<void> {
  await typeMoves(page, moves)
  await page.keyboard.press('Escape')
}

const asks = /Puzzle: (1 of \d+ moves keeps|2 of \d+ moves keep) the win\. Which\?/

/** Opens a puzzle of the shelf of Fortress, by its place there. */
async function open(page: Page, number: number): Promise<Puzzle> {
  await page.goto('')
  await page.getByRole('button', { name: 'Puzzles' }).click()
  const dialog = page.getByRole('dialog', { name: 'Puzzles' })
  await dialog.getByLabel('Game').selectOption('fortress')
  await dialog.getByRole('button', { name: new RegExp(`^Puzzle ${number},`) }).click()
  await expect(page.locator('.say')).toContainText(asks)
  return onTable(page)
}

test('a move that gives the win away is said, taken back, and the right one is found', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'))
  await page.goto('')
  await page.getByRole('button', { name: 'Puzzles' }).click()
  await page.getByRole('button', { name: 'Puzzle of the day' }).click()
  await expect(page.getByRole('heading', { name: /^Puzzle: / })).toBeVisible()
  await expect(page.locator('.say')).toContainText(asks)
  const puzzle = onTable(page)
  const [, game] = new URL(page.url()).hash.split('/')
  const { moves } = position(game!, puzzle.deal, puzzle.after.split(' '))
  const keep = puzzle.keep.split(' ')
  // undo does not lead back before the puzzle
  await page.keyboard.press('z')
  await expect(page.locator('.say')).toContainText('The puzzle starts here.')
  await type(
    page,
    moves.find((move) => !keep.includes(move))!,
  )
  await expect(page.locator('.say')).toContainText('throws the win away')
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.locator('.say')).toContainText(asks)
  await type(page, keep[0]!)
  await expect(page.locator('.say')).toContainText('That move keeps the win.')
  await page.goto('')
  await page.getByRole('button', { name: 'Puzzles' }).click()
  await expect(page.getByRole('dialog', { name: 'Puzzles' })).toContainText('move found')
})

test('each game with a shelf has its puzzles, and so has each day, in any rule set', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Puzzles' })
  // the turn of a game whose shelf is of another set than its first, and of one whose is not
  for (const day of [26, 25]) {
    await page.clock.setFixedTime(new Date(`2026-11-${day}T12:00:00Z`))
    await page.goto('about:blank')
    await page.goto('')
    await page.getByRole('button', { name: 'Puzzles' }).click()
    await expect(dialog.getByRole('button', { name: 'Puzzle of the day' })).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.getByLabel('Game')).not.toHaveValue('')
  }
  for (const { game, puzzles } of shelves) {
    await dialog.getByLabel('Game').selectOption(game)
    await expect(dialog.getByRole('button', { name: new RegExp(`^Puzzle ${puzzles.length},`) })).toBeVisible()
  }
  const { game, set } = shelves.find((one) => one.set === 'at-will')!
  await dialog.getByLabel('Game').selectOption(game)
  await dialog.getByRole('button', { name: /^Puzzle 1,/ }).click()
  await expect(page.locator('.say')).toContainText(asks)
  expect(page.url()).toMatch(new RegExp(`#/${game}/${set}/\\d+$`))
})

test('a puzzle played to its end is marked as solved, and counts in no record', async ({ page }) => {
  const lengths = fortress.puzzles.map(({ way }) => way.split(' ').length)
  const shortest = lengths.indexOf(Math.min(...lengths))
  const puzzle = await open(page, shortest + 1)
  expect(puzzle.deal).toBe(fortress.puzzles[shortest]!.deal)
  const keep = puzzle.keep.split(' ')
  const { moves } = position('fortress', puzzle.deal, puzzle.after.split(' '))
  await type(
    page,
    moves.find((move) => !keep.includes(move))!,
  )
  await expect(page.locator('.say')).toContainText('throws the win away')
  await page.getByRole('button', { name: 'Take it back' }).click()
  await typeMoves(page, puzzle.way.split(' '))
  const end = page.getByRole('dialog', { name: 'You won' })
  await expect(end).toContainText('The puzzle is solved.')
  // a try that was taken back makes no loss of it
  await expect(end).toContainText('and you found your way back')
  await expect(end).not.toContainText('turned')
  await end.getByRole('button', { name: 'Another puzzle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Puzzles' })
  await expect(dialog).toContainText(`1 of ${fortress.puzzles.length} solved.`)
  await expect(
    dialog.getByRole('button', { name: new RegExp(`^Puzzle ${shortest + 1},.*, solved$`) }),
  ).toBeVisible()
  await page.goto('')
  await page.getByRole('button', { name: 'Statistics' }).click()
  await expect(page.getByRole('dialog', { name: 'Statistics' })).toContainText(
    'No games have been counted yet.',
  )
})

test('a puzzle is there again after a reload, and begins again at its position', async ({ page }) => {
  const puzzle = await open(page, 3)
  await type(page, puzzle.keep.split(' ')[0]!)
  await expect(page.locator('.say')).toContainText('That move keeps the win.')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Puzzle: Fortress' })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Restart this deal').click()
  await expect(page.locator('.say')).toContainText(asks)
})

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`the shelf and a puzzle at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'))
    await page.goto('')
    const way = page.getByRole('button', { name: 'Puzzles' })
    await expect(way).toBeVisible()
    for (let stop = 0; stop < 20 && (await way.and(page.locator(':focus')).count()) === 0; stop++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Puzzles' })
    await dialog.getByLabel('Game').selectOption('fortress')
    await expect(dialog.getByRole('button', { name: /^Puzzle 1,/ })).toBeVisible()
    await expectNoViolations(page)
    await photograph(page, `puzzles-${width}`)
    await dialog.getByRole('button', { name: /^Puzzle 2,/ }).press('Enter')
    await expect(page.locator('.say')).toContainText(asks)
    await expectNoViolations(page)
    await photograph(page, `puzzle-${width}`)
  })

test('a deal that follows a puzzle is no puzzle', async ({ page }) => {
  await page.goto('#/fortress/7')
  await page.goto('#/puzzles')
  const dialog = page.getByRole('dialog', { name: 'Puzzles' })
  await dialog.getByLabel('Game').selectOption('fortress')
  await dialog.getByRole('button', { name: /^Puzzle 1,/ }).click()
  await expect(page.getByRole('heading', { name: /^Puzzle: / })).toBeVisible()
  await page.goto('#/fortress/8')
  await expect(page.locator('.bar .game')).toHaveText('Fortress')
  await page.goto('#/daily')
  await expect(page.locator('.bar .deal')).not.toHaveText(/^deal /)
  const game = new URL(page.url()).hash.split('/')[1]!
  await page.goto(`#/${game}/8`)
  await expect(page.locator('.bar .deal')).toHaveText(/^deal 8/)
})

test('a puzzle near its end is not solved by the page', async ({ page }) => {
  const { puzzles } = shelves.find(({ game }) => game === 'nestor')!
  const dialog = page.getByRole('dialog', { name: 'Puzzles' })
  for (const number of [3, Math.ceil(puzzles.length / 2), puzzles.length]) {
    await page.goto('about:blank')
    await page.goto('#/puzzles')
    await dialog.getByLabel('Game').selectOption('nestor')
    await dialog.getByRole('button', { name: new RegExp(`^Puzzle ${number},`) }).click()
    await expect(page.locator('.say')).toContainText('Which?')
    await expect(page.getByRole('button', { name: 'Finish' })).toHaveCount(0)
  }
})
