import type { Page } from '@playwright/test'
import { stroll } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

const line = stroll('the-clock', 7, 3)

async function choose(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: words, exact: true }).click()
}

for (const [what, block] of [
  [
    'is forbidden',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not here', 'SecurityError')
      }
    },
  ],
  [
    'is full',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError')
      }
    },
  ],
] as const)
  test(`where the database ${what}, local storage keeps the game, and that is said`, async ({ page }) => {
    await page.addInitScript(block)
    const table = await new Table(page, 'the-clock', 7).open()
    await expect(page.getByText('The current game is kept, your statistics are not')).toBeVisible()
    for (const move of line) await table.play(move, 'click')
    await page.goto('about:blank')
    await page.goto('#/the-clock')
    await table.matches()
    await page.keyboard.press('z')
    await table.matchesMoves(line.slice(0, -1))
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('your statistics are not')).toHaveCount(0)
    // the record opens, and is empty
    await choose(page, 'Statistics')
    await expect(page.getByText('No games have been counted yet.')).toBeVisible()
  })

test('where nothing can be kept, that is said, and a reload brings the moves back', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = Storage.prototype.setItem = () => {
      throw new DOMException('not here', 'SecurityError')
    }
  })
  const table = await new Table(page, 'the-clock', 7).open()
  await expect(page.getByText('does not let the page store anything')).toBeVisible()
  for (const move of line) await table.play(move, 'click')
  await page.reload()
  await table.matches()
  await page.getByRole('button', { name: 'Save the game…' }).click()
  await expect(page.getByRole('textbox', { name: 'The game so far' })).toHaveValue(/the-clock/)
})

test('a damaged and an outdated save are put aside, said, seen and saved as a file', async ({ page }) => {
  for (const [game, moves] of [
    ['the-clock', line],
    ['fortress', stroll('fortress', 7, 1)],
  ] as const) {
    const table = new Table(page, game, 7)
    await page.goto('about:blank')
    await table.open()
    for (const move of moves) await table.play(move, 'click')
  }
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done) => {
      const open = indexedDB.open('longwood')
      open.onsuccess = () => done(open.result)
    })
    const store = db.transaction('saves', 'readwrite').objectStore('saves')
    for (const key of await new Promise<IDBValidKey[]>((done) => {
      const keys = store.getAllKeys()
      keys.onsuccess = () => done(keys.result)
    })) {
      const read = store.get(key)
      await new Promise((done) => (read.onsuccess = done))
      const { result } = read
      if (String(key).startsWith('fortress')) result.played = 'long'
      else result.tries = String(result.tries).replace(/^rules \d+/m, 'rules 999')
      const put = store.put(result, key)
      await new Promise((done) => (put.onsuccess = done))
    }
    db.close()
  })
  await page.goto('about:blank')
  await page.goto('')
  await expect(page.getByRole('alert')).toContainText('Fortress could not be read')
  await page.locator('[data-game="the-clock"]').click()
  await expect(page.locator('.status')).toContainText('The Clock could not be read')
  await choose(page, 'Statistics')
  const aside = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: /^(Fortress|The Clock), / })
  await expect(aside).toHaveCount(2)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the data set aside' }).click()
  const found = JSON.parse(await (await saved).createReadStream().then(text)) as {
    found: { record: string }
  }[]
  expect(found.map((one) => /^game (.*)$/m.exec(one.found.record)?.[1]).sort()).toEqual([
    'fortress',
    'the-clock',
  ])
  await page.getByRole('button', { name: 'Delete the data set aside' }).click()
  await expect(aside).toHaveCount(0)
})

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString()
}

test('statistics with an impossible date are refused; earlier ones can be taken away', async ({ page }) => {
  await new Table(page, 'fortress', 7).open()
  await choose(page, 'Statistics')
  const entry = {
    ...{
      id: 'x',
      player: '',
      origin: 'dealt',
      game: 'fortress',
      set: 'cadogan',
      deal: '7',
      rules: 1,
      started: 1,
    },
    ...{
      played: 1,
      assists: { undo: 0, hint: 0, peek: 0 },
      left: 9,
      redeals: 0,
      record: 'r',
      result: 'lost',
    },
    ...{ ended: 9e15, moves: 3, by: 'player' },
  }
  const games = [entry]
  await page.locator('input[type="file"]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'longwood statistics', version: 1, games })),
  })
  await expect(page.getByText('its ended is not a time between 1970 and 2200')).toBeVisible()
  await page.evaluate(
    (bad) =>
      new Promise<void>((done) => {
        const open = indexedDB.open('longwood')
        open.onsuccess = () => {
          const change = open.result.transaction('log', 'readwrite')
          change.objectStore('log').put(bad)
          change.oncomplete = () => (open.result.close(), done())
        }
      }),
    entry,
  )
  await page.reload()
  await choose(page, 'Statistics')
  await expect(page.getByRole('listitem').filter({ hasText: 'not a time between' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete the data set aside' }).click()
  await expect(page.getByText('Set aside')).toHaveCount(0)
})

test('cards in the hand while the game changes are not played', async ({ page }) => {
  const table = await new Table(page, 'fortress', 7).open()
  await table.play(table.now.moves[0]!, 'mouse')
  const [from = '', to = ''] = table.now.moves[0]!.split('-')
  const start = await table.handle(table.pile(from), 1)
  const goal = await table.handle(table.pile(to), 1)
  for (const change of ['Undo', 'another game'] as const) {
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move((start.x + goal.x) / 2, (start.y + goal.y) / 2, { steps: 3 })
    await page.mouse.move(goal.x, goal.y, { steps: 3 })
    if (change === 'Undo') {
      await page.keyboard.press('z')
      await table.matchesMoves([])
    } else {
      await page.evaluate(() => (location.hash = '#/fortress/8'))
      await new Table(page, 'fortress', 8).matches()
    }
    await page.mouse.up()
    if (change === 'Undo') await table.matches()
    else await new Table(page, 'fortress', 8).matches()
    await expect(page.locator('.status')).not.toContainText('Not allowed')
  }
})

test('a record dropped on the table opens, and what is none is refused', async ({ page }) => {
  const table = await new Table(page, 'la-nivernaise', 3).open()
  for (const move of stroll('la-nivernaise', 3, 3)) await table.play(move, 'click')
  await page.keyboard.press('Control+s')
  const record = await page.getByRole('textbox', { name: 'The game so far' }).inputValue()
  await page.goto('about:blank')
  await new Table(page, 'fortress', 1).open()
  const drop = async (content: string) => {
    const dataTransfer = await page.evaluateHandle((held) => {
      const data = new DataTransfer()
      data.items.add(new File([held], 'game.record', { type: 'text/plain' }))
      return data
    }, content)
    await page.getByRole('application').dispatchEvent('drop', { dataTransfer })
  }
  await drop('nonsense')
  await expect(page.locator('.status')).toContainText('The dropped text or file cannot be opened')
  await new Table(page, 'fortress', 1).matches()
  await drop(record)
  await expect(page.getByRole('banner').getByRole('heading', { name: 'La Nivernaise' })).toBeVisible()
  await table.matches()
})
