/**
 * PGlite on its own thread: a query of 7 ms must not be 7 ms in which no frame of a live class moves.
 * Runs as a worker of `pglite-thread.ts`; speaks the messages of `pglite-messages.ts`.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { pgliteOptions } from '../../db/pglite-options.ts'
import { keepStatements } from '../../db/statements/pglite-statements.ts'
import type { DatabaseErrorFields, WorkerReply, WorkerRequest, WorkerStart } from './pglite-messages.ts'
import { syncedNodeFs, syncedStartParams } from './synced-node-fs.ts'

// Drizzle reads times and dates from text, and cannot send us its parsers: a function does not cross threads.
const TEXT_TYPES = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182]
const parsers = Object.fromEntries(TEXT_TYPES.map((type) => [type, (value: string) => value]))

if (!parentPort) throw new Error('pglite-worker runs as a worker thread')
const port = parentPort
const { directory } = workerData as WorkerStart

const pg = await PGlite.create({ ...pgliteOptions, fs: syncedNodeFs(directory), startParams: syncedStartParams() })
const { query } = keepStatements(pg)

async function answer(request: WorkerRequest): Promise<unknown> {
  switch (request.op) {
    case 'query':
      return query(request.sql, request.params, { rowMode: request.rowMode, parsers })
    case 'dump': {
      const dump = await pg.dumpDataDir('gzip')
      return new Uint8Array(await dump.arrayBuffer())
    }
    case 'close':
      return pg.close()
  }
}

// PostgreSQL's own errors carry an SQLSTATE, which shows that it still answers.
const isFromPostgres = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)

/**
 * An error that is not PostgreSQL's may be a parameter that cannot be sent, or the end of PostgreSQL inside its memory:
 * then each later query fails like this one, for ever.
 * @throws when the store is gone, which ends this thread
 */
async function requireAlive(): Promise<void> {
  try {
    await pg.query('select 1')
  } catch (error) {
    if (!isFromPostgres(error)) throw error
  }
}

port.on('message', async (request: WorkerRequest) => {
  const reply: WorkerReply = await answer(request).then(
    (value) => ({ id: request.id, ok: true, value }),
    async (error: unknown) => {
      if (!isFromPostgres(error)) await requireAlive()
      return { id: request.id, ok: false, error: plainError(error) }
    },
  )
  port.postMessage(reply)
  if (request.op === 'close') port.close()
})

// Copies the fields of a PostgreSQL error that can cross threads: it also carries things that cannot be cloned.
function plainError(error: unknown): DatabaseErrorFields {
  const fields: Partial<Record<string, unknown>> = error instanceof Error ? { ...error } : {}
  const text = (name: string) => (typeof fields[name] === 'string' ? { [name]: fields[name] } : {})
  const message = error instanceof Error ? error.message : String(error)
  return { message, ...text('code'), ...text('detail'), ...text('constraint'), ...text('table') }
}

port.postMessage({ id: 0, ok: true, value: null } satisfies WorkerReply)
