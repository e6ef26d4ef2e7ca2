/** One person's channel into the room in memory, with the handles of a network that only a test or a demo has. */
import type { CloseReason } from '../../core/live/live-protocol.ts'
import { eventFor, roomFor } from '../../core/live/privacy.ts'
import { evolve } from '../../core/room/evolve.ts'
import type { UserId } from '../../core/room/ids.ts'
import type { Submission } from '../../core/room/room-log.ts'
import { messagesOf } from '../../core/chat/chat-history.ts'
import { emptyRoom, participantOf } from '../../core/room/room-state.ts'
import type { RefusalCode, Role, RoomCommand, RoomEvent, RoomState } from '../../core/room/room-types.ts'
import {
  type ChannelState,
  type Connection,
  type PendingCommand,
  type RoomChannel,
  RoomRefusal,
} from '../../ports/room-channel.ts'
import type { Clock } from './clock.ts'
import { denialIn } from './denial-in.ts'
import { createListeners } from '@hwjy/base'

/** `reconnect` brings a connection back at once, after any of the handles below. */
export interface MemoryChannel extends RoomChannel {
  /** Cuts the connection: commands wait, events are missed until it is back. */
  disconnect(attempt?: number): void
  /** Shows a connection that knows nothing of the room yet, as on the way in. */
  forget(connection: Connection): void
  fail(code?: 'unreachable' | 'ticket-failed'): void
  close(reason: CloseReason, detail?: string): void
  /** The connection stands, but nothing gets through until `resume`. */
  pause(): void
  resume(): void
  /** Says that the room takes commands more slowly than they are made. [R42] */
  holdBack(isHeldBack: boolean): void
}

export interface MemoryAuthority {
  room(): RoomState
  events: readonly RoomEvent[]
  onEvents(listener: (batch: readonly RoomEvent[]) => void): () => void
  submit(command: RoomCommand, id: string): Submission
  sendFrame(frame: Uint8Array): void
  onFrame(listener: (from: UserId, frame: Uint8Array) => void): () => void
  nextId(): string
  clock: Clock
  clockAheadMs(): number
  latencyMs: number
  reconnectAfterMs: number | null
  counted(stop: () => void): () => void
}

interface Waiting {
  pending: PendingCommand
  resolve: () => void
  reject: (refusal: RoomRefusal) => void
}

export function createMemoryChannel(person: { userId: UserId; role: Role }, authority: MemoryAuthority): MemoryChannel {
  const { clock, events, latencyMs, counted } = authority
  const changed = createListeners<[]>()
  const applied = createListeners<[event: RoomEvent, live: boolean]>()
  const frames = createListeners<[from: UserId, frame: Uint8Array]>()
  const waiting = new Map<string, Waiting>()
  const me = { userId: person.userId, role: person.role, no: authority.room().participants[person.userId]?.no ?? 0 }
  let isPaused = false
  // Counts the times that the connection was there: what was on its way when it was cut is lost.
  let connectionNo = 0
  let heard = events.length
  let cancelRetry = () => {}
  let state: ChannelState = {
    connection: { status: 'connected' },
    me,
    room: roomFor(authority.room(), person),
    pending: [],
    clockOffsetMs: authority.clockAheadMs(),
    roundTripMs: 2 * latencyMs,
  }

  function patch(change: Partial<ChannelState>): void {
    state = { ...state, ...change, pending: [...waiting.values()].map(({ pending }) => pending) }
    changed.call()
  }
  const isClosed = () => state.connection.status === 'closed'
  const isThrough = () => !isPaused && state.connection.status === 'connected'
  /** Runs when the room's answer has arrived, unless the connection is cut by then. */
  const whenHere = (call: () => void): void => {
    const arrive = () => {
      if (isThrough()) call()
    }
    if (latencyMs === 0) arrive()
    else clock.after(latencyMs, arrive)
  }

  // The new room, and the end of waiting for those commands of ours that it contains, show in the same moment.
  function hear(live: boolean): void {
    const unheard = events.slice(heard).map((event) => eventFor(event, person))
    heard = events.length
    if (unheard.length === 0) return
    for (const { by, id } of unheard) if (by === person.userId) settle(id)
    patch({ room: unheard.reduce(evolve, state.room), clockOffsetMs: authority.clockAheadMs() })
    for (const event of unheard) applied.call(event, live)
    const removal = unheard.find((event) => event.type === 'participantRemoved' && event.userId === person.userId)
    if (removal?.type === 'participantRemoved') close('removed', removal.reason)
  }

  function settle(id: string, refusal?: RoomRefusal): void {
    const waiter = waiting.get(id)
    waiting.delete(id)
    if (refusal) waiter?.reject(refusal)
    else waiter?.resolve()
  }

  // The same id every time: a command that was carried out while its answer got lost is not carried out twice.
  function transmit({ id, command }: PendingCommand): void {
    // What is written without a connection goes out with the next one, behind what was written before it.
    if (!isThrough()) return
    const sentWith = connectionNo
    const arrive = () => {
      if (!waiting.has(id) || !isThrough() || sentWith !== connectionNo) return
      const { refused, retryAfterMs } = authority.submit(command, id)
      whenHere(() => {
        if (!waiting.has(id)) return
        settle(id, refused && new RoomRefusal(refused, retryAfterMs))
        patch({})
      })
    }
    // The channel never answers synchronously, because a real authority answers later too.
    if (latencyMs === 0) queueMicrotask(arrive)
    else clock.after(latencyMs, arrive)
  }
  const transmitAll = () => {
    connectionNo++
    for (const { pending } of waiting.values()) transmit(pending)
  }

  function reconnect(): void {
    cancelRetry()
    if (isClosed() || state.connection.status === 'connected') return
    if (state.me === null) {
      heard = events.length
      patch({ me, room: roomFor(authority.room(), person) })
    }
    hear(false)
    // What was missed may be one's own removal.
    if (isClosed()) return
    patch({ connection: { status: 'connected' } })
    transmitAll()
  }

  const refusalWhenClosed = (): RefusalCode | null => {
    if (state.connection.status !== 'closed') return null
    const { reason } = state.connection
    return reason === 'removed' || reason === 'class-ended' ? reason : 'not-in-room'
  }

  function close(reason: CloseReason | 'left', detail?: string): void {
    if (isClosed()) return
    cancelRetry()
    for (const stop of stops) stop()
    state = { ...state, connection: { status: 'closed', reason, ...(detail === undefined ? {} : { detail }) } }
    for (const id of waiting.keys()) settle(id, new RoomRefusal(refusalWhenClosed() ?? 'not-in-room'))
    patch({})
  }

  const stops = [
    authority.onEvents(() => whenHere(() => hear(true))),
    authority.onFrame((from, frame) => {
      if (from !== person.userId) whenHere(() => frames.call(from, frame))
    }),
  ]

  return {
    getState: () => state,
    subscribe: (listener) => counted(changed.add(listener)),
    onEvent: (listener) => counted(applied.add(listener)),
    send(command) {
      const refusal = refusalWhenClosed()
      if (refusal !== null) return Promise.reject(new RoomRefusal(refusal))
      const pending: PendingCommand = { id: authority.nextId(), command, at: clock.now() }
      return new Promise((resolve, reject) => {
        waiting.set(pending.id, { pending, resolve, reject })
        patch({})
        transmit(pending)
      })
    },
    denialOf: (command) => denialIn(state, command),
    sendEphemeral(frame) {
      if (isThrough()) authority.sendFrame(frame)
    },
    onEphemeral: (listener) => counted(frames.add(listener)),
    async history(beforeSeq, limit) {
      const refusal = refusalWhenClosed()
      if (refusal !== null) throw new RoomRefusal(refusal)
      return chatBefore(events, authority.room(), me.userId, beforeSeq, limit)
    },
    reconnect,
    async leave() {
      if (isClosed()) return
      const isEnded = authority.room().status === 'ended'
      close('left')
      if (!isEnded) authority.submit({ type: 'leave', reason: 'left' }, authority.nextId())
    },
    disconnect(attempt = 1) {
      const { reconnectAfterMs } = authority
      const retryAt = clock.now() + (reconnectAfterMs ?? 2_000)
      patch({ connection: { status: 'reconnecting', attempt, retryAt } })
      if (reconnectAfterMs !== null) cancelRetry = clock.after(reconnectAfterMs, reconnect)
    },
    forget: (connection) => patch({ connection, room: emptyRoom(), me: null }),
    fail: (code = 'unreachable') => patch({ connection: { status: 'failed', code } }),
    close,
    pause() {
      isPaused = true
    },
    resume() {
      isPaused = false
      hear(true)
      transmitAll()
    },
    holdBack: (isHeldBack) => patch({ isHeldBack }),
  }
}

function chatBefore(events: readonly RoomEvent[], room: RoomState, viewer: UserId, beforeSeq: number, limit: number) {
  const all = messagesOf(events, (userId) => participantOf(room, userId), viewer)
  const messages = all.filter(({ seq }) => seq < beforeSeq)
  return { messages: messages.slice(-limit), isComplete: messages.length <= limit }
}
