import { msw } from 'msw/vite'
import type { Plugin } from 'vite'

/**
 * Around MSW's worker, for two things that a slow machine brings out:
 * - MSW gives up its registration when the last page leaves, which is also what a reload looks like. The next page is
 *   then told that its requests are caught while they go past the worker, to a server that is not there. This one stays.
 * - MSW asks a page about every request, also those of Vite and of other workers; if that page leaves before it answers,
 *   they hang for ever. Here it sees calls of the backend only: paths that begin with one of `?calls=…`.
 */
const script = `
const calls = new URL(self.location.href).searchParams.getAll('calls')
self.registration.unregister = () => Promise.resolve(false)
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (!calls.some((call) => pathname.startsWith(call))) event.stopImmediatePropagation()
})
importScripts('mockServiceWorker.js')
`

/** `pnpm dev:mocks`: the service worker that stands between the pages and the backend inside the browser. */
export const mockWorker = (): Plugin[] => [
  msw({ mode: 'worker-only' }),
  {
    name: 'hwjy-mock-worker',
    configureServer({ config, middlewares }) {
      middlewares.use(`${config.base}mock-worker.js`, (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(script)
      })
    },
  },
]
