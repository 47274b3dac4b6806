/// <reference lib="webworker" />

/** Written in by the build: a digest of this page's files, and their names. */
declare const build: { version: string; files: string[] }

const worker = self as unknown as ServiceWorkerGlobalScope

/*
 * Keeps one whole build of the page for use without a network. The page itself is asked for anew each time, so that
 * a newer build shows at once; its files are named by their contents, so those that are kept are right,
 * and those of older builds are kept besides for the tabs that came with them.
 */

const prefix = 'longwood-'
/** The file of the page itself. */
const page = 'index.html'
const cacheName = prefix + build.version
/** Where the older builds are written down that were there when this one came. */
const olderBuilds = './older-builds'
interface Older {
  tabs: string[]
  caches: string[]
}
/** Where the page itself is asked for. */
const addresses = ['./', './index.html', './index'].map(
  (name) => new URL(name, worker.location.href).pathname,
)
/** How long a network that does not answer may hold up the page, in milliseconds. */
const patience = 3000

worker.addEventListener('install', (event) => event.waitUntil(keepAll()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  // beside the page a site may have others, which are not kept
  if (request.mode === 'navigate' && !addresses.includes(pathname)) return
  event.respondWith(request.mode === 'navigate' ? networkFirst(request) : keptFirst(request))
  // a tab that is reloaded is there until its new page runs its script
  if (request.destination === 'script') event.waitUntil(forgetOlder())
})

/** All files or none: a build is never kept in part. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.all(build.files.map(async (file) => cache.put(file, await fetched(file))))
  await worker.skipWaiting()
}

/**
 * A file of this build as the host gives it. Hosts may redirect the page's file to its folder, or not name it at all; a
 * browser takes no redirected answer for a page, so it is made a plain one.
 */
async function fetched(file: string): Promise<Response> {
  const ask = (address: string) => fetch(new Request(address, { cache: 'no-cache' }))
  let answer = await ask(file)
  if (!answer.ok && file === page) answer = await ask('./')
  if (!answer.ok) throw new Error(`${file} could not be fetched (${answer.status})`)
  if (!answer.redirected) return answer
  const { status, statusText, headers } = answer
  return new Response(await answer.blob(), { status, statusText, headers })
}

/** The tabs that are open already are of older builds, whose files stay as long as one of them is there. */
async function takeOver(): Promise<void> {
  const tabs = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  const cache = await caches.open(cacheName)
  const older: Older = {
    tabs: tabs.map((tab) => tab.id),
    caches: (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName),
  }
  await cache.put(olderBuilds, new Response(JSON.stringify(older)))
  await worker.clients.claim()
  await forgetOlder()
}

async function forgetOlder(): Promise<void> {
  const cache = await caches.open(cacheName)
  const older = (await (await cache.match(olderBuilds))?.json()) as Older | undefined
  if (!older) return // not yet active
  const tabs = await Promise.all(older.tabs.map((id) => worker.clients.get(id)))
  if (!tabs.some(Boolean)) for (const name of older.caches) await caches.delete(name)
}

async function keptFirst(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const how = { ignoreSearch: true }
  return (await cache.match(request, how)) ?? (await caches.match(request, how)) ?? fetch(request)
}

async function networkFirst(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(page)
  if (!kept) return fetch(request)
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patience) })
    // a redirect is for the browser to follow
    return answer.ok || answer.type === 'opaqueredirect' ? answer : kept
  } catch {
    return kept
  }
}
