import {
  createReactionTally,
  encodeKeyframe,
  encodeServerFrame,
  type EpochMs,
  FrameKind,
  mayChangeRights,
  mayDraw,
  nextDueAt,
  ownOf,
  participantOf,
  publishRights,
  type RoomEvent,
  type RoomId,
  type RoomState,
  type UserId,
  withSender,
} from '@hwjy/classroom/core'
import type { Clock } from '../ports/clock.ts'
import type { Logger } from '../ports/logger.ts'
import type { RtcHost } from '../rtc/rtc-host.ts'
import { isKeyframeDue, type SavedKeyframe } from '../domain/rooms/keyframe-cadence.ts'
import { framesFor } from './event-frames.ts'
import { loadRoom } from './store/load-room.ts'
import type { Member } from './member.ts'
import { createSentKeyframes } from './sent-keyframes.ts'
import { createRoomActor, type RoomActor, systemActor } from './room-actor.ts'
import type { RoomStore } from './store/room-store.ts'

export interface LiveRoomDeps {
  store: RoomStore
  clock: Clock
  logger: Logger
  rtc: RtcHost
  /** True while the disk has no room for what people do. */
  isDiskFull?: () => boolean
}

export interface LiveRoom {
  readonly roomId: RoomId
  readonly actor: RoomActor
  member(userId: UserId): Member | undefined
  /** Adds an entered person and tells them where the room stands. The page they had before must be gone. */
  admit(member: Member, have: number): void
  /** Takes a page off the list. False when another page of the same person has replaced it. */
  dismiss(member: Member): boolean
  /** Closes the pages of these sessions and people. */
  signOut(whose: ReadonlySet<string>): void
  /** Passes live ink or a laser on to the others, if this person may draw, and reactions within their rate. */
  relay(from: Member, frame: Uint8Array): void
  /** Runs what is due, once a second: ticks of the room, people who did not return, keyframes, the end. */
  tick(now: EpochMs): void
  /** True when the room is empty, everything is stored, and no event is due. */
  isIdle(): boolean
  /** Tells all pages that the server goes away, and waits for the store. */
  stop(): Promise<void>
}

// Events kept in memory for those who reconnect, up to twice as many; older gaps are filled by a keyframe.
const TAIL_EVENTS = 1_000
// After a restart people get this long to come back before they count as lost.
const RETURN_MS = 30_000
const TOUCH_MS = 15_000
// Sockets stay this long after the end, so that all of them get the last events.
const AFTER_END_MS = 10_000

/** @param onBroken the room could not be stored: it must be thrown away and read again */
export async function openLiveRoom(roomId: RoomId, deps: LiveRoomDeps, onBroken: () => void): Promise<LiveRoom> {
  const { store, clock, logger, rtc } = deps
  const loaded = await loadRoom(store, roomId)
  const aliveAt = await store.aliveAt(roomId)
  const members = new Map<UserId, Member>()
  let tail: RoomEvent[] = []
  let saved: SavedKeyframe = { seq: loaded.room.seq, at: clock.now(), logBytes: loaded.room.log.bytes, sizeBytes: 0 }
  const reactions = createReactionTally()
  const sentKeyframes = createSentKeyframes()
  let touchedAt = clock.now()
  let isStopped = false

  const actor = createRoomActor(roomId, loaded, deps, {
    onStored(events, room) {
      for (const event of events) tail.push(event)
      // Cut seldom, so that a batch does not copy all that came before it.
      if (tail.length > 2 * TAIL_EVENTS) tail = tail.slice(-TAIL_EVENTS)
      const frames = framesFor(events)
      for (const member of members.values()) for (const data of frames(member)) member.sendQueue.data(data)
      settleRights(events, room)
      for (const event of events) {
        if (event.type === 'participantRemoved') members.get(event.userId)?.sendQueue.close('removed', event.reason)
        if (event.type === 'classEnded') rtc.closeRoom(roomId)
      }
      if (isKeyframeDue(saved, room, clock.now()) || room.status === 'ended') void saveKeyframe()
    },
    onBroken(error) {
      logger.error({ roomId, err: error }, 'room could not be stored, it is read again')
      for (const member of members.values()) member.sendQueue.close('server-restart')
      onBroken()
    },
  })

  // Runs a command of the system itself; no caller waits for it, so its failure is logged.
  const act = (...[command, by, id, at]: Parameters<RoomActor['submit']>) => {
    actor.submit(command, by, id, at).catch((error: unknown) => {
      logger.error({ roomId, err: error, command: command.type }, 'a command of the server failed')
    })
  }

  const settleRights = (events: readonly RoomEvent[], room: RoomState) => {
    if (!events.some(mayChangeRights)) return
    for (const member of members.values()) member.rtc?.setRights(publishRights(room, member.userId))
  }

  const saveKeyframe = async () => {
    const { room } = actor
    if (room.seq === saved.seq) return
    const bytes = encodeKeyframe(room)
    saved = { seq: room.seq, at: clock.now(), logBytes: room.log.bytes, sizeBytes: bytes.length }
    try {
      await store.saveKeyframe(roomId, { seq: room.seq, bytes }, saved.at)
    } catch (error) {
      // The log has everything; the next start only takes longer.
      logger.warn({ roomId, err: error }, 'keyframe not saved')
    }
  }

  const keyframeFor = (member: Member) => {
    const { room } = actor
    const { sent, isTooSlow } = sentKeyframes.give(room, tail[0]?.seq ?? room.seq + 1, member.sendQueue)
    for (const sendQueue of isTooSlow) sendQueue.close('server-restart')
    return sent
  }

  const missing = () =>
    Object.values(actor.room.participants).filter(({ userId, presence }) => presence === 'here' && !members.has(userId))

  const lose = (userId: UserId, at?: EpochMs) => {
    const participant = participantOf(actor.room, userId)
    if (!participant) return
    const { name, role } = participant
    act({ type: 'leave', reason: 'lost' }, { userId, name, role }, crypto.randomUUID(), at)
  }

  // People who were here when the last process died. After a short break they may return as if it had not happened.
  const returnUntil = clock.now() + RETURN_MS
  if (aliveAt !== null && clock.now() - aliveAt > RETURN_MS + TOUCH_MS) {
    for (const { userId } of missing()) lose(userId, Math.max(aliveAt, loaded.lastAt))
  }

  return {
    roomId,
    actor,
    member: (userId) => members.get(userId),
    admit(member, have) {
      members.set(member.userId, member)
      const { room } = actor
      const { no } = participantOf(room, member.userId) ?? { no: 0 }
      const oldestInTail = tail[0]?.seq ?? room.seq + 1
      const needsKeyframe = have > room.seq || (have < room.seq && have + 1 < oldestInTail) || have === 0
      const you = { userId: member.userId, role: member.role, no }
      const keyframe = needsKeyframe ? keyframeFor(member) : null
      member.sendQueue.frame({
        t: 'welcome',
        you,
        roomId,
        seq: room.seq,
        at: clock.now(),
        keyframe: needsKeyframe,
        ...(keyframe && { keyframeBytes: keyframe.bytes.length }),
      })
      const from = keyframe?.seq ?? have
      const missed = tail.filter(({ seq }) => seq > from)
      // The keyframe is shared, so what this person alone may see of it follows behind it.
      const own = keyframe && ownOf(keyframe.room, member)
      member.sendQueue.catchUp([
        ...(keyframe ? [keyframe.bytes] : []),
        ...(own ? [encodeServerFrame({ t: 'own', own })] : []),
        ...framesFor(missed)(member),
      ])
      const { clientId, role, userId } = member
      member.rtc = rtc.connect({
        roomId,
        userId,
        clientId,
        role,
        send: (signal) => member.sendQueue.frame({ t: 'rtc', signal }),
      })
      member.rtc.setRights(publishRights(room, member.userId))
    },
    dismiss(member) {
      member.rtc?.close()
      member.rtc = null
      if (members.get(member.userId) !== member) return false
      members.delete(member.userId)
      return true
    },
    signOut(whose) {
      for (const { userId, sessionId, sendQueue } of members.values()) {
        if (whose.has(userId) || whose.has(sessionId)) sendQueue.close('ticket-expired')
      }
    },
    relay(from, frame) {
      const { room } = actor
      const isAllowed =
        frame[0] === FrameKind.reaction ? reactions.take(from.userId, frame, clock.now()) : mayDraw(room, from.userId)
      if (!isAllowed) return
      // The whole class follows this view, so only the teacher's counts.
      if (frame[0] === FrameKind.view && from.role !== 'teacher') return
      const data = withSender(frame, participantOf(room, from.userId)?.no ?? 0)
      for (const member of members.values()) if (member !== from) member.sendQueue.ephemeral(data)
    },
    tick(now) {
      const { room } = actor
      const dueAt = nextDueAt(room)
      const counts = reactions.due(now)
      if (counts) act({ type: 'countReactions', counts }, systemActor, crypto.randomUUID())
      if (dueAt !== null && now >= dueAt) act({ type: 'tick' }, systemActor, crypto.randomUUID())
      if (now >= returnUntil && room.status !== 'ended') for (const { userId } of missing()) lose(userId)
      if (isKeyframeDue(saved, room, now)) void saveKeyframe()
      if (members.size > 0 && now - touchedAt >= TOUCH_MS) {
        touchedAt = now
        store.touch(roomId, now).catch((error: unknown) => logger.warn({ roomId, err: error }, 'room not touched'))
      }
      if (room.endedAt !== null && now >= room.endedAt + AFTER_END_MS) {
        for (const member of members.values()) member.sendQueue.close('class-ended')
      }
    },
    // A room whose first event is still being stored looks closed. Forgotten now, it would be read a second time, and
    // two authorities would write one log.
    isIdle: () =>
      members.size === 0 && !actor.isStoring && (actor.room.status === 'ended' || actor.room.status === 'closed'),
    async stop() {
      if (isStopped) return
      isStopped = true
      for (const member of members.values()) member.sendQueue.close('server-restart')
      await actor.settled()
      await saveKeyframe()
    },
  }
}
