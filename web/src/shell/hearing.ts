import type { Step } from '../core/types'
import { settings } from '../store/settings.svelte'
import { screen } from './screen.svelte'
import type { Sound } from './sounds'

type Sounds = typeof import('./sounds')

/** Makes the sounds of a game as it is played. They are fetched with the first, because most players want none. */
export class Hearing {
  /** How many cards were unknown after the last step. */
  #covered = 0

  refused(): void {
    void this.#make(() => ['refused'])
  }

  after(step: Step, opened: boolean): void {
    const covered = this.#covered
    this.#covered = step.table.unknown
    if (!opened) void this.#make(({ heard }) => heard(step, covered))
  }

  async #make(of: (sounds: Sounds) => readonly Sound[]): Promise<void> {
    if (!settings.sound) return
    const sounds = await import('./sounds')
    sounds.play(of(sounds), settings.volume, screen.reduced)
  }
}
