/** The mock server's backend in a thread of plain Node: happy-dom's `Request` cannot be read as the server reads it. */
import { startMockServer } from '@hwjy/mocks/node'
import { parentPort } from 'node:worker_threads'

const { backend } = await startMockServer()
parentPort?.on('message', async ({ id, url, method, headers, body }) => {
  const response = await backend.fetch(new Request(url, { method, headers, ...(body !== '' && { body }) }))
  parentPort?.postMessage({ id, status: response.status, text: await response.text() })
})
parentPort?.postMessage({ id: 0 })
