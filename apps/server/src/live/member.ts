import type { Role, RoomId, UserId } from '@hwjy/classroom/core'
import type { RtcSession } from '../rtc/rtc-host.ts'
import type { SendQueue } from './send-queue.ts'

/** One person's page in a room. */
export interface Member {
  roomId: RoomId
  userId: UserId
  role: Role
  name: string
  /** Address of the person's picture; null without one. */
  avatar: string | null
  /** The session of the ticket that the page came in with. */
  sessionId: string
  /** The page: the same one keeps its id when it reconnects. */
  clientId: string
  sendQueue: SendQueue
  rtc: RtcSession | null
  /** The longest round trip of the last pings. */
  roundTripMs: () => number
}
