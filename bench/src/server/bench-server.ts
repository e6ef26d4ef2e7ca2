import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyPreparedSchool } from '../../../scripts/lib/prepared-school.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Runs the real server as a process of its own, on a free port and in a folder of its own. */
export interface BenchServer {
  readonly url: string
  readonly pid: number
  /** Kills the server at once, as a power cut would. */
  kill(): Promise<void>
  /** Starts it and waits until it says it is healthy; after `kill`, in the same folder. */
  boot(): Promise<void>
  stop(): Promise<void>
}

export interface BenchStorage {
  /** Data folder of the server; PGlite's database lies in it. */
  dataDir: string
  /** PostgreSQL instead. */
  databaseUrl: string | null
}

/** The demo school, where the run of all tests has made it; else the server makes it itself. */
async function demoSchool({ dataDir }: BenchStorage): Promise<void> {
  if (process.env['PREPARED_SCHOOL'] !== undefined) await copyPreparedSchool(dataDir)
}

/** @param seed writes into the storage before the server owns it */
export async function startBenchServer(
  seed: (storage: BenchStorage) => Promise<void> = demoSchool,
  { databaseUrl = null }: { databaseUrl?: string | null } = {},
): Promise<BenchServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'hwjy-bench-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
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
    kill: () => end('SIGKILL'),
    async boot() {
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
        await sleep(20)
      }
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
