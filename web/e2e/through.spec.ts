import { facts } from './facts.ts'
import { ask, position, stroll, type Position } from './program.ts'
import { Table } from './table.ts'
import { expect, test } from './test.ts'

/** By which words the page says why covered cards are shown. */
const grounds = { no: /^$/, rule: /author of these rules/, aid: /memory aid/ }

/** The cards of a pile from its base, of which some position of this line showed the face. */
function seenOf(game: string, deal: number, line: readonly string[], pile: string): string[] {
  const seen = new Set(
    Array.from({ length: line.length + 1 }, (_, n) => position(game, deal, line.slice(0, n)).piles)
      .flat()
      .flatMap(({ cards }) => cards),
  )
  const words = ['--deal', String(deal), '--moves', line.join(' '), '--reveal']
  const { piles } = ask<Position>('deal', game, ...words)[0]!
  return piles.find(({ name }) => name === pile)!.cards.filter((face) => seen.has(face))
}

for (const { id, piles } of facts.filter((one) => one.piles.some(({ look }) => look !== 'no')))
  test(`covered cards of ${id} that may be seen are shown with the card at hand`, async ({ page }) => {
    const table = new Table(page, id, 7)
    const line = stroll(id, 7, 40)
    await table.jump(line)
    const at = table.now.piles.findIndex(({ cards }, i) => piles[i]!.look !== 'no' && cards.includes('??'))
    expect(at, 'such a pile has covered cards').toBeGreaterThanOrEqual(0)
    const { x, y } = await table.handle(at, 1)
    await page.mouse.move(x, y)
    await page.keyboard.press('e')
    const lens = page.locator('.lens')
    await expect(lens.locator('.ground')).toHaveText(grounds[piles[at]!.look])
    const shown = await lens
      .locator('li')
      .evaluateAll((cards) =>
        cards.map(
          (card) => card.textContent.trim().replace('10', 'T') + /suit-(\w)/.exec(card.className)![1],
        ),
      )
    // cards that were turned beneath others were never seen
    expect(shown).toEqual(seenOf(id, 7, line, table.now.piles[at]!.name))
  })
