import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface Relay {
  readonly url: string
  readonly pid: number
  stop(): void
}

export async function startRelay(): Promise<Relay> {
  const child = fork(new URL('./relay-process.ts', import.meta.url), { execArgv: ['--conditions=source'] })
  const [port] = (await once(child, 'message')) as [number]
  if (child.pid === undefined) throw new Error('the relay did not start')
  return { url: `ws://127.0.0.1:${port}`, pid: child.pid, stop: () => child.disconnect() }
}
