/** How much of something large is drawn so far: it comes a few parts at a time, so that no task is long. */
export class Drawn {
  /** One part at first; Infinity once all are there. */
  parts = $state(0)

  /**
   * Made while its component is. `all` says how many parts there are, 0 until that is known; `whole` is called once all are
   * drawn.
   */
  constructor(all: () => number, step: number, whole: () => void, atOnce = false) {
    if (atOnce) this.parts = Infinity
    $effect(() => {
      const { parts } = this
      if (parts === Infinity) return whole()
      if (all() === 0) return
      const next = setTimeout(
        () => (this.parts = parts > all() ? Infinity : parts + (parts === 0 ? 1 : step)),
      )
      return () => clearTimeout(next)
    })
  }
}
