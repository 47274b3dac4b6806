import type { CDPSession, Page } from '@playwright/test'
import { ask, easiest, position, stroll, someGames } from './program.ts'
import { Table, typeMoves } from './table.ts'
import { expect, test } from './test.ts'

const settle = (page: Page, settings: object) =>
  page.addInitScript((text) => localStorage.setItem('longwood.settings', text), JSON.stringify(settings))
const dragged = (page: Page) => page.locator('.board [data-motion="dragged"]')

/** Where the exposed card of a pile can be taken hold of. */
const cardOf = (table: Table, name: string) => table.handle(table.pile(name), 1)

/** A pile from which a card can be moved, and the move. */
function movable(table: Table): { from: string; move: string } {
  const move = table.now.moves.find((one) => /^\w+-\w+$/.test(one) && !one.startsWith('hand'))!
  return { from: move.split('-')[0]!, move }
}

for (const game of someGames) {
  test(`a release that nobody saw leaves ${game} playable`, async ({ page }) => {
    const table = await new Table(page, game, 7).open()
    // any card can be taken up, though it may go nowhere
    const seen = (await table.cards()).find(({ showing, face }) => showing === 'exposed' && face !== '??')!
    const at = await table.handle(seen.pile, 1)
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x + 40, at.y + 30, { steps: 4 })
    await expect(dragged(page).first()).toBeVisible()
    // the button is let go where the page is not told: the next it sees of the mouse has no button
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: at.x + 60, y: at.y + 60, buttons: 0 })
    await expect(dragged(page)).toHaveCount(0)
    await page.mouse.up()
    await table.matches()
    await table.play(table.now.moves[0]!, 'click')
  })
}

test('a touch whose end is lost does not deafen the table', async ({ page }) => {
  const table = await new Table(page, 'fortress', 7).open()
  const { from, move } = movable(table)
  const at = await cardOf(table, from)
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await page.evaluate(() => {
    const lose = (event: Event) => event.stopImmediatePropagation()
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'])
      window.addEventListener(name, lose, { capture: true, once: true })
  })
  await touch('touchStart', at)
  await touch('touchMove', { x: at.x + 30, y: at.y + 30 })
  await touch('touchEnd')
  await table.play(move, 'touch')
  await expect(dragged(page)).toHaveCount(0)
})

test('a window that loses the focus in a drag lays the card back', async ({ page }) => {
  const table = await new Table(page, 'fortress', 7).open()
  const { from, move } = movable(table)
  const at = await cardOf(table, from)
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 40, at.y + 30, { steps: 4 })
  await expect(dragged(page).first()).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(dragged(page)).toHaveCount(0)
  await page.mouse.up()
  await table.matches()
  await table.play(move, 'mouse')
})

test('a table that turns in a drag lays the card back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const table = await new Table(page, 'fortress', 7).open()
  const { from, move } = movable(table)
  const at = await cardOf(table, from)
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await touch('touchStart', at)
  for (const by of [10, 30, 60]) await touch('touchMove', { x: at.x + by, y: at.y + by })
  await expect(dragged(page).first()).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(dragged(page)).toHaveCount(0)
  await touch('touchEnd')
  await table.matches()
  await table.play(move, 'touch')
  // nor does a table that grows, by the page's own zoom
  const again = await cardOf(table, movable(table).from)
  await page.mouse.move(again.x, again.y)
  await page.mouse.down()
  await page.mouse.move(again.x + 20, again.y + 10, { steps: 4 })
  await expect(dragged(page).first()).toBeVisible()
  await page.setViewportSize({ width: 600, height: 300 })
  await expect(dragged(page)).toHaveCount(0)
  await page.mouse.up()
  await table.matches()
})

/** A key as a keyboard of another alphabet gives it. */
async function press(page: Page, key: string, code: string, modifiers = 0): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const named = { key, code, modifiers, windowsVirtualKeyCode: code.charCodeAt(3) }
  await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...named })
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...named })
}

for (const [alphabet, z, h] of [
  ['Cyrillic', 'я', 'р'],
  ['Greek', 'ζ', 'η'],
  ['Arabic', 'ئ', 'ا'],
] as const)
  test(`letters act by their place on a ${alphabet} keyboard`, async ({ page }) => {
    const table = await new Table(page, 'fortress', 7).open()
    await table.play(movable(table).move, 'click')
    await press(page, z, 'KeyZ', 2)
    await table.matchesMoves([])
    await press(page, h, 'KeyH')
    await expect(page.locator('.board .hinted').first()).toBeVisible()
  })

test('a clock set back, and a sleep, change nothing of the time played', async ({ page, complaints }) => {
  // the solver's worker has no clock of the test's, and seems dead where hours are jumped over
  complaints.expect(/no sign of life|the worker failed/)
  await settle(page, { clock: true })
  const { deal, moves } = easiest('fortress')
  await page.clock.install({ time: new Date('2026-11-22T12:00:00') })
  await page.goto(`#/fortress/${deal}`)
  await expect(page.locator('.board .card.exposed').first()).toBeVisible()
  await page.clock.runFor(90_000)
  await expect(page.locator('.status')).toContainText(/1:3\d/)
  await page.clock.setSystemTime(new Date('2026-11-22T08:00:00'))
  await page.clock.runFor(30_000)
  await expect(page.locator('.status')).toContainText(/2:0\d/)
  // the machine sleeps: no timer runs, and every clock jumps
  await page.clock.fastForward('08:00:00')
  await page.clock.runFor(5_000)
  await expect(page.locator('.status')).toContainText(/2:0\d/)
  await page.clock.resume()
  await typeMoves(page, moves)
  const end = page.getByRole('dialog', { name: 'You won' })
  await expect(end).toBeVisible()
  await expect(end).toContainText(/2:[0-5]\d/)
})

test('a page that is left open over midnight has the day that it is', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T23:59:30') })
  await page.goto('')
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today).toContainText('Sunday 22 November')
  const before = await today.textContent()
  await page.clock.runFor(60_000)
  await expect(today).toContainText('Monday 23 November')
  expect((await today.textContent())?.replace('Monday 23', '')).not.toBe(before?.replace('Sunday 22', ''))
  await today.getByRole('button', { name: 'Calendar' }).click()
  await expect(page.locator('[aria-current="date"]')).toHaveAccessibleName(/: Monday 23 November/)
})

test('what was taken back is not sent home again by itself, and redo is not run over', async ({ page }) => {
  await settle(page, { auto: 'all' })
  const table = await new Table(page, 'fortress', 11).open()
  const home = (move: string) => /-(sa|ha|da|ca)$/.test(move)
  const own = table.now.moves.find((move) => !home(move))!
  const moves = [own]
  for (let now = position('fortress', 11, moves); now.moves.some(home); now = position('fortress', 11, moves))
    moves.push(now.moves.find(home)!)
  expect(moves.length).toBeGreaterThan(2)
  await table.make(own, 'mouse')
  await table.matchesMoves(moves)
  // the last automatic play is taken back, and stays so after the player's next move
  await page.keyboard.press('z')
  await table.matchesMoves(moves.slice(0, -1))
  const back = moves.at(-1)!
  const next = table.now.moves.find((move) => !home(move) && move.split('-')[0] !== back.split('-')[0])!
  await table.make(next, 'mouse')
  await table.matchesMoves([...moves.slice(0, -1), next])
  await page.keyboard.press('z')
  await table.matchesMoves(moves.slice(0, -1))
  // redo steps through what was played, one move at a time
  for (let taken = moves.length - 1; taken > 0; taken--) await page.keyboard.press('z')
  await table.matchesMoves([])
  await page.keyboard.press('y')
  await table.matchesMoves([own])
})

test('a browser whose data are cleared in a game keeps what is played from then on', async ({ page }) => {
  const line = stroll('the-clock', 7, 5)
  const table = await new Table(page, 'the-clock', 7).open()
  for (const move of line.slice(0, 3)) await table.play(move, 'click')
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        localStorage.clear()
        indexedDB.deleteDatabase('longwood').onsuccess = () => done()
      }),
  )
  for (const move of line.slice(3)) await table.play(move, 'click')
  await expect(page.getByText('your statistics are not')).toHaveCount(0)
  await page.goto('about:blank')
  await page.goto('#/the-clock')
  await table.matches()
})

test('a win under earlier rules comes back with them, and what is left out is named', async ({ page }) => {
  const won = easiest('fortress')
  const { rules } = ask<{ rules: number }>('deal', 'fortress')[0]!
  const entry = (id: number, version: number, more = {}) => ({
    ...{ id: `g${id}`, player: '', origin: 'dealt', by: 'player', game: 'fortress', set: 'cadogan' },
    ...{ rules: version, deal: String(won.deal), result: 'won', started: 1e12 + id, ended: 1e12 + id + 1 },
    ...{ played: 60_000, moves: won.moves.length, redeals: 0, left: 0 },
    assists: { undo: 0, hint: 0, peek: 0 },
    record: `longwood record 1\ngame fortress\nset cadogan\nrules ${version}\ndeal ${won.deal}\nmoves\n${won.moves.join(' ')}\n`,
    ...more,
  })
  const list = Array.from({ length: 31 }, (_, i) => entry(i, i === 7 ? rules - 1 : rules))
  const bad = [
    entry(40, rules, { moves: 1.5 }),
    entry(41, rules, { record: list[0]!.record.replace(/ \S+\n$/, '\n') }),
  ]
  await page.goto('')
  await page.getByRole('button', { name: 'Statistics' }).click()
  const dialog = page.getByRole('dialog', { name: 'Statistics' })
  const bring = (text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await bring(JSON.stringify({ format: 'longwood statistics', version: 1, games: [...list, ...bad] }))
  await expect(dialog).toContainText(
    '31 games imported; 1 under older rules, not re-checked; 2 games left out.',
  )
  const left = dialog.getByRole('list', { name: 'Skipped' }).getByRole('listitem')
  await expect(left).toHaveText([
    /^Game 32 of the file: its moves is not a whole number/,
    /^Fortress, deal .*does not lead to a win\.$/,
  ])
  await expect(dialog.getByText('won, not replayed')).toHaveCount(1)
  // the page's own copy comes in again
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save a copy (JSON)' }).click()
  const stream = await (await download).createReadStream()
  let text = ''
  for await (const part of stream) text += String(part)
  await dialog.getByRole('button', { name: 'Delete all games…' }).click()
  await dialog.getByRole('button', { name: /^Delete 31 games/ }).click()
  await expect(dialog).toContainText('All games were deleted.')
  await bring(text)
  await expect(dialog).toContainText('31 games imported; 1 under older rules, not re-checked.')
})
