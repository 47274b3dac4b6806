import { wrap, type Remote } from 'comlink'
import type { SearchThread, Thread } from './thread'

/** A thread that was started, and its searches. */
export interface Started {
  thread: Thread
  remote: Remote<SearchThread>
}

/** Starts a thread, which loads longwood.wasm from `url`; if it cannot, its calls say so. */
export function startThread(url: string, start: () => Thread): Started {
  const thread = start()
  const remote = wrap<SearchThread>(thread.endpoint)
  remote.load(url).catch(() => undefined)
  return { thread, remote }
}
