import { createListeners } from '@hwjy/base'
import type { EpochMs, UserId } from '../../core/room/ids.ts'
import { createRoomLog } from '../../core/room/room-log.ts'
import { emptyRoom } from '../../core/room/room-state.ts'
import type { Actor, RoomCommand, RoomEvent, RoomState } from '../../core/room/room-types.ts'
import type { ChannelState, PendingCommand, RoomChannel } from '../../ports/room-channel.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'

export interface MemoryChannel extends RoomChannel {
  /** From now on nothing goes out or comes in; commands wait. */
  cut(): void
  /** Sends what waited and hears what was missed. */
  mend(): void
}
export interface MemoryRoom {
  /** One teacher and any number of students by name, in the room at once. */
  join(userId: UserId, role: 'teacher' | 'student'): MemoryChannel
  getState(): RoomState
}

const NOON: EpochMs = Date.UTC(2026, 10, 20, 4)

/** A live room and its authority in one page: real rules, no network. */
export function createMemoryRoom(start: RoomState = emptyRoom()): MemoryRoom {
  const log = createRoomLog(start)
  const events: RoomEvent[] = []
  const published = createListeners<[events: readonly RoomEvent[]]>()
  const ephemeral = createListeners<[from: UserId, frame: Uint8Array]>()
  let commands = 0

  function submit(command: RoomCommand, actor: Actor, id: string) {
    const submission = log.submit(command, actor, id, NOON)
    events.push(...submission.events)
    published.call(submission.events)
    return submission
  }

  function join(userId: UserId, role: 'teacher' | 'student'): MemoryChannel {
    const actor: Actor = { userId, role, name: userId }
    if (log.room.status === 'closed')
      submit({ type: 'open', settings: settingsOf(userId) }, { ...actor, role: 'system' }, 'open')
    submit({ type: 'enter' }, actor, `enter-${userId}`)
    return joinChannel(actor)
  }

  function joinChannel(actor: Actor): MemoryChannel {
    const changed = createListeners()
    const applied = createListeners<[event: RoomEvent]>()
    const frames = createListeners<[from: UserId, frame: Uint8Array]>()
    const waiting = new Map<string, { command: PendingCommand; settle: (refusal?: RoomRefusal) => void }>()
    let isCut = false
    let heard = events.length
    let state: ChannelState = {
      connection: { status: 'connected' },
      me: { userId: actor.userId, role: actor.role === 'teacher' ? 'teacher' : 'student', no: 1 },
      room: log.room,
      pending: [],
      clockOffsetMs: 0,
      roundTripMs: 0,
    }

    function update(change: Partial<ChannelState>): void {
      state = { ...state, ...change }
      changed.call()
    }

    function hear(): void {
      if (isCut) return
      const news = events.slice(heard)
      heard = events.length
      if (news.length === 0) return
      const pending = state.pending.filter(({ id }) => !news.some((event) => event.id === id))
      update({ room: log.room, pending })
      for (const event of news) applied.call(event)
    }

    function deliver(id: string): void {
      const waiter = waiting.get(id)
      if (isCut || waiter === undefined) return
      waiting.delete(id)
      const { refused } = submit(waiter.command.command, actor, id)
      update({ pending: state.pending.filter((pending) => pending.id !== id) })
      waiter.settle(refused === undefined ? undefined : new RoomRefusal(refused))
    }

    published.add(hear)
    ephemeral.add((from, frame) => {
      if (!isCut && from !== actor.userId) frames.call(from, frame)
    })

    return {
      getState: () => state,
      subscribe: changed.add,
      onEvent: (listener) => applied.add((event) => listener(event, true)),
      send(command) {
        const id = `command-${++commands}`
        const pending = { id, command, at: NOON }
        update({ pending: [...state.pending, pending] })
        return new Promise((resolve, reject) => {
          waiting.set(id, { command: pending, settle: (refusal) => (refusal ? reject(refusal) : resolve()) })
          setTimeout(() => deliver(id))
        })
      },
      sendEphemeral(frame) {
        if (!isCut) ephemeral.call(actor.userId, frame)
      },
      onEphemeral: frames.add,
      history: () => Promise.resolve({ messages: [], isComplete: true }),
      reconnect: () => {},
      leave: () => Promise.resolve(),
      cut() {
        isCut = true
        update({ connection: { status: 'reconnecting', attempt: 1, retryAt: null } })
      },
      mend() {
        isCut = false
        update({ connection: { status: 'connected' } })
        hear()
        for (const id of waiting.keys()) deliver(id)
      },
    }
  }

  return { join, getState: () => log.room }
}

const settingsOf = (teacherId: UserId) => ({
  roomId: 'room',
  title: '汉字的笔画',
  teacherId,
  classType: 'small' as const,
  capacity: 30,
  scheduledStart: NOON,
  scheduledEnd: NOON + 3_600_000,
  speechMode: 'free' as const,
  doorOpensBeforeMs: 600_000,
  entryClosesAfterMs: 1_800_000,
  autoEndAfterMs: 1_800_000,
})
