import { isOver } from '../core/over'
import type { Advice, AnnotationKind } from '../core/types'
import type { Game } from '../game.svelte'
import { capital, t, tn } from '../words/say.svelte'

/** How fast the game is played on, in milliseconds between what is said of a move and the move. */
export const paces = { slow: 3000, medium: 1200, fast: 200 } as const
export type Pace = keyof typeof paces

export const paceWords = (): Record<Pace, string> => ({
  slow: t('slow'),
  medium: t('medium', {}, 'speed'),
  fast: t('fast'),
})

/** Who plays on: the hints, which see only the table, or a winning line, which knows all cards. */
export type Guide = 'hints' | 'solution'

/** The game in play, its hints and its solution. */
interface Played {
  readonly game: Game | null
  readonly hinting: { readonly moves: Advice['hints'] }
  askHint(): Promise<void>
  annotate(kind: AnnotationKind, text: string): string
  noteHere(): string
  say(words: string): void
  winningLine(): Promise<readonly string[] | null>
}

/** The game plays on for the player, each move with its reason, until a key, a click or a touch stops it. */
export class PlayingOn {
  running = $state(false)
  pace = $state<Pace>('medium')
  readonly #play: Played
  #wake: (() => void) | null = null

  constructor(play: Played) {
    this.#play = play
  }

  readonly stop = (): void => {
    this.running = false
    this.#wake?.()
  }

  /** The next speed in turn, which the player is told. */
  nextPace(): void {
    const all = Object.keys(paces) as Pace[]
    this.pace = all[(all.indexOf(this.pace) + 1) % all.length]!
    this.#play.say(t('Speed: {pace}', { pace: paceWords()[this.pace] }))
  }

  async go(by: Guide = 'hints'): Promise<void> {
    const { game } = this.#play
    if (!game || this.running || isOver(game.table)) return
    this.running = true
    const events = ['pointerdown', 'keydown', 'wheel'] as const
    for (const event of events) addEventListener(event, this.stop, { capture: true })
    try {
      const line = by === 'hints' ? null : await this.#play.winningLine()
      let noted = by !== 'hints' && line === null
      if (noted) return
      const left = [...(line ?? [])]
      while (this.#goesOn() && this.#play.game === game && !isOver(game.table)) {
        const move = line ? this.#nextOf(left) : await this.#advised()
        const { table } = game
        await this.#wait()
        if (move === null || !this.#goesOn() || game.table !== table) break
        // the game says where they began
        if (!noted && this.#play.noteHere() === '')
          this.#play.annotate(
            'note',
            line ? t('Played on from here with all cards known.') : t('The hints played on from here.'),
          )
        noted = true
        game.play(move)
      }
      if (!isOver(game.table)) this.#play.say(t('It is your move again.'))
    } finally {
      for (const event of events) removeEventListener(event, this.stop, { capture: true })
      this.running = false
    }
  }

  /** Asked after a pause, in which it may have been stopped. */
  #goesOn(): boolean {
    return this.running
  }

  /** The move that the hint advises, with its reason said; null if there is none or it was stopped. */
  async #advised(): Promise<string | null> {
    if (this.#play.hinting.moves.length === 0) await this.#play.askHint()
    const [best] = this.#goesOn() ? this.#play.hinting.moves : []
    if (!best) return null
    if (best.reason !== '')
      this.#play.say(capital(t('{move}: {reason}.', { move: best.words, reason: best.reason })))
    return best.text
  }

  /** The next move of the line, with what is left said. */
  #nextOf(left: string[]): string | null {
    const move = left.shift()
    if (move === undefined) return null
    const words = this.#play.game?.table.moves.find(({ text }) => text === move)?.words ?? move
    const told = { move: words }
    this.#play.say(
      capital(
        left.length === 0
          ? t('{move}, and the game is won.', told)
          : tn(
              '{move}: with {n} more move the game is won.',
              '{move}: with {n} more moves the game is won.',
              left.length,
              told,
            ),
      ),
    )
    return move
  }

  #wait(): Promise<void> {
    return new Promise((done) => {
      this.#wake = done
      setTimeout(done, paces[this.pace])
    })
  }
}
