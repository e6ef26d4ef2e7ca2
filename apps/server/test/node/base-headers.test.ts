/** Whatever a connection sends, and whoever answers it: the answer says what every answer says. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { baseHeaders } from '../../src/node/http/base-headers.ts'
import { createGuardedServer } from '../../src/node/http/guarded-server.ts'
import { acceptLiveSockets, isLiveUpgrade } from '../../src/node/http/live-upgrade.ts'
import { silentLogger } from '../../src/ports/logger.ts'

const headers = baseHeaders(true)
const site = new Hono()
  .get('/own', (c) => c.text('', 200, { 'content-security-policy': "default-src 'self'" }))
  .get('/slow', (c) =>
    c.body(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('begun')) })),
  )
  .get('/broken', () => {
    throw new Error('broken')
  })
  .onError((_, c) => c.text('', 500))

let server: Server
let port: number
beforeEach(async () => {
  server = createGuardedServer(getRequestListener(site.fetch), {
    isUpgrade: isLiveUpgrade,
    isBehindProxy: false,
    headers,
    logger: silentLogger,
  })
  acceptLiveSockets(
    server,
    { connect: () => undefined },
    silentLogger,
    () => null,
    async () => false,
    headers,
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends these bytes and reads until the server ends the connection. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(bytes)
  await once(socket, 'close')
  return answer
}

const HOST = 'Host: school.example\r\nConnection: close\r\n'
const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'

it.each([
  ['a page', `GET /own HTTP/1.1\r\n${HOST}\r\n`, 200],
  ['what is not there', `GET /none HTTP/1.1\r\n${HOST}\r\n`, 404],
  ['a failure', `GET /broken HTTP/1.1\r\n${HOST}\r\n`, 500],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a header that is none', `GET / HTTP/1.1\r\nHost : x\r\n\r\n`, 400],
  ['two lengths', `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\n${HOST}a: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an expectation', `POST / HTTP/1.1\r\n${HOST}Expect: a miracle\r\n\r\n`, 417],
  ['a socket of another page', `GET /live HTTP/1.1\r\nHost: x\r\n${UPGRADE}Origin: https://evil.example\r\n\r\n`, 403],
])('%s is answered with the headers of every answer', async (_, bytes, status) => {
  const [head = ''] = (await answerTo(bytes)).split('\r\n\r\n')
  const [first, ...lines] = head.toLowerCase().split('\r\n')
  expect(first).toMatch(new RegExp(`^http/1.1 ${status} `))
  expect(lines).toEqual(
    expect.arrayContaining([
      'strict-transport-security: max-age=31536000',
      'x-content-type-options: nosniff',
      'referrer-policy: no-referrer',
      expect.stringMatching(/^content-security-policy: default-src /),
    ]),
  )
})

it('a page may say more about what it may do', async () => {
  const answer = (await answerTo(`GET /own HTTP/1.1\r\n${HOST}\r\n`)).toLowerCase()
  expect(answer.match(/content-security-policy: .*/g)).toEqual(["content-security-policy: default-src 'self'"])
})

it('an answer that has begun is cut off, not followed by a second one', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  const [first] = await once(socket, 'data')
  let more = ''
  socket.on('data', (chunk) => {
    more += chunk
  })
  socket.write('nonsense\r\n\r\n')
  await once(socket, 'close')
  expect(String(first)).toMatch(/^HTTP\/1.1 200 /)
  expect(more).not.toContain('HTTP/1.1')
})

it('where people come without HTTPS nothing asks for it', () =>
  expect(baseHeaders(false)).not.toHaveProperty('strict-transport-security'))
