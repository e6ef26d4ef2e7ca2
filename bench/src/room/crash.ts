/** A server that is killed while people talk, and how soon they have their room back. */
import { createLiveChannel, type RoomTicket } from '@hwjy/classroom/local'
import { WebSocket } from 'ws'
import type { BenchServer } from '../server/bench-server.ts'
import type { BenchPerson } from '../server/seed-school.ts'
import { fetchTicket } from './live-client.ts'

export interface Recovery {
  /** From the new process's start until it says it is healthy. */
  healthyMs: number
  /** From the new process's start until both pages have the whole room again, their own waiting included. */
  backMs: number
  acknowledged: number
  /** Acknowledged messages that the room does not know any more. */
  lost: number
}

const MESSAGES_BEFORE = 50
const MESSAGES_AFTER = 10

export async function crashAndReturn(
  server: BenchServer,
  lessonId: string,
  teacher: BenchPerson,
  student: BenchPerson,
): Promise<Recovery> {
  const channels = [teacher, student].map((person) => openChannel(server.url, lessonId, person))
  const [talker, listener] = channels
  if (talker === undefined || listener === undefined) throw new Error('two people are needed')
  try {
    await Promise.all(channels.map(connected))
    const acknowledged: string[] = []
    const say = async (text: string) => {
      await talker.send({ type: 'say', text })
      acknowledged.push(text)
    }
    // All at once, and the power goes when the room has confirmed the first fifty: some are stored and not yet told.
    const rest: Promise<void>[] = []
    for (let no = 0; no < MESSAGES_BEFORE; no++) await say(`before ${no}`)
    for (let no = 0; no < MESSAGES_AFTER; no++) rest.push(say(`meanwhile ${no}`))
    await server.kill()
    const beginAt = performance.now()
    const healthy = server.boot().then(() => performance.now() - beginAt)
    const back = Promise.all(channels.map(connected)).then(() => performance.now() - beginAt)
    const [healthyMs, backMs] = await Promise.all([healthy, back])
    await Promise.all(rest)
    await until(listener, () => listener.getState().room.seq === talker.getState().room.seq)
    const known = new Set(listener.getState().room.chat.map(({ text }) => text))
    return {
      healthyMs,
      backMs,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((text) => !known.has(text)).length,
    }
  } finally {
    await Promise.all(channels.map((channel) => channel.leave()))
  }
}

type Channel = ReturnType<typeof createLiveChannel>

// Opens the product's own channel, with its own reconnect delays.
function openChannel(url: string, lessonId: string, person: BenchPerson): Channel {
  return createLiveChannel({
    url: `${url.replace('http', 'ws')}/live`,
    getTicket: async (): Promise<RoomTicket> => {
      const { token, roomId, userId } = await fetchTicket(url, lessonId, person)
      return { ticket: token, roomId, userId }
    },
    outbox: { load: () => [], put: () => {}, remove: () => {} },
    onOnline: () => () => {},
    createSocket: (address, { onOpen, onMessage, onClose }) => {
      const socket = new WebSocket(address, { perMessageDeflate: false })
      socket.on('open', onOpen)
      socket.on('message', (data: Buffer, isBinary) => onMessage(isBinary ? new Uint8Array(data) : data.toString()))
      socket.on('close', onClose)
      // `close` follows.
      socket.on('error', () => {})
      return {
        get bufferedAmount() {
          return socket.bufferedAmount
        },
        send: (data) => socket.send(data),
        close: () => socket.close(),
      }
    },
  })
}

const connected = (channel: Channel) => until(channel, () => channel.getState().connection.status === 'connected')

function until(channel: Channel, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let off = () => {}
    const look = () => {
      if (!isSo()) return
      off()
      resolve()
    }
    off = channel.subscribe(look)
    look()
  })
}
