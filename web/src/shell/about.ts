import { createContext } from 'svelte'
import type { Core, GameListed } from '../core/types'
import type { Days } from '../store/days'
import type { DialogName } from './dialogs'
import type { Storage } from './keeping.svelte'
import type { Play } from './play.svelte'

/** What every dialog finds about it, over a table as over the list of games. */
export interface About {
  readonly core: Core
  readonly play: Play
  readonly storage: Storage
  readonly games: GameListed[]
  /** What came of the deals of the days, where they are shown. */
  readonly days: Days
  /** Opens a dialog in the place of the one that is open. */
  open(dialog: DialogName): void
  close(): void
  /** Plays the deal of a day; one line naming the fault, if there is one. */
  playDay(day: string, game: string): Promise<string>
  /** Opens a record as the game in play. */
  replay(record: string): void
  /** Reviews the game in play, or that of a record; absent where it cannot. */
  review?(record: string | null): void
}

export const [about, setAbout] = createContext<About>()

/** Hands a fault on; where there is none, the dialog has done its work and closes. */
export function closeUnless(at: About, fault: string): string {
  if (fault === '') at.close()
  return fault
}
