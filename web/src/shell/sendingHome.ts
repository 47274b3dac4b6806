import type { Core, Step } from '../core/types'
import type { Game } from '../game.svelte'
import { settings } from '../store/settings.svelte'
import { t } from '../words/say.svelte'
import { Held } from './held'

/** Milliseconds between two cards that go home, and between those that finish a won game. */
const pace = 120
const finishing = 90

/** Cards that go home without the player laying each of them: automatically, all that safely can, and those that finish a won game. */
export class SendingHome {
  readonly #core: Core
  readonly #inPlay: () => Game | null
  readonly #say: (words: string) => void
  #held: Held | null = null

  constructor(core: Core, inPlay: () => Game | null, say: (words: string) => void) {
    this.#core = core
    this.#inPlay = inPlay
    this.#say = say
  }

  /** Follows the game in play, and after a player's move sends cards home as the settings allow. */
  follow(game: Game, step: Step, opened: boolean): void {
    if (opened) this.#held = new Held(game.facts, step.table)
    else this.#held?.follow(step, game.running)
    if (step.move && !opened && !game.running && !game.again) void this.#automatically(game)
  }

  /** Sends cards home, except cards that were taken back. */
  async #automatically(game: Game): Promise<void> {
    const next = () => {
      const safe = settings.auto === 'safe' ? new Set(this.#core.safe()) : null
      return game.table.moves.find(
        (move) => (safe ? safe.has(move.text) : move.home) && this.#held?.allows(game.table, move),
      )
    }
    while (settings.auto !== 'off' && game === this.#inPlay() && game.table.standing === 'playing') {
      const move = next()
      if (!move || !(await game.playAll([move.text], pace))) return
    }
  }

  /** Plays home all cards that can safely go. */
  async safely(): Promise<void> {
    const moves = this.#core.safe()
    if (moves.length === 0) this.#say(t('No card can safely go home.'))
    await this.#inPlay()?.playAll(moves, pace)
  }

  /** The moves that finish a won game, if only moves home are left. */
  left(): string[] | null {
    return this.#core.finish()
  }

  async finish(): Promise<void> {
    await this.#inPlay()?.playAll(this.left() ?? [], finishing)
  }
}
