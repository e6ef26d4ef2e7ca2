/**
 * Lets the app open without a network: its page and the code of its frame are kept, code of other pages once it was
 * used, WebAssembly too. Calls, tokens, pictures and recordings are never touched: they live outside `/hwjy-web/assets/`.
 */
declare const self: ServiceWorkerGlobalScope

/** Filled in by the build (`build/offline-shell.ts`): a name of this build, and the paths of what it needs to open. */
const BUILD: string = '__BUILD__'
const SHELL = '__SHELL__'.split(',')

const cachePrefix = 'hwjy-shell-'
const cacheName = cachePrefix + BUILD
const basePath = new URL(self.registration.scope).pathname

/** Static routing, which not every browser knows. Source: https://w3c.github.io/ServiceWorker/#install-event-addroutes */
interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes?: (rules: readonly { condition: object; source: 'network' | { cacheName: string } }[]) => Promise<void>
}

self.addEventListener('install', (event) => {
  event.waitUntil(storeShell())
  event.waitUntil(goDirectly(event) ?? Promise.resolve())
})
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(newestPage(request))
  else if (url.pathname.startsWith(`${basePath}assets/`)) event.respondWith(keptAsset(event))
})

/** The browser answers these by itself, where it can: nothing is woken for a call, or for a file of the frame. */
const goDirectly = (event: RoutedInstallEvent) =>
  event.addRoutes?.([
    { condition: { not: { urlPattern: { pathname: `${basePath}*` } } }, source: 'network' },
    {
      condition: { or: SHELL.filter((path) => path !== basePath).map((pathname) => ({ urlPattern: { pathname } })) },
      source: { cacheName },
    },
  ])

/**
 * Caches one file after the other, so that a class on the same connection does not slow down. Windows are told the
 * progress.
 */
async function storeShell() {
  const cache = await caches.open(cacheName)
  for (const [index, path] of SHELL.entries()) {
    const kept = await caches.match(path)
    // Names with a hash never change, so what an earlier build left is as good; the page itself is fetched anew.
    if (kept && path !== basePath) await cache.put(path, kept)
    else await cache.add(new Request(path, { cache: path === basePath ? 'reload' : 'default' }))
    await tellWindows({ type: 'update-progress', loaded: index + 1, total: SHELL.length })
  }
}

async function takeOver() {
  const names = await caches.keys()
  const outdated = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName)
  await Promise.all(outdated.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Returns the server's page while it can be reached, so that no user stays on an old one; else the cached one. */
async function newestPage(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (offline) {
    const kept = await caches.match(basePath)
    if (kept) return kept
    throw offline
  }
}

async function keptAsset(event: FetchEvent): Promise<Response> {
  const { request } = event
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && /\.(js|css|json|wasm)$/.test(new URL(request.url).pathname)) {
    const copy = response.clone()
    const keep = caches.open(cacheName).then((cache) => cache.put(request, copy))
    // A full disk must not fail a page that the network did return.
    event.waitUntil(keep.catch(() => undefined))
  }
  return response
}

async function tellWindows(message: { type: 'update-progress'; loaded: number; total: number }) {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
    client.postMessage(message)
  }
}

export {}
