import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { PlayingOn } from './playingOn.svelte'

type Played = ConstructorParameters<typeof PlayingOn>[0]

/** A game of three moves, each of which the hint advises. */
function game() {
  const table = (length: number) => ({ length, standing: length < 3 ? 'playing' : 'won', moves: [] })
  const own = {
    table: table(0),
    play: vi.fn(() => {
      own.table = table(own.table.length + 1)
      play.hinting.moves = []
    }),
  }
  const play = {
    game: own,
    hinting: { moves: [] as { text: string; words: string; reason: string }[] },
    askHint: vi.fn(() => {
      play.hinting.moves = [{ text: `move ${own.table.length}`, words: 'the ace', reason: 'goes home' }]
      return Promise.resolve()
    }),
    annotate: vi.fn(() => ''),
    noteHere: vi.fn(() => ''),
    winningLine: vi.fn((): Promise<string[] | null> => Promise.resolve(null)),
    say: vi.fn(),
  }
  return { own, play, on: new PlayingOn(play as unknown as Played) }
}

const heard = new Map<string, () => void>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (event: string, act: () => void) => heard.set(event, act))
  vi.stubGlobal('removeEventListener', (event: string) => heard.delete(event))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('plays what the hints advise to the end, and says where it began', async () => {
  const { own, play, on } = game()
  const going = on.go()
  await vi.runAllTimersAsync()
  await going
  expect(own.play.mock.calls).toEqual([['move 0'], ['move 1'], ['move 2']])
  expect(play.annotate).toHaveBeenCalledTimes(1)
  expect(play.say).toHaveBeenCalledWith('The ace: goes home.')
  expect(heard.size).toBe(0)
  expect(on.running).toBe(false)
})

it('is stopped by a touch before the next move is made', async () => {
  const { own, play, on } = game()
  on.pace = 'slow'
  const going = on.go()
  await vi.advanceTimersByTimeAsync(4000)
  expect(own.play).toHaveBeenCalledTimes(1)
  heard.get('pointerdown')!()
  await going
  expect(own.play).toHaveBeenCalledTimes(1)
  expect(play.say).toHaveBeenLastCalledWith('It is your move again.')
})

it('ends where no hint is found', async () => {
  const { own, play, on } = game()
  play.askHint.mockImplementation(() => Promise.resolve())
  const going = on.go()
  await vi.runAllTimersAsync()
  await going
  expect(own.play).not.toHaveBeenCalled()
  expect(play.annotate).not.toHaveBeenCalled()
})

it('plays a winning line with all cards known, and keeps a note of the player', async () => {
  const { own, play, on } = game()
  play.winningLine.mockResolvedValue(['a', 'b', 'c'])
  play.noteHere.mockReturnValue('Think of the kings')
  const going = on.go('solution')
  await vi.runAllTimersAsync()
  await going
  expect(own.play.mock.calls).toEqual([['a'], ['b'], ['c']])
  expect(play.askHint).not.toHaveBeenCalled()
  expect(play.annotate).not.toHaveBeenCalled()
  expect(play.say.mock.calls.at(-1)).toEqual(['C, and the game is won.'])
})

it('plays nothing where no line wins', async () => {
  const { own, play, on } = game()
  play.winningLine.mockResolvedValue(null)
  await on.go('solution')
  expect(own.play).not.toHaveBeenCalled()
  expect(on.running).toBe(false)
})
