/** Keeps the page for use without a network, where the browser can. Not while developing: what is kept would be old. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('./sw.js').catch(() => {
    // refused in some private windows; the page works without
  })
}
