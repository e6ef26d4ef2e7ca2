import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { copyPreparedSchool, serverArguments } from '../../scripts/lib/prepared-school.ts'
import { freePort } from './free-port.ts'
import type { ClockMessage } from './moved-clock.ts'

/** The whole run waits for the first server; no test's own time limit ends that. */
const PATIENCE_MS = 120_000
const root = path.resolve(import.meta.dirname, '../..')

/** Is the real server on a port and in a folder of its own. It can be killed like a power switch and started again. */
export class TestServer {
  readonly port: number
  readonly url: string
  readonly dataDir: string
  readonly #settings: Readonly<Record<string, string>>
  #process: ChildProcess | null = null
  /** Epoch ms; null where the server goes by the clock of the machine. */
  #startsAt: number | null = null

  private constructor(port: number, dataDir: string, settings: Readonly<Record<string, string>>) {
    this.#settings = settings
    this.port = port
    this.url = `http://localhost:${port}`
    this.dataDir = dataDir
  }

  /** With the school as it was made for the whole run; see `prepared-school.ts`. */
  static async start(): Promise<TestServer> {
    return TestServer.#withPreparedSchool(null)
  }

  /**
   * The same with a clock that the test sets.
   * @param at epoch ms
   */
  static async startAt(at: number): Promise<TestServer> {
    return TestServer.#withPreparedSchool(at)
  }

  static async #withPreparedSchool(at: number | null): Promise<TestServer> {
    const server = await TestServer.#inFolder()
    await copyPreparedSchool(server.dataDir)
    server.#startsAt = at
    await server.boot()
    return server
  }

  /** @param at epoch ms; the clock goes on from there */
  async setClock(at: number): Promise<void> {
    const child = this.#process
    if (child === null || this.#startsAt === null) throw new Error('The server goes by the clock of the machine')
    const isSet = once(child, 'message')
    child.send({ now: at } satisfies ClockMessage)
    await isSet
  }

  /**
   * Starts a server that finds an empty folder, and makes the demo school unless it is told otherwise.
   * @param settings as its owner would set them in the environment
   */
  static async startFromNothing(settings: Readonly<Record<string, string>> = {}): Promise<TestServer> {
    const server = await TestServer.#inFolder(settings)
    await server.boot()
    return server
  }

  static async #inFolder(settings: Readonly<Record<string, string>> = {}): Promise<TestServer> {
    return new TestServer(await freePort(), await mkdtemp(path.join(os.tmpdir(), 'hwjy-')), settings)
  }

  /** Starts the process and waits until it says it is healthy. */
  async boot(): Promise<void> {
    const at = this.#startsAt
    const clock = at === null ? [] : ['--import', path.join(import.meta.dirname, 'moved-clock.ts')]
    const child = spawn(process.execPath, [...serverArguments, ...clock, 'apps/server/src/node/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        HOST: '127.0.0.1',
        ...(at !== null && { CLOCK_AT: String(at) }),
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(at === null ? [] : ['ipc' as const])],
    })
    this.#process = child
    const printed: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk))
    const deadline = performance.now() + PATIENCE_MS
    while (!(await this.#isHealthy())) {
      const story = () => Buffer.concat(printed).toString()
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${story()}`)
      if (performance.now() > deadline) {
        await this.kill()
        throw new Error(`The server is not healthy after ${PATIENCE_MS / 1_000} s:\n${story()}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Ends the process as a power cut would, without a flush. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Stops the server in order; the folder stays. */
  async leave(): Promise<void> {
    await this.#end('SIGTERM')
  }

  async stop(): Promise<void> {
    await this.leave()
    await rm(this.dataDir, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    this.#process = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const exited = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await exited
  }

  async #isHealthy(): Promise<boolean> {
    return fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    )
  }
}
