import type { Page } from '@playwright/test'
import { games } from './program.ts'
import { facts } from './facts.ts'
import { expect, test } from './test.ts'
import { sampled } from '../sampled.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a game' })
const tiles = (page: Page) => page.locator('.tile')
const tile = (page: Page, game: string) => page.locator(`[data-game="${game}"]`)

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}|[’'.]/gu, '')
    .toLowerCase()
/** As an address has it: small letters, and hyphens between words. */
const slug = (name: string) => plain(name).replaceAll(/[^a-z0-9]+/g, '-')

test('every game is found by its title and by other names, which say what they are', async ({ page }) => {
  await page.goto('')
  await expect(tiles(page)).toHaveCount(games.length)
  for (const { id, title, knownAs } of facts) {
    await field(page).fill(title)
    await expect(tile(page, id)).toBeVisible()
    for (const { name } of knownAs) {
      // a name is also found without its article, and without its accents
      const bare = name.replace(/^(der|die|das|la|le|les) /i, '')
      const typed = name.toUpperCase().replace('’', '')
      for (const text of plain(name) === name.toLowerCase() ? [typed] : [typed, plain(name)]) {
        await field(page).fill(text)
        // what is in the title needs no word
        if (plain(title).includes(plain(bare))) await expect(tile(page, id)).toBeVisible()
        else await expect(tile(page, id)).toContainText(`${bare} is this game`, { ignoreCase: true })
      }
    }
  }
  await field(page).fill('')
  await expect(tiles(page)).toHaveCount(games.length)
})

test('a name of another game says what it is', async ({ page }) => {
  await page.goto('')
  for (const { id, title, mistaken } of facts)
    for (const { name, is } of mistaken) {
      await field(page).fill(name)
      await expect(page.getByRole('status').first()).toHaveText(`${name} is ${is}, not ${title}.`)
      await expect(tile(page, id)).toBeVisible()
    }
})

test('games are found by packs and by book, and an unknown name leads to the nearest', async ({ page }) => {
  await page.goto('')
  for (const packs of [1, 2]) {
    await field(page).fill(packs === 1 ? 'one pack' : 'two packs')
    await expect(tiles(page)).toHaveCount(facts.filter((one) => one.packs === packs).length)
  }
  for (const { id, title, source } of facts) {
    await field(page).fill(source.split(',')[0]!)
    await expect(tile(page, id)).toBeVisible()
    // a letter that is in no title, in the place of the last
    await field(page).fill(`${title.slice(0, -1)}x`)
    await expect(page.getByRole('status').first()).toContainText(`The closest name is ${title}.`)
    await expect(tile(page, id)).toBeVisible()
  }
})

test('Enter opens what was found, under the rules that bear the name', async ({ page }) => {
  for (const { id, knownAs } of sampled(facts.filter((one) => one.knownAs.some(({ set }) => set !== ''))))
    for (const { name, set } of knownAs.filter((one) => one.set !== '').slice(0, 1)) {
      await page.goto('about:blank')
      await page.goto('')
      await field(page).fill(name)
      await field(page).press('Enter')
      await expect(page.locator('.board .card.exposed').first()).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`#/${id}/${set}/`))
    }
})

test('a link by another name leads to the game and its rules', async ({ page }) => {
  // a page for each name
  const names = facts.flatMap(({ id, set: own, knownAs }) => knownAs.map((known) => ({ id, own, ...known })))
  for (const { id, own, name, set } of sampled(names)) {
    await page.goto('about:blank')
    await page.goto(`#/${slug(name)}/7`)
    await expect(page.locator('.board .card.exposed').first()).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`#/${id}/${set === '' || set === own ? '' : `${set}/`}7$`))
  }
  for (const { name, is } of sampled(facts.flatMap(({ mistaken }) => mistaken))) {
    await page.goto('about:blank')
    await page.goto(`#/${slug(name)}`)
    await expect(page.getByRole('alert')).toContainText(is)
  }
})

test('a famous game that is not here leads to the nearest, and Enter opens none', async ({ page }) => {
  await page.goto('')
  await field(page).fill('Araignée')
  await expect(page.getByRole('status').first()).toContainText('Spider is not among the games here.')
  await expect(tile(page, 'napoleon-at-st-helena')).toBeVisible()
  await field(page).press('Enter')
  await expect(tiles(page).first()).toBeVisible()
  await expect(page.locator('.board')).toHaveCount(0)
  await field(page).fill('20 minutes')
  await expect(page.getByRole('status').first()).toHaveText('There is no game called that here.')
  await expect(tiles(page)).toHaveCount(0)
  await page.goto('#/spider')
  await expect(page.getByRole('alert')).toContainText('Spider is not among the games here.')
})

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [360, 640],
] as const)
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } })

    test('a tile shows the name by which a game is famous', async ({ page }) => {
      await page.goto('')
      const tile = page.locator('#app [data-game="napoleon-at-st-helena"]')
      await expect(tile.getByText(/^Also Forty Thieves/)).toBeVisible()
    })
  })
