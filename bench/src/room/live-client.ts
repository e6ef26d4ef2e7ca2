/** Stands for a page: one socket that speaks the product's frames and notes when each one came. */
import {
  decodeServerFrame,
  encodeClientFrame,
  FrameKind,
  LIVE_PROTOCOL,
  type LiveData,
  type RoomCommand,
  type ServerMessage,
} from '@hwjy/classroom/core'
import { WebSocket } from 'ws'
import type { BenchPerson } from '../server/seed-school.ts'
import { nowMs } from './now-ms.ts'

export interface Received {
  at: number
  data: string | Uint8Array
}

export interface LiveClient {
  /**
   * Frames that went to all clients, undecoded: decoding two hundred times must not share the clock with the server.
   */
  received: Received[]
  send(data: LiveData): void
  /** Resolves when the room has stored it. Rejects with the refusal. */
  act(command: RoomCommand, id: string): Promise<void>
  /** Resolves when everything the server had sent until now is here. */
  drain(): Promise<void>
  close(): Promise<void>
}

interface Ticket {
  token: string
  roomId: string
  userId: string
}

/** @param server `http://host:port` */
export async function fetchTicket(server: string, lessonId: string, { role, token }: BenchPerson): Promise<Ticket> {
  const path = role === 'teacher' ? '/api-tch/im/getToken' : '/api-user/im/getToken'
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(server + path, { method: 'POST', headers, body: new URLSearchParams({ lessonId }) })
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: Ticket }
  if (code !== 200) throw new Error(`no ticket: ${code} ${message}`)
  return data
}

/** Enters by the product's own calls; resolves when the current state of the room has arrived. */
export async function enterRoom(server: string, lessonId: string, person: BenchPerson): Promise<LiveClient> {
  const { token } = await fetchTicket(server, lessonId, person)
  const entered = Promise.withResolvers<void>()
  const client = await openLiveClient(server.replace('http', 'ws') + '/live', {
    onMessage: (message) => {
      if (message.t === 'welcome' && !message.keyframe) entered.resolve()
    },
    onKeyframe: () => entered.resolve(),
    onClose: (why) => entered.reject(new Error(`${person.userId} was not let in: ${why}`)),
  })
  client.send(
    encodeClientFrame({ t: 'hello', protocol: LIVE_PROTOCOL, ticket: token, clientId: person.userId, have: 0 }),
  )
  await entered.promise
  return client
}

interface LiveClientHandlers {
  onMessage?: (message: ServerMessage) => void
  onKeyframe?: (data: Uint8Array) => void
  onClose?: (why: string) => void
}

export async function openLiveClient(url: string, handlers: LiveClientHandlers = {}): Promise<LiveClient> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  const pending = new Map<string, PromiseWithResolvers<void>>()
  let pong = Promise.withResolvers<void>()
  let closedBecause = 'the line dropped'
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))

  const client: LiveClient = {
    received: [],
    send: (data) => socket.send(data),
    act(command, id) {
      const settled = Promise.withResolvers<void>()
      pending.set(id, settled)
      socket.send(encodeClientFrame({ t: 'command', id, command }))
      return settled.promise
    },
    async drain() {
      await Promise.all([...pending.values()].map(({ promise }) => promise))
      pong = Promise.withResolvers()
      socket.send(encodeClientFrame({ t: 'ping', sentAt: Date.now() }))
      await pong.promise
    },
    async close() {
      clearInterval(pinging)
      if (socket.readyState === WebSocket.CLOSED) return
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.close()
      await closed
    },
  }
  // Pages send pings too: the server closes a socket that is silent for half a minute.
  const pinging = setInterval(() => client.send(encodeClientFrame({ t: 'ping', sentAt: Date.now() })), 10_000)

  const hear = (message: ServerMessage) => {
    if (message.t === 'pong') pong.resolve()
    if (message.t === 'closed') closedBecause = message.reason
    if (message.t === 'done' || message.t === 'refused') {
      const settled = pending.get(message.id)
      pending.delete(message.id)
      if (message.t === 'done') settled?.resolve()
      else settled?.reject(new Error(`refused: ${message.code}`))
    }
    handlers.onMessage?.(message)
  }
  socket.on('message', (data: Buffer, isBinary) => {
    const at = nowMs()
    if (isBinary && data[0] === FrameKind.keyframe) handlers.onKeyframe?.(data)
    else if (isBinary || isEvents(data)) client.received.push({ at, data: isBinary ? data : data.toString() })
    else {
      const message = decodeServerFrame(data.toString())
      if (message) hear(message)
    }
  })
  socket.on('close', () => {
    clearInterval(pinging)
    const error = new Error(closedBecause)
    for (const settled of pending.values()) settled.reject(error)
    pong.reject(error)
    // The promise may have no listener, and an unhandled rejection would end the process.
    pong.promise.catch(() => {})
    handlers.onClose?.(closedBecause)
  })
  return client
}

// `{"t":"events"…`, told without reading it.
const isEvents = (data: Buffer): boolean => data[6] === 'e'.charCodeAt(0)
