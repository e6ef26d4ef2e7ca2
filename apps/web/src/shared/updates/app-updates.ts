/** How a newer build of this app is doing on its way here. */
export type UpdateState =
  /** Nothing newer is known; also where the browser keeps no app. */
  | { status: 'current' }
  | { status: 'checking' }
  /** Files of the frame; other pages come when they are opened. */
  | { status: 'downloading'; loaded: number; total: number | null }
  /** Here, and in force from the next load. */
  | { status: 'ready' }
  | { status: 'failed' }

let state: UpdateState = { status: 'current' }
let registration: ServiceWorkerRegistration | null = null
let isTakingOver = false
const listeners = new Set<() => void>()

function set(next: UpdateState) {
  state = next
  for (const listener of listeners) listener()
}

function followWorker(worker: ServiceWorker) {
  // Without one in charge this is the first visit: there is nothing to replace.
  if (!navigator.serviceWorker.controller) return
  set({ status: 'downloading', loaded: 0, total: null })
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed') set({ status: 'ready' })
    if (worker.state === 'redundant' && state.status === 'downloading') set({ status: 'failed' })
  })
}

/** The part of the app that a service worker does: it opens without a network, and brings newer builds of itself. */
export const appUpdates = {
  getState: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /**
   * Once, after the page is there. Does nothing where the browser has no service workers, as in private windows, and
   * where there is no build to keep, as in development.
   */
  async start() {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || registration) return
    const workers = navigator.serviceWorker
    workers.addEventListener('message', ({ data }: MessageEvent<{ type?: string; loaded: number; total: number }>) => {
      if (data.type !== 'update-progress' || state.status !== 'downloading') return
      set({ status: 'downloading', loaded: data.loaded, total: data.total })
    })
    workers.addEventListener('controllerchange', () => {
      // On the first visit a worker takes charge of a page that needs no change.
      if (isTakingOver) window.location.reload()
    })
    const base = import.meta.env.BASE_URL
    try {
      registration = await workers.register(`${base}service-worker.js`, { scope: base, updateViaCache: 'none' })
    } catch {
      // Refused, or no network on a first visit: the app works without, and the next visit tries again.
      return
    }
    registration.addEventListener('updatefound', () => {
      if (registration?.installing) followWorker(registration.installing)
    })
    if (registration.installing) followWorker(registration.installing)
    if (registration.waiting && workers.controller) set({ status: 'ready' })
  },

  /** Asks the server for a newer build. */
  async check() {
    if (!registration) return
    if (state.status === 'current' || state.status === 'failed') set({ status: 'checking' })
    try {
      await registration.update()
      if (state.status === 'checking') set({ status: 'current' })
    } catch {
      set({ status: 'failed' })
    }
  },

  /** Puts the newer build in force and loads the page again; without one, just loads. */
  restart() {
    const waiting = registration?.waiting
    if (!waiting) return window.location.reload()
    isTakingOver = true
    waiting.postMessage('take-over')
  },
}
