import { createListeners } from '@hwjy/base'
import { isAnswer, networkReducer, type NetworkEvent, type NetworkState, probeDelayMs } from './network-state.ts'

const PROBE_TIMEOUT_MS = 5_000

let state: NetworkState = { isOnline: true, failures: 0 }
let probing: Promise<void> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const changes = createListeners()

/** Failed and answered calls decide the state; `navigator.onLine` is believed only when it says no. */
export const network = {
  isOnline: () => state.isOnline,
  /** Calls the listener when the network is lost and when it is back. Returns the function that stops. */
  subscribe: changes.add,
  /** Call it after an error that a missing network explains. Resolves when it is known if there is one. */
  check: () => (probing ??= probe().finally(() => (probing = null))),
}

function tell(event: NetworkEvent) {
  const { isOnline } = state
  state = networkReducer(state, event)
  clearTimeout(timer)
  if (!state.isOnline) timer = setTimeout(network.check, probeDelayMs(state.failures, Math.random()))
  if (state.isOnline !== isOnline) changes.call()
}

async function probe() {
  const limit = new AbortController()
  const timeout = setTimeout(() => limit.abort(), PROBE_TIMEOUT_MS)
  const hasAnswer = await fetch('/healthz', { cache: 'no-store', signal: limit.signal }).then(isAnswer, () => false)
  clearTimeout(timeout)
  tell(hasAnswer ? 'answered' : 'probeFailed')
}

/** Wraps `fetch` for the SDK: every call reports to the network state. @param send `fetch`, or what stands before it */
export const watched =
  (send: (request: Request) => Promise<Response> = (request) => fetch(request)) =>
  async (request: Request): Promise<Response> => {
    try {
      const response = await send(request)
      if (isAnswer(response)) tell('answered')
      else void network.check()
      return response
    } catch (error) {
      // A call that the page itself aborted says nothing about the network.
      if (request.signal.reason?.name !== 'AbortError') void network.check()
      throw error
    }
  }

/** Follows the browser's events from here on: it is often the first to know, and wrong only when it says yes. */
export function followNetwork() {
  const lineLost = () => tell('lineLost')
  window.addEventListener('offline', lineLost)
  window.addEventListener('online', () => void network.check())
  if (!navigator.onLine) lineLost()
}
