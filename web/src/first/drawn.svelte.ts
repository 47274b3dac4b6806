import { covered, uncover } from './cover'

/** How much of the chooser there is so far: behind the first picture it comes a few parts at a time, so that no task is long. */
export class Drawn {
  /** What stands above the tiles, and the tiles, from the first on. */
  parts = $state(covered() ? 0 : Infinity)

  /** Made with its component, which has so many tiles. */
  constructor(tiles: () => number) {
    $effect(() => {
      const { parts } = this
      if (parts === Infinity) return uncover()
      const next = setTimeout(() => (this.parts = parts > tiles() ? Infinity : parts + (parts === 0 ? 1 : 3)))
      return () => clearTimeout(next)
    })
  }
}
