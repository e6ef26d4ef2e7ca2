/** Bodies that nobody asked for, against a real server process: its memory stays, and others are answered meanwhile. */
import { readdir, readFile, mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { copyPreparedSchool } from '../../../../scripts/lib/prepared-school.ts'
import { WEB_APP_CLIENT } from '../../src/core.ts'
import { signIn } from '../node/http-client.ts'
import { type RunningProcess, runServer } from '../node/run-server.ts'

const MB = 1024 * 1024
const FORM = 'application/x-www-form-urlencoded'
const LOGIN = { authorization: `Basic ${btoa(WEB_APP_CLIENT)}` }

let dataDir: string
let server: RunningProcess
let base: string
let teacher: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hwjy-hostile-'))
  await copyPreparedSchool(dataDir)
  server = runServer({ DATA_DIR: dataDir })
  base = await server.ready
  teacher = await signIn(base, 'teacher.li')
  await becomeQuiet()
})
afterAll(async () => {
  server.kill('SIGKILL')
  await server.exited
  await rm(dataDir, { recursive: true, force: true })
})

/** Memory that the process has of the machine, in bytes. */
async function resident(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

/** Waits until a server that has just begun takes no more memory: what its beginning takes is no attack's. */
async function becomeQuiet(): Promise<void> {
  let before = 0
  await vi.waitUntil(
    async () => {
      const grown = (await resident()) - before
      before += grown
      return Math.abs(grown) < 4 * MB
    },
    { interval: 1_000, timeout: 60_000 },
  )
}

/** Has an attack run, and looks at the memory every 100 ms and whether somebody else is answered. */
async function during(attack: () => Promise<unknown>) {
  const before = await resident()
  let isOver = false
  const over = attack().finally(() => {
    isOver = true
  })
  let most = before
  const answers: number[] = []
  while (!isOver) {
    most = Math.max(most, await resident())
    const response = await fetch(`${base}/api-user/common/baseInfo`, { method: 'POST' })
    answers.push(((await response.json()) as { code: number }).code)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await over
  return { grownBytes: most - before, answers }
}

/** A connection that says a head, and whatever comes after it. */
async function open(path: string, headers: Record<string, string>): Promise<{ socket: Socket; text: () => string }> {
  const { hostname, port, host } = new URL(base)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (data) => {
    text += data.toString('latin1')
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return { socket, text: () => text }
}

/** Sends so much of a chunked body as the server takes, and does not finish it. */
async function pump({ socket }: { socket: Socket }, bytes: number, content: Buffer): Promise<void> {
  const chunk = Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')])
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += content.length) {
    await new Promise<void>((resolve) => socket.write(chunk, () => resolve()))
  }
}

const UPLOAD = '/api-tch/lessonClass/uploadLessonResource'
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' }
const FILE = Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7')

/** Twenty-two bodies of 40 MB ended a server of 2 GB. */
const uploads = (headers: Record<string, string>, content = Buffer.alloc(64 * 1024, 'x'), count = 22) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const connection = await open(UPLOAD, { ...MULTIPART, ...headers })
      await pump(connection, FILE.length, FILE)
      await pump(connection, 40 * MB, content)
      await expect.poll(connection.text).toContain('"code":')
      connection.socket.destroy()
      return /"code":(-?\d+)/.exec(connection.text())?.[1]
    }),
  )

describe('unfinished uploads', () => {
  it('from nobody are answered at once, and take no memory', async () => {
    let codes: unknown[] = []
    const { grownBytes, answers } = await during(async () => {
      codes = await uploads({})
    })
    expect(new Set(codes)).toEqual(new Set(['401']))
    expect(grownBytes).toBeLessThan(200 * MB)
    expect(new Set(answers)).toEqual(new Set([200]))
  })

  it('from a teacher go to the disk, sixteen at a time', async () => {
    const sockets: Socket[] = []
    const texts: (() => string)[] = []
    const { grownBytes, answers } = await during(() =>
      Promise.all(
        Array.from({ length: 22 }, async () => {
          const connection = await open(UPLOAD, { ...MULTIPART, authorization: `Bearer ${teacher}` })
          sockets.push(connection.socket)
          texts.push(connection.text)
          await pump(connection, FILE.length, FILE)
          await pump(connection, 4 * MB, Buffer.alloc(64 * 1024, '\r'))
        }),
      ),
    )
    const refused = texts.filter((text) => text().includes('"code":429'))
    for (const socket of sockets) socket.destroy()
    expect(refused).toHaveLength(6)
    expect(grownBytes).toBeLessThan(300 * MB)
    expect(new Set(answers)).toEqual(new Set([200]))
  })
})

describe('other bodies', () => {
  it('without a length are refused beyond 64 KiB, whoever sends them', async () => {
    for (const [path, headers] of [
      ['/api-tch/user/login', { ...LOGIN, ...MULTIPART }],
      ['/api-user/common/metrics/collect', { ...MULTIPART }],
    ] as const) {
      const connection = await open(path, headers)
      await pump(connection, 2 * MB, Buffer.alloc(64 * 1024, '\r'))
      await expect.poll(connection.text).toMatch(/"(code|status)":"?(413|404|400)/)
      connection.socket.destroy()
    }
  })

  it.each([
    ['of a refused call', UPLOAD, 'multipart/form-data; boundary=x', {}, 'x'.repeat(3 * MB), 401],
    ['that turn out too large', '/api-tch/user/login', FORM, LOGIN, '&'.repeat(250_000), 413],
  ] as const)(
    '%s are read away, so that the connection serves the next call',
    async (_, path, type, more, body, code) => {
      const connection = await open(path, { ...more, 'content-type': type, 'content-length': String(body.length) })
      connection.socket.write(body.slice(0, 150_000))
      await expect.poll(connection.text).toMatch(new RegExp(`"(code|status)":"?${code}`))
      connection.socket.write(body.slice(150_000))
      connection.socket.write(
        `POST /api-user/common/baseInfo HTTP/1.1\r\nhost: ${new URL(base).host}\r\ncontent-length: 0\r\n\r\n`,
      )
      await expect.poll(connection.text).toContain('"code":200')
      connection.socket.destroy()
    },
  )
})

describe('connections', () => {
  it('with many requests at once are closed', async () => {
    const { host } = new URL(base)
    const connection = await open('/api-user/common/baseInfo', { 'content-length': '0' })
    const one = `POST /api-user/common/baseInfo HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 0\r\n\r\n`
    connection.socket.write(one.repeat(200))
    await expect.poll(() => connection.socket.destroyed).toBe(true)
    expect(connection.text().split('HTTP/1.1 200').length).toBeLessThan(20)
  })

  it.each([
    ['to a protocol that is not spoken', '/healthz', 'h2c', /^HTTP\/1\.1 200/],
    ['of a page of another site', '/live', 'websocket\r\nOrigin: https://elsewhere.example', /^HTTP\/1\.1 403/],
  ])('that ask for an upgrade %s, and send a byte too many, leave nothing', async (_, path, upgrade, status) => {
    const openFiles = async () => (await readdir(`/proc/${server.pid}/fd`)).length
    const before = await openFiles()
    await Promise.all(
      Array.from({ length: 100 }, async () => {
        const { hostname, port } = new URL(base)
        const socket = connect(Number(port), hostname).on('error', () => undefined)
        socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: ${upgrade}\r\n\r\n`)
        const [answer] = await once(socket, 'data')
        expect(String(answer)).toMatch(status)
        socket.write('x')
        socket.end()
      }),
    )
    // Half of what a leak would leave: the database opens files of its own meanwhile.
    await expect.poll(openFiles).toBeLessThan(before + 50)
  })

  it('with endless headers are closed', async () => {
    const { hostname, port } = new URL(base)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    let text = ''
    socket.on('data', (data) => {
      text += String(data)
    })
    await once(socket, 'connect')
    socket.write(`GET / HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(20_000)}`)
    await expect.poll(() => socket.destroyed).toBe(true)
    expect(text).toContain('431')
  })
})
