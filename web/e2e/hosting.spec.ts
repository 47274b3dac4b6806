import type { ServerResponse } from 'node:http'
import type { Browser, Page } from '@playwright/test'
import { staticHost } from './host.ts'
import { addressOf } from './program.ts'
import { expect, test } from './test.ts'

const shows = (page: Page) => expect(page.locator('.board .card.exposed').first()).toBeVisible()
const listed = (page: Page) => expect(page.locator('.tiles [data-game]').first()).toBeVisible()

test.describe('from a plain http address of the local network', () => {
  let browser: Browser
  test.beforeAll(async ({ playwright, launchOptions }) => {
    const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP cards.test 127.0.0.1']
    browser = await playwright.chromium.launch({ ...launchOptions, args })
  })
  test.afterAll(() => browser.close())

  for (const [what, hash] of [
    ['a game', '#/fortress/5'],
    ['the deal of a day', '#/daily/2026-11-25'],
    ['a shared game', addressOf('fortress', 5)],
  ] as const)
    test(`${what} is played, kept, and taken over by another tab`, async ({ complaints }) => {
      const host = await staticHost()
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      const page = await context.newPage()
      complaints.watch(page)
      await page.goto(`http://cards.test:${host.port}/${hash}`)
      expect(await page.evaluate(() => isSecureContext)).toBe(false)
      await shows(page)
      const board = () =>
        page
          .locator('.board .card')
          .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')).join())
      const before = await board()
      await page.keyboard.press('Shift+H')
      await page.getByRole('dialog').locator('li button').first().click()
      await expect.poll(board).not.toBe(before)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const moved = await board()
      await page.keyboard.press('Control+c')
      await expect(page.locator('.status')).toContainText(/Save the game to a file instead|Saved game copied/)
      await page.reload()
      await shows(page)
      await expect.poll(board).toBe(moved)
      const other = await context.newPage()
      complaints.watch(other)
      await other.goto(page.url())
      await shows(other)
      await expect(page.getByRole('dialog', { name: 'Open in another tab' })).toBeVisible()
      await context.close()
      await host.close()
    })
})

test.describe('kept for use without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  const to = (response: ServerResponse, location: string) => (
    response.writeHead(308, { location }).end(),
    true
  )
  const hosts: Record<string, (path: string, response: ServerResponse) => boolean> = {
    'as it is': () => false,
    'redirects the page’s file to its folder': (path, response) =>
      path === '/index.html' && to(response, '/'),
    'does not have the page’s file by its name': (path, response) =>
      path === '/index.html' && (response.writeHead(404).end(), true),
    'redirects the folder to the file': (path, response) => path === '/' && to(response, '/index.html'),
    'redirects other files': (path, response) =>
      path.endsWith('.webmanifest') && !path.startsWith('/x/') && to(response, `/x${path}`),
  }
  for (const [how, answer] of Object.entries(hosts))
    test(`a page from a host that is or ${how} opens again`, async ({ context, complaints }) => {
      const moved = (path: string, response: ServerResponse) =>
        path.startsWith('/x/') ? (response.writeHead(200).end('{}'), true) : answer(path, response)
      const host = await staticHost(moved)
      const address = `http://127.0.0.1:${host.port}`
      let page = await context.newPage()
      complaints.expect(/Failed to load resource/)
      complaints.watch(page)
      await page.goto(`${address}/`)
      await listed(page)
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
        if (!navigator.serviceWorker.controller)
          await new Promise((come) => navigator.serviceWorker.addEventListener('controllerchange', come))
      })
      const named = !how.startsWith('does not have')
      for (const network of [true, false]) {
        if (!network) await host.close()
        for (const path of ['/', ...(named || !network ? ['/index.html'] : [])]) {
          await page.close()
          page = await context.newPage()
          await page.goto(address + path)
          await listed(page)
        }
      }
    })
})

for (const [how, prepare, says] of [
  [
    'WebAssembly is switched off',
    async (page: Page) => {
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'))
      return staticHost()
    },
    /WebAssembly.*switched off/,
  ],
  [
    'the host forbids WebAssembly',
    () => staticHost(() => false, { 'content-security-policy': "script-src 'self'" }),
    /server of this page forbids WebAssembly/,
  ],
  [
    'the host has lost the module',
    () => staticHost((path, response) => path.endsWith('.wasm') && (response.writeHead(404).end(), true)),
    /could not be loaded/,
  ],
] as const)
  test(`where ${how}, the page says what to do`, async ({ page, complaints }) => {
    complaints.expect(/./)
    const host = await prepare(page)
    await page.goto(`http://127.0.0.1:${host.port}/#/fortress/5`)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(says)
    await expect(alert).not.toContainText(/ReferenceError|TypeError|undefined/)
    await host.close()
  })
