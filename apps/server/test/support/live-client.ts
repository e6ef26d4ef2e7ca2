import {
  type ClientFrame,
  decodeServerFrame,
  encodeClientFrame,
  evolve,
  emptyRoom,
  LIVE_PROTOCOL,
  type RoomCommand,
  type RoomEvent,
  type RoomState,
  type ServerMessage,
  withOwn,
} from '@hwjy/classroom/core'
import type { LiveSocket } from '../../src/core.ts'
import type { TestSchool } from './test-school.ts'

type MessageOf<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>

/** A person's page on a fake socket: speaks the real protocol, keeps the room as a real page would. */
export interface LiveClient {
  room: RoomState
  events: RoomEvent[]
  messages: ServerMessage[]
  /** Bytes that the network has not taken yet; a test makes a slow line with it. */
  bufferedAmount: number
  readonly isClosed: boolean
  /** Why the socket itself was closed, as its close frame says. */
  readonly closeReason: string
  /** On a thin line: parts that the network has not taken yet. */
  readonly partsWaiting: number
  /** The network takes a part of a message from a thin line. */
  takePart(): void
  /** The part of a message that was taken last. */
  readonly lastPart: Uint8Array
  send(frame: ClientFrame): void
  sendRaw(data: string | Uint8Array): void
  /** Sends a command and gives its answer. */
  ask(command: RoomCommand, id?: string): Promise<MessageOf<'done'> | MessageOf<'refused'>>
  /** The next message of a kind that has not been waited for, or one that came already. */
  next<T extends ServerMessage['t']>(t: T): Promise<MessageOf<T>>
  event<T extends RoomEvent['type']>(type: T): Promise<Extract<RoomEvent, { type: T }>>
  /** Why the server closed the socket. */
  closed(): Promise<{ reason: string; detail?: string }>
  /** The line drops: nobody says goodbye. */
  drop(): void
}

export interface EnterOptions {
  clientId?: string
  have?: number
  /** The state that `have` speaks of. */
  room?: RoomState
  /** Messages that come in parts wait until the test takes them. Without it there are no parts. */
  isThin?: boolean
}

export async function enterRoom(
  school: TestSchool,
  lessonId: string,
  username: string,
  options: EnterOptions = {},
): Promise<LiveClient> {
  const client = openLine(school, options.room, options.isThin)
  const { token } = await school.data(
    username.startsWith('teacher') ? 'teacherRoomTicket' : 'studentRoomTicket',
    { lessonId },
    username,
  )
  const { clientId = `page-of-${username.replace('.', '-')}`, have = 0 } = options
  client.send({ t: 'hello', protocol: LIVE_PROTOCOL, ticket: token, clientId, have })
  await client.next('welcome')
  return client
}

/** A socket on which nothing has been said. */
export function openLine(school: TestSchool, room: RoomState = emptyRoom(), isThin = false): LiveClient {
  let onMessage: (data: string | Uint8Array) => void = () => undefined
  const closeListeners: (() => void)[] = []
  const wakers = new Set<() => void>()
  const taken = new Set<unknown>()
  let isClosed = false
  let closeReason = ''
  let parts: { part: string | Uint8Array; isLast: boolean; onGone: () => void }[] = []
  let arrived: Uint8Array[] = []
  let lastPart: Uint8Array = new Uint8Array()

  const wake = () => {
    for (const waker of wakers) waker()
  }
  const close = (reason = '') => {
    if (isClosed) return
    isClosed = true
    closeReason = reason
    parts = []
    for (const listener of closeListeners) listener()
    wake()
  }
  const hear = (data: string | Uint8Array) => {
    const message = decodeServerFrame(data)
    if (!message) throw new Error(`the server sent garbage: ${String(data).slice(0, 200)}`)
    client.messages.push(message)
    if (message.t === 'keyframe') client.room = message.room
    if (message.t === 'own') client.room = withOwn(client.room, message.own)
    if (message.t === 'events') {
      for (const event of message.events) {
        if (event.seq !== client.room.seq + 1) throw new Error(`event ${event.seq} after ${client.room.seq}`)
        client.events.push(event)
        client.room = evolve(client.room, event)
      }
    }
    wake()
  }
  const socket: LiveSocket = {
    send(data) {
      if (parts.length > 0 || arrived.length > 0) throw new Error('the server spoke in the middle of a message')
      hear(data)
    },
    close: (_code, reason) => close(reason),
    ...(isThin && {
      sendPart: (part: string | Uint8Array, isLast: boolean, onGone: () => void) =>
        void parts.push({ part, isLast, onGone }),
    }),
    get bufferedAmount() {
      return client.bufferedAmount
    },
    onMessage(listener) {
      onMessage = listener
    },
    onClose(listener) {
      closeListeners.push(listener)
    },
  }

  const until = <T>(find: () => T | undefined, what: string): Promise<T> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        wakers.delete(look)
        reject(new Error(`waited in vain for ${what}; got ${client.messages.map(({ t }) => t).join(', ')}`))
      }, 5_000)
      const look = () => {
        const found = find()
        if (found === undefined) return
        clearTimeout(timer)
        wakers.delete(look)
        resolve(found)
      }
      wakers.add(look)
      look()
    })

  const takeNext = <T>(list: () => readonly T[], is: (item: T) => boolean, what: string) =>
    until(() => {
      const found = list().find((item) => !taken.has(item) && is(item))
      if (found !== undefined) taken.add(found)
      return found
    }, what)

  const client: LiveClient = {
    room,
    events: [],
    messages: [],
    bufferedAmount: 0,
    get isClosed() {
      return isClosed
    },
    get closeReason() {
      return closeReason
    },
    get partsWaiting() {
      return parts.length
    },
    get lastPart() {
      return lastPart
    },
    takePart() {
      const next = parts.shift()
      if (!next) return
      const { part, isLast, onGone } = next
      if (typeof part === 'string') hear(part)
      else {
        arrived.push(part)
        lastPart = part
      }
      if (isLast && arrived.length > 0) {
        const whole = Buffer.concat(arrived)
        arrived = []
        hear(new Uint8Array(whole))
      }
      onGone()
    },
    send: (frame) => onMessage(encodeClientFrame(frame)),
    sendRaw: (data) => onMessage(data),
    async ask(command, id = crypto.randomUUID()) {
      client.send({ t: 'command', id, command })
      const answer = await takeNext(
        () => client.messages,
        (message) => (message.t === 'done' || message.t === 'refused') && message.id === id,
        `the answer to ${command.type}`,
      )
      return answer as MessageOf<'done'> | MessageOf<'refused'>
    },
    next: async (t) =>
      (await takeNext(
        () => client.messages,
        (message) => message.t === t,
        t,
      )) as never,
    event: async (type) =>
      (await takeNext(
        () => client.events,
        (event) => event.type === type,
        type,
      )) as never,
    async closed() {
      const message = await takeNext(
        () => client.messages,
        ({ t }) => t === 'closed',
        'closed',
      )
      await until(() => isClosed || undefined, 'the socket to close')
      const { reason, detail } = message as MessageOf<'closed'>
      return { reason, ...(detail !== undefined && { detail }) }
    },
    drop: () => close(),
  }
  school.backend.live.connect(socket)
  return client
}
