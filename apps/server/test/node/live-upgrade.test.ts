import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { acceptLiveSockets } from '../../src/node/http/live-upgrade.ts'
import { silentLogger } from '../../src/ports/logger.ts'

let server: Server
let port: number
let connected: (string | null)[]
let crashes: unknown[]
const noteCrash = (error: unknown) => crashes.push(error)
beforeEach(async () => {
  connected = []
  crashes = []
  // What would end the process; Vitest's own listeners are put aside so that we see it first.
  process.prependListener('uncaughtException', noteCrash)
  server = createServer()
  const hub = { connect: (_: unknown, address: string | null = null) => void connected.push(address) }
  acceptLiveSockets(
    server,
    hub,
    silentLogger,
    () => '10.0.0.7',
    async (origin, host) => {
      if (origin === 'https://slow.example') throw new Error('the database is away')
      return origin === 'https://partner.example' && host === 'school.example'
    },
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  process.off('uncaughtException', noteCrash)
  server.closeAllConnections()
  server.close()
})

const upgrade = async (target: string, headers = ''): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: school.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${headers}\r\n`,
  )
  return socket
}
const answerTo = async (target: string, headers = '') => {
  const socket = await upgrade(target, headers)
  const [data] = await once(socket, 'data')
  socket.destroy()
  return String(data).split('\r\n')[0]
}

it('answers whatever is asked for, also what is no URL', async () => {
  for (const target of ['//', '//[', 'http://[', '/live/../live', '/%zz', '*']) {
    expect(await answerTo(target)).toBe('HTTP/1.1 404 Not Found')
  }
  for (const origin of ['https://elsewhere.example', 'null', '//', 'http://[']) {
    expect(await answerTo('/live', `Origin: ${origin}\r\n`)).toBe('HTTP/1.1 403 Forbidden')
  }
  expect(await answerTo('/live?page=1')).toBe('HTTP/1.1 101 Switching Protocols')
  expect(connected).toEqual(['10.0.0.7'])
})

it('takes a page of another host where the school allows it, and none while it cannot be asked', async () => {
  expect(await answerTo('/live', 'Origin: https://partner.example\r\n')).toBe('HTTP/1.1 101 Switching Protocols')
  expect(await answerTo('/live', 'Origin: https://slow.example\r\n')).toBe('HTTP/1.1 503 Service Unavailable')
  expect(connected).toEqual(['10.0.0.7'])
})

it('outlives a caller who resets the line while being refused', async () => {
  for (let i = 0; i < 20; i++) {
    const refused = once(server, 'upgrade')
    const socket = await upgrade('/live', 'Origin: https://elsewhere.example\r\n')
    const [, serverSide] = await refused
    socket.resetAndDestroy()
    // Not `once`: it would listen for the error too, and hide that nobody else does.
    if (!serverSide.closed) await new Promise((resolve) => serverSide.on('close', resolve))
  }
  expect(crashes).toEqual([])
  const page = new WebSocket(`ws://127.0.0.1:${port}/live`)
  await once(page, 'open')
  page.terminate()
})
