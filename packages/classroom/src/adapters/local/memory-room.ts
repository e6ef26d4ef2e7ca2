/**
 * A live room and its authority in memory: the real rules, no server, nothing leaves the page. It serves the
 * demonstration, tests, benches and host pages under development; its options make the network slow, lossy or strict.
 */
import type { EpochMs, UserId } from '../../core/room/ids.ts'
import { FrameKind } from '../../core/live/live-protocol.ts'
import { createReactionTally } from '../../core/live/reaction.ts'
import { nextDueAt } from '../../core/room/rules/ending-times.ts'
import { markAnswer } from '../../core/marking/mark-answer.ts'
import { createRoomLog, type Submission } from '../../core/room/room-log.ts'
import { emptyRoom } from '../../core/room/room-state.ts'
import type {
  Actor,
  RefusalCode,
  Role,
  RoomCommand,
  RoomEvent,
  RoomSettings,
  RoomState,
} from '../../core/room/room-types.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import { type Clock, systemClock } from './clock.ts'
import { createListeners } from '@hwjy/base'
import { createMemoryChannel, type MemoryChannel } from './memory-channel.ts'

export interface MemoryPerson {
  userId: UserId
  name: string
  role: Role
}

export interface MemoryRoomOptions {
  settings?: Partial<RoomSettings>
  from?: RoomState
  /** The room's clock when it opens, and the scheduled start if `settings` has none. Default: now. */
  start?: EpochMs
  /** Time from a person to the room, and the same back. Default 0: a command is carried out in the next microtask. */
  latencyMs?: number
  /** Share of the live ink and laser frames that get lost, 0..1. Default 0. */
  lossRate?: number
  /** Refuses a command before the rules see it. `null` leaves it to the rules. */
  refuse?: (command: RoomCommand, person: MemoryPerson) => { code: RefusalCode; retryAfterMs?: number } | null
  /** A connection that was cut comes back by itself after this time. Default: only with `reconnect`. */
  reconnectAfterMs?: number
  /** 0..1, decides about losses. Default: `Math.random`. */
  random?: () => number
  clock?: Clock
}

export interface MemoryRoom {
  getState(): RoomState
  /** Every event since the room was made, oldest first. */
  readonly events: readonly RoomEvent[]
  onEvent(listener: (event: RoomEvent) => void): () => void
  /** Admits a person and returns their channel. @throws {RoomRefusal} */
  join(person: MemoryPerson): MemoryChannel
  /** Carries out a command of a person without a channel. @throws {RoomRefusal} */
  act(person: MemoryPerson | 'system', command: RoomCommand): void
  /** Like `act`, and returns the answer instead of throwing it. The same `id` twice is carried out once. */
  submit(actor: Actor, command: RoomCommand, id?: string): Submission
  now(): EpochMs
  advance(ms: number): void
  /** Listeners still attached to the channels; 0 when all of them cleaned up. */
  listenerCount(): number
  close(): void
}

const SYSTEM: Actor = { userId: 'system', role: 'system', name: 'system' }
const minutes = (count: number) => count * 60_000

/** A lesson of 50 minutes by a teacher named `teacher`. */
export const memoryLesson = (start: EpochMs, change: Partial<RoomSettings> = {}): RoomSettings => ({
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

export function createMemoryRoom(options: MemoryRoomOptions = {}): MemoryRoom {
  const { settings, from = emptyRoom(), clock = systemClock, start = clock.now(), random = Math.random } = options
  const log = createRoomLog(from)
  const events: RoomEvent[] = []
  const batches = createListeners<[readonly RoomEvent[]]>()
  const frames = createListeners<[from: UserId, frame: Uint8Array]>()
  const reactions = createReactionTally()
  const listening = new Set<object>()
  let clockAheadMs = start - clock.now()
  let commandNo = 0
  let cancelTimer = () => {}
  const now = () => clock.now() + clockAheadMs
  const nextId = () => `command-${++commandNo}`

  function submit(actor: Actor, command: RoomCommand, id = nextId()): Submission {
    const facts = {
      random: crypto.getRandomValues(new Uint8Array(16)),
      roundTripMs: 2 * (options.latencyMs ?? 0),
      mark: markAnswer,
    }
    const submission = log.submit(command, actor, id, now(), facts)
    if (submission.events.length > 0) {
      events.push(...submission.events)
      batches.call(submission.events)
      setTimer()
    }
    return submission
  }

  function act(person: MemoryPerson | 'system', command: RoomCommand): void {
    const { refused, retryAfterMs } = submit(person === 'system' ? SYSTEM : person, command)
    if (refused !== undefined) throw new RoomRefusal(refused, retryAfterMs)
  }

  // The authority's own moments: time that is up, a class that ends itself.
  function setTimer(): void {
    cancelTimer()
    const dueAt = nextDueAt(log.room)
    if (dueAt !== null) cancelTimer = clock.after(Math.max(0, dueAt - now()), () => submit(SYSTEM, { type: 'tick' }))
  }

  // Counted as an authority does; the next reaction after ten seconds brings the count along.
  function react({ userId }: MemoryPerson, frame: Uint8Array): boolean {
    const counts = reactions.due(now())
    if (counts) submit(SYSTEM, { type: 'countReactions', counts })
    return reactions.take(userId, frame, now())
  }

  act('system', { type: 'open', settings: memoryLesson(start, settings) })

  return {
    getState: () => log.room,
    events,
    onEvent: (listener) =>
      batches.add((batch) => {
        for (const event of batch) listener(event)
      }),
    join(person) {
      act(person, { type: 'enter' })
      return createMemoryChannel(person, {
        room: () => log.room,
        events,
        onEvents: batches.add,
        submit(command, id) {
          const refusal = options.refuse?.(command, person)
          if (!refusal) return submit(person, command, id)
          const { code, ...wait } = refusal
          return { events: [], seq: null, refused: code, ...wait, isRepeated: false }
        },
        sendFrame(frame) {
          if (frame[0] === FrameKind.reaction && !react(person, frame)) return
          if (random() >= (options.lossRate ?? 0)) frames.call(person.userId, frame)
        },
        onFrame: frames.add,
        nextId,
        clock,
        clockAheadMs: () => clockAheadMs,
        latencyMs: options.latencyMs ?? 0,
        reconnectAfterMs: options.reconnectAfterMs ?? null,
        counted(stop) {
          const listener = {}
          listening.add(listener)
          return () => {
            listening.delete(listener)
            stop()
          }
        },
      })
    },
    act,
    submit,
    now,
    advance(ms) {
      clockAheadMs += ms
      setTimer()
    },
    listenerCount: () => listening.size,
    close: () => cancelTimer(),
  }
}
