import { stroll, someGames } from './program.ts'
import { Table, type Hand } from './table.ts'
import { test } from './test.ts'

// by keys each game is played in keyboard.spec.ts
const hands: Hand[] = ['mouse', 'click', 'touch']

for (const hand of hands)
  test.describe(`by ${hand}`, () => {
    if (hand === 'touch') test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })
    for (const game of someGames)
      test(game, async ({ page }) => {
        const table = await new Table(page, game, 7).open()
        for (const move of stroll(game, 7, 8)) await table.play(move, hand)
      })
  })
