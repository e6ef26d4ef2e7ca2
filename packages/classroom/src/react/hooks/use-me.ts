import type { UserId } from '../../core/room/ids.ts'
import type { Participant, Role } from '../../core/room/room-types.ts'
import { useChannel } from './use-room.ts'

export interface Me {
  userId: UserId
  role: Role
  isTeacher: boolean
  /** `null` until the room has noted that I entered. */
  participant: Participant | null
}

/** `null` until the channel knows who I am. */
export function useMe(): Me | null {
  return useChannel(({ me, room }) =>
    me
      ? {
          userId: me.userId,
          role: me.role,
          isTeacher: me.role === 'teacher',
          participant: room.participants[me.userId] ?? null,
        }
      : null,
  )
}
