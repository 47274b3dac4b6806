import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { ask, position } from './program.ts'
import { photograph } from './survey.ts'
import { Table, tabTo } from './table.ts'
import { expect, test } from './test.ts'

interface Puzzle {
  deal: number
  after: string
  fewest: number
}
interface Told {
  cannot: { card: string; both: boolean }[]
  words: string[]
}
interface Judged {
  asked: { minimal: boolean; words: string[] }
}

const shelf = (file: string): Puzzle[] =>
  readFileSync(`../data/blockers/${file}.blockers`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as Puzzle)

const game = 'the-fourteenth'
const puzzles = shelf(`${game}-cadogan`)

const at = (of: string, { deal, after }: Puzzle) => [of, '--deal', String(deal), '--moves', after]

/** The cards that the program names, as far as they are on the table. */
function solution(of: string, puzzle: Puzzle): string[] {
  const [told] = ask<Told>('why-lost', ...at(of, puzzle))
  const { piles } = position(of, puzzle.deal, puzzle.after.split(' '))
  const there = piles.filter(({ group }) => group !== 'out').flatMap(({ cards }) => cards)
  return told!.cannot.flatMap(({ card, both }) => there.filter((one) => one === card).slice(0, both ? 2 : 1))
}

/** What the program says of these cards; its status is 1 if they can come home. */
function judged(of: string, puzzle: Puzzle, cards: readonly string[], language = 'en'): Judged['asked'] {
  const words = ['why-lost', ...at(of, puzzle), '--cards', cards.join(' '), '--language', language]
  try {
    return ask<Judged>(...words)[0]!.asked
  } catch (error) {
    return (JSON.parse((error as { stdout: string }).stdout) as Judged).asked
  }
}

/** The first puzzle that asks for so many cards, none of them twice, and its number on the shelf. */
function puzzleOf(
  cards: number,
  of = game,
  among = puzzles,
): { puzzle: Puzzle; number: number; cards: string[] } {
  for (const [i, puzzle] of among.entries()) {
    const named = solution(of, puzzle)
    if (puzzle.fewest === cards && new Set(named).size === cards && named.length === cards)
      return { puzzle, number: i + 1, cards: named }
  }
  throw new Error(`no puzzle of ${cards} cards`)
}

const strip = (page: Page) => page.getByRole('region', { name: 'Find the blockers' })
const press = (page: Page, name: string) => strip(page).getByRole('button', { name }).click()

async function open(page: Page, number: number, of = game): Promise<void> {
  await page.goto('')
  await page.getByRole('button', { name: 'Puzzles' }).click()
  const dialog = page.getByRole('dialog', { name: 'Puzzles' })
  await dialog.getByLabel('Game').selectOption(`blockers/${of}`)
  await dialog.getByRole('button', { name: new RegExp(`^Puzzle ${number},`) }).click()
  await expect(strip(page)).toContainText(/Puzzle: the game is lost\. Mark \d cards? that/)
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
}

const ranks: Record<string, string> = { A: 'ace', T: '10', J: 'knave', Q: 'queen', K: 'king' }
const suits: Record<string, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
const nameOf = (face: string) => `${ranks[face[0]!] ?? face[0]} of ${suits[face[1]!]}`

/** The card of this face that lies on the table, not home. */
const cardOf = (page: Page, face: string) =>
  page.locator(`.board .card[aria-label^="${nameOf(face)},"][aria-pressed]`).first()

/** Goes to a card by Tab and the arrows. */
async function goTo(page: Page, of: string, deal: number, card: Locator): Promise<void> {
  await tabTo(page, page.locator('.board [tabindex="0"]'))
  const place = await card.evaluate(({ dataset }: HTMLElement) => `${dataset.pile}:${dataset.index}`)
  await new Table(page, of, deal).reach(place)
  await expect(card).toBeFocused()
}

/** A card in sight that the program does not name. */
async function other(page: Page, of: string, puzzle: Puzzle): Promise<string> {
  const names = await page
    .locator('.board .card.exposed[aria-pressed="false"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')!.split(',')[0]!))
  const faces = [...'A23456789TJQK'].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit))
  const known = faces.filter((face) => names.includes(nameOf(face)))
  // the program refuses cards that are home or need not come home
  const found = known.find((face) => {
    try {
      return !judged(of, puzzle, [face]).minimal
    } catch {
      return false
    }
  })
  return found!
}

/** The middles of the frames over the table, as cards that lie there. */
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

/** How many dots of the page a frame colours: one that is drawn colours many. */
async function drawn(page: Page): Promise<boolean> {
  const frame = page.locator('.over rect.found').first()
  const box = (await frame.boundingBox())!
  const clip = { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 }
  const shown = await page.screenshot({ clip, animations: 'disabled' })
  // the page's policy allows no style sheet of a test
  const show = (visibility: string) =>
    page.locator('.over rect').evaluateAll((all: SVGElement[], visibility) => {
      for (const one of all) one.style.visibility = visibility
    }, visibility)
  await show('hidden')
  const hidden = await page.screenshot({ clip, animations: 'disabled' })
  await show('')
  return !shown.equals(hidden)
}

test('cards are marked by mouse, judged in the words of the program, and found', async ({ page }) => {
  const { puzzle, number, cards } = puzzleOf(2)
  await open(page, number)
  await expect(strip(page).getByRole('button', { name: 'Check' })).toBeDisabled()
  const wrong = await other(page, game, puzzle)
  await cardOf(page, wrong).click()
  await expect(strip(page)).toContainText(`Marked: ${nameOf(wrong)}.`)
  expect(await framed(page)).toEqual([nameOf(wrong)])
  expect(await drawn(page)).toBe(true)
  await press(page, 'Check')
  await expect(strip(page)).toContainText(`Not yet. ${judged(game, puzzle, [wrong]).words.join(' ')}`)
  // a wrong mark is taken away, and the right ones are set
  await cardOf(page, wrong).click()
  await expect(page.locator('.over rect.found')).toHaveCount(0)
  for (const card of cards) await cardOf(page, card).click()
  expect(await framed(page)).toEqual(cards.map(nameOf).sort())
  await press(page, 'Check')
  await expect(strip(page)).toContainText(`That is right. ${judged(game, puzzle, cards).words.join(' ')}`)
  await expect(page.locator('.over .medal path')).toHaveCount(2)
  // nothing was moved, and the shelf knows that it is solved
  await press(page, 'Another puzzle')
  const dialog = page.getByRole('dialog', { name: 'Puzzles' })
  await expect(dialog).toContainText(`1 of ${puzzles.length} solved.`)
  await expect(dialog).toContainText('Puzzle rating')
})

test('more cards than are needed do not solve it; a player who gives up is shown a reason', async ({
  page,
}) => {
  const { puzzle, number, cards } = puzzleOf(1)
  await open(page, number)
  const more = [...cards, await other(page, game, puzzle)]
  for (const card of more) await cardOf(page, card).click()
  await press(page, 'Check')
  await expect(strip(page)).toContainText(judged(game, puzzle, more).words.join(' '))
  await expect(strip(page)).toContainText('Fewer cards are enough.')
  await expect(page.locator('.over .medal path')).toHaveCount(2)
  await press(page, 'Give up')
  const [told] = ask<Told>('why-lost', ...at(game, puzzle), '--language', 'en')
  await expect(strip(page)).toContainText(told!.words[0]!)
  expect(await framed(page)).toContain(nameOf(cards[0]!))
  expect(await drawn(page)).toBe(true)
  await press(page, 'Start again')
  await expect(page.locator('.over rect.found')).toHaveCount(0)
  await expect(strip(page)).toContainText('Choose a card to mark it.')
})

test('it is solved by keyboard alone, and spoken; keys that move cards do nothing', async ({ page }) => {
  const { puzzle, number, cards } = puzzleOf(1)
  await open(page, number)
  const spoken = page.locator('.sr[aria-live="polite"]')
  await expect(spoken).toContainText('Puzzle: the game is lost. Mark 1 card that can never come home.')
  await page.keyboard.press('u')
  await page.keyboard.press('d')
  await expect(spoken).toContainText('This puzzle asks for cards, not for moves.')
  await goTo(page, game, puzzle.deal, cardOf(page, cards[0]!))
  await page.keyboard.press('Space')
  await expect(spoken).toContainText(`Marked: ${nameOf(cards[0]!)}. 1 card is marked.`)
  await expect(cardOf(page, cards[0]!)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(spoken).toContainText(`No longer marked: ${nameOf(cards[0]!)}. 0 cards are marked.`)
  await page.keyboard.press('Space')
  await tabTo(page, strip(page).getByRole('button', { name: 'Check' }))
  await page.keyboard.press('Enter')
  await expect(spoken).toContainText(judged(game, puzzle, cards).words.join(' '))
})

test('a puzzle is there again after a reload, and no verdict gives it away', async ({ page }) => {
  const { number } = puzzleOf(1)
  await open(page, number)
  await page.reload()
  await expect(strip(page)).toContainText('Mark 1 card that can never come home.')
  await expect(page.locator('.badge')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Puzzle: The Fourteenth' })).toBeVisible()
})

test('a card that lies under others can be reached by arrow keys', async ({ page }) => {
  const of = 'la-capricieuse'
  await open(page, 1, of)
  const covered = page.locator('.board .card.covered[aria-pressed]').last()
  await goTo(page, of, shelf(`${of}-hoffmann`)[0]!.deal, covered)
  await page.keyboard.press('Space')
  await expect(covered).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.over rect.found')).toHaveCount(1)
})

for (const [locale, language, name, right] of [
  ['de-DE', 'de', 'Finde die Blockierer', 'Richtig.'],
  ['fr-FR', 'fr', 'Trouvez les cartes bloquées', 'C’est juste.'],
] as const)
  test.describe(language, () => {
    test.use({ locale })

    test('the puzzle is asked and judged in the language of the page', async ({ page }) => {
      const { puzzle, number, cards } = puzzleOf(1)
      await page.goto('#/puzzles')
      const dialog = page.getByRole('dialog')
      await dialog.locator('select').selectOption(`blockers/${game}`)
      await dialog
        .locator('.puzzle')
        .nth(number - 1)
        .click()
      const region = page.getByRole('region', { name })
      await page.locator(`.board .card[aria-pressed]:has(use[href*="-${cards[0]!}"])`).first().click()
      await region.getByRole('button').first().click()
      await expect(region).toContainText(`${right} ${judged(game, puzzle, cards, language).words.join(' ')}`)
    })
  })

for (const [width, height, touch] of [
  [1440, 900, false],
  [1024, 768, true],
  [390, 844, true],
  [844, 390, true],
] as const)
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: touch })

    test('the puzzle fits beside its strip, and is marked by a tap', async ({ page }) => {
      for (const [of, number] of [
        [game, puzzleOf(2).number],
        ['la-capricieuse', 1],
      ] as const) {
        await open(page, number, of)
        await expectNoViolations(page)
        const box = await strip(page).boundingBox()
        expect(box!.y + box!.height).toBeLessThanOrEqual(height)
        const exposed = page.locator('.board .card.exposed[aria-pressed]')
        for (const card of [exposed.first(), exposed.last()]) await (touch ? card.tap() : card.click())
        await press(page, 'Check')
        await expect(strip(page)).toContainText(/That is right|Not yet/)
        await photograph(page, `blockers-${of}-${width}`)
        await press(page, 'Give up')
        await expect(page.locator('.over rect.found').first()).toBeVisible()
        await photograph(page, `blockers-${of}-given-${width}`)
      }
    })
  })
