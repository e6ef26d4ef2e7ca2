/**
 * Loaded into a server process by `--import`: does to the database thread what a bug in it would do, on SIGUSR2. Which
 * fault, `FAULT_FILE` says at that moment. Other processes of the same environment are left alone.
 */
import { readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import threads from 'node:worker_threads'

// A thread has its own file here.
const program = process.argv[1] ?? ''
/** Less than the 15 s after which silence is noticed: the query runs by then. */
const REST_MS = 12_000

if (threads.isMainThread && program.endsWith('main.ts')) {
  const { Worker } = threads
  const opened: InstanceType<typeof Worker>[] = []
  threads.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      opened.push(this)
    }
  }
  syncBuiltinESMExports()

  const ask = (sql: string, restMs = 0) =>
    opened[0]?.postMessage({ id: -1, op: 'query', sql, params: [], rowMode: 'array', restMs })
  const faults: Record<string, () => unknown> = {
    'the thread is ended': () => opened[0]?.terminate(),
    'a query takes all memory': () => ask("select repeat('x', 100000) || i from generate_series(1, 300000) i"),
    'a query never ends': () => ask('select count(*) from generate_series(1, 1000000000000)', REST_MS),
  }
  process.on('SIGUSR2', () => faults[readFileSync(process.env.FAULT_FILE ?? '', 'utf8')]?.())
}

// The thread rests before the query, which would only keep a core busy meanwhile: from outside both are silence.
if (!threads.isMainThread && program.endsWith('pglite-worker.ts')) {
  threads.parentPort?.on('message', ({ restMs = 0 }: { restMs?: number }) => {
    if (restMs > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, restMs)
  })
}
