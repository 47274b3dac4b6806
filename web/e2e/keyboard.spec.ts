import { easiest, someGames } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

/** The beginning and the end of a game are played, which use all its keys; LONGWOOD_KEYS=all plays it wholly. */
const whole = process.env.LONGWOOD_KEYS === 'all'
const opening = 8
const ending = 8

/** Won from the solver's line without a mouse: after every key the focus is on something, and the end is spoken. */
for (const game of someGames)
  test(`${game} is won by keyboard alone`, async ({ page }) => {
    const { deal, moves } = easiest(game)
    const table = await new Table(page, game, deal).open()
    const part = !whole && moves.length > opening + ending
    for (const move of part ? moves.slice(0, opening) : moves) await table.play(move, 'keys')
    if (part) {
      await table.jump(moves.slice(0, -ending))
      for (const move of moves.slice(-ending)) await table.play(move, 'keys')
    }
    expect(table.now.state).toBe('won')
    const end = page.getByRole('dialog', { name: 'You won' })
    await expect(end).toBeVisible()
    await expect(end.getByRole('button', { name: 'New deal' })).toBeFocused()
    await expect(page.locator('[aria-live="polite"]')).toContainText('The game is won: all')
    // Z takes the last move back from within
    await table.key('z')
    await expect(end).toHaveCount(0)
    await table.matchesMoves(moves.slice(0, -1))
    await table.play(moves.at(-1)!, 'keys')
    await expect(end.getByRole('button', { name: 'New deal' })).toBeFocused()
    await table.key('Escape')
    await expect(end).toHaveCount(0)
    await expect(page.getByRole('application').locator(':focus')).toHaveCount(1)
    await table.key('c')
    await expect(page.locator(`[data-game="${game}"]`)).toBeFocused()
  })
