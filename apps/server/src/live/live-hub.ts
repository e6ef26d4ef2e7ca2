import {
  type Actor,
  type CommandId,
  type RoomCommand,
  type RoomId,
  type RoomRules,
  type RoomState,
  studentCount,
  type UserId,
} from '@hwjy/classroom/core'
import type { Lesson, PersonBrief } from '../domain/timetable/lesson.ts'
import { roomSettings } from '../domain/rooms/room-settings.ts'
import { type LiveConnection, openLiveConnection } from './live-connection.ts'
import { createLiveLimits } from './live-limits.ts'
import { type LiveRoom, type LiveRoomDeps, openLiveRoom } from './live-room.ts'
import type { LiveSocket } from './live-socket.ts'
import { loadRoom } from './store/load-room.ts'
import { type Outcome, systemActor } from './room-actor.ts'
import type { RoomTickets } from './room-ticket.ts'
import { createPublicKeyframes } from './public-keyframes.ts'
import { createSharedReads } from './shared-reads.ts'
import { createSignOuts } from './sign-outs.ts'
import { createPersonCounter, createSocketCounter } from './socket-counter.ts'

/** All live rooms of this process, and the entry for sockets and for HTTP calls. */
export interface LiveHub {
  /**
   * Takes over a new socket, or closes it when its network address has too many.
   * @param address null where the host cannot know it; such sockets are not counted
   */
  connect(socket: LiveSocket, address?: string | null): void
  /** Opens the lesson's room, or moves it to the lesson's present times. Does nothing once the class has ended. */
  open(lesson: Lesson): Promise<void>
  /** A command that came by an HTTP call; opens the room first. */
  execute(lesson: Lesson, command: RoomCommand, actor: Actor, id: CommandId): Promise<Outcome>
  /** The room as stored, loaded or not; null when it was never opened. */
  state(roomId: RoomId): Promise<RoomState | null>
  /** The same as bytes that all may see, seconds old at most. */
  keyframe(roomId: RoomId): Promise<Uint8Array | null>
  /** Students on seats right now; 0 for a room that is not loaded. */
  studentsHere(roomId: RoomId): number
  /** Closes this person's page in the room, if there is one: another takes over. [R7] */
  closePage(roomId: RoomId, userId: UserId): void
  /**
   * Closes the pages of these sessions in every room, and takes back the tickets given to them until now. Other devices
   * of the same person stay where they are.
   * @param whose ids of sessions; that of a person means all of theirs
   */
  signOut(whose: readonly string[]): void
  /** Reads the rooms that were open when the last process stopped. */
  recover(): Promise<void>
  /** Does what is due now, in every room. Called once a second. */
  tick(): void
  stop(): Promise<void>
}

export interface LiveHubDeps extends LiveRoomDeps {
  tickets: RoomTickets
  /** Returns the rules that the lesson's school decided for its rooms. */
  rulesOf(lessonId: string): Promise<RoomRules>
  /** The students of a class. */
  studentsOf(classId: string): Promise<readonly Pick<PersonBrief, 'id'>[]>
}

export function createLiveHub(deps: LiveHubDeps): LiveHub {
  const { store, clock, logger, rulesOf, studentsOf } = deps
  const loading = new Map<RoomId, Promise<LiveRoom>>()
  const loaded = new Map<RoomId, LiveRoom>()
  const connections = new Set<LiveConnection>()
  const signOuts = createSignOuts(clock)
  const counter = createSocketCounter<LiveConnection>()
  const limits = createLiveLimits()
  const publicKeyframes = createPublicKeyframes(clock)
  /** A class that has ended stays as it is, and may be large: those who look at it together read it once. */
  const readStored = createSharedReads<RoomState>(clock, { keepMs: 1_000, limit: 2 })
  const socketsOf = createPersonCounter<LiveSocket>()
  let isStopping = false

  const forget = (roomId: RoomId) => {
    loading.delete(roomId)
    loaded.delete(roomId)
  }

  const room = (roomId: RoomId): Promise<LiveRoom> => {
    const known = loading.get(roomId)
    if (known) return known
    const opening = openLiveRoom(roomId, deps, () => forget(roomId)).then(
      (live) => {
        loaded.set(roomId, live)
        return live
      },
      (error: unknown) => {
        forget(roomId)
        throw error
      },
    )
    loading.set(roomId, opening)
    return opening
  }

  const open = async (lesson: Lesson): Promise<LiveRoom> => {
    const live = await room(lesson.id)
    if (live.actor.room.status !== 'ended') {
      const [rules, students] = await Promise.all([rulesOf(lesson.id), studentsOf(lesson.class.id)])
      const settings = roomSettings(lesson, { rules, students })
      await live.actor.submit({ type: 'open', settings }, systemActor, crypto.randomUUID())
    }
    return live
  }

  const state = async (roomId: RoomId): Promise<RoomState | null> => {
    const live = loaded.get(roomId)
    const known = live ? live.actor.room : await readStored(roomId, async () => (await loadRoom(store, roomId)).room)
    return known.status === 'closed' ? null : known
  }

  return {
    connect(socket, address = null) {
      if (isStopping) return socket.close(1012, 'server-restart')
      if (counter.isFull(address)) return socket.close(1013, 'too many sockets')
      const connection = openLiveConnection(socket, {
        ...deps,
        room,
        hasSignedOut: signOuts.voids,
        limits,
        claim: (userId) => socketsOf.claim(userId, socket),
      })
      connections.add(connection)
      counter.add(address, connection)
      socket.onClose(() => {
        connections.delete(connection)
        counter.remove(address, connection)
        socketsOf.release(socket)
      })
    },
    async open(lesson) {
      await open(lesson)
    },
    async execute(lesson, command, actor, id) {
      const live = await open(lesson)
      return live.actor.submit(command, actor, id)
    },
    state,
    async keyframe(roomId) {
      const known = await state(roomId)
      return known && publicKeyframes.of(roomId, known)
    },
    studentsHere: (roomId) => {
      const live = loaded.get(roomId)
      return live ? studentCount(live.actor.room) : 0
    },
    closePage: (roomId, userId) => loaded.get(roomId)?.member(userId)?.sendQueue.close('signed-in-elsewhere'),
    signOut(whose) {
      for (const id of whose) signOuts.note(id)
      const signedOut = new Set(whose)
      for (const live of loaded.values()) live.signOut(signedOut)
    },
    async recover() {
      for (const roomId of await store.unfinished()) {
        await room(roomId)
        logger.info({ roomId }, 'room recovered')
      }
    },
    tick() {
      const now = clock.now()
      signOuts.forgetOld()
      for (const connection of connections) connection.closeIfSilent(now)
      for (const live of loaded.values()) {
        live.tick(now)
        if (live.isIdle()) forget(live.roomId)
      }
    },
    async stop() {
      isStopping = true
      for (const connection of connections) connection.close('server-restart')
      await Promise.all([...loaded.values()].map((live) => live.stop()))
      await deps.rtc.stop()
    },
  }
}
