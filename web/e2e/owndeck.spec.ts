import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { someGames } from './program.ts'
import { photograph } from './survey.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

const ranks = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king']
const colours = { club: '#1e6e1e', diamond: '#1e1ec8', heart: '#c81e1e', spade: '#1e1e1e' }

/** A sheet of cards as free decks have it: groups with ids, moved by what they are in, one of them only defined. */
function sheet(before = '', without = ''): string {
  const cards = Object.entries(colours).flatMap(([suit, colour], row) =>
    ranks.map((rank, i) => {
      const id = `${rank}_${suit}`
      if (id === without) return ''
      return `<g id="${id}" transform="translate(${i * 60} ${row * 90})"><rect width="50" height="70" fill="#fff"/><rect class="mark" x="15" y="25" width="20" height="20" fill="${colour}"/><text x="3" y="14" font-size="12">${rank}</text></g>`
    }),
  )
  const back = `<defs><linearGradient id="tint"><stop stop-color="#8040c0"/></linearGradient><g id="back"><rect width="50" height="70" fill="url(#tint)"/></g></defs>`
  return `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 800 400" width="400">\n${before}${back}<g transform="scale(.5)">${cards.join('\n')}</g></svg>`
}
const file = (text: string, name = 'deck.svg') => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: name.endsWith('z') ? gzipSync(text) : Buffer.from(text),
})

const faces = (page: Page, prefix: string) => page.locator(`.board .card use[href^="#${prefix}-"]`)
const input = (page: Page) => page.locator('input[type=file][accept*=svg]')

/** The colour in the middle of a symbol’s picture. */
const middle = (page: Page, symbol: string) =>
  page.locator(`#${symbol} image`).evaluate(async (shown) => {
    const image = new Image()
    image.src = shown.getAttribute('href')!
    await image.decode()
    const pen = document.createElement('canvas').getContext('2d')!
    pen.drawImage(image, -250, -350)
    return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)]
  })

/** No part of the colour is further from it than a picture that was packed may be. */
function expectColour(seen: number[], colour: string): void {
  const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  for (const [i, part] of seen.entries()) expect(Math.abs(part - wanted[i]!), colour).toBeLessThan(12)
}

async function load(page: Page): Promise<void> {
  await page.keyboard.press(',')
  await input(page).setInputFiles(file(sheet(), 'deck.svgz'))
  await expect(page.getByLabel('Your deck')).toBeChecked()
  await page.getByRole('button', { name: 'Done' }).click()
}

test('a deck of the player’s own, kept until it is taken away', async ({ page }) => {
  await new Table(page, 'st-helena', 7).open()
  await load(page)
  await expect(faces(page, 'card')).toHaveCount(0)
  for (const [face, suit] of [
    ['KH', 'heart'],
    ['TC', 'club'],
    ['AS', 'spade'],
    ['7D', 'diamond'],
  ] as const)
    // prettier-ignore
    expectColour(await middle(page, `own-${face}`), colours[suit])
  expectColour(await middle(page, 'own-back'), '#8040c0')
  await page.reload()
  await expect(faces(page, 'own').first()).toBeAttached()
  await expect(faces(page, 'card')).toHaveCount(0)
  await page.keyboard.press(',')
  await page.getByText('Classic', { exact: true }).click()
  await expect(faces(page, 'classic').first()).toBeAttached()
  await page.getByText('Your deck', { exact: true }).click()
  await expect(faces(page, 'own').first()).toBeAttached()
  await page.getByRole('button', { name: 'Remove your deck' }).click()
  await expect(faces(page, 'card').first()).toBeAttached()
  await expect(page.getByLabel('Your deck')).toHaveCount(0)
})

test('a faulty deck is named, runs and loads nothing, and changes nothing', async ({ page, complaints }) => {
  // the browser reports what it does not run in a document that is only parsed
  complaints.expect(/violates the following Content Security Policy/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await new Table(page, 'fortress', 7).open()
  await load(page)
  await page.keyboard.press(',')
  const bad = 'http://127.0.0.1:9/bad'
  const faults: [string, RegExp][] = [
    [sheet('<script>window.ran = 1</script>'), /contains <script>.*Remove it/],
    [sheet('<g id="a" onload="window.ran = 1"/>'), /contains onload <g> \(a\).*Remove it/],
    [sheet(`<image id="b" xlink:href="${bad}"/>`), /<image> \(b\) refers to something outside/],
    [sheet(`<style>rect { fill: url(${bad}) }</style>`), /<style> refers to something outside/],
    [sheet(`<rect id="c" style="fill: u\\72l(${bad})"/>`), /<rect> \(c\) refers to something outside/],
    [sheet('', 'king_heart'), /lacks 1 of the 52 cards.*“king_heart”/],
    [sheet('<g>'), /damaged in line 54/],
    ['<html/>', /not an SVG file/],
  ]
  for (const [text, words] of faults) {
    await input(page).setInputFiles(file(text))
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(page.getByLabel('Your deck')).toBeChecked()
  }
  await photograph(page, 'own-deck-fault')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(faces(page, 'own').first()).toBeAttached()
  expectColour(await middle(page, 'own-KH'), colours.heart)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(asked.filter((url) => url.includes('/bad'))).toEqual([])
})

test('one file for each card', async ({ page }) => {
  const one = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"><rect width="5" height="7" fill="${colour}"/></svg>`
  const files = Object.entries(colours).flatMap(([suit, colour]) =>
    ranks.map((rank) => file(one(colour), `${rank === '1' ? 'ace' : rank}_of_${suit}s.svg`)),
  )
  await new Table(page, 'fortress', 7).open()
  await page.keyboard.press(',')
  await input(page).setInputFiles(files)
  await expect(page.getByLabel('Your deck')).toBeChecked()
  expectColour(await middle(page, 'own-QD'), colours.diamond)
  await expect(page.locator('#own-back use[href="#card-back"]')).toBeAttached()
})

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]
for (const viewport of sizes)
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport })
    for (const game of someGames)
      test(`${game} in a deck of the player’s own`, async ({ page }) => {
        const table = await new Table(page, game, 7).open()
        await load(page)
        await expect(faces(page, 'card')).toHaveCount(0)
        await table.matches()
        for (const theme of ['green', 'dark']) {
          await page.locator('body').evaluate((body, theme) => (body.dataset.theme = theme), theme)
          await photograph(page, `${viewport.width}x${viewport.height}/own-deck/${game}-${theme}`)
        }
      })
  })
