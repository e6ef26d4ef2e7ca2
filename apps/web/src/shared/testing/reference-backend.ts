import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

/** The server's own code with the demo school, behind MSW. */
export async function startReferenceBackend() {
  const worker = new Worker(path.resolve(import.meta.dirname, 'reference-backend-thread.ts'), {
    execArgv: ['--conditions=source'],
  })
  const waiting = new Map<number, (answer: { status: number; text: string }) => void>()
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('error', reject)
    worker.on('message', ({ id, ...answer }) => (id === 0 ? resolve() : waiting.get(id)?.(answer)))
  })
  await ready
  let lastId = 0
  const server = setupServer(
    http.all('http://localhost/*', async ({ request }) => {
      const id = ++lastId
      const answer = new Promise<{ status: number; text: string }>((resolve) => waiting.set(id, resolve))
      const { url, method } = request
      worker.postMessage({ id, url, method, headers: [...request.headers], body: await request.text() })
      const { status, text } = await answer
      return new HttpResponse(text, { status, headers: { 'content-type': 'application/json' } })
    }),
  )
  server.listen({ onUnhandledFrame: 'error' })
  return {
    server,
    async stop() {
      server.close()
      await worker.terminate()
    },
  }
}
