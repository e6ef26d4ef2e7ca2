/** Attacks on the connection itself, before there is a call. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openSocket, rawRequest, request } from '../support/raw-request.ts'
import { type Attack, together, unless } from './attack.ts'

const LOGIN = '/api-user/user/login'

/** Holds sockets open and writes a little to each, again and again, for two seconds. */
async function dribble(port: number, count: number, first: string, more: string): Promise<void> {
  const sockets = Array.from({ length: count }, () => openSocket(port))
  for (const socket of sockets) socket.write(first)
  for (let round = 0; round < 20; round++) {
    for (const socket of sockets) if (socket.writable) socket.write(more)
    await sleep(100)
  }
  for (const socket of sockets) socket.destroy()
}

export const connectionAttacks: readonly Attack[] = [
  {
    name: 'headers that never end, on 200 connections',
    run: async ({ port }) => {
      await dribble(port, 200, 'POST / HTTP/1.1\r\nHost: localhost\r\n', 'X-More: 1\r\n')
      return []
    },
  },
  {
    name: 'bodies that come a byte at a time, on 200 connections',
    run: async ({ port }) => {
      const head = request('POST', LOGIN, {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': '9999',
      })
      await dribble(port, 200, head, 'a')
      return []
    },
  },
  {
    name: '400 connections that say nothing',
    run: async ({ port }) => {
      await dribble(port, 400, '', '')
      return []
    },
  },
  {
    name: 'answers that are asked for and never read, on 100 connections',
    run: async ({ port }) => {
      const sockets = Array.from({ length: 100 }, () => openSocket(port).pause())
      const ask = request('GET', '/hwjy-web/', {})
      for (const socket of sockets) socket.write(ask.repeat(50))
      await sleep(2_000)
      for (const socket of sockets) socket.destroy()
      return []
    },
  },
  {
    name: '5,000 pipelined requests on one connection',
    run: async ({ port }) => {
      const { status, isClosed } = await rawRequest(port, [request('GET', '/healthz', {}).repeat(5_000)], {
        isOneAnswerEnough: false,
        waitMs: 4_000,
      })
      return unless(status !== null || isClosed, 'neither answered nor closed')
    },
  },
  {
    name: 'a cookie of 1 MB',
    run: async ({ port }) => {
      const { status, isClosed } = await rawRequest(port, [
        request('GET', '/healthz', { cookie: 'a'.repeat(1_000_000) }),
      ])
      return unless(status === 431 || isClosed, `answered with ${status}`)
    },
  },
  {
    name: '5,000 headers',
    run: async ({ port }) => {
      const headers = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x-${index}`, '1']))
      const { status, isClosed } = await rawRequest(port, [request('GET', '/healthz', headers)])
      return unless(status !== null || isClosed, 'neither answered nor closed')
    },
  },
  {
    name: 'an address of 1 MB',
    run: async ({ port }) => {
      const { status, isClosed } = await rawRequest(port, [request('GET', `/${'a'.repeat(1_000_000)}`, {})])
      return unless(status === 431 || status === 414 || isClosed, `answered with ${status}`)
    },
  },
  {
    name: 'a length and chunks in one request',
    run: async ({ port }) => {
      const smuggled = request('GET', '/smuggled', {})
      const head = request('POST', LOGIN, { 'content-length': '5', 'transfer-encoding': 'chunked' })
      const { text } = await rawRequest(port, [`${head}0\r\n\r\n${smuggled}`], {
        isOneAnswerEnough: false,
        waitMs: 1_000,
      })
      return unless(!text.startsWith('HTTP/1.1 200'), 'a smuggled request was taken')
    },
  },
  {
    name: 'chunks with an extension of 10 MB',
    run: async ({ port }) => {
      const head = request('POST', LOGIN, { 'transfer-encoding': 'chunked' })
      const chunks = [head, '1;a=', ...Array.from({ length: 160 }, () => 'a'.repeat(65_536))]
      const { status, isClosed } = await rawRequest(port, chunks)
      return unless(status !== null || isClosed, 'neither answered nor closed')
    },
  },
  {
    name: 'a chunk that says it has 2⁶⁴ bytes',
    run: async ({ port }) => {
      const { status, isClosed } = await rawRequest(port, [
        request('POST', LOGIN, { 'transfer-encoding': 'chunked' }),
        'ffffffffffffffff\r\nabc',
      ])
      return unless(status !== null || isClosed, 'neither answered nor closed')
    },
  },
  {
    name: 'methods, versions and bytes that are no HTTP',
    run: async ({ port }) => {
      const odd = [
        'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n',
        'GET / HTTP/9.9\r\n\r\n',
        '\0\0\0\0\r\n\r\n',
        '\x16\x03\x01\x02\x00\x01',
      ]
      const answers = await Promise.all(odd.map((bytes) => rawRequest(port, [bytes])))
      return answers.flatMap(({ status, isClosed }, index) =>
        unless(status !== null || isClosed, `${odd[index]} was neither answered nor closed`),
      )
    },
  },
  {
    name: '100 upgrades to protocols that nobody speaks',
    run: async ({ port }) => {
      const upgrade = (to: string) => request('GET', '/live', { connection: 'upgrade', upgrade: to })
      const answers = await together(100, (index) => rawRequest(port, [upgrade(index % 2 === 0 ? 'h2c' : 'tls/1.0')]))
      return unless(
        answers.every(({ status, isClosed }) => status !== null || isClosed),
        'an upgrade was neither answered nor closed',
      )
    },
  },
  {
    name: '22 uploads of 100 MB in chunks, by callers without a token',
    run: async ({ port }) => {
      const type = 'multipart/form-data; boundary=b'
      const head = request('POST', '/api-tch/lessonClass/uploadLessonResource', {
        'content-type': type,
        'transfer-encoding': 'chunked',
      })
      const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
      // Bytes, because a text would be turned into them again for each chunk of each upload.
      const megabyte = Buffer.from(`100000\r\n${'a'.repeat(1_048_576)}\r\n`)
      const chunks = [head, `${part.length.toString(16)}\r\n${part}\r\n`, ...Array.from({ length: 99 }, () => megabyte)]
      const answers = await together(22, () => rawRequest(port, chunks, { waitMs: 5_000 }))
      return unless(
        answers.every(({ status, isClosed }) => (status !== null && status !== 500) || isClosed),
        'an upload of nobody was neither answered nor closed',
      )
    },
  },
]
