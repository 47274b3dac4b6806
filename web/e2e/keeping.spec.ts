import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { program, stroll } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

test('a killed page is resumed where it was', async ({ page, context, complaints }) => {
  const table = new Table(page, 'the-sultan', 7)
  await table.open()
  for (const move of stroll('the-sultan', 7, 6)) await table.play(move, 'click')
  const cdp = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  cdp.send('Page.crash').catch(() => undefined)
  await crashed
  const again = await context.newPage()
  complaints.watch(again)
  await again.goto('#/the-sultan')
  await new Table(again, 'the-sultan', 7).matchesMoves(table.moves)
  // with what could be taken back
  await again.keyboard.press('z')
  await new Table(again, 'the-sultan', 7).matchesMoves(table.moves.slice(0, -1))
})

test('each game is kept apart', async ({ page }) => {
  const played = ['fortress', 'st-helena'] as const
  const tables = []
  for (const game of played) {
    const table = new Table(page, game, 5)
    await table.open()
    for (const move of stroll(game, 5, 3)) await table.play(move, 'click')
    tables.push(table)
  }
  for (const table of tables) {
    await page.goto('about:blank')
    await page.goto(`#/${table.game}`)
    await table.matches()
  }
})

test('a solver that crashes is replaced, and the game goes on', async ({ page, complaints }) => {
  complaints.expect(/the worker failed|Uncaught Error: struck down/)
  const table = new Table(page, 'fortress', 7)
  const begun = page.waitForEvent('worker')
  await table.open()
  const worker = await begun
  await worker.evaluate(() => {
    setTimeout(() => {
      throw new Error('struck down')
    })
  })
  const next = page.waitForEvent('worker')
  await table.play('L5-ca', 'mouse')
  await table.play(table.now.moves[0]!, 'mouse')
  void next.catch(() => undefined)
  await expect(page.locator('.badge')).toContainText(/winnable|lost|cannot be won/, { timeout: 60_000 })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the page reloads, and every game can be opened', async ({ page }) => {
    const { server, address } = await serve()
    try {
      await page.goto(`${address}#/fortress/7`)
      const table = new Table(page, 'fortress', 7)
      await table.matches()
      await page.evaluate(async () => {
        const ready = await navigator.serviceWorker.ready
        if (ready.active?.state !== 'activated')
          await new Promise((done) => ready.active?.addEventListener('statechange', done, { once: true }))
      })
      await table.play('L5-ca', 'mouse')
    } finally {
      server.kill('SIGINT')
      await once(server, 'exit')
    }
    expect(server.exitCode).toBe(0)
    await page.reload()
    await new Table(page, 'fortress', 7).matchesMoves(['L5-ca'])
    await page.goto(`${address}#/the-clock/3`)
    await new Table(page, 'the-clock', 3).matches()
    await expect(page.locator('.badge').or(page.locator('.status')).first()).toBeVisible()
  })

  test('a new start of the same program shows the page it holds', async ({ page }) => {
    const first = await serve()
    await page.goto(first.address)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    first.server.kill('SIGINT')
    await once(first.server, 'exit')
    const second = await serve(new URL(first.address).port)
    const answer = await page.goto(second.address)
    expect(answer?.headers()['etag'], 'from the server, not from what was kept').toBeTruthy()
    await expect(page.getByRole('heading', { name: 'Longwood' })).toBeVisible()
    second.server.kill('SIGINT')
    await once(second.server, 'exit')
  })
})

/** A server of this test's own, which may be ended. */
async function serve(port = '0'): Promise<{ server: ChildProcess; address: string }> {
  const root = process.env.LONGWOOD_ROOT ? ['--root', process.env.LONGWOOD_ROOT] : []
  const server = spawn(program, ['serve', '--no-browser', '--port', port, ...root])
  const [said] = (await once(server.stdout, 'data')) as [Buffer]
  const address = /http:\/\/\S+/.exec(said.toString())?.[0]
  expect(address, said.toString()).toBeTruthy()
  return { server, address: address! }
}
