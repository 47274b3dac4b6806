/** How long to wait for a tab that is being closed to let go, in milliseconds. */
const patience = 400

/**
 * Which game this tab alone may write, among all tabs of this browser. Where the browser has no locks, as on a page
 * without https, the tab that opens a game last has it, and the others hear of that.
 */
export class Hold {
  readonly #lost: () => void
  readonly #channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('longwood')
  #key = ''
  #turn = 0
  #release: () => void = () => undefined

  /** `lost`: another tab took over what this one held. */
  constructor(lost: () => void) {
    this.#lost = lost
    if (this.#channel) this.#channel.onmessage = ({ data }) => data === this.#key && this.#end()
  }

  /** Takes a game and lets go of the one before; false if another tab has it. `force` takes it away from that tab. */
  async take(key: string, force: boolean): Promise<boolean> {
    if (this.#key === key) return true
    this.#release()
    this.#key = ''
    const turn = ++this.#turn
    const mine = await this.#lock(key, force, turn)
    if (!mine || turn !== this.#turn) return false
    this.#key = key
    this.#channel?.postMessage(key)
    return true
  }

  #lock(key: string, force: boolean, turn: number): Promise<boolean> {
    const locks = navigator.locks as LockManager | undefined
    if (!locks) return Promise.resolve(true)
    return new Promise((settle) => {
      const how: LockOptions = force ? { steal: true } : { signal: AbortSignal.timeout(patience) }
      const held = () =>
        new Promise<void>((release) => {
          if (turn !== this.#turn) release()
          else this.#release = release
          settle(true)
        })
      locks
        .request(`longwood/${key}`, how, held)
        .catch(() => (settle(false), turn === this.#turn && this.#key === key && this.#end()))
    })
  }

  #end(): void {
    this.#key = ''
    this.#lost()
  }
}
