import { describe, expect, it } from 'vitest'
import { roomsFor } from './rows'

const sum = (rooms: number[]) => rooms.reduce((all, room) => all + room, 0)

describe('rooms of piles side by side', () => {
  it('are alike while every card can be read', () => {
    expect(roomsFor([3, 5, 0, 1], 8.4)).toEqual([2.1, 2.1, 2.1, 2.1])
  })
  it('follow need when one has more', () => {
    const rooms = roomsFor([3, 9, 3, 3], 8.4)
    expect(sum(rooms)).toBeCloseTo(8.4)
    expect(rooms[1]).toBeGreaterThanOrEqual(1 + 8 * 0.26)
    expect(rooms[0]).toBeGreaterThanOrEqual(1 + 2 * 0.26)
    expect(rooms[0]).toBeCloseTo(rooms[2]!)
  })
  it('never fall below a card', () => {
    const rooms = roomsFor([60, 3, 0], 6.3)
    expect(sum(rooms)).toBeCloseTo(6.3)
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(1)
    expect(rooms[0]).toBeGreaterThan(rooms[1]!)
  })
})
