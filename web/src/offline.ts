import { newer } from './shell/newer.svelte'

/** Milliseconds after which the page stands even on a slow device: to keep it earlier would take the processor from drawing it. */
const standing = 5000

/** Keeps the page for use without a network, where the browser can. Not while developing: what is kept would be old. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD) return
  // a part of this build that the host has no more
  addEventListener('vite:preloadError', () => (newer.here = true))
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('controllerchange', () => void compare())
  setTimeout(() => {
    navigator.serviceWorker.register('./sw.js').catch(() => {
      // refused in some private windows; the page works without
    })
  }, standing)
}

/** The worker that keeps the page has changed: is what it keeps another build than this one? */
async function compare(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[src]')?.src.split('/').at(-1)
  const page = await fetch('./index.html').then(
    (answer) => answer.text(),
    () => '',
  )
  if (own && page.includes('<script') && !page.includes(own)) newer.here = true
}
