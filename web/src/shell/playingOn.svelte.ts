import { t } from '../words/say.svelte'
import type { Play } from './play.svelte'

/** How fast the hints play on, in milliseconds between the hint and its move. */
export const paces = { slow: 3000, medium: 1200, fast: 200 } as const
export type Pace = keyof typeof paces

/** The hints play on for the player, each move with its reason, until a key, a click or a touch stops them. */
export class PlayingOn {
  running = $state(false)
  pace = $state<Pace>('medium')
  readonly #play: Pick<Play, 'askHint' | 'hinting' | 'game' | 'annotate' | 'say'>
  #wake: (() => void) | null = null

  constructor(play: Pick<Play, 'askHint' | 'hinting' | 'game' | 'annotate' | 'say'>) {
    this.#play = play
  }

  readonly stop = (): void => {
    this.running = false
    this.#wake?.()
  }

  async go(): Promise<void> {
    const { game } = this.#play
    if (!game || this.running) return
    this.running = true
    const events = ['pointerdown', 'keydown', 'wheel'] as const
    for (const event of events) addEventListener(event, this.stop, { capture: true })
    let noted = false
    try {
      while (this.running && this.#play.game === game && game.table.standing === 'playing') {
        const move = await this.#nextMove()
        const { table } = game
        await this.#wait()
        if (!move || !this.#goesOn() || game.table !== table) break
        // the game says where they began
        if (!noted) this.#play.annotate('note', t('The hints played on from here.'))
        noted = true
        game.play(move)
      }
      if (game.table.standing === 'playing') this.#play.say(t('It is your move again.'))
    } finally {
      for (const event of events) removeEventListener(event, this.stop, { capture: true })
      this.running = false
    }
  }

  /** Asked after a pause, in which it may have been stopped. */
  #goesOn(): boolean {
    return this.running
  }

  /** The move that the hint advises; null if there is none or it was stopped. */
  async #nextMove(): Promise<string | null> {
    if (this.#play.hinting.moves.length === 0) await this.#play.askHint()
    return this.#goesOn() ? (this.#play.hinting.moves[0]?.text ?? null) : null
  }

  #wait(): Promise<void> {
    return new Promise((done) => {
      this.#wake = done
      setTimeout(done, paces[this.pace])
    })
  }
}
