import type { Core, Oracle } from '../core/types'
import type { Play } from './play.svelte'

/** Core and solver speak the language of a catalogue from now on, and what is shown is said anew; null is English. */
export function reword(core: Core, oracle: Oracle, play: Play, catalogue: Uint8Array | null): void {
  core.speak(catalogue)
  oracle.speak(catalogue)
  play.hinting.close()
  play.notice = ''
  play.dealt = ''
  play.game?.reword()
}
