/** Forgets a person whose account is deleted: what they did stays, without their name and their words. */
import { FORGOTTEN_TEXT } from './rules/chat-rules.ts'
import { roomEvents } from './commands/all-events.ts'
import type { UserId } from './ids.ts'
import type { RoomState } from './room-types.ts'

/**
 * The fields of events that hold a person's name or words, as they are afterwards, by the event's type. The person is
 * `userId`.
 */
export const forgottenFields = (name: string): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries(roomEvents).flatMap(([type, { privacy }]) => {
      const fields = privacy === 'public' ? undefined : privacy.forgotten?.(name)
      return fields === undefined ? [] : [[type, fields]]
    }),
  )

/** The room that the events lead to once they are forgotten. The same object when the person was never in it. */
export function forgetPerson(room: RoomState, userId: UserId, name: string): RoomState {
  const participant = Object.hasOwn(room.participants, userId) ? room.participants[userId] : undefined
  if (participant === undefined) return room
  return {
    ...room,
    participants: { ...room.participants, [userId]: { ...participant, name } },
    removed: Object.hasOwn(room.removed, userId) ? { ...room.removed, [userId]: '' } : room.removed,
    chat: room.chat.map((message) =>
      message.userId === userId ? { ...message, name, text: FORGOTTEN_TEXT } : message,
    ),
  }
}
