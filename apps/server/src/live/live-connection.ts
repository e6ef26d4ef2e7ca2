import {
  type ClientMessage,
  type EpochMs,
  isContent,
  isSentByClients,
  LIVE_PROTOCOL,
  participantOf,
  type RoomCommand,
  type RoomId,
  type RtcClientSignal,
  type UserId,
} from '@hwjy/classroom/core'
import { createFrameGate } from './frame-gate.ts'
import type { LiveRoom, LiveRoomDeps } from './live-room.ts'
import { EPHEMERAL_MAX_BYTES, HELLO_WITHIN_MS, type LiveSocket, SILENCE_MS } from './live-socket.ts'
import type { LiveLimits } from './live-limits.ts'
import type { Member } from './member.ts'
import { createOutbox } from './outbox.ts'
import type { Outcome } from './room-actor.ts'
import type { RoomPass, RoomPasses } from './room-pass.ts'

export interface ConnectionDeps extends LiveRoomDeps {
  passes: RoomPasses
  /** True when the holder has signed out since the pass was given. */
  hasSignedOut(pass: RoomPass): boolean
  /** Gives the loaded room, reading it first if need be. */
  room(roomId: RoomId): Promise<LiveRoom>
  limits: LiveLimits
  /** Counts this socket among those of a person. False when there are enough. */
  claim(userId: UserId): boolean
}

export interface LiveConnection {
  /** The page has said `hello`. */
  readonly isIntroduced: boolean
  /** Closes a socket that has been silent for too long. */
  beat(now: EpochMs): void
  close(reason: 'server-restart'): void
}

type Hello = Extract<ClientMessage, { t: 'hello' }>
type Command = Extract<ClientMessage, { t: 'command' }>

// Storage that is full refuses a command for this long; only a person can make room on a disk.
const STORAGE_FULL_RETRY_MS = 30_000
// More before the welcome is a flood: each frame may have 64 kB.
const EARLY_FRAMES = 8
// The response to a second request for a page of chat while one is still being read.
const ONE_AT_A_TIME = { retryAfterMs: 500 }

/** Speaks the live protocol on one socket, from `hello` until it closes. */
export function openLiveConnection(socket: LiveSocket, deps: ConnectionDeps): LiveConnection {
  const { clock, logger, passes, limits } = deps
  const outbox = createOutbox(socket)
  const gate = createFrameGate()
  const openedAt = clock.now()
  let heardAt = openedAt
  let isGone = false
  let hasHello = false
  let seat: { member: Member; room: LiveRoom } | null = null
  // Frames that came while the room was being entered. A page of ours waits for the welcome before it sends more.
  let early: ClientMessage[] = []
  let isReadingHistory = false
  let partsSeen = 0

  const leave = (reason: 'left' | 'lost' | 'elsewhere') => {
    if (!seat) return
    const { member, room } = seat
    seat = null
    if (!room.dismiss(member)) return
    // The room keeps us as we are: after a restart we come back within seconds.
    if (outbox.closedBecause === 'server-restart') return
    submit(room, member, { type: 'leave', reason }, crypto.randomUUID()).catch((error: unknown) => {
      logger.error({ roomId: room.roomId, err: error }, 'leaving could not be stored')
    })
  }

  const enter = async (hello: Hello) => {
    if (hello.protocol !== LIVE_PROTOCOL) return outbox.close('refused', 'protocol')
    const pass = await passes.read('room', hello.ticket, clock.now())
    if (pass === 'expired') return outbox.close('ticket-expired')
    if (pass === 'invalid') return outbox.close('ticket-invalid')
    if (deps.hasSignedOut(pass)) return outbox.close('ticket-expired')
    if (!deps.claim(pass.userId) || limits.entry(pass, hello.ticket, clock.now())) {
      return outbox.close('too-many-connections')
    }
    const { roomId, userId, role, name, sessionId } = pass
    const room = await deps.room(roomId)

    const former = room.member(userId)
    if (former) {
      // [R7] A page that reconnects replaces its own former socket; another page of this person is told.
      const isSamePage = former.clientId === hello.clientId
      room.dismiss(former)
      former.outbox.close('signed-in-elsewhere')
      if (!isSamePage) await submit(room, former, { type: 'leave', reason: 'elsewhere' }, crypto.randomUUID())
    }

    const member: Member = { roomId, userId, role, name, sessionId, clientId: hello.clientId, outbox, rtc: null }
    const outcome = await submit(room, member, { type: 'enter' }, crypto.randomUUID())
    if ('refused' in outcome) return refuse(outcome.refused, room.actor.room.removed[userId])
    // The connection dropped, or its holder signed out, during the entry checks.
    const isUnwanted = deps.hasSignedOut(pass)
    if (isGone || isUnwanted) {
      if (isUnwanted) outbox.close('ticket-expired')
      if (participantOf(room.actor.room, userId)?.presence === 'here' && !room.member(userId)) {
        await submit(room, member, { type: 'leave', reason: 'lost' }, crypto.randomUUID())
      }
      return
    }
    const overtaken = room.member(userId)
    if (overtaken) {
      room.dismiss(overtaken)
      overtaken.outbox.close('signed-in-elsewhere')
    }
    seat = { member, room }
    room.admit(member, hello.have)
    const kept = early
    early = []
    for (const message of kept) receive(message)
  }

  const refuse = (code: string, removedBecause: string | undefined) => {
    if (code === 'removed') outbox.close('removed', removedBecause)
    else if (code === 'class-ended') outbox.close('class-ended')
    else outbox.close('refused', code)
  }

  const receive = (message: ClientMessage) => {
    if (message.t === 'ping') return outbox.frame({ t: 'pong', sentAt: message.sentAt, at: clock.now() })
    if (message.t === 'hello') {
      if (hasHello) return
      hasHello = true
      enter(message).catch((error: unknown) => {
        logger.error({ err: error }, 'a room could not be entered')
        outbox.close('server-restart')
      })
      return
    }
    if (message.t === 'bye') return bye()
    if (!seat) {
      if (hasHello && early.push(message) > EARLY_FRAMES) outbox.close('too-many-frames')
      return
    }
    const { member, room } = seat
    switch (message.t) {
      case 'command':
        return void carryOut(room, member, message)
      case 'history':
        return void history(message, member)
      case 'rtc':
        return signal(message.signal, member)
      case 'ephemeral': {
        const { byteLength } = message.frame
        if (byteLength > EPHEMERAL_MAX_BYTES || !limits.mayRelay(member.userId, byteLength, clock.now())) return
        return room.relay(member, message.frame)
      }
    }
  }

  const signal = (message: RtcClientSignal, member: Member) => {
    const over = limits.signal(member.userId, message, clock.now())
    if (!over) return member.rtc?.receive(message)
    const { op } = message
    const about = {
      ...('kind' in message && { kind: message.kind }),
      ...('mid' in message && { mid: message.mid }),
      ...('session' in message && { session: message.session }),
    }
    outbox.frame({ t: 'rtc', signal: { op: 'failed', of: op, code: 'too-fast', ...about, ...over } })
  }

  const carryOut = async (room: LiveRoom, member: Member, { id, command }: Command) => {
    if (!isSentByClients(command)) return outbox.frame({ t: 'refused', id, code: 'invalid-command' })
    // Texts and drawings fill a disk. Hands and the stage are a few bytes each, and keep a class in order until its end.
    if (deps.isDiskFull?.() && isContent(command)) {
      return outbox.frame({ t: 'refused', id, code: 'storage-full', retryAfterMs: STORAGE_FULL_RETRY_MS })
    }
    const over = limits.command(room.roomId, room.actor.room, member.userId, command, clock.now())
    if (over) return outbox.frame({ t: 'refused', id, code: 'too-fast', ...over })
    try {
      const outcome = await submit(room, member, command, id)
      if ('refused' in outcome) {
        const { refused: code, retryAfterMs } = outcome
        outbox.frame({ t: 'refused', id, code, ...(retryAfterMs !== undefined && { retryAfterMs }) })
      } else {
        outbox.frame({ t: 'done', id, seq: outcome.seq })
      }
    } catch {
      // The room told its log and closes every socket; the client sends the command again when it is back.
    }
  }

  const history = async (
    { ref, beforeSeq, limit }: Extract<ClientMessage, { t: 'history' }>,
    { roomId, userId }: Member,
  ) => {
    const over = isReadingHistory ? ONE_AT_A_TIME : limits.chatPage(userId, clock.now())
    if (over) return outbox.frame({ t: 'refused', id: ref, code: 'too-fast', ...over })
    isReadingHistory = true
    try {
      const messages = await deps.store.chatBefore(roomId, beforeSeq, limit)
      outbox.frame({ t: 'history', ref, messages, isComplete: messages.length < limit })
    } catch (error) {
      logger.error({ err: error }, 'chat history could not be read')
      outbox.close('server-restart')
    } finally {
      isReadingHistory = false
    }
  }

  const bye = () => {
    leave('left')
    socket.close(1000, 'bye')
  }

  socket.onMessage((data) => {
    if (isGone || outbox.closedBecause) return
    heardAt = clock.now()
    const verdict = gate(data, heardAt)
    if ('close' in verdict) return outbox.close(verdict.close)
    if ('message' in verdict) receive(verdict.message)
  })
  socket.onClose(() => {
    isGone = true
    leave('lost')
  })

  return {
    get isIntroduced() {
      return hasHello
    },
    beat(now) {
      // No ping overtakes a large keyframe, but the connection still takes its parts.
      if (outbox.partsGone !== partsSeen) heardAt = now
      partsSeen = outbox.partsGone
      if (now - heardAt > SILENCE_MS || (!hasHello && now - openedAt > HELLO_WITHIN_MS)) socket.close(1001, 'silent')
    },
    close: (reason) => outbox.close(reason),
  }
}

function submit(room: LiveRoom, { userId, role, name }: Member, command: RoomCommand, id: string): Promise<Outcome> {
  return room.actor.submit(command, { userId, role, name }, id)
}
