/** Attacks on the live socket, by one who is not signed in, and by a student of the class that is held. */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { encodeClientFrame, encodeLiveInk, LIVE_PROTOCOL } from '@hwjy/classroom/core'
import { WebSocket } from 'ws'
import { postForm } from '../../node/http-client.ts'
import type { Target } from '../support/besieged-school.ts'
import { type Attack, together, unless } from './attack.ts'

const open = async ({ base }: Target): Promise<WebSocket> => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/live`, { origin: base, perMessageDeflate: false })
  socket.on('error', () => undefined)
  await Promise.race([once(socket, 'open'), once(socket, 'close')])
  return socket
}

const ticketOf = async (target: Target, username: Parameters<Target['signedIn']>[0]): Promise<string> => {
  const { lessonId } = target
  const { data } = await postForm(target.base, '/api-user/im/getToken', { lessonId }, await target.signedIn(username))
  return (data as { token: string }).token
}

/** A student's page in the room of the class that is held. */
const enter = async (target: Target, username: Parameters<Target['signedIn']>[0]): Promise<WebSocket> => {
  const ticket = await ticketOf(target, username)
  const socket = await open(target)
  const first = once(socket, 'message')
  socket.send(encodeClientFrame({ t: 'hello', protocol: LIVE_PROTOCOL, ticket, clientId: 'attacker', have: 0 }))
  await first
  return socket
}

/** Sends for a bounded time, as much as the socket takes. */
async function flood(socket: WebSocket, frame: (no: number) => string | Uint8Array, forMs = 2_000): Promise<void> {
  const until = Date.now() + forMs
  for (let no = 0; Date.now() < until && socket.readyState === WebSocket.OPEN; no++) {
    if (socket.bufferedAmount > 4 * 1024 * 1024) await sleep(5)
    else socket.send(frame(no))
    if (no % 100 === 0) await sleep(0)
  }
}

const gone = (socket: WebSocket) => socket.readyState !== WebSocket.OPEN

/** A flood by somebody in the room: whatever becomes of the attacker, the room goes on. */
const inRoom = (name: string, frame: (no: number) => string | Uint8Array): Attack => ({
  name,
  run: async (target) => {
    const socket = await enter(target, 'student.ben')
    await flood(socket, frame)
    socket.terminate()
    return []
  },
})

const SDP = `v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n${'a=x\r\n'.repeat(2_000)}`
const command = (no: number, body: object) => JSON.stringify({ t: 'command', id: `cmd-${no}`, command: body })

export const liveAttacks: readonly Attack[] = [
  {
    name: '700 sockets that never say hello',
    run: async (target) => {
      const sockets = await together(700, () => open(target))
      const closed = sockets.filter(gone).length
      for (const socket of sockets) socket.terminate()
      return unless(closed > 0, 'all of them stayed open')
    },
  },
  {
    name: 'frames that are no frames',
    run: async (target) => {
      const socket = await open(target)
      await flood(socket, () => 'not a frame')
      return unless(gone(socket), 'the socket is still open')
    },
  },
  {
    name: 'one message in fragments without end',
    run: async (target) => {
      const socket = await open(target)
      for (let no = 0; no < 400 && !gone(socket); no++) {
        socket.send(Buffer.alloc(16_384), { fin: false })
        if (no % 20 === 0) await sleep(5)
      }
      await sleep(200)
      const isGone = gone(socket)
      socket.terminate()
      return unless(isGone, 'the socket is still open after 6 MB of one message')
    },
  },
  {
    name: '100,000 pings of the socket itself',
    run: async (target) => {
      const socket = await open(target)
      for (let no = 0; no < 100_000 && !gone(socket); no++) {
        socket.ping()
        if (no % 1_000 === 0) await sleep(1)
      }
      socket.terminate()
      return []
    },
  },
  {
    name: 'hello with a ticket that is none, 300 times',
    run: async (target) => {
      const answers = await together(300, async () => {
        const socket = await open(target)
        if (gone(socket)) return true
        const closed = once(socket, 'close')
        socket.send(
          encodeClientFrame({ t: 'hello', protocol: LIVE_PROTOCOL, ticket: 'x'.repeat(400), clientId: 'c', have: 0 }),
        )
        await Promise.race([closed, sleep(5_000)])
        return gone(socket)
      })
      return unless(answers.every(Boolean), 'a socket with a wrong ticket stayed open')
    },
  },
  {
    name: 'one ticket, in and out again 200 times',
    run: async (target) => {
      const ticket = await ticketOf(target, 'student.ben')
      for (let no = 0; no < 200; no++) {
        const socket = await open(target)
        socket.send(encodeClientFrame({ t: 'hello', protocol: LIVE_PROTOCOL, ticket, clientId: `page-${no}`, have: 0 }))
        await Promise.race([once(socket, 'message'), once(socket, 'close'), sleep(300)])
        socket.terminate()
      }
      return []
    },
  },
  inRoom('hands raised and lowered without a pause', (no) =>
    command(no, { type: no % 2 === 0 ? 'raiseHand' : 'lowerHand' }),
  ),
  inRoom('messages of a thousand characters without a pause', (no) =>
    command(no, { type: 'say', text: '汉'.repeat(1_000) }),
  ),
  inRoom('the whole chat asked for without a pause', (no) =>
    JSON.stringify({ t: 'history', ref: String(no), beforeSeq: 1_000_000, limit: 100 }),
  ),
  inRoom('offers of media without a pause', (no) =>
    JSON.stringify({ t: 'rtc', signal: { op: 'offer', session: `s${no}`, sdp: SDP, tracks: {} } }),
  ),
  inRoom('commands of 60 kB that make no sense', (no) => command(no, { type: 'say', text: 'x'.repeat(60_000) })),
  inRoom('live ink by one who has no pen', (no) => {
    const points = Float32Array.from({ length: 80 }, (_, index) => index + no)
    return encodeLiveInk(`stroke-${no}`, 'page-1', { tool: 'pen', color: '#000000', width: 2, points }, 0)
  }),
  {
    name: 'a page that asks for everything and reads nothing',
    run: async (target) => {
      const socket = await enter(target, 'student.chika')
      socket.pause()
      await flood(
        socket,
        (no) => JSON.stringify({ t: 'history', ref: String(no), beforeSeq: 1_000_000, limit: 100 }),
        1_000,
      )
      socket.terminate()
      return []
    },
  },
]
