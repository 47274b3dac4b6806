import { expect, it } from 'vitest'
import { MonotonicClock } from './monotonicClock'
import { PlaySession } from './playSession'

it('counts what was played, and neither sleep nor a clock that goes back', () => {
  let now = 5000
  const clock = new MonotonicClock(() => now)
  const session = PlaySession.fresh('', 'dealt', 0)
  session.go(clock.time)
  const pass = (ms: number) => {
    now += ms
    return session.played(clock.time)
  }
  expect(pass(1000)).toBe(1000)
  expect(pass(1000)).toBe(2000)
  // eight hours of sleep
  expect(pass(8 * 3_600_000)).toBe(2000)
  expect(pass(1000)).toBe(3000)
  expect(pass(-60_000)).toBe(3000)
  expect(pass(1000)).toBe(4000)
  session.stop(clock.time)
  expect(pass(10_000)).toBe(4000)
  session.go(clock.time)
  expect(pass(500)).toBe(4500)
})

it('is whole, as what is kept must be, though the browser’s clock is not', () => {
  let now = 0.3
  const clock = new MonotonicClock(() => now)
  for (const step of [0.7, 1.9, 1000.4]) {
    now += step
    expect(Number.isInteger(clock.time)).toBe(true)
  }
  expect(clock.time).toBe(1003)
})
