import { msw } from 'msw/vite'
import type { Plugin } from 'vite'

/**
 * MSW's worker gives up its registration when the last page leaves, which on a slow machine is also what a reload looks
 * like: the next page is then told that its requests are caught while they go past the worker, to a server that is not
 * there. This one keeps it. A page without mocks is not touched by it.
 */
const script = `
self.registration.unregister = () => Promise.resolve(false)
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
