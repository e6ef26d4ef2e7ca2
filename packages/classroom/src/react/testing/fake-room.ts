/**
 * A room in memory for several people: the real rules (`decide`, `evolve`) without a server or a socket. For tests,
 * stories and the development page.
 */
import type { EpochMs, UserId } from '../../core/room/ids.ts'
import type { CloseReason } from '../../core/live/live-protocol.ts'
import { decide } from '../../core/room/decide.ts'
import { evolve } from '../../core/room/evolve.ts'
import { emptyRoom } from '../../core/room/room-state.ts'
import type {
  Actor,
  ChatMessage,
  Decision,
  Role,
  RoomCommand,
  RoomEvent,
  RoomSettings,
  RoomState,
} from '../../core/room/room-types.ts'
import { type ChannelState, type Connection, type RoomChannel, RoomRefusal } from '../../ports/room-channel.ts'
import { createStore } from '@hwjy/base'

export interface FakePerson {
  userId: UserId
  name: string
  role: Role
}

/** A channel with the handles that only a test has. */
export interface FakeChannel extends RoomChannel {
  /** As on the way in: no line, and nothing known of the room. */
  forget(connection: Connection): void
  /** Drops the line: commands wait, as they do in the real one. */
  drop(attempt?: number): void
  /** The room takes commands more slowly than they are made. [R42] */
  holdBack(isHeldBack: boolean): void
  fail(code?: 'unreachable' | 'ticket-failed'): void
  close(reason: CloseReason, detail?: string): void
  /** Everything waiting is carried out, the line is there again. */
  restore(): void
  /** Refuses or delays nothing by itself; while held, commands stay pending. */
  hold(): void
  release(): void
}

export interface FakeRoom {
  getState(): RoomState
  /** Lets somebody in and gives them their end of the line. */
  join(person: FakePerson): FakeChannel
  /** Carries a command out for anybody, with no channel. @throws {RoomRefusal} */
  act(person: FakePerson | 'system', command: RoomCommand): void
  /** Moves the authority's clock. */
  advance(ms: number): void
  now(): EpochMs
  /** Listeners still attached to the channels; 0 when everybody cleaned up. */
  listenerCount(): number
}

const minutes = (count: number) => count * 60_000

export const fakeSettings = (start: EpochMs, change: Partial<RoomSettings> = {}): RoomSettings => ({
  roomId: 'lesson-1',
  title: 'HSK 2 · Lesson 7: At the market',
  teacherId: 'teacher',
  classType: 'small',
  capacity: 30,
  scheduledStart: start,
  scheduledEnd: start + minutes(50),
  speechMode: 'afterRaise',
  doorOpensBeforeMs: minutes(10),
  entryClosesAfterMs: minutes(30),
  autoEndAfterMs: minutes(30),
  ...change,
})

export const liTeacher: FakePerson = { userId: 'teacher', name: 'Li Wei', role: 'teacher' }
export const anna: FakePerson = { userId: 'anna', name: 'Anna', role: 'student' }
export const ben: FakePerson = { userId: 'ben', name: 'Ben', role: 'student' }

export interface FakeRoomOptions {
  settings?: Partial<RoomSettings>
  /** The authority's clock when the room opens, and the lesson's scheduled start. Default: now. */
  start?: EpochMs
}

export function createFakeRoom({ settings, start = Date.now() }: FakeRoomOptions = {}): FakeRoom {
  let room = emptyRoom()
  let offsetMs = start - Date.now()
  let commandNo = 0
  let listeners = 0
  const log: RoomEvent[] = []
  const watchers = new Set<(event: RoomEvent) => void>()
  const now = () => Date.now() + offsetMs

  function apply(actor: Actor, id: string, command: RoomCommand): Decision {
    const at = now()
    const decision = decide(room, command, actor, at)
    if ('refused' in decision) return decision
    for (const body of decision.events) {
      const event: RoomEvent = { ...body, seq: room.seq + 1, at, by: actor.userId, id }
      room = evolve(room, event)
      log.push(event)
      for (const watcher of watchers) watcher(event)
    }
    return decision
  }

  function act(person: FakePerson | 'system', command: RoomCommand): void {
    const actor: Actor = person === 'system' ? { userId: 'system', role: 'system', name: 'system' } : person
    const decision = apply(actor, `act-${++commandNo}`, command)
    if ('refused' in decision) throw new RoomRefusal(decision.refused, decision.retryAfterMs)
  }

  function join(person: FakePerson): FakeChannel {
    act(person, { type: 'enter' })
    const eventListeners = new Set<(event: RoomEvent, live: boolean) => void>()
    const waiting: (() => void)[] = []
    let isHeld = false
    const store = createStore<ChannelState>({
      connection: { status: 'connected' },
      me: { userId: person.userId, role: person.role, no: room.participants[person.userId]?.no ?? 0 },
      room,
      pending: [],
      clockOffsetMs: offsetMs,
      roundTripMs: 40,
    })
    const patch = (change: Partial<ChannelState>) => store.setState((state) => ({ ...state, ...change }))
    const isThrough = () => !isHeld && store.getState().connection.status === 'connected'

    function hear(event: RoomEvent): void {
      if (isThrough()) learn(event, true)
    }
    function learn(event: RoomEvent, live: boolean): void {
      const state = store.getState()
      patch({
        room: evolve(state.room, event),
        pending: state.pending.filter((command) => command.id !== event.id),
        clockOffsetMs: offsetMs,
      })
      for (const listener of eventListeners) listener(event, live)
      if (event.type === 'participantRemoved' && event.userId === person.userId) close('removed', event.reason)
    }
    watchers.add(hear)

    const missed = () => log.filter(({ seq }) => seq > store.getState().room.seq)
    /** Connected is who has heard what was missed; then what was waiting goes out. */
    function comeBack(): void {
      for (const event of missed()) learn(event, false)
      patch({ connection: { status: 'connected' } })
      for (const sendNow of waiting.splice(0)) sendNow()
    }
    function close(reason: CloseReason, detail?: string): void {
      watchers.delete(hear)
      patch({ connection: { status: 'closed', reason, ...(detail === undefined ? {} : { detail }) } })
    }
    const counted = (add: () => () => void) => {
      const remove = add()
      listeners++
      return () => {
        listeners--
        remove()
      }
    }

    return {
      getState: store.getState,
      subscribe: (listener) => counted(() => store.subscribe(listener)),
      onEvent: (listener) =>
        counted(() => {
          eventListeners.add(listener)
          return () => eventListeners.delete(listener)
        }),
      send(command) {
        const id = `${person.userId}-${++commandNo}`
        patch({ pending: [...store.getState().pending, { id, command, at: now() }] })
        return new Promise((resolve, reject) => {
          const sendNow = () => {
            const decision = apply(person, id, command)
            patch({ pending: store.getState().pending.filter((pending) => pending.id !== id) })
            if ('refused' in decision) reject(new RoomRefusal(decision.refused, decision.retryAfterMs))
            else resolve()
          }
          // Never in the caller's own breath: the real one answers later too.
          if (isThrough()) queueMicrotask(sendNow)
          else waiting.push(sendNow)
        })
      },
      sendEphemeral: () => undefined,
      onEphemeral: () => counted(() => () => undefined),
      async history(beforeSeq, limit) {
        const older = log.filter((event) => event.type === 'chatSent' && event.seq < beforeSeq)
        const messages = older.slice(-limit).flatMap((event): ChatMessage[] => {
          if (event.type !== 'chatSent') return []
          const { name, role } = room.participants[event.userId] ?? { name: event.userId, role: 'student' as const }
          return [{ id: event.id, seq: event.seq, userId: event.userId, name, role, text: event.text, at: event.at }]
        })
        return { messages, isComplete: older.length <= limit }
      },
      reconnect: comeBack,
      async leave() {
        if (store.getState().connection.status === 'closed') return
        if (room.status !== 'ended') act(person, { type: 'leave', reason: 'left' })
        watchers.delete(hear)
        patch({ connection: { status: 'closed', reason: 'left' } })
      },
      forget: (connection) => patch({ connection, room: emptyRoom(), me: null }),
      holdBack: (isHeldBack) => patch({ isHeldBack }),
      drop: (attempt = 1) => patch({ connection: { status: 'reconnecting', attempt, retryAt: now() + 2_000 } }),
      fail: (code = 'unreachable') => patch({ connection: { status: 'failed', code } }),
      close,
      restore: comeBack,
      hold() {
        isHeld = true
      },
      release() {
        isHeld = false
        for (const event of missed()) learn(event, true)
        for (const sendNow of waiting.splice(0)) sendNow()
      },
    }
  }

  act('system', { type: 'open', settings: fakeSettings(start, settings) })
  return {
    getState: () => room,
    join,
    act,
    advance(ms) {
      offsetMs += ms
    },
    now,
    listenerCount: () => listeners,
  }
}
