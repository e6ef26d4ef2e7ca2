import { Worker } from 'node:worker_threads'
import type { PgliteClient } from '../../db/pglite-database.ts'
import { createSilenceWatch, keepWatching } from '../process/silence-watch.ts'
import type { WorkerReply, WorkerRequest, WorkerStart } from './pglite-messages.ts'
import { createTaskQueue, type TaskQueue } from './task-queue.ts'

export interface PgliteThread extends PgliteClient {
  /** The same store, for those who cannot wait: its queries go before all others that have not begun. */
  urgent: PgliteClient
  /** The whole folder as a gzipped tar, consistent, while the server keeps working. */
  dump(): Promise<Uint8Array>
  /**
   * From now on a query or a dump that has no answer within these limits counts as a thread that hangs. Until then
   * nothing does: opening a store after a crash, and changing its tables, may take long.
   */
  limit(queryMs: number, dumpMs: number): void
  close(): Promise<void>
}

/** The thread ended without being told to, or gives no answer. Nothing of the store works any more. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost'
}

const HEAP_MB = 512

type Ask = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never

/**
 * Opens PGlite on a thread of its own and gives drizzle the two methods it calls.
 *
 * Why not a socket (pglite-socket + postgres.js): it would open a port that anybody on the machine may use, and it pins
 * another version. Why not PGlite's wire protocol over messages: one query would cross five times instead of once.
 * @param onLost told once, when the thread is lost after it was opened
 */
export async function openPgliteThread(
  directory: string,
  onLost: (error: DatabaseLost) => void = () => undefined,
): Promise<PgliteThread> {
  const workerData: WorkerStart = { directory }
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData,
    // Rows of one answer; PostgreSQL's own memory is not in this heap. Without it the thread may take 4 GB.
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0

  const opened = Promise.withResolvers<unknown>()
  waiting.set(0, opened)
  let stopped: Error | null = null
  let isOpen = false
  let isClosing = false
  const stop = (error: Error) => {
    if (stopped) return
    stopped = error
    endWatching()
    for (const asked of waiting.values()) asked.reject(stopped)
    waiting.clear()
    if (isOpen && !isClosing) onLost(new DatabaseLost(error.message, { cause: error.cause ?? error }))
  }
  const limits = { query: Number.POSITIVE_INFINITY, dump: Number.POSITIVE_INFINITY, close: Number.POSITIVE_INFINITY }
  const watch = createSilenceWatch(() => stop(new Error('The database thread does not answer')))
  const endWatching = keepWatching(watch)
  worker.on('message', (reply: WorkerReply) => {
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    watch.heard()
    if (reply.ok) asked?.resolve(reply.value)
    else asked?.reject(Object.assign(new Error(reply.error.message), reply.error))
  })
  worker.on('error', (cause) => stop(new Error('The database thread has failed', { cause })))
  worker.on('exit', () => stop(new Error('The database thread has stopped')))

  const ask = (request: Ask): Promise<unknown> => {
    if (stopped) return Promise.reject(stopped)
    const asked = Promise.withResolvers<unknown>()
    const id = ++lastId
    waiting.set(id, asked)
    // The queue lets one request through at a time, so the watch is about this one.
    watch.expect(limits[request.op])
    worker.postMessage({ ...request, id })
    return asked.promise
  }

  const runQuery: PgliteClient['query'] = (sql, params = [], options) =>
    ask({ op: 'query', sql, params, rowMode: options?.rowMode ?? 'object' }) as never

  // There is one connection: while one caller has it, all others wait. A transaction keeps it until it ends.
  const queue = createTaskQueue()
  const client = (enqueue: TaskQueue['run']): PgliteClient => ({
    query: (sql, params, options) => enqueue(() => runQuery(sql, params, options)),
    transaction: (work) =>
      enqueue(async () => {
        await runQuery('begin')
        try {
          const result = await work({ query: runQuery } as Parameters<typeof work>[0])
          await runQuery('commit')
          return result
        } catch (error) {
          await runQuery('rollback')
          throw error
        }
      }),
  })

  await opened.promise
  isOpen = true

  return {
    ...client(queue.run),
    urgent: client(queue.runNext),
    dump: () => queue.run(() => ask({ op: 'dump' })) as Promise<Uint8Array>,
    limit(queryMs, dumpMs) {
      limits.query = queryMs
      limits.dump = dumpMs
    },
    close: async () => {
      isClosing = true
      await queue.run(() => ask({ op: 'close' }))
      await worker.terminate()
    },
  }
}
