/** How long to wait for a tab that is being closed to let go, in milliseconds. */
const patience = 400
/** How long to wait for a browser that does not answer; then it is as if it had no locks. */
const silence = 5000

/** Whether some tab has this lock; a browser that has not answered yet has not said so. */
async function isHeld(locks: LockManager, name: string): Promise<boolean> {
  const { held = [] } = await locks.query()
  return held.some((one) => one.name === name)
}

/**
 * Which game this tab alone may write, among all tabs of this browser. Where the browser has no locks, as on a page
 * without https, the tab that opens a game last has it, and the others hear of that.
 */
export class TabLock {
  readonly #lost: () => void
  readonly #free: () => void
  readonly #channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('longwood')
  #key = ''
  #turn = 0
  /** Lets go of the lock, or of waiting for it. */
  #release: () => void = () => undefined

  /** `lost`: another tab took over what this one held. `free`: what another tab had at first has fallen to this one. */
  constructor(lost: () => void, free: () => void) {
    this.#lost = lost
    this.#free = free
    if (this.#channel) this.#channel.onmessage = ({ data }) => data === this.#key && this.#end()
  }

  /** Takes a game and lets go of the one before; false if another tab has it. `force` takes it away from that tab. */
  async take(key: string, force: boolean): Promise<boolean> {
    if (this.#key === key) return true
    this.#release()
    this.#key = ''
    const turn = ++this.#turn
    if (!(await this.#lock(key, force, turn)) || turn !== this.#turn) return false
    this.#key = key
    this.#channel?.postMessage(key)
    return true
  }

  /** Lets go of the game at once: the page is being left. */
  drop(): void {
    this.#turn++
    this.#key = ''
    this.#release()
  }

  #lock(key: string, force: boolean, turn: number): Promise<boolean> {
    const locks = navigator.locks as LockManager | undefined
    if (!locks) return Promise.resolve(true)
    return new Promise((settle) => {
      const name = `longwood/${key}`
      const waiting = new AbortController()
      this.#release = () => waiting.abort()
      let late = false
      const held = () => {
        if (turn !== this.#turn) return
        this.#key = key
        settle(true)
        if (late) this.#free()
        return new Promise<void>((release) => (this.#release = release))
      }
      const wait = () => setTimeout(() => void ask(), patience)
      const ask = async (): Promise<unknown> => {
        if (this.#key === key) return
        const wanted = turn === this.#turn
        if (wanted && !(await isHeld(locks, name).catch(() => true))) return wait()
        late = true
        settle(false)
      }
      if (!force) {
        wait()
        setTimeout(() => settle(true), silence)
      }
      locks
        .request(name, force ? { steal: true } : { signal: waiting.signal }, held)
        .catch(() => turn === this.#turn && this.#key === key && this.#end())
    })
  }

  #end(): void {
    this.#key = ''
    this.#lost()
  }
}
