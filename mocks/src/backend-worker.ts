/** The whole backend in a worker: shared by all tabs where the browser can, one tab's own where it cannot. */
import { PGlite } from '@electric-sql/pglite'
import { demoMediaUrls } from '@hwjy/server/demo-media'
import migrations from '@hwjy/server/migrations' with { type: 'json' }
import { pgliteOptions } from '@hwjy/server/pglite'
import { createMockBackend } from './create-mock-backend.ts'
import { serveBridge } from './serve-bridge.ts'

/**
 * A store made by other migrations is left alone: a new one is begun, so that a checkout of another branch just works.
 */
const version = migrations.map(({ hash }) => hash.slice(0, 8)).join('-')

const starting = PGlite.create(`idb://hwjy-${version}`, { relaxedDurability: true, ...pgliteOptions }).then((client) =>
  createMockBackend(client, loadDemoMedia),
)

// A file of the demo is fetched when it is first opened.
async function loadDemoMedia(name: keyof typeof demoMediaUrls) {
  const response = await fetch(demoMediaUrls[name])
  if (!response.ok) throw new Error(`the demo's ${name} could not be fetched: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** SharedWorker: each tab arrives as a connection. Plain worker: its one tab sends its port. */
addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports
  if (port !== undefined) serveBridge(port, starting)
})
addEventListener('message', ({ data, ports: [port] }) => {
  if (data === 'connect' && port !== undefined) serveBridge(port, starting)
})
