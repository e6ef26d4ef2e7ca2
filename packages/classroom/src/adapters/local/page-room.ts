/** A live room and its authority in one page: the real rules, no server, nothing leaves the page. For trying the room. */
import { createListeners, type Listeners } from '@hwjy/base'
import type { UserId } from '../../core/room/ids.ts'
import { nextDueAt } from '../../core/room/ending.ts'
import { createRoomLog } from '../../core/room/room-log.ts'
import { emptyRoom } from '../../core/room/room-state.ts'
import type {
  Actor,
  ChatMessage,
  Role,
  RoomCommand,
  RoomEvent,
  RoomSettings,
  RoomState,
} from '../../core/room/room-types.ts'
import { type ChannelState, type PendingCommand, type RoomChannel, RoomRefusal } from '../../ports/room-channel.ts'

export interface PagePerson {
  userId: UserId
  name: string
  role: Role
}

export interface PageRoom {
  getState(): RoomState
  onEvent(listener: (event: RoomEvent) => void): () => void
  /** Admits a person and returns their channel. @throws {RoomRefusal} */
  join(person: PagePerson): RoomChannel
  /** Carries out a command of a person without a screen. @throws {RoomRefusal} */
  act(person: PagePerson, command: RoomCommand): void
  close(): void
}

const SYSTEM: Actor = { userId: 'system', role: 'system', name: 'system' }

export function createPageRoom(settings: RoomSettings): PageRoom {
  const log = createRoomLog(emptyRoom())
  const events: RoomEvent[] = []
  const happened = createListeners<[RoomEvent]>()
  let commandNo = 0
  let clock: ReturnType<typeof setTimeout> | undefined

  function submit(actor: Actor, command: RoomCommand, id = `page-${++commandNo}`): void {
    const { events: news, refused, retryAfterMs } = log.submit(command, actor, id, Date.now())
    events.push(...news)
    for (const event of news) happened.call(event)
    setClock()
    if (refused !== undefined) throw new RoomRefusal(refused, retryAfterMs)
  }

  // The authority's own moments: time that is up, a class that ends itself.
  function setClock(): void {
    clearTimeout(clock)
    const dueAt = nextDueAt(log.room)
    if (dueAt !== null) clock = setTimeout(() => submit(SYSTEM, { type: 'tick' }), Math.max(0, dueAt - Date.now()))
  }

  submit(SYSTEM, { type: 'open', settings })

  return {
    getState: () => log.room,
    onEvent: happened.add,
    act: submit,
    close: () => clearTimeout(clock),
    join(person) {
      submit(person, { type: 'enter' })
      return createPageChannel(person, { log, events, happened, submit, nextId: () => `page-${++commandNo}` })
    },
  }
}

interface PageAuthority {
  log: { readonly room: RoomState }
  events: readonly RoomEvent[]
  happened: Listeners<[RoomEvent]>
  submit(actor: Actor, command: RoomCommand, id: string): void
  nextId(): string
}

function createPageChannel(person: PagePerson, authority: PageAuthority): RoomChannel {
  const { log, events, happened, submit, nextId } = authority
  const changed = createListeners()
  const applied = createListeners<[RoomEvent]>()
  let state: ChannelState = {
    connection: { status: 'connected' },
    me: { userId: person.userId, role: person.role, no: log.room.participants[person.userId]?.no ?? 0 },
    room: log.room,
    pending: [],
    clockOffsetMs: 0,
    roundTripMs: 0,
  }
  function update(change: Partial<ChannelState>): void {
    state = { ...state, ...change }
    changed.call()
  }
  const without = (id: string) => state.pending.filter((pending) => pending.id !== id)
  const stopHearing = happened.add((event) => {
    update({ room: log.room, pending: without(event.id) })
    applied.call(event)
  })

  return {
    getState: () => state,
    subscribe: changed.add,
    onEvent: (listener) => applied.add((event) => listener(event, true)),
    async send(command) {
      const pending: PendingCommand = { id: nextId(), command, at: Date.now() }
      update({ pending: [...state.pending, pending] })
      // The channel never answers synchronously, because a real authority answers later too.
      await Promise.resolve()
      try {
        submit(person, command, pending.id)
      } finally {
        update({ pending: without(pending.id) })
      }
    },
    // No other user is there to see ink before it is done, or to hear.
    sendEphemeral: () => undefined,
    onEphemeral: () => () => undefined,
    history: async (beforeSeq, limit) => chatBefore(events, log.room, beforeSeq, limit),
    reconnect: () => undefined,
    async leave() {
      if (state.connection.status === 'closed') return
      stopHearing()
      if (log.room.status !== 'ended') submit(person, { type: 'leave', reason: 'left' }, nextId())
      update({ connection: { status: 'closed', reason: 'left' } })
    },
  }
}

function chatBefore(events: readonly RoomEvent[], room: RoomState, beforeSeq: number, limit: number) {
  const messages = events.flatMap((event): ChatMessage[] => {
    if (event.type !== 'chatSent' || event.seq >= beforeSeq) return []
    const { name, role } = room.participants[event.userId] ?? { name: event.userId, role: 'student' as const }
    return [{ id: event.id, seq: event.seq, userId: event.userId, name, role, text: event.text, at: event.at }]
  })
  return { messages: messages.slice(-limit), isComplete: messages.length <= limit }
}
