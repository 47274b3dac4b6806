import { wrap, type Endpoint, type Remote } from 'comlink'
import type { Searches } from './searches'

/** A worker, or what stands for one in a test. */
export interface Thread {
  endpoint: Endpoint
  end(): void
  /** To be called when the thread fails as a whole. */
  failed: () => void
}

/** A thread that was started, and its searches. */
export interface Started {
  thread: Thread
  remote: Remote<Searches>
}

/** Starts a thread, which loads longwood.wasm from `url`; if it cannot, its calls say so. */
export function startThread(url: string, start: () => Thread): Started {
  const thread = start()
  const remote = wrap<Searches>(thread.endpoint)
  remote.load(url).catch(() => undefined)
  return { thread, remote }
}
