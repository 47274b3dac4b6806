import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { stroll } from './program.ts'
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
const line = stroll('fortress', 7, 6)

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

async function comeBack(page: Page): Promise<void> {
  await page.goBack()
  await expect(page.getByRole('application')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('thawed')), 'the page was frozen').toBe('yes')
}

test('a page that comes back shows the game as it was played elsewhere meanwhile, and plays on', async ({
  page,
  context,
}) => {
  await watch(page)
  const table = new Table(page, 'fortress', 7)
  await table.open()
  for (const move of line.slice(0, 3)) await table.play(move, 'click')
  await leave(page)
  const other = await context.newPage()
  await other.goto('#/fortress')
  const second = new Table(other, 'fortress', 7)
  await second.matchesMoves(line.slice(0, 3))
  await expect(elsewhere(other), 'a frozen page holds nothing').toHaveCount(0)
  for (const move of line.slice(3, 5)) await second.play(move, 'click')
  await other.close()
  await comeBack(page)
  await table.matchesMoves(line.slice(0, 5))
  await expect(elsewhere(page)).toHaveCount(0)
  // the solver answers
  await expect(page.locator('.badge')).toContainText(/winnable|lost|cannot be won/)
  // and this tab writes
  await table.play(line[5]!, 'click')
  await page.reload()
  await table.matches()
  await page.keyboard.press('z')
  await table.matchesMoves(line.slice(0, 5))
})

test('a page that comes back to a game that another tab plays says so, and may take it over', async ({
  page,
  context,
}) => {
  await watch(page)
  const table = new Table(page, 'fortress', 7)
  await table.open()
  await table.play(line[0]!, 'click')
  await leave(page)
  const other = await context.newPage()
  await other.goto('#/fortress')
  const second = new Table(other, 'fortress', 7)
  await second.matchesMoves(line.slice(0, 1))
  await second.play(line[1]!, 'click')
  await comeBack(page)
  await expect(elsewhere(page)).toBeVisible()
  await expect(elsewhere(other)).toHaveCount(0)
  await page.getByRole('button', { name: 'Take over' }).click()
  await table.matchesMoves(line.slice(0, 2))
  await expect(elsewhere(other)).toBeVisible()
  await table.play(line[2]!, 'click')
})
