import { Table } from './table.ts'
import { expect, test } from './test.ts'

test('full screen and back, where the browser allows it', async ({ page }) => {
  await new Table(page, 'fortress', 7).open()
  const filled = () => page.evaluate(() => document.fullscreenElement !== null)
  const item = page.getByRole('button', { name: /Full screen/ })
  for (const full of [true, false]) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(item).toHaveAttribute('aria-pressed', String(!full))
    await item.click()
    await expect.poll(filled).toBe(full)
  }
  await page.keyboard.press('F11')
  await expect.poll(filled).toBe(true)
  await page.evaluate(() => document.exitFullscreen())
  await page.evaluate(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Settings…' })).toBeVisible()
  await expect(item).toHaveCount(0)
})

test('no sound is fetched before the player wants one', async ({ page }) => {
  await page.addInitScript(() => {
    const started: number[] = []
    Object.assign(window, { started })
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (when = 0) {
      started.push(when)
      start.call(this, when)
    }
  })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const sounds = () => page.evaluate(() => (window as unknown as { started: number[] }).started.length)
  const table = await new Table(page, 'fortress', 7).open()
  await table.play(table.now.moves[0]!, 'click')
  expect(fetched.filter((url) => /sounds-/.test(url))).toEqual([])
  await page.keyboard.press(',')
  await page.getByLabel('Sounds').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await table.play(table.now.moves[0]!, 'click')
  await expect.poll(sounds).toBeGreaterThan(0)
  expect(fetched.some((url) => /sounds-/.test(url))).toBe(true)
})
