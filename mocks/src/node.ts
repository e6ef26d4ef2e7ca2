import { PGlite } from '@electric-sql/pglite'
import type { Backend } from '@hwjy/server/core'
import { pgliteOptions } from '@hwjy/server/pglite'
import { http } from 'msw/http'
import { setupServer, type SetupServer } from 'msw/node'
import { createMockBackend } from './create-mock-backend.ts'

export interface MockServer {
  backend: Backend
  /** MSW's server: `use(...scenarios['server-breaks'])` puts a scenario in front of the backend. */
  server: SetupServer
  stop(): Promise<void>
}

/**
 * Starts MSW for Vitest: from here on `fetch` to `origin` reaches the reference backend in memory, with the demo
 * school. One takes about two seconds to start; share it between the tests of a file.
 */
export async function startMockServer(origin = 'http://localhost'): Promise<MockServer> {
  const client = await PGlite.create(pgliteOptions)
  const backend = await createMockBackend(client)
  const server = setupServer(http.all(`${origin}/*`, ({ request }) => backend.fetch(request)))
  server.listen({ onUnhandledFrame: 'error' })
  return {
    backend,
    server,
    async stop() {
      server.close()
      await backend.stop()
      await client.close()
    },
  }
}
