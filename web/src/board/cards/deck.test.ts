import { describe, expect, it } from 'vitest'
import { choices } from '../../store/settings.svelte'
import type { CardAt } from '../layout/types'
import { deckFor, decks, sources, symbolOf } from './deck'

const all = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, id]) => id!)

const drawn = choices.deck.filter((name) => name !== 'own')

describe.each(drawn)('the deck %s', async (name) => {
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

it('shows the large deck where another cannot be read, but the player’s own with its index', () => {
  const king = (deck: keyof typeof decks, form: CardAt['form'], width: number) =>
    symbolOf({ face: 'KH', form }, deckFor(deck, width), 'card-back', width)
  expect(king('classic', '', 60)).toBe('classic-KH')
  expect(king('classic', 'c', 59)).toBe('card-KH-c')
  expect(king('own', '', 60)).toBe('own-KH')
  expect(king('own', '', 59)).toBe('own-KH-s')
  expect(king('own', 'u', 59)).toBe('own-KH-u')
  expect(king('giant', 't', 40)).toBe('giant-KH-t')
  expect(king('large', 't', 40)).toBe('card-KH')
})
