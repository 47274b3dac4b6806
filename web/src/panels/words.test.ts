import { describe, expect, it } from 'vitest'

import type { TryNode } from '../core/types'
import { gradeWords, lastDeal, parseDeal, randomDeal } from './deals'
import { lineThrough, neighbour, picture } from './tree'
import { atLeast, clock, figures, moveCount, percent, percents, spoken, tied } from './words'

const plain = (text: string) => text.replaceAll('\u202f', ' ')

describe('words', () => {
  it('groups figures in threes', () => {
    expect([0, 999, 1000, 48213, 1204311].map((n) => plain(figures(n)))).toEqual([
      '0',
      '999',
      '1 000',
      '48 213',
      '1 204 311',
    ])
    expect(plain(figures(lastDeal))).toBe('18 446 744 073 709 551 615')
  })
  it('keeps a figure and its per cent sign on one line', () => {
    expect(tied('It wins about 98 % (97 to 99 %).')).toBe('It wins about 98\u202f% (97 to 99\u202f%).')
  })
  it('never writes something as nothing, nor almost all as all', () => {
    expect([0, 0.0001, 0.004, 0.31, 0.994, 0.9999, 1].map((n) => plain(percent(n)))).toEqual([
      '0 %', '< 0.1 %', '0.4 %', '31 %', '99.4 %', '> 99.9 %', '100 %',
    ]) // prettier-ignore
    expect([plain(percents(0.27, 0.35)), plain(percents(0.5, 0.5))]).toEqual(['27 to 35 %', '50 %'])
    expect(plain(atLeast(0.27, 0.35))).toBe('27 to 35 %')
    expect([plain(atLeast(0.993, 1)), plain(atLeast(0.999724, 1))]).toEqual([
      '99.3 % or more',
      'more than 99.97 %',
    ])
  })
  it('writes time', () => {
    expect([0, 67_900, 3_750_000].map(clock)).toEqual(['0:00', '1:07', '1:02:30'])
    expect([0, 61_000, 7_200_000].map(spoken)).toEqual(['no time', '1 minute 1 second', '2 hours'])
    expect([plain(moveCount(1)), plain(moveCount(1204))]).toEqual(['1 move', '1 204 moves'])
  })
})

describe('deals', () => {
  it('takes numbers from 0 to 2^64-1, however they are spaced', () => {
    expect(parseDeal(' 48 213 ')).toEqual({ number: '48213' })
    expect(parseDeal('007')).toEqual({ number: '7' })
    expect(parseDeal('18446744073709551615')).toEqual({ number: '18446744073709551615' })
    for (const bad of ['', ' ', '-1', '1.5', '1e3', '18446744073709551616', '9'.repeat(500), '0x1f'])
      expect(parseDeal(bad)).toHaveProperty('fault')
  })
  it('tells how often hints win deals of a grade, where that is known', () => {
    const of = (won: number, games: number) => gradeWords({ won, games }).replaceAll('\u202f', ' ')
    expect(of(1000, 2000)).toBe('With hints, 50 % of such deals were won.')
    expect(of(1, 4)).toBe('With hints, 25 % (5 to 70 %) of such deals were won.') // 0.0456, 0.6994
    // the upper end is z² / (7 + z²) = 0.354
    expect(of(0, 7)).toBe('With hints, less than 35 % of such deals were won.')
    expect(gradeWords({ won: 0, games: 0 })).toBe('')
  })
  it('draws deals that can be dealt', () => {
    for (let i = 0; i < 50; i++)
      expect(parseDeal(randomDeal())).toEqual({ number: expect.any(String) as string })
  })
})

/** A tree from lists of parents. */
function grown(parents: number[]): TryNode[] {
  const tree: TryNode[] = parents.map((parent, i) => ({
    parent,
    move: `m${i}`,
    words: '',
    children: [],
    note: '',
    name: '',
    standing: 'playing',
  }))
  for (const [i, node] of tree.entries()) if (node.parent >= 0) tree[node.parent]!.children.push(i)
  return tree
}

describe('the picture of the tries', () => {
  //            0 - 1 - 2 - 3      4, 5 branch at 1; 6 at 2
  const tree = grown([-1, 0, 1, 2, 1, 4, 2])

  it('finds the line', () => {
    expect(lineThrough(tree, 2)).toEqual([0, 1, 2, 6])
    expect(lineThrough(tree, 3)).toEqual([0, 1, 2, 3])
    expect(lineThrough([], 0)).toEqual([])
  })
  it('puts the present line on top and no two nodes on one place', () => {
    for (const at of tree.keys()) {
      const shown = picture(tree, at)
      expect(shown.line.every((node) => shown.places[node]!.lane === 0)).toBe(true)
      expect(new Set(shown.places.map(({ depth, lane }) => `${depth}/${lane}`)).size).toBe(tree.length)
      expect(shown.ends).toBe(3)
    }
  })
  it('stays right with thousands of nodes, at random', () => {
    let seed = 7
    const random = (n: number) => (seed = (seed * 48271) % 2147483647) % n
    const parents = [-1]
    for (let i = 1; i < 3000; i++) parents.push(random(12) === 0 ? random(i) : i - 1)
    const big = grown(parents)
    const shown = picture(big, 2999)
    expect(new Set(shown.places.map(({ depth, lane }) => `${depth}/${lane}`)).size).toBe(3000)
    for (const [i, node] of big.entries())
      if (node.parent >= 0) expect(shown.places[i]!.depth).toBe(shown.places[node.parent]!.depth + 1)
  })
  it('goes through it by arrows', () => {
    const shown = picture(tree, 3)
    expect(neighbour(tree, shown, 3, 'ArrowLeft')).toBe(2)
    expect(neighbour(tree, shown, 0, 'ArrowLeft')).toBe(0)
    expect(neighbour(tree, shown, 2, 'ArrowRight')).toBe(3)
    expect(neighbour(tree, shown, 0, 'End')).toBe(5)
    expect(neighbour(tree, shown, 5, 'Home')).toBe(0)
    const below = neighbour(tree, shown, 3, 'ArrowDown')
    expect(shown.places[below]!.lane).toBeGreaterThan(0)
    expect(shown.places[neighbour(tree, shown, below, 'ArrowUp')]!.lane).toBeLessThan(
      shown.places[below]!.lane,
    )
  })
})
