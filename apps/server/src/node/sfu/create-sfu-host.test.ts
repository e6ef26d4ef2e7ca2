/** With the real child process and its native library, without a browser. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { RtcServerSignal } from '@hwjy/classroom/core'
import { afterEach, expect, it, vi } from 'vitest'
import { createSfuHost, type SfuHost, type SfuHostOptions } from './create-sfu-host.ts'

const PATIENCE = { timeout: 60_000, interval: 20 }
let host: SfuHost | undefined

afterEach(async () => {
  await host?.stop()
  host = undefined
})

const start = async (options: Partial<SfuHostOptions> = {}) => {
  host = await createSfuHost({
    verifyToken: () => 'valid',
    bindAddress: '127.0.0.1',
    logger: { info: () => undefined, warn: () => undefined },
    ...options,
  })
  const heard: RtcServerSignal[] = []
  const session = host.connect({
    roomId: 'room',
    userId: 'anna',
    clientId: 'c',
    role: 'student',
    send: (signal) => heard.push(signal),
  })
  session.receive({ op: 'join', token: 'pass' })
  await vi.waitUntil(() => heard.length > 0, PATIENCE)
  return { host, session, heard }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('starts another child when one is killed, and tells everybody with a new epoch', async () => {
  const { host, heard } = await start()
  expect(heard).toMatchObject([{ op: 'joined', epoch: 1 }])
  process.kill(host.pid ?? 0, 'SIGKILL')
  await vi.waitUntil(() => heard.length === 3, PATIENCE)
  expect(heard.slice(1)).toMatchObject([
    { op: 'failed', of: null, code: 'media-server-down' },
    { op: 'joined', epoch: 2 },
  ])
})

it('starts another child when one hangs', async () => {
  const { host, heard } = await start()
  process.kill(host.pid ?? 0, 'SIGSTOP')
  await vi.waitUntil(() => heard.length === 3, PATIENCE)
  expect(heard.slice(1)).toMatchObject([{ code: 'media-server-down' }, { op: 'joined', epoch: 2 }])
})

it('starts another child when one uses more memory than it may', async () => {
  const warnings: string[] = []
  const logger = { info: () => undefined, warn: (_: object, message: string) => void warnings.push(message) }
  const { heard } = await start({ maxRssBytes: 1024 * 1024, logger })
  await vi.waitUntil(() => heard.length >= 3, PATIENCE)
  expect(warnings).toContain('media server uses too much memory')
  expect(heard.slice(1, 3)).toMatchObject([{ code: 'media-server-down' }, { op: 'joined', epoch: 2 }])
})

it('remembers rights that were set before the restart', async () => {
  const { host, session, heard } = await start()
  session.setRights({ mic: true, camera: false, screen: false })
  process.kill(host.pid ?? 0, 'SIGKILL')
  await vi.waitUntil(() => heard.at(-1)?.op === 'joined' && heard.length > 1, PATIENCE)
  session.receive({ op: 'publish', kind: 'mic' })
  await vi.waitUntil(() => heard.at(-1)?.op === 'source', PATIENCE)
  session.receive({ op: 'publish', kind: 'camera' })
  await vi.waitUntil(() => heard.at(-1)?.op === 'failed', PATIENCE)
})

it('ends its child when it stops', async () => {
  const { host } = await start()
  const pid = host.pid ?? 0
  expect(isAlive(pid)).toBe(true)
  await host.stop()
  expect(isAlive(pid)).toBe(false)
})

it('leaves no child behind when the server itself is killed', async () => {
  const module = new URL('./create-sfu-host.ts', import.meta.url)
  const script = `
    const { createSfuHost } = await import('${module}')
    const logger = { info() {}, warn() {} }
    const host = await createSfuHost({ verifyToken: () => 'valid', bindAddress: '127.0.0.1', logger })
    console.log(host.pid)`
  const server = spawn(process.execPath, ['--conditions=source', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = (await once(server.stdout, 'data')) as [Buffer]
  const pid = Number(output.toString())
  expect(isAlive(pid)).toBe(true)
  server.kill('SIGKILL')
  await vi.waitUntil(() => !isAlive(pid), PATIENCE)
})

it('says why it cannot carry media where the native library does not load', async () => {
  const hook = `import { registerHooks } from 'node:module'
    registerHooks({ resolve(name, context, next) {
      if (name === 'node-datachannel') throw new Error('no binary for this machine')
      return next(name, context)
    } })`
  vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,${encodeURIComponent(hook)}`)
  await expect(start()).rejects.toMatchObject({ name: 'SfuUnavailable', code: 'library-missing' })
  vi.unstubAllEnvs()
})
