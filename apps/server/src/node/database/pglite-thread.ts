import { Worker } from 'node:worker_threads'
import type { PgliteClient } from '../../db/pglite-database.ts'
import type { WorkerReply, WorkerRequest, WorkerStart } from './pglite-messages.ts'

export interface PgliteThread extends PgliteClient {
  /** The whole folder as a gzipped tar, consistent, while the server keeps working. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

type Ask = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never

/**
 * Opens PGlite on a thread of its own and gives drizzle the two methods it calls.
 *
 * Why not a socket (pglite-socket + postgres.js): it would open a port that anybody on the machine may use, and it pins
 * another version. Why not PGlite's wire protocol over messages: one query would cross five times instead of once.
 */
export async function openPgliteThread(directory: string): Promise<PgliteThread> {
  const workerData: WorkerStart = { directory }
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0

  const opened = Promise.withResolvers<unknown>()
  waiting.set(0, opened)
  worker.on('message', (reply: WorkerReply) => {
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.ok) asked?.resolve(reply.value)
    else asked?.reject(Object.assign(new Error(reply.error.message), reply.error))
  })
  let stopped: Error | null = null
  const stop = (error: Error) => {
    stopped ??= error
    for (const asked of waiting.values()) asked.reject(stopped)
    waiting.clear()
  }
  worker.on('error', stop)
  worker.on('exit', () => stop(new Error('The database thread has stopped')))

  const ask = (request: Ask): Promise<unknown> => {
    if (stopped) return Promise.reject(stopped)
    const asked = Promise.withResolvers<unknown>()
    const id = ++lastId
    waiting.set(id, asked)
    worker.postMessage({ ...request, id })
    return asked.promise
  }

  const run: PgliteClient['query'] = (sql, params = [], options) =>
    ask({ op: 'query', sql, params, rowMode: options?.rowMode ?? 'object' }) as never

  // One connection: whoever has it, everybody else waits. A transaction keeps it until it ends.
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work)
    turn = mine.catch(() => undefined)
    return mine
  }

  await opened.promise

  return {
    query: (sql, params, options) => inTurn(() => run(sql, params, options)),
    transaction: (work) =>
      inTurn(async () => {
        await run('begin')
        try {
          const result = await work({ query: run } as Parameters<typeof work>[0])
          await run('commit')
          return result
        } catch (error) {
          await run('rollback')
          throw error
        }
      }),
    dump: () => inTurn(() => ask({ op: 'dump' })) as Promise<Uint8Array>,
    close: async () => {
      await inTurn(() => ask({ op: 'close' }))
      await worker.terminate()
    },
  }
}
