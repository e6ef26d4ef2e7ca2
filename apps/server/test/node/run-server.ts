import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { nodeArguments, nodeEnvironment } from '../../src/node/process/node-arguments.ts'

export interface RunningProcess {
  readonly pid: number
  /** Everything it has written so far. */
  output(): string
  /** Resolves with the base address when the server is ready. */
  ready: Promise<string>
  /** Exit code; null when it was killed. */
  exited: Promise<number | null>
  kill(signal: NodeJS.Signals): void
}

const MAIN = fileURLToPath(new URL('../../src/node/main.ts', import.meta.url))
const QUICK_IMPORTS = new URL('../../src/node/process/quick-imports.ts', import.meta.url).href

/** The server as its own process, on a free port unless the environment says otherwise. */
export function runServer(env: Record<string, string>, cwd?: string): RunningProcess {
  return run([MAIN], { PORT: '0', HOST: '127.0.0.1', RTC: 'p2p', ...env }, cwd)
}

export function run(args: string[], env: Record<string, string>, cwd?: string): RunningProcess {
  const child: ChildProcess = spawn(process.execPath, [...nodeArguments, '--import', QUICK_IMPORTS, ...args], {
    env: { ...nodeEnvironment, ...process.env, ...env },
    ...(cwd !== undefined && { cwd }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString('utf8')
      const address = /http:\/\/localhost:\d+/.exec(text)?.[0]
      if (address) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`the server ended before it was ready:\n${text}`)))
  })
  // Nobody may be waiting for it: a test that expects the server to end waits for that.
  ready.catch(() => undefined)
  return {
    pid: child.pid ?? -1,
    output: () => text,
    ready,
    exited: once(child, 'close').then(([code]) => code as number | null),
    kill: (signal) => child.kill(signal),
  }
}
