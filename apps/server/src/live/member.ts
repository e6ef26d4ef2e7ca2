import type { Role, RoomId, UserId } from '@hwjy/classroom/core'
import type { RtcSession } from '../rtc/rtc-host.ts'
import type { Outbox } from './outbox.ts'

/** One person's page in a room. */
export interface Member {
  roomId: RoomId
  userId: UserId
  role: Role
  name: string
  /** The session of the pass that the page came in with. */
  sessionId: string
  /** The page: the same one keeps its id when it reconnects. */
  clientId: string
  outbox: Outbox
  rtc: RtcSession | null
}
