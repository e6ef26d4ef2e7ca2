/** The server's side of `/live` in memory: real rules, real frames, and a line that the test can cut. */
import type { EpochMs } from '../src/core/room/ids.ts'
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
import { eventFor, publicRoom } from '../src/core/live/privacy.ts'
import { createRoomLog } from '../src/core/room/room-log.ts'
import { emptyRoom } from '../src/core/room/room-state.ts'
import type { Actor, RoomCommand, RoomEvent, RoomState } from '../src/core/room/room-types.ts'
import { lesson, system } from './test-room.ts'

/** One end of a line, as the server sees it. */
export interface FakeLine {
  readonly actor: Actor | null
  /** Everything the client sent that arrived. */
  readonly received: readonly ClientMessage[]
  /** The line dies: nothing that is under way arrives any more. The client learns of it at once, or never. */
  cut(options?: { silently?: boolean; because?: string }): void
  /** The server says why and closes. */
  close(reason: CloseReason, detail?: string): void
  /** Hands the client something out of turn. */
  deliver(data: LiveData): void
}

export interface FakeAuthority {
  readonly room: RoomState
  readonly events: readonly RoomEvent[]
  readonly lines: readonly FakeLine[]
  /** The newest line. */
  readonly line: FakeLine
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
  /** The server's clock minus the client's. */
  clockAheadMs: number
}

const LATENCY_MS = 5

export function createFakeAuthority(clock: Clock, people: readonly Actor[]): FakeAuthority {
  const log = createRoomLog(emptyRoom())
  const events: RoomEvent[] = []
  const lines: (FakeLine & { send(data: LiveData): void })[] = []
  let commands = 0
  const now = (): EpochMs => clock.now() + authority.clockAheadMs

  function publish(fresh: readonly RoomEvent[]): void {
    events.push(...fresh)
    if (fresh.length === 0) return
    if (authority.loseNextEvents) {
      authority.loseNextEvents = false
      return
    }
    for (const line of lines) {
      const viewer = line.actor?.userId
      if (viewer === undefined) continue
      for (const data of encodeEvents(fresh.map((event) => eventFor(event, viewer)))) line.send(data)
    }
  }

  function openLine({ onOpen, onMessage, onClose }: LiveSocketHandlers) {
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
      if (person !== null)
        publish(log.submit({ type: 'leave', reason: 'lost' }, person, `lost-${++commands}`, now()).events)
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
      if (message.t === 'bye')
        publish(log.submit({ type: 'leave', reason: 'left' }, actor, `bye-${++commands}`, now()).events)
      if (message.t === 'history') {
        const messages = log.room.chat.filter(({ seq }) => seq < message.beforeSeq).slice(-message.limit)
        if (!authority.isMute) answer({ t: 'history', ref: message.ref, messages, isComplete: true })
      }
      if (message.t === 'ephemeral') {
        const { no } = log.room.participants[actor.userId] ?? { no: 0 }
        for (const other of lines) if (other !== line && other.actor !== null) other.send(withSender(message.frame, no))
      }
    }

    function welcome({ ticket, have }: Extract<ClientMessage, { t: 'hello' }>): void {
      const person = people.find(({ userId }) => ticket === `ticket-of-${userId}`)
      if (person === undefined) return line.close('ticket-invalid')
      const submission = log.submit({ type: 'enter' }, person, `enter-${++commands}`, now())
      if (submission.refused !== undefined) return line.close('refused', submission.refused)
      publish(submission.events)
      actor = person
      const { room } = log
      const { no } = room.participants[person.userId] ?? { no: 0 }
      const keyframe = have === 0 || have > room.seq
      const you = { userId: person.userId, role: person.role === 'teacher' ? 'teacher' : 'student', no } as const
      const { keyframeBytes, keyframeDelayMs } = authority
      answer({ t: 'welcome', you, roomId: 'lesson-7', seq: room.seq, at: now(), keyframe, keyframeBytes })
      const sendKeyframe = () => send(encodeKeyframe(publicRoom(room)) as LiveData)
      if (keyframe && keyframeDelayMs > 0) clock.after(keyframeDelayMs, sendKeyframe)
      else if (keyframe) sendKeyframe()
      else for (const data of encodeEvents(events.filter(({ seq }) => seq > have))) send(data)
    }

    function carryOut(person: Actor, id: string, command: RoomCommand): void {
      const { events: fresh, seq, refused, retryAfterMs } = log.submit(command, person, id, now())
      publish(fresh)
      if (authority.isMute) return
      if (refused === undefined) answer({ t: 'done', id, seq })
      else answer({ t: 'refused', id, code: refused, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) })
    }

    const line: FakeLine & { send(data: LiveData): void } = {
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
    lines.push(line)
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
      return log.room
    },
    events,
    lines,
    get line() {
      const newest = lines.at(-1)
      if (newest === undefined) throw new Error('nobody has connected')
      return newest
    },
    openSocket: (_url, handlers) => openLine(handlers),
    act(actor, command) {
      const { events: fresh, refused } = log.submit(command, actor, `act-${++commands}`, now())
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
    clockAheadMs: 0,
  }
  authority.act(system, { type: 'open', settings: lesson() })
  return authority
}
