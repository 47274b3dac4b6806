import 'fake-indexeddb/auto'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { entry } from './examples'
import type { Entry } from './log'
import { Reviews } from './reviews'
import { splitByLuck } from './splitByLuck'

afterEach(() => vi.unstubAllGlobals())

describe('reviews that were made', () => {
  it('are there when they are opened again, until they are forgotten', async () => {
    const first = await Reviews.open('one')
    await first.keep('record a', '1.6 won 1 0 0 1 0')
    await first.keep('record b', '1.6 over 1 0 0 1 0')
    first.close()
    const again = await Reviews.open('one')
    expect([...again.all.keys()].sort()).toEqual(['record a', 'record b'])
    await again.forget((record) => record === 'record a')
    again.close()
    const last = await Reviews.open('one')
    expect([...last.all]).toEqual([['record b', '1.6 over 1 0 0 1 0']])
    last.close()
  })

  it('last as long as the page where nothing can be stored', async () => {
    vi.stubGlobal('indexedDB', { open: () => { throw new Error('forbidden') } }) // prettier-ignore
    const reviews = await Reviews.open('two')
    await reviews.keep('record', 'balance')
    expect(reviews.all.get('record')).toBe('balance')
  })
})

describe('games in which luck can be separated from play', () => {
  let next = 0
  const game = (some: Partial<Entry> & { help?: Partial<Entry['assists']> } = {}): Entry => {
    const { help, ...rest } = some
    next++
    return entry({
      id: `g${next}`,
      deal: String(next),
      ended: next * 1000,
      game: 'the-sultan',
      assists: { undo: 0, hint: 0, peek: 0, ...help },
      ...rest,
    })
  }
  const fair = (entries: Entry[], open = false) => splitByLuck(entries, { player: '' }, () => open)

  it('are those without spoiler', () => {
    const entries = [game(), game({ help: { peek: 1 } }), game({ help: { hint: 3 } })]
    const split = fair(entries)
    expect(split.fair.map(({ id }) => id)).toEqual([entries[0]!.id, entries[2]!.id])
    expect(split).toMatchObject({ hinted: 1, peeked: 1, undone: 0, again: 0 })
    expect(fair(entries, true).peeked).toBe(1)
  })

  it('are, where cards are hidden, those in which no move was taken back', () => {
    const entries = [game({ help: { undo: 1 } })]
    expect(fair(entries)).toMatchObject({ fair: [], undone: 1 })
    expect(fair(entries, true).fair).toHaveLength(1)
  })

  it('are, where cards are hidden, the first of each deal', () => {
    const entries = [game({ deal: '7', result: 'lost' }), game({ deal: '7' }), game({ deal: '8' })]
    expect(fair(entries)).toMatchObject({ fair: [entries[0], entries[2]], again: 1 })
    expect(fair(entries, true).fair).toHaveLength(3)
    // a record that was opened showed its cards too
    const opened = [game({ deal: '9', origin: 'opened' }), game({ deal: '9' })]
    expect(fair(opened)).toMatchObject({ fair: [], again: 1 })
  })

  it('come the oldest first, and only those that count in the statistics', () => {
    const entries = [
      game({ ended: 9000 }),
      game({ ended: 5000 }),
      game({ origin: 'daily', day: '2026-01-01' }),
    ]
    expect(fair(entries).fair.map(({ ended }) => ended)).toEqual([5000, 9000])
  })
})
