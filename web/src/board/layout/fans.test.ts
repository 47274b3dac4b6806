import { describe, expect, it } from 'vitest'
import { offsets } from './fans'

const column = (n: number, room: number) => offsets(n, room, 0.26, 0.15, 0.03)

describe('offsets', () => {
  it('are normal where there is room', () => {
    expect(column(4, 5)).toEqual([0, 0.26, 0.52, 0.78])
  })
  it('close up evenly', () => {
    const at = column(5, 0.8)
    expect(at[4]).toBeCloseTo(0.8)
    expect(at[1]! - at[0]!).toBeCloseTo(0.2)
  })
  it('bunch the oldest below the floor, and never leave the room', () => {
    for (let n = 1; n <= 60; n++)
      for (const room of [0, 0.2, 0.5, 1, 2]) {
        const at = column(n, room)
        expect(at).toHaveLength(n)
        expect(at[n - 1]!).toBeLessThanOrEqual(room + 1e-9)
        expect([...at].sort((a, b) => a - b)).toEqual(at)
      }
    const at = column(10, 1)
    expect(at[9]! - at[8]!).toBeCloseTo(0.15)
    expect(at[1]! - at[0]!).toBeCloseTo(0.03)
  })
  it('leave a head legible', () => {
    for (let n = 1; n <= 60; n++)
      for (const room of [0, 0.2, 0.5, 1, 2]) {
        const at = offsets(n, room, 0.26, 0.15, 0.03, true)
        expect(at).toHaveLength(n)
        expect(at[n - 1]!).toBeLessThanOrEqual(room + 1e-9)
      }
    const at = offsets(10, 1, 0.26, 0.15, 0.03, true)
    expect(at[1]!).toBeCloseTo(0.15)
    expect(at[2]! - at[1]!).toBeCloseTo(0.03)
    expect(at[9]! - at[8]!).toBeCloseTo(0.15)
  })
  it('need no card', () => {
    expect(column(0, 1)).toEqual([])
    expect(column(1, -1)).toEqual([0])
  })
})
