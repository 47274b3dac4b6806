import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { easiest } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

/** A host that forbids no cache, as `longwood serve` does: a page that is left there is frozen whole, and may come back as it was. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  baseURL: async ({}, use) => {
    const folder = process.env.LONGWOOD_ROOT ?? '../build/web'
    const server = createServer((request, answer) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname
      const file = join(folder, path === '/' ? 'index.html' : path)
      if (!existsSync(file)) return answer.writeHead(path === '/favicon.ico' ? 204 : 404).end()
      answer.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
      return answer.end(readFileSync(file))
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const at = server.address()
    await use(typeof at === 'object' && at ? `http://127.0.0.1:${at.port}/` : '')
    server.closeAllConnections()
    server.close()
  },
})

const elsewhere = (page: Page) => page.getByRole('dialog', { name: 'Open in another tab' })
const { deal, moves: line } = easiest('fortress')

/** Notes whether a page comes back frozen, which a page that was loaded anew could not tell. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() =>
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) sessionStorage.setItem('thawed', 'yes')
    }),
  )
}

async function leave(page: Page): Promise<void> {
  await page.goto('icon.svg')
}

/** A page that another tab spoke to meanwhile is not kept frozen. */
async function comeBack(page: Page, frozen: boolean): Promise<void> {
  await page.goBack()
  await expect(page.getByRole('application')).toBeVisible()
  const thawed = () => page.evaluate(() => sessionStorage.getItem('thawed'))
  if (frozen) await expect.poll(thawed).toBe('yes')
}

/** The game is this tab's to play and to keep, and the solver answers. */
async function isRight(table: Table, next: string): Promise<void> {
  const { page } = table
  await expect(elsewhere(page)).toHaveCount(0)
  await expect(page.locator('.badge')).toContainText(/winnable|lost|cannot be won/)
  const before = [...table.moves]
  await table.play(next, 'click')
  await page.reload()
  await table.matches()
  await page.keyboard.press('z')
  await table.matchesMoves(before)
}

test('a frozen page that comes back plays on, and keeps what is played', async ({ page }) => {
  await watch(page)
  const table = new Table(page, 'fortress', deal)
  await table.open()
  for (const move of line.slice(0, 3)) await table.play(move, 'click')
  await leave(page)
  await comeBack(page, true)
  await table.matches()
  await isRight(table, line[3]!)
})

test('a page that comes back shows the game as it was played elsewhere meanwhile', async ({
  page,
  context,
}) => {
  const table = new Table(page, 'fortress', deal)
  await table.open()
  for (const move of line.slice(0, 3)) await table.play(move, 'click')
  await leave(page)
  const other = await context.newPage()
  await other.goto('#/fortress')
  const second = new Table(other, 'fortress', deal)
  await second.matchesMoves(line.slice(0, 3))
  await expect(elsewhere(other), 'a page that was left holds nothing').toHaveCount(0)
  for (const move of line.slice(3, 5)) await second.play(move, 'click')
  await other.close()
  await comeBack(page, false)
  await table.matchesMoves(line.slice(0, 5))
  await isRight(table, line[5]!)
})

test('a page that comes back to a game that another tab plays says so, and may take it over', async ({
  page,
  context,
}) => {
  const table = new Table(page, 'fortress', deal)
  await table.open()
  await table.play(line[0]!, 'click')
  await leave(page)
  const other = await context.newPage()
  await other.goto('#/fortress')
  const second = new Table(other, 'fortress', deal)
  await second.matchesMoves(line.slice(0, 1))
  await second.play(line[1]!, 'click')
  await comeBack(page, false)
  await expect(elsewhere(page)).toBeVisible()
  await expect(elsewhere(other)).toHaveCount(0)
  await page.getByRole('button', { name: 'Take over' }).click()
  await table.matchesMoves(line.slice(0, 2))
  await expect(elsewhere(other)).toBeVisible()
  await table.play(line[2]!, 'click')
})
