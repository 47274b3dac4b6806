/// <reference lib="webworker" />

/** Written in by the build: a digest of this page's files, and their names. */
declare const build: { version: string; files: string[] }

const worker = self as unknown as ServiceWorkerGlobalScope

/*
 * Keeps one whole build of the page for use without a network. The page itself is asked for anew each time, so that
 * a newer build shows at once; its files are named by their contents, so those that are kept are right.
 */

const prefix = 'longwood-'
const cacheName = prefix + build.version
/** How long a network that does not answer may hold up the page, in milliseconds. */
const patience = 3000

worker.addEventListener('install', (event) => event.waitUntil(keepAll()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== worker.location.origin) return
  event.respondWith(request.mode === 'navigate' ? networkFirst(request) : keptFirst(request))
})

/** All files or none: a build is never kept in part. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(build.files.map((file) => new Request(file, { cache: 'no-cache' })))
  await worker.skipWaiting()
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name)
  await worker.clients.claim()
}

async function keptFirst(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)
}

async function networkFirst(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match('index.html')
  if (!kept) return fetch(request)
  try {
    const answer = await fetch(request.url, { signal: AbortSignal.timeout(patience) })
    return answer.ok ? answer : kept
  } catch {
    return kept
  }
}
