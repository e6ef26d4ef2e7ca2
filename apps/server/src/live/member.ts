import {
  type CloseReason,
  encodeServerFrame,
  type Role,
  type RoomId,
  type ServerFrame,
  type UserId,
} from '@hwjy/classroom/core'
import type { RtcSession } from '../rtc/rtc-host.ts'
import { type LiveSocket, SLOW_SOCKET_BYTES, STUCK_SOCKET_BYTES } from './live-socket.ts'

/** One person's page in a room. */
export interface Member {
  roomId: RoomId
  userId: UserId
  role: Role
  name: string
  /** As in the pass it came in with. */
  sessionId: string
  /** The page: the same one keeps its id when it reconnects. */
  clientId: string
  outbox: Outbox
  rtc: RtcSession | null
}

/** What a socket is told, by how much it matters. */
export interface Outbox {
  frame(frame: Exclude<ServerFrame, { t: 'events' }>): void
  /** Control and board: never dropped. A socket that cannot take it any more is closed. */
  data(data: string | Uint8Array): void
  /** Live ink and laser: dropped when the socket is slow. */
  ephemeral(data: Uint8Array): void
  /** Says why, then closes. Nothing is sent afterwards. */
  close(reason: CloseReason, detail?: string): void
  /** Why we closed it; null while it is open, and when the line dropped by itself. */
  readonly closedBecause: CloseReason | null
}

export function createOutbox(socket: LiveSocket): Outbox {
  let isClosed = false
  let closedBecause: CloseReason | null = null
  const data = (bytes: string | Uint8Array) => {
    if (isClosed) return
    if (socket.bufferedAmount > STUCK_SOCKET_BYTES) {
      isClosed = true
      socket.close(1013, 'too slow')
      return
    }
    socket.send(bytes)
  }
  socket.onClose(() => {
    isClosed = true
  })
  return {
    data,
    frame: (frame) => data(encodeServerFrame(frame)),
    ephemeral: (bytes) => {
      if (!isClosed && socket.bufferedAmount <= SLOW_SOCKET_BYTES) socket.send(bytes)
    },
    close: (reason, detail) => {
      if (isClosed) return
      data(encodeServerFrame({ t: 'closed', reason, ...(detail !== undefined && { detail }) }))
      isClosed = true
      closedBecause = reason
      socket.close(1000, reason)
    },
    get closedBecause() {
      return closedBecause
    },
  }
}
