import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { copyPreparedSchool, copyPreparedStore } from '../../../../scripts/lib/prepared-school.ts'
import { StartProblem } from '../../src/node/process/start-problem.ts'
import { readSettings } from '../../src/node/settings.ts'
import { startServer } from '../../src/node/start-server.ts'
import { silentLogger } from '../../src/ports/logger.ts'
import { type RunningProcess, runServer } from './run-server.ts'

let dataDir: string
let started: RunningProcess[]
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hwjy-'))
  started = []
})
afterEach(async () => {
  for (const server of started) server.kill('SIGKILL')
  await Promise.all(started.map(({ exited }) => exited))
  await rm(dataDir, { recursive: true, force: true })
})

const start = (env: Record<string, string> = {}) => {
  const server = runServer({ DATA_DIR: dataDir, ...env })
  started.push(server)
  return server
}

describe('the server as a program', () => {
  it('starts from any directory, serves pages, calls and sockets, does not share its folder, and stops when told', async () => {
    await copyPreparedSchool(dataDir)
    const killed = start()
    await killed.ready
    const second = start()
    expect(await second.exited).toBe(1)
    expect(second.output()).toContain(`The data folder ${dataDir} is in use`)
    expect(second.output()).not.toContain('    at ')
    killed.kill('SIGKILL')
    await killed.exited
    // Killed, it has freed the folder.
    const server = start()
    const base = await server.ready
    expect(server.output()).toContain('DEMO SCHOOL')
    expect(server.output()).toMatch(/SMS +sandbox/)

    expect(await (await fetch(`${base}/healthz`)).json()).toEqual({ status: 'ok' })
    const root = await fetch(`${base}/`, { redirect: 'manual' })
    expect([root.status, root.headers.get('location')]).toEqual([302, '/hwjy-web/'])
    const opened = { redirect: 'manual', headers: { accept: 'text/html' } } as const
    expect((await fetch(`${base}/login`, opened)).headers.get('location')).toBe('/hwjy-web/login')
    expect(await (await fetch(`${base}/login`)).json()).toMatchObject({ data: null })
    const page = await fetch(`${base}/hwjy-web/student/lessons`)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect((await fetch(`${base}/hwjy-web/../../package.json`)).status).toBe(404)
    expect((await fetch(`${base}/hwjy-web/%2e%2e/%2e%2e/package.json`)).status).toBe(404)
    const info = await fetch(`${base}/api-user/common/baseInfo`, { method: 'POST' })
    expect(await info.json()).toMatchObject({ code: 200 })

    const live = `${base.replace('http', 'ws')}/live`
    const foreign = new WebSocket(live, { origin: 'https://elsewhere.example' })
    expect(await new Promise((resolve) => foreign.on('error', (error) => resolve(error.message)))).toContain('403')
    const own = new WebSocket(live, { origin: base })
    await new Promise((resolve) => own.on('open', resolve))
    const closing = new Promise((resolve) => own.on('message', (data) => resolve(JSON.parse(String(data)))))
    server.kill('SIGTERM')
    expect(await closing).toEqual({ t: 'closed', reason: 'server-restart' })
    expect(await server.exited).toBe(0)
  })

  it('does not start on settings that make no sense', async () => {
    const server = start({ PORT: 'eighty' })
    expect(await server.exited).toBe(1)
    expect(server.output()).toContain('PORT must be a number')
  })

  it('says that a signing secret is too short', async () => {
    await copyPreparedStore(dataDir)
    await writeFile(join(dataDir, 'secret'), 'short\n')
    const server = start()
    expect(await server.exited).toBe(1)
    expect(server.output()).toContain('at least 32 characters')
    expect(server.output()).not.toContain('    at ')
  })
})

/**
 * Why a server does not start, asked without a process for each: that the program prints the sentence and ends, the tests
 * above show.
 */
async function problemOf(env: Record<string, string>): Promise<string> {
  const starting = async () => {
    const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', ...env }, dataDir)
    return startServer(settings, silentLogger, () => undefined)
  }
  const problem: unknown = await starting().catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(StartProblem)
  return String(problem)
}

describe('a server that does not start', () => {
  it.each([
    ['HOST', 'no-such-host.invalid', 'HOST must be an address of this machine'],
    ['HOST', '192.0.2.1', 'HOST must be an address of this machine'],
    ['DATA_DIR', '/dev/null', 'it is a file'],
    ['DATA_DIR', '/dev/null/data', 'it is a file, or lies below one'],
    ['DATA_DIR', '/proc/x', 'The data folder /proc/x cannot be used'],
    ['DATABASE_URL', 'postgres://school:Sec/ret#9@db.example:5432/school', 'percent-encoded'],
    ['DATABASE_URL', 'postgres://school:Secret@127.0.0.1:9/school', 'connection refused'],
  ])('says in a sentence what is wrong with %s=%s', async (name, value, sentence) => {
    const problem = await problemOf({ [name]: value })
    expect(problem).toContain(sentence)
    expect(problem).not.toMatch(/ {4}at |Sec/)
  })

  it('says which port is taken, and leaves the folder untouched', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    expect(await problemOf({ PORT: String(port) })).toContain(`Port ${port} is taken by another program.`)
    await expect(readFile(join(dataDir, 'owner.lock'))).rejects.toMatchObject({ code: 'ENOENT' })
    other.close()
  })

  it('does not touch a store of another version, and says what to do', async () => {
    await mkdir(join(dataDir, 'database'))
    await writeFile(join(dataDir, 'database', 'PG_VERSION'), '17\n')
    const problem = await problemOf({})
    expect(problem).toContain('was written by PostgreSQL 17')
    expect(problem).toContain('Nothing was changed.')
  })

  it('says which part of the data folder is of the wrong kind', async () => {
    await writeFile(join(dataDir, 'dumps'), '')
    const problem = await problemOf({})
    expect(problem).toContain(`it is a file, or lies below one (${join(dataDir, 'dumps')})`)
    expect(problem).not.toContain('    at ')
  })
})
