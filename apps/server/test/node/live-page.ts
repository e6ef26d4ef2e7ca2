import { once } from 'node:events'
import {
  decodeServerFrame,
  encodeClientFrame,
  LIVE_PROTOCOL,
  type RoomCommand,
  type ServerMessage,
} from '@hwjy/classroom/core'
import { WebSocket } from 'ws'
import { postForm } from './http-client.ts'

/** A person's page in a room of a running server. */
export interface LivePage {
  /** @returns the command's id, once the server has carried it out @throws when it did not */
  ask(command: RoomCommand): Promise<string>
  /** What was said in the room, as far as this page knows. */
  chat(): string[]
  isOpen(): boolean
  close(): void
}

export async function enterRoom(base: string, lessonId: string, side: 'tch' | 'user', token: string) {
  const { data } = await postForm(base, `/api-${side}/im/getToken`, { lessonId }, token)
  const { token: ticket } = data as { token: string }
  const socket = new WebSocket(`${base.replace('http', 'ws')}/live`, { origin: base })
  socket.binaryType = 'nodebuffer'
  const waiting = new Map<string, PromiseWithResolvers<string>>()
  const welcomed = Promise.withResolvers<void>()
  // Awaited below; a line that is lost before that must not end the test run.
  welcomed.promise.catch(() => undefined)
  const chat: string[] = []
  let seq = 0
  let welcomeSeq = Number.POSITIVE_INFINITY
  const read = (message: ServerMessage | null) => {
    if (message?.t === 'welcome') welcomeSeq = message.seq
    if (message?.t === 'keyframe') {
      chat.push(...message.room.chat.map(({ text }) => text))
      seq = message.room.seq
    }
    for (const event of message?.t === 'events' ? message.events : []) {
      if (event.type === 'chatSent') chat.push(event.text)
      seq = event.seq
    }
    // Inside is a page that knows all that was there when it came.
    if (seq >= welcomeSeq) welcomed.resolve()
    if (message?.t === 'done') waiting.get(message.id)?.resolve(message.id)
    if (message?.t === 'refused') waiting.get(message.id)?.reject(new Error(message.code))
    if (message?.t === 'closed') welcomed.reject(new Error(message.reason))
  }
  const lost = () => {
    welcomed.reject(new Error('the line is lost'))
    for (const asked of waiting.values()) asked.reject(new Error('the line is lost'))
  }
  socket.on('message', (data: Buffer, isBinary: boolean) =>
    read(decodeServerFrame(isBinary ? new Uint8Array(data) : data.toString('utf8'))),
  )
  // Whoever waits is told by `close`.
  socket.on('error', () => undefined)
  socket.on('close', lost)
  await once(socket, 'open')
  const send = (frame: Parameters<typeof encodeClientFrame>[0]) => socket.send(encodeClientFrame(frame))
  send({ t: 'hello', protocol: LIVE_PROTOCOL, ticket, clientId: crypto.randomUUID(), have: 0 })
  await welcomed.promise
  return {
    ask(command) {
      if (socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error('the line is lost'))
      const id = crypto.randomUUID()
      const asked = Promise.withResolvers<string>()
      waiting.set(id, asked)
      send({ t: 'command', id, command })
      return asked.promise.finally(() => waiting.delete(id))
    },
    chat: () => chat,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.terminate(),
  } satisfies LivePage
}
