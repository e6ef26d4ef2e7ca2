import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyPreparedSchool } from '../../../scripts/lib/prepared-school.ts'
import type { Size } from '../row.ts'
import { isShort } from '../short-form.ts'
import { type BenchSchool, type BenchStorage, type SchoolSize, seedSchool } from './seed-school.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Runs the real server as a process of its own, on a free port and in a folder of its own. */
export interface BenchServer {
  readonly url: string
  readonly pid: number
  /** How long each start has taken until the server was healthy, ms. */
  readonly bootMs: readonly number[]
  /** Kills the server at once, as a power cut would. */
  kill(): Promise<void>
  /** Starts it and waits until it says it is healthy; after `kill`, in the same folder. */
  boot(): Promise<void>
  stop(): Promise<void>
}

/** The demo school, where the run of all tests has made it; else, and in PostgreSQL, the server makes it itself. */
async function demoSchool({ dataDir, databaseUrl }: BenchStorage): Promise<void> {
  if (process.env['PREPARED_SCHOOL'] !== undefined && databaseUrl === null) await copyPreparedSchool(dataDir)
}

/** In an empty folder, so that the server makes the demo school itself. */
export const startEmptyServer = (): Promise<BenchServer> => startServer(async () => undefined, null)

/** @param seed writes into the storage before the server owns it; the demo school may be there already */
export const startBenchServer = (
  seed: (storage: BenchStorage) => Promise<void> = async () => undefined,
  { databaseUrl = null }: { databaseUrl?: string | null } = {},
): Promise<BenchServer> =>
  startServer(async (storage) => {
    await demoSchool(storage)
    await seed(storage)
  }, databaseUrl)

export interface SeededServer {
  server: BenchServer
  school: BenchSchool
}

/** Starts a server with a school of this size beside the demo one. */
export async function startSeededServer(size: SchoolSize, databaseUrl: string | null = null): Promise<SeededServer> {
  const seeded = Promise.withResolvers<BenchSchool>()
  const server = await startBenchServer(async (storage) => seeded.resolve(await seedSchool(storage, size)), {
    databaseUrl,
  })
  return { server, school: await seeded.promise }
}

/** The benches of a short run share a server, whose school is of this size. */
export const SHORT_SCHOOL = { students: 20, strokes: 500, lessons: 100 } satisfies SchoolSize
let shared: Promise<SeededServer> | null = null

async function sharedServer(): Promise<SeededServer> {
  const { server, school } = await (shared ??= startSeededServer(SHORT_SCHOOL))
  return { server: Object.create(server, { stop: { value: async () => undefined } }) as BenchServer, school }
}

/** A server with a school beside the demo one; in a short run the shared one, whose school has `SHORT_SCHOOL`. */
export const seededServer = (size: Size, wanted: SchoolSize): Promise<SeededServer> =>
  size === 'short' ? sharedServer() : startSeededServer(wanted)

/**
 * A server with the demo school. The benches of a short run share one, because to start it takes longer than most of
 * what they do there; else each has its own, which nothing has happened to.
 */
export async function demoServer(size: Size): Promise<BenchServer> {
  if (size !== 'short') return startBenchServer()
  return (await sharedServer()).server
}

/** Ends the server that the benches of a short run share. */
export const stopSharedServer = async (): Promise<void> => (await shared?.catch(() => null))?.server.stop()

// A start is measured to within this time; a short run measures none.
const LOOK_MS = isShort ? 200 : 20

async function startServer(
  seed: (storage: BenchStorage) => Promise<void>,
  databaseUrl: string | null,
): Promise<BenchServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'hwjy-bench-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const bootMs: number[] = []
  let child: ChildProcess | null = null

  const end = async (signal: NodeJS.Signals) => {
    const ending = child
    child = null
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return
    const exited = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(signal)
    await exited
  }

  const server: BenchServer = {
    url,
    get pid() {
      if (child?.pid === undefined) throw new Error('the server is not running')
      return child.pid
    },
    bootMs,
    kill: () => end('SIGKILL'),
    async boot() {
      const beginAt = performance.now()
      const started = spawn(process.execPath, ['--conditions=source', 'apps/server/src/node/main.ts'], {
        cwd: root,
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataDir,
          HOST: '127.0.0.1',
          LOG_LEVEL: 'warn',
          ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      const printed: Buffer[] = []
      started.stdout.on('data', (chunk: Buffer) => printed.push(chunk))
      started.stderr.on('data', (chunk: Buffer) => printed.push(chunk))
      while (!(await isHealthy(url))) {
        if (started.exitCode !== null) throw new Error(`The server ended:\n${Buffer.concat(printed)}`)
        await sleep(LOOK_MS)
      }
      bootMs.push(performance.now() - beginAt)
    },
    async stop() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  try {
    await seed({ dataDir, databaseUrl })
    await server.boot()
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
