import { describe, expect, it } from 'vitest'
import { choices } from '../../store/settings.svelte'
import { decks, sources } from './deck'

const all = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, id]) => id!)

describe.each(choices.deck)('the deck %s', async (name) => {
  const { prefix, of } = decks[name]
  const svg = (await Promise.all(of.map(async (source) => (await sources[source]()).default))).join('')
  const ids = all(svg, / id="([^"]+)"/g)

  it('has every face in every form', () => {
    for (const suit of 'SHDC')
      for (const rank of 'A23456789TJQK')
        for (const form of ['', '-c', '-u', '-m', ...(name === 'giant' ? ['-t'] : [])])
          expect(ids).toContain(`${prefix}-${rank}${suit}${form}`)
  })
  it('is made of nothing that is not fetched with it', () => {
    const there = new Set(ids)
    expect(there.size).toBe(ids.length)
    expect(all(svg, / href="#([^"]+)"/g).filter((id) => !there.has(id))).toEqual([])
  })
})
