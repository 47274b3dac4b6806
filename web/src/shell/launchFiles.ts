import { t } from '../words/say.svelte'

/** What the system hands to the installed page: files that are opened with it, and texts that are shared with it. */

/** Chromium's queue of files with which the page was started; it is in no standard library of types yet. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void): void
}

/** The parts of what is shared, as the manifest names them, the one most likely to hold a game first. */
export const sharedParts = ['text', 'url', 'title'] as const

/** What was shared by an address such as ./?text=…; empty for nothing. */
export function sharedText(search: string): string {
  const given = new URLSearchParams(search)
  return sharedParts
    .map((part) => given.get(part) ?? '')
    .filter(Boolean)
    .join('\n')
}

/** Opens what was shared, and each file as it comes. What was shared is opened once: the address forgets it. */
export function receive(open: (given: File | string, what: string) => Promise<void>): void {
  const shared = sharedText(location.search)
  if (location.search !== '') history.replaceState(history.state, '', location.pathname + location.hash)
  if (shared !== '') void open(shared, t('The shared text'))
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files }) => {
    const [first] = files ?? []
    if (first) void first.getFile().then((file) => open(file, t('This file')))
  })
}
