/** Forgets a person whose account is deleted: what they did stays, without their name and their words. */
import type { UserId } from './ids.ts'
import type { RoomEventBody, RoomState } from './room-types.ts'

export const FORGOTTEN_TEXT = '…'

type EventType = RoomEventBody['type']
type Fields = { [Type in EventType]: Partial<Extract<RoomEventBody, { type: Type }>> }

/** The fields of events that hold a person's name or words, and what they hold afterwards. The person is `userId`. */
export const forgottenFields = (
  name: string,
): Pick<Fields, 'participantEntered' | 'participantRemoved' | 'chatSent'> => ({
  participantEntered: { name },
  // The reason of a removal is about the person.
  participantRemoved: { reason: '' },
  chatSent: { text: FORGOTTEN_TEXT },
})

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
