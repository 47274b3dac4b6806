import { readdirSync } from 'node:fs'
import { position, stroll, someGames } from './program.ts'
import { faults, photograph } from './survey.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

for (const game of someGames)
  test(`${game} without a table of its own is drawn plainly, and can be played`, async ({ page }) => {
    let hidden = false
    await page.route('**/*.js', async (route) => {
      // the server may close a connection that has been idle
      const response = await route.fetch({ maxRetries: 3 })
      const text = await response.text()
      const body = text.replaceAll(`tables/${game}.ts`, 'tables/another.ts')
      hidden ||= body !== text
      await route.fulfill({ response, body })
    })
    const table = await new Table(page, game, 7).open()
    // a game that is over brings up a dialog, at a moment of its own
    const whole = stroll(game, 7, 8)
    const line = position(game, 7, whole).state === 'playing' ? whole : whole.slice(0, -1)
    for (const [i, move] of line.entries()) await table.play(move, i < 4 ? 'mouse' : 'keys')
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      await table.matches()
      await photograph(page, `plain/${game}-${width}x${height}`)
      // a plain table may be larger than a small window, and scrolls there once it is laid out
      await expect(async () => {
        const scrolls = (await page.locator('.board.higher, .board.wider').count()) > 0
        const beyond = /^(off the table|a label leaves the table)/
        const found = (await faults(page)).filter((fault) => !scrolls || !beyond.test(fault))
        expect(found, `at ${width}x${height}`).toEqual([])
      }).toPass()
    }
    // a game that has no such file is drawn so by itself
    expect(hidden).toBe(readdirSync('src/tables').includes(`${game}.ts`))
  })
