/** The server's side of `/live` over the room in memory: real rules, real frames, and connections the test can cut. */
import type { LiveSocketHandlers, OpenSocket } from '../src/adapters/local/live-socket.ts'
import type { Clock } from '../src/adapters/local/clock.ts'
import {
  type ClientMessage,
  decodeClientFrame,
  encodeEvents,
  encodeServerFrame,
  type LiveData,
  withSender,
} from '../src/core/live/frames.ts'
import { encodeKeyframe } from '../src/core/live/keyframe.ts'
import type { CloseReason, ServerFrame } from '../src/core/live/live-protocol.ts'
import { ownOf } from '../src/core/live/own.ts'
import { eventFor, publicRoom } from '../src/core/live/privacy.ts'
import { createMemoryRoom } from '../src/adapters/local/memory-room.ts'
import type { Actor, RoomCommand, RoomEvent, RoomState } from '../src/core/room/room-types.ts'
import { lesson } from './test-room.ts'

/** One end of a connection, as the server sees it. */
export interface FakeConnection {
  readonly actor: Actor | null
  readonly received: readonly ClientMessage[]
  /** The connection dies: nothing that is under way arrives any more. The client learns of it at once, or never. */
  cut(options?: { silently?: boolean; because?: string }): void
  /** The server says why and closes. */
  close(reason: CloseReason, detail?: string): void
  /** Hands the client something out of turn. */
  deliver(data: LiveData): void
}

export interface FakeAuthority {
  readonly room: RoomState
  readonly events: readonly RoomEvent[]
  readonly connections: readonly FakeConnection[]
  readonly connection: FakeConnection
  openSocket: OpenSocket
  act(actor: Actor, command: RoomCommand): void
  /** While false, a socket closes instead of opening. */
  isReachable: boolean
  /** While true, commands arrive and nothing comes back. */
  isMute: boolean
  /** While true, everything asked for is refused as too fast, to be asked again in a second. */
  isTooFast: boolean
  /** What the welcome says of the keyframe, and how long it takes. */
  keyframeBytes: number
  keyframeDelayMs: number
  /** Bytes that every socket claims to be holding. */
  bufferedAmount: number
  /** Frames of events that get lost before the next one arrives. */
  loseNextEvents: boolean
  /** Moves the server's clock ahead of the client's. */
  advance(ms: number): void
}

const LATENCY_MS = 5

const viewerOf = ({ userId, role }: Actor) => ({ userId, role: role === 'teacher' ? 'teacher' : 'student' }) as const

export function createFakeAuthority(clock: Clock, people: readonly Actor[]): FakeAuthority {
  // No tick comes by itself: the tests act for the room's clock.
  const memory = createMemoryRoom({ settings: lesson(), clock: { now: clock.now, after: () => () => {} } })
  const { submit, now } = memory
  const connections: (FakeConnection & { send(data: LiveData): void })[] = []

  function publish(fresh: readonly RoomEvent[]): void {
    if (fresh.length === 0) return
    if (authority.loseNextEvents) {
      authority.loseNextEvents = false
      return
    }
    for (const connection of connections) {
      const { actor } = connection
      if (actor === null) continue
      for (const data of encodeEvents(fresh.map((event) => eventFor(event, viewerOf(actor))))) connection.send(data)
      const removal = fresh.find((event) => event.type === 'participantRemoved' && event.userId === actor.userId)
      if (removal?.type === 'participantRemoved') connection.close('removed', removal.reason)
    }
  }

  function openConnection({ onOpen, onMessage, onClose }: LiveSocketHandlers) {
    let isOpen = true
    let actor: Actor | null = null
    const received: ClientMessage[] = []
    const later = (call: () => void) => void clock.after(LATENCY_MS, () => isOpen && call())
    const send = (data: LiveData) => later(() => onMessage(typeof data === 'string' ? data : data.slice().buffer))
    const answer = (frame: Exclude<ServerFrame, { t: 'events' }>) => send(encodeServerFrame(frame))
    const end = () => {
      isOpen = false
      const person = actor
      actor = null
      return person
    }
    function lose(): void {
      const person = end()
      if (person !== null) publish(submit(person, { type: 'leave', reason: 'lost' }).events)
    }

    function hear(message: ClientMessage): void {
      received.push(message)
      if (message.t === 'ping' && !authority.isMute) answer({ t: 'pong', sentAt: message.sentAt, at: now() })
      if (message.t === 'hello') welcome(message)
      if (actor === null) return
      if (authority.isTooFast && (message.t === 'command' || message.t === 'history')) {
        const id = message.t === 'command' ? message.id : message.ref
        return answer({ t: 'refused', id, code: 'too-fast', retryAfterMs: 1_000 })
      }
      if (message.t === 'command') carryOut(actor, message.id, message.command)
      if (message.t === 'bye') publish(submit(actor, { type: 'leave', reason: 'left' }).events)
      if (message.t === 'history') {
        const older = memory.getState().chat.filter(({ seq }) => seq < message.beforeSeq)
        const page = { messages: older.slice(-message.limit), isComplete: older.length <= message.limit }
        if (!authority.isMute) answer({ t: 'history', ref: message.ref, ...page })
      }
      if (message.t === 'ephemeral') {
        const { no } = memory.getState().participants[actor.userId] ?? { no: 0 }
        for (const other of connections)
          if (other !== connection && other.actor !== null) other.send(withSender(message.frame, no))
      }
    }

    function welcome({ ticket, have }: Extract<ClientMessage, { t: 'hello' }>): void {
      const person = people.find(({ userId }) => ticket === `ticket-of-${userId}`)
      if (person === undefined) return connection.close('ticket-invalid')
      const submission = submit(person, { type: 'enter' })
      if (submission.refused !== undefined) return connection.close('refused', submission.refused)
      publish(submission.events)
      actor = person
      const room = memory.getState()
      const { no } = room.participants[person.userId] ?? { no: 0 }
      const keyframe = have === 0 || have > room.seq
      const you = { userId: person.userId, role: person.role === 'teacher' ? 'teacher' : 'student', no } as const
      const { keyframeBytes, keyframeDelayMs } = authority
      answer({ t: 'welcome', you, roomId: 'lesson-7', seq: room.seq, at: now(), keyframe, keyframeBytes })
      const sendKeyframe = () => {
        send(encodeKeyframe(publicRoom(room)) as LiveData)
        const own = ownOf(room, viewerOf(person))
        if (own) answer({ t: 'own', own })
      }
      if (keyframe && keyframeDelayMs > 0) clock.after(keyframeDelayMs, sendKeyframe)
      else if (keyframe) sendKeyframe()
      else {
        const missed = memory.events.filter(({ seq }) => seq > have)
        for (const data of encodeEvents(missed.map((event) => eventFor(event, viewerOf(person))))) send(data)
      }
    }

    function carryOut(person: Actor, id: string, command: RoomCommand): void {
      const { events: fresh, seq, refused, retryAfterMs } = submit(person, command, id)
      publish(fresh)
      if (authority.isMute) return
      if (refused === undefined) answer({ t: 'done', id, seq })
      else answer({ t: 'refused', id, code: refused, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) })
    }

    const connection: FakeConnection & { send(data: LiveData): void } = {
      get actor() {
        return authority.isMute ? null : actor
      },
      received,
      send,
      deliver: send,
      cut({ silently = false, because } = {}) {
        lose()
        if (!silently) clock.after(LATENCY_MS, () => onClose(because))
      },
      close(reason, detail) {
        answer({ t: 'closed', reason, ...(detail === undefined ? {} : { detail }) })
        later(() => {
          end()
          onClose()
        })
      },
    }
    later(() => {
      if (authority.isReachable) return onOpen()
      end()
      onClose()
    })
    connections.push(connection)
    return {
      get bufferedAmount() {
        return authority.bufferedAmount
      },
      send(data: LiveData) {
        later(() => {
          const message = decodeClientFrame(data)
          if (message === null) throw new Error('the client sent garbage')
          hear(message)
        })
      },
      close() {
        // What was handed over before still arrives.
        later(() => {
          lose()
          onClose()
        })
      },
    }
  }

  const authority: FakeAuthority = {
    get room() {
      return memory.getState()
    },
    events: memory.events,
    connections,
    get connection() {
      const newest = connections.at(-1)
      if (newest === undefined) throw new Error('no client has connected')
      return newest
    },
    openSocket: (_url, handlers) => openConnection(handlers),
    act(actor, command) {
      const { events: fresh, refused } = submit(actor, command)
      if (refused !== undefined) throw new Error(`${command.type}: ${refused}`)
      publish(fresh)
    },
    isReachable: true,
    isMute: false,
    isTooFast: false,
    keyframeBytes: 0,
    keyframeDelayMs: 0,
    bufferedAmount: 0,
    loseNextEvents: false,
    advance: memory.advance,
  }
  return authority
}
