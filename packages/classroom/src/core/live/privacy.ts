/** What a person may see of the log. Why somebody was removed is told to them only. [R28] */
import type { RoomEvent, RoomState, UserId } from '../room/room-types.ts'

export const eventFor = (event: RoomEvent, viewer: UserId): RoomEvent =>
  event.type === 'participantRemoved' && event.userId !== viewer && event.by !== viewer
    ? { ...event, reason: '' }
    : event

/** The room for a keyframe that everybody may get. */
export const publicRoom = (room: RoomState): RoomState => ({
  ...room,
  removed: Object.fromEntries(Object.keys(room.removed).map((userId) => [userId, ''])),
})
