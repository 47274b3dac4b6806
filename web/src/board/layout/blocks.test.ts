import { describe, expect, it } from 'vitest'
import { above, beside, block, gapOf, type Block } from './blocks'

let places: Record<string, [x: number, y: number, w: number, h: number]> = {}

/** A part of this size that notes where it is laid. */
const part = (name: string, w: number, h: number, say: Partial<Block> = {}): Block =>
  block({ w, h, ...say, lay: (...at) => (places[name] = at) })

const laid = (of: Block | null, w = of!.w, h = of!.h) => {
  places = {}
  of!.lay(0, 0, w, h)
  return places
}

describe('parts side by side', () => {
  it('are apart by the usual distance or the one between them', () => {
    const row = beside([part('a', 1, 1), part('b', 2, 1), gapOf(3), part('c', 1, 1)], 0.5, false)
    expect(row).toMatchObject({ w: 7.5, h: 1 })
    expect(Object.values(laid(row)).map(([x]) => x)).toEqual([0, 1.5, 6.5])
  })
  it('have the same middle, or the same top if one of them grows', () => {
    const still = beside([part('a', 1, 3), part('b', 1, 1)], 0, false)
    expect(laid(still).b![1]).toBe(1)
    const growing = beside([part('a', 1, 3, { grow: 1 }), part('b', 1, 1)], 0, false)
    const { a, b } = laid(growing, 2, 5)
    expect([a![3], b![1]]).toEqual([5, 0])
  })
  it('change sides with the hand for left-handed players', () => {
    const row = (mirror: boolean, hands: boolean) =>
      beside([part('hand', 1, 1, { hands }), part('b', 2, 1)], 1, mirror)
    expect(laid(row(true, true))).toMatchObject({ hand: [3, 0, 1, 1], b: [0, 0, 2, 1] })
    expect(laid(row(true, false)).hand![0]).toBe(0)
    expect(laid(row(false, true)).hand![0]).toBe(0)
  })
  it('leave what room there is to a rest', () => {
    const row = beside([part('a', 1, 1), gapOf(null), part('b', 1, 1)], 0.5, false)
    expect(laid(row, 10, 1).b![0]).toBe(9)
  })
  it('close up where one is missing', () => {
    const row = beside([part('a', 1, 1), gapOf(4), null, part('b', 1, 1)], 0.5, false)
    expect(row!.w).toBe(2.5)
    expect(beside([null, null], 1, false)).toBeNull()
  })
})

describe('parts one above another', () => {
  it('share what height is left if they grow', () => {
    const column = above([part('a', 1, 1), part('b', 1, 1, { grow: 1 }), part('c', 1, 1, { grow: 2 })], 0)
    const { b, c } = laid(column, 1, 9)
    expect([b![3], c![1], c![3]]).toEqual([3, 4, 5])
  })
  it('leave room for a number that hangs beneath one', () => {
    expect(above([part('a', 1, 1, { under: 0.5 }), part('b', 1, 1)], 0.2)!.h).toBe(2.5)
    expect(above([part('a', 1, 1, { under: 0.5 }), part('b', 1, 1)], 0.7)!.h).toBe(2.7)
    expect(above([part('a', 1, 1, { under: 0.5 }), gapOf(0.25), part('b', 1, 1)], 0.7)!.h).toBe(2.25)
  })
  it('are in the middle unless they spread', () => {
    const column = above([part('a', 4, 1), part('b', 2, 1), part('c', 2, 1, { flex: 'spread' })], 0)
    const { b, c } = laid(column)
    expect([b![0], c![0], c![2]]).toEqual([1, 0, 4])
  })
})
