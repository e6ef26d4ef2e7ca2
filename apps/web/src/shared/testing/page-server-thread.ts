/** Serves the pages of a folder from a thread of its own: the bundler takes nothing from a test's context. */
import { parentPort, workerData } from 'node:worker_threads'
import { createServer } from 'vite'

const { root } = workerData as { root: string }
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  cacheDir: `${root}/../../../../node_modules/.vite-page-test`,
  resolve: { conditions: ['source'] },
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, fs: { strict: false } },
})
await server.listen()
parentPort?.postMessage(server.resolvedUrls?.local[0])
