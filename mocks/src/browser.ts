import { http } from 'msw/http'
import { setupWorker } from 'msw/browser'
import { ws } from 'msw/ws'
import { findScenario } from '../scenarios/index.ts'
import { type BackendClient, connectBackend } from './backend-client.ts'

export interface MockOptions {
  /** Name of a scenario in `scenarios/`; unknown names are ignored. */
  scenario?: string | null
  /** URL at which the app serves the service worker that wraps MSW's own. */
  serviceWorkerUrl: string
  /** Calls that go to the in-browser backend, as MSW patterns. */
  calls: readonly string[]
}

/**
 * From here on this tab talks to the backend inside the browser instead of a server. Call before any request.
 * Resolves when requests are caught, not when the school is ready: until then they wait.
 */
export async function startMocks({ scenario, serviceWorkerUrl, calls }: MockOptions): Promise<void> {
  const { port, failure } = openBackend()
  const backend = Promise.race([connectBackend(port), failure])
  backend.catch(reportError)
  const worker = setupWorker(
    ...findScenario(scenario ?? null),
    ...calls.map((pattern) => http.all(pattern, async ({ request }) => (await backend).fetch(request))),
    liveHandler(backend),
  )
  await worker.start({ serviceWorker: { url: serviceWorkerUrl }, onUnhandledFrame: 'bypass', quiet: true })
}

/**
 * All tabs share one backend, so two of them can hold a class.
 * Where there is no SharedWorker (some phones) each tab has a backend of its own.
 */
function openBackend(): { port: MessagePort; failure: Promise<never> } {
  if (typeof SharedWorker !== 'undefined') {
    const worker = new SharedWorker(new URL('./backend-worker.ts', import.meta.url), {
      type: 'module',
      name: 'hwjy-backend',
    })
    return { port: worker.port, failure: failureOf(worker) }
  }
  const worker = new Worker(new URL('./backend-worker.ts', import.meta.url), { type: 'module' })
  const { port1, port2 } = new MessageChannel()
  worker.postMessage('connect', [port2])
  return { port: port1, failure: failureOf(worker) }
}

const failureOf = (worker: SharedWorker | Worker) =>
  new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The backend inside the browser could not be loaded')))
  })

function liveHandler(backend: Promise<BackendClient>) {
  return ws.link(/\/live$/).addEventListener('connection', ({ client }) => {
    const opening = backend
      .then((ready) =>
        ready.openSocket({
          frame: (data) => client.send(data),
          closed: (code, reason) => client.close(code, reason),
        }),
      )
      .catch(() => void client.close())
    client.addEventListener('message', async ({ data }) => {
      const frame = data instanceof Blob ? await data.arrayBuffer() : toTransferable(data)
      const socket = await opening
      socket?.send(frame)
    })
    client.addEventListener('close', async () => {
      const socket = await opening
      socket?.close()
    })
  })
}

const toTransferable = (data: string | ArrayBufferLike | ArrayBufferView): string | ArrayBuffer => {
  if (typeof data === 'string') return data
  const bytes = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data)
  return bytes.slice().buffer
}
