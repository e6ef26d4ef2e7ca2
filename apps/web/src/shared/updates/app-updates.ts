import { createStore } from '@hwjy/base'

/** Progress of a newer build of this app. */
export type UpdateState =
  /** No newer build is known; also where the browser keeps no app. */
  | { status: 'current' }
  | { status: 'checking' }
  /** Counts the files of the frame; other pages are loaded when they are opened. */
  | { status: 'downloading'; loaded: number; total: number | null }
  /** The build is here, and in force from the next load. */
  | { status: 'ready' }
  | { status: 'failed' }

/** So long a person who pressed waits for the newer worker to take over. */
const TAKE_OVER_WITHIN_MS = 4_000

const store = createStore<UpdateState>({ status: 'current' })
let registration: ServiceWorkerRegistration | null = null
let started: Promise<void> | null = null
let isTakingOver = false
const statusNow = () => store.getState().status

/**
 * Checks that the server's page still starts the code that runs here: a page that was loaded since the release, or one
 * with a worker that another window changed, cannot tell by its worker.
 * @throws without a network
 */
async function isNewest(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src')
  const page = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' })
  return !entry || !page.ok || (await page.text()).includes(entry)
}

/** Announces a waiting build, but only to a page that is not of that build already. */
async function tellOfWaiting() {
  // Without a network it is as it was when the build came.
  store.setState({ status: (await isNewest().catch(() => false)) ? 'current' : 'ready' })
}

function followWorker(worker: ServiceWorker) {
  // Without one in charge this is the first visit: there is nothing to replace.
  if (!navigator.serviceWorker.controller) return
  store.setState({ status: 'downloading', loaded: 0, total: null })
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed') void tellOfWaiting()
    if (worker.state === 'redundant' && statusNow() === 'downloading') store.setState({ status: 'failed' })
  })
}

async function register() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  workers.addEventListener('message', ({ data }: MessageEvent<{ type?: string; loaded: number; total: number }>) => {
    if (data.type !== 'update-progress' || statusNow() !== 'downloading') return
    store.setState({ status: 'downloading', loaded: data.loaded, total: data.total })
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
  if (registration.waiting && workers.controller) void tellOfWaiting()
}

/** The service worker's part of the app: it opens without a network, and loads newer builds of itself. */
export const appUpdates = {
  getState: store.getState,
  subscribe: store.subscribe,

  /**
   * After the page is there; more than once does no harm. Does nothing where the browser has no service workers, as in
   * private windows, and where there is no build to keep, as in development.
   */
  start() {
    started ??= register()
    return started
  },

  /** Asks the server for a newer build, also where the browser keeps none: there it comes with the next load. */
  async check() {
    if (statusNow() === 'current' || statusNow() === 'failed') store.setState({ status: 'checking' })
    await appUpdates.start()
    try {
      await registration?.update()
      const isCurrent = await isNewest()
      // Its files may be loading by now.
      if (statusNow() === 'checking') store.setState({ status: isCurrent ? 'current' : 'ready' })
    } catch {
      // A build that is here already, or still loads, needs no check.
      if (statusNow() === 'checking') store.setState({ status: 'failed' })
    }
  },

  /** Puts the newer build in force and loads the page again; without one, just loads. */
  restart() {
    const waiting = registration?.waiting
    if (!waiting) return window.location.reload()
    isTakingOver = true
    waiting.postMessage('take-over')
    // The worker in charge ends what it has begun first, which may be a file that does not come. A page is always loaded
    // from the server, so it is of the newer build all the same.
    setTimeout(() => window.location.reload(), TAKE_OVER_WITHIN_MS)
  },
}
