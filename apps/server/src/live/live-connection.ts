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
import { createRoundTrip } from './round-trip.ts'
import { createSendQueue, type SendQueue } from './send-queue.ts'
import type { Outcome } from './room-actor.ts'
import type { RoomTicket, RoomTickets } from './room-ticket.ts'

export interface ConnectionDeps extends LiveRoomDeps {
  tickets: RoomTickets
  /** True when the holder has signed out since the ticket was given. */
  hasSignedOut(ticket: RoomTicket): boolean
  /** Gives the loaded room, reading it first if need be. */
  room(roomId: RoomId): Promise<LiveRoom>
  limits: LiveLimits
  /** Counts this socket among those of a person. False when there are enough. */
  claim(userId: UserId): boolean
}

export interface LiveConnection {
  /** The page has said `hello`. */
  readonly isIntroduced: boolean
  /** Closes a socket that has been silent for too long, and pings one that is not. */
  closeIfSilent(now: EpochMs): void
  close(reason: 'server-restart'): void
}

type Hello = Extract<ClientMessage, { t: 'hello' }>
type Command = Extract<ClientMessage, { t: 'command' }>

// Storage that is full refuses a command for this long; only a person can make room on a disk.
const STORAGE_FULL_RETRY_MS = 30_000
// More before the welcome is a flood: each frame may have 64 kB.
const WAITING_FRAMES_MAX = 8
// The response to a second request for a page of chat while one is still being read.
const ONE_AT_A_TIME = { retryAfterMs: 500 }

/** Speaks the live protocol on one socket, from `hello` until it closes. */
export function openLiveConnection(socket: LiveSocket, deps: ConnectionDeps): LiveConnection {
  const { clock, logger, tickets, limits } = deps
  const sendQueue = createSendQueue(socket)
  const gate = createFrameGate()
  const roundTrip = createRoundTrip()
  const openedAt = clock.now()
  let heardAt = openedAt
  let isGone = false
  let hasHello = false
  let joined: { member: Member; room: LiveRoom } | null = null
  // Frames that came while the room was being entered. A page of ours waits for the welcome before it sends more.
  let waitingFrames: ClientMessage[] = []
  let isReadingHistory = false
  let partsSeen = 0

  const leave = (reason: 'left' | 'lost' | 'elsewhere') => {
    if (!joined) return
    const { member, room } = joined
    joined = null
    if (!room.dismiss(member)) return
    // The room keeps us as we are: after a restart we come back within seconds.
    if (sendQueue.closedBecause === 'server-restart') return
    submit(room, member, { type: 'leave', reason }, crypto.randomUUID()).catch((error: unknown) => {
      logger.error({ roomId: room.roomId, err: error }, 'leaving could not be stored')
    })
  }

  const enter = async (hello: Hello) => {
    if (hello.protocol !== LIVE_PROTOCOL) return sendQueue.close('outdated')
    const ticket = await tickets.read('room', hello.ticket, clock.now())
    if (ticket === 'expired') return sendQueue.close('ticket-expired')
    if (ticket === 'invalid') return sendQueue.close('ticket-invalid')
    if (deps.hasSignedOut(ticket)) return sendQueue.close('ticket-expired')
    if (!deps.claim(ticket.userId) || limits.entry(ticket, hello.ticket, clock.now())) {
      return sendQueue.close('too-many-connections')
    }
    const { roomId, userId, role, name, avatar = null, sessionId } = ticket
    const room = await deps.room(roomId)

    const former = room.member(userId)
    if (former) {
      // [R7] A page that reconnects replaces its own former socket; another page of this person is told.
      const isSamePage = former.clientId === hello.clientId
      room.dismiss(former)
      former.sendQueue.close('signed-in-elsewhere')
      if (!isSamePage) await submit(room, former, { type: 'leave', reason: 'elsewhere' }, crypto.randomUUID())
    }

    const member: Member = {
      roomId,
      userId,
      role,
      name,
      avatar,
      sessionId,
      clientId: hello.clientId,
      sendQueue,
      rtc: null,
      roundTripMs: roundTrip.longestMs,
    }
    const outcome = await submit(room, member, { type: 'enter' }, crypto.randomUUID())
    if ('refused' in outcome) return refuseEntry(sendQueue, outcome.refused, room.actor.room.removed[userId])
    // The connection dropped, or its holder signed out, during the entry checks.
    const isUnwanted = deps.hasSignedOut(ticket)
    if (isGone || isUnwanted) {
      if (isUnwanted) sendQueue.close('ticket-expired')
      if (participantOf(room.actor.room, userId)?.presence === 'here' && !room.member(userId)) {
        await submit(room, member, { type: 'leave', reason: 'lost' }, crypto.randomUUID())
      }
      return
    }
    const overtaken = room.member(userId)
    if (overtaken) {
      room.dismiss(overtaken)
      overtaken.sendQueue.close('signed-in-elsewhere')
    }
    joined = { member, room }
    room.admit(member, hello.have)
    const waited = waitingFrames
    waitingFrames = []
    for (const message of waited) receive(message)
  }

  const receive = (message: ClientMessage) => {
    if (message.t === 'pong') return roundTrip.answered(message.sentAt, clock.now())
    if (message.t === 'ping') return sendQueue.frame({ t: 'pong', sentAt: message.sentAt, at: clock.now() })
    if (message.t === 'hello') {
      if (hasHello) return
      hasHello = true
      enter(message).catch((error: unknown) => {
        logger.error({ err: error }, 'a room could not be entered')
        sendQueue.close('server-restart')
      })
      return
    }
    if (message.t === 'bye') return bye()
    if (!joined) {
      if (hasHello && waitingFrames.push(message) > WAITING_FRAMES_MAX) sendQueue.close('too-many-frames')
      return
    }
    const { member, room } = joined
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
    sendQueue.frame({
      t: 'rtc',
      signal: { op: 'failed', of: message.op, code: 'too-fast', ...subjectOf(message), ...over },
    })
  }

  const carryOut = async (room: LiveRoom, member: Member, { id, command }: Command) => {
    if (!isSentByClients(command)) return sendQueue.frame({ t: 'refused', id, code: 'invalid-command' })
    // Texts and drawings fill a disk. Hands and the stage are a few bytes each, and keep a class in order until its end.
    if (deps.isDiskFull?.() && isContent(command)) {
      return sendQueue.frame({ t: 'refused', id, code: 'storage-full', retryAfterMs: STORAGE_FULL_RETRY_MS })
    }
    const over = limits.command(room.roomId, room.actor.room, member.userId, command, clock.now())
    if (over) return sendQueue.frame({ t: 'refused', id, code: 'too-fast', ...over })
    try {
      const outcome = await submit(room, member, command, id)
      if ('refused' in outcome) {
        const { refused: code, retryAfterMs } = outcome
        sendQueue.frame({ t: 'refused', id, code, ...(retryAfterMs !== undefined && { retryAfterMs }) })
      } else {
        sendQueue.frame({ t: 'done', id, seq: outcome.seq })
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
    if (over) return sendQueue.frame({ t: 'refused', id: ref, code: 'too-fast', ...over })
    isReadingHistory = true
    try {
      const messages = await deps.store.chatBefore(roomId, userId, beforeSeq, limit)
      sendQueue.frame({ t: 'history', ref, messages, isComplete: messages.length < limit })
    } catch (error) {
      logger.error({ err: error }, 'chat history could not be read')
      sendQueue.close('server-restart')
    } finally {
      isReadingHistory = false
    }
  }

  const bye = () => {
    leave('left')
    socket.close(1000, 'bye')
  }

  socket.onMessage((data) => {
    if (isGone || sendQueue.closedBecause) return
    heardAt = clock.now()
    const verdict = gate(data, heardAt)
    if ('close' in verdict) return sendQueue.close(verdict.close)
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
    closeIfSilent(now) {
      const ping = joined && !sendQueue.isCatchingUp ? roundTrip.due(now) : null
      if (ping) sendQueue.frame(ping)
      // No ping overtakes a large keyframe, but the connection still takes its parts.
      if (sendQueue.partsGone !== partsSeen) heardAt = now
      partsSeen = sendQueue.partsGone
      if (now - heardAt > SILENCE_MS || (!hasHello && now - openedAt > HELLO_WITHIN_MS)) socket.close(1001, 'silent')
    },
    close: (reason) => sendQueue.close(reason),
  }
}

function refuseEntry(sendQueue: SendQueue, code: string, removedBecause: string | undefined): void {
  if (code === 'removed') sendQueue.close('removed', removedBecause)
  else if (code === 'class-ended') sendQueue.close('class-ended')
  else sendQueue.close('refused', code)
}

/** Names the subject of a signal, so that its sender knows which of its requests failed. */
const subjectOf = (signal: RtcClientSignal) => ({
  ...('kind' in signal && { kind: signal.kind }),
  ...('mid' in signal && { mid: signal.mid }),
  ...('session' in signal && { session: signal.session }),
})

function submit(room: LiveRoom, member: Member, command: RoomCommand, id: string): Promise<Outcome> {
  const { userId, role, name, avatar } = member
  const actor = { userId, role, name, ...(avatar === null ? {} : { avatar }) }
  return room.actor.submit(command, actor, id, undefined, member.roundTripMs())
}
