import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { program, stroll } from './program.ts'
import { Table } from './table.ts'
import { expect, test, type Complaints } from './test.ts'

test('a killed page is resumed where it was', async ({ page, context, complaints }) => {
  const table = await new Table(page, 'the-sultan', 7).open()
  for (const move of stroll('the-sultan', 7, 6)) await table.play(move, 'click')
  const again = await killed(page, context, complaints)
  await again.goto('#/the-sultan')
  await new Table(again, 'the-sultan', 7).matchesMoves(table.moves)
  // with what could be taken back
  await again.keyboard.press('z')
  await new Table(again, 'the-sultan', 7).matchesMoves(table.moves.slice(0, -1))
})

test('a page killed before the database has a move keeps the move', async ({ page, context, complaints }) => {
  const table = await new Table(page, 'the-sultan', 7).open()
  const [first, second] = stroll('the-sultan', 7, 2)
  await table.play(first!, 'click')
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new Error('nothing arrives any more')
    }
  })
  await table.play(second!, 'click')
  const again = await killed(page, context, complaints)
  await again.goto('#/the-sultan')
  await new Table(again, 'the-sultan', 7).matchesMoves(table.moves)
})

test('each game is kept apart', async ({ page }) => {
  const played = ['fortress', 'st-helena'] as const
  const tables = []
  for (const game of played) {
    const table = await new Table(page, game, 5).open()
    for (const move of stroll(game, 5, 3)) await table.play(move, 'click')
    tables.push(table)
  }
  for (const table of tables) {
    await page.goto('about:blank')
    await page.goto(`#/${table.game}`)
    await table.matches()
  }
})

test('a game that another pushed aside is taken up again, and they change places', async ({ page }) => {
  const left = await new Table(page, 'fortress', 5).open()
  for (const move of stroll('fortress', 5, 3)) await left.play(move, 'click')
  const next = await new Table(page, 'fortress', 6).open()
  await next.play(stroll('fortress', 6, 1)[0]!, 'click')
  for (const [words, table] of [
    ['Deal 5, left after 3 moves.', left],
    ['Deal 6, left after 1 move.', next],
  ] as const) {
    await page.keyboard.press('n')
    await expect(page.getByLabel('The previous game')).toHaveAccessibleName(new RegExp(words))
    await page.getByLabel('The previous game').check()
    await page.getByRole('button', { name: 'Go back', exact: true }).click()
    await table.matches()
  }
})

test('a solver that dies is replaced, and the game goes on', async ({ page, complaints }) => {
  complaints.expect(/no sign of life|the worker failed/)
  const badge = page.locator('.badge')
  const decided = /winnable|lost|not winnable/
  // a deal that can be won: of one proved lost nothing is asked again
  const table = new Table(page, 'fortress', 5)
  const begun = page.waitForEvent('worker')
  await table.open()
  const worker = await begun
  await expect(badge).toContainText(decided)
  await worker.evaluate(() => close())
  // the page learns of it when it asks the next time, and hears nothing for 20 seconds
  const next = page.waitForEvent('worker', { timeout: 0 })
  await table.play('L2-R5', 'mouse')
  await expect(badge).not.toContainText(decided)
  await expect(badge).not.toContainText('searching')
  await table.play(table.now.moves[0]!, 'mouse')
  await next
  await expect(badge).toContainText(decided)
})

test('a deal proved winnable is drawn from the list', async ({ page }) => {
  await new Table(page, 'la-nivernaise', 1).open()
  await dealWinnable(page, 'easiest')
  await expect(page).not.toHaveURL(/la-nivernaise\/1$/)
})

test('where no list goes with the page a winnable deal is looked for', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource/)
  await page.route('**/*.deals', (route) => route.abort())
  await new Table(page, 'fortress', 1).open()
  await page.keyboard.press('n')
  await page.getByLabel('A winnable deal').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(page.locator('.badge')).toContainText('still winnable')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the page reloads, and every game can be opened', async ({ page }) => {
    const { server, address } = await serve()
    try {
      await page.goto(`${address}#/fortress/7`)
      const table = await new Table(page, 'fortress', 7).matches()
      await page.evaluate(async () => {
        const ready = await navigator.serviceWorker.ready
        if (ready.active?.state !== 'activated')
          await new Promise((done) => ready.active?.addEventListener('statechange', done, { once: true }))
      })
      await table.play('L4-R5', 'mouse')
    } finally {
      await end(server)
    }
    await page.reload()
    await new Table(page, 'fortress', 7).matchesMoves(['L4-R5'])
    await page.goto(`${address}#/the-clock/3`)
    await new Table(page, 'the-clock', 3).matches()
    await expect(page.locator('.badge').or(page.locator('.status')).first()).toBeVisible()
    await dealWinnable(page, 'hardest')
  })

  test('a newer page shows at once, though an older one is kept', async ({ page }) => {
    const folder = test.info().outputPath('page')
    cpSync(process.env.LONGWOOD_ROOT ?? '../build/web', folder, { recursive: true })
    const first = await serve('0', folder)
    await page.goto(first.address)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await end(first.server)
    const index = join(folder, 'index.html')
    writeFileSync(
      index,
      readFileSync(index, 'utf8').replace('Patience (solitaire)', 'Newer patience (solitaire)'),
    )
    const second = await serve(new URL(first.address).port, folder)
    await page.goto('about:blank')
    await page.goto(second.address)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Newer patience/)
    await expect(page.getByRole('heading', { name: 'Longwood' })).toBeVisible()
    await end(second.server)
  })
})

test.describe('after an update', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an old tab keeps its files, and reports the newer page', async ({ page, context, complaints }) => {
    const folder = test.info().outputPath('page')
    cpSync(process.env.LONGWOOD_ROOT ?? '../build/web', folder, { recursive: true })
    const first = await serve('0', folder)
    await page.goto(`${first.address}#/the-clock/7`)
    await new Table(page, 'the-clock', 7).matches()
    const held = () => page.evaluate(() => !!navigator.serviceWorker.controller)
    await expect.poll(held).toBe(true)
    await end(first.server)
    renameBuild(folder)
    const second = await serve(new URL(first.address).port, folder)
    const other = await context.newPage()
    complaints.watch(other)
    await other.goto(second.address)
    await expect(page.getByText('A newer version of Longwood is available.')).toBeVisible()
    await expect(other.getByText('A newer version of Longwood is available.')).toHaveCount(0)
    // what the old tab has not fetched yet, and the host has no more
    await page.keyboard.press(',')
    await page.getByText('Classic', { exact: true }).click()
    await expect(page.locator('#classic-AS')).toHaveCount(1)
    await page.keyboard.press('Escape')
    const kept = () => other.evaluate(() => caches.keys())
    expect(await kept()).toHaveLength(2)
    // both came before the newer files were kept
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByText('A newer version of Longwood is available.')).toHaveCount(0)
    await new Table(page, 'the-clock', 7).matches()
    await other.reload()
    await expect.poll(kept).toEqual(['longwood-newer'])
    await end(second.server)
  })
})

/** Another build: all its files have other names. */
function renameBuild(folder: string): void {
  const assets = readdirSync(join(folder, 'assets'))
  const other = (name: string) => name.replace(/-[\w-]{8}\./, '-NEWBUILD.')
  for (const name of assets)
    if (other(name) !== name) renameSync(join(folder, 'assets', name), join(folder, 'assets', other(name)))
  const texts = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(js|html|css)$/.test(name))
  for (const name of texts) {
    let text = readFileSync(join(folder, name), 'utf8')
    for (const asset of assets) text = text.replaceAll(asset, other(asset))
    if (name === 'sw.js') text = text.replace(/"version":"\w+"/, '"version":"newer"')
    writeFileSync(join(folder, name), text)
  }
}

/** Kills a page as a crash does; another of the same browser. */
async function killed(page: Page, context: BrowserContext, complaints: Complaints): Promise<Page> {
  const cdp = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  cdp.send('Page.crash').catch(() => undefined)
  await crashed
  const again = await context.newPage()
  complaints.watch(again)
  return again
}

/** Deals one that can be won, of this grade. */
async function dealWinnable(page: Page, grade: string): Promise<void> {
  await page.keyboard.press('n')
  await page.getByLabel('A winnable deal').check()
  await page.getByLabel(grade, { exact: true }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Deal', exact: true }).click()
  await expect(page.locator('.status')).toContainText(`of 5, ${grade}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Ctrl-C. */
async function end(server: ChildProcess): Promise<void> {
  server.kill('SIGINT')
  await once(server, 'exit')
  expect(server.exitCode).toBe(0)
}

/** A server of this test's own, which may be ended. */
async function serve(
  port = '0',
  folder = process.env.LONGWOOD_ROOT,
): Promise<{ server: ChildProcess; address: string }> {
  const root = folder ? ['--root', folder] : []
  const server = spawn(program, ['serve', '--no-browser', '--port', port, ...root])
  const [said] = (await once(server.stdout, 'data')) as [Buffer]
  const address = /http:\/\/\S+/.exec(said.toString())?.[0]
  expect(address, said.toString()).toBeTruthy()
  return { server, address: address! }
}
