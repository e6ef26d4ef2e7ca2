import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from './free-port.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** `pnpm dev:mocks`: Vite alone. The backend runs in the browser. */
export class MockSite {
  readonly url: string
  readonly #process: ChildProcess

  private constructor(url: string, process: ChildProcess) {
    this.url = url
    this.#process = process
  }

  static async start(): Promise<MockSite> {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const child = spawn(process.execPath, ['scripts/dev-mocks.ts', '--port', String(port), '--strictPort'], {
      cwd: root,
      stdio: 'ignore',
    })
    const isUp = () =>
      fetch(`${url}/hwjy-web/`, { signal: AbortSignal.timeout(2_000) }).then(
        (answer) => answer.ok,
        () => false,
      )
    while (!(await isUp())) {
      if (child.exitCode !== null) throw new Error(`Vite ended with ${child.exitCode}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return new MockSite(url, child)
  }

  async stop(): Promise<void> {
    const exited = new Promise((resolve) => this.#process.once('exit', resolve))
    this.#process.kill('SIGTERM')
    await exited
  }
}
