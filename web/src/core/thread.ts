import type { Endpoint } from 'comlink'
import { Searches } from './searches'
import { Instance, compile } from './wasm'

/** A worker, or what stands for one in a test. */
export interface Thread {
  endpoint: Endpoint
  end(): void
  /** To be called when the thread fails as a whole. */
  failed: () => void
}

/** The searches in a thread of their own, with a module of their own. */
export class SearchThread {
  #searches: Promise<Searches> | null = null

  /** Fetches the module; the other calls wait for it. */
  load(url: string): void {
    this.#searches = compile(fetch(url))
      .then(Instance.from)
      .then((core) => new Searches(core))
    // the calls that wait for it will say so
    this.#searches.catch(() => undefined)
  }

  async speak(catalogue: Uint8Array | null): Promise<void> {
    ;(await this.#ready()).speak(catalogue)
  }

  async cancel(): Promise<void> {
    ;(await this.#ready()).cancel()
  }

  async memory() {
    return (await this.#ready()).memory()
  }

  async verdict(...args: Parameters<Searches['verdict']>) {
    return (await this.#ready()).verdict(...args)
  }

  async turningPoint(...args: Parameters<Searches['turningPoint']>) {
    return (await this.#ready()).turningPoint(...args)
  }

  async advice(...args: Parameters<Searches['advice']>) {
    return (await this.#ready()).advice(...args)
  }

  async assist(...args: Parameters<Searches['assist']>) {
    return (await this.#ready()).assist(...args)
  }

  async accept(...args: Parameters<Searches['accept']>) {
    return (await this.#ready()).accept(...args)
  }

  async review(...args: Parameters<Searches['review']>) {
    return (await this.#ready()).review(...args)
  }

  async winnable(...args: Parameters<Searches['winnable']>) {
    return (await this.#ready()).winnable(...args)
  }

  #ready(): Promise<Searches> {
    return this.#searches ?? Promise.reject(new Error('the module is not loaded'))
  }
}
