/** Forgets a person whose account is deleted: what they did stays, without their name and their words. */
import { FORGOTTEN_TEXT } from './rules/chat-rules.ts'
import { roomEvents } from './commands/all-events.ts'
import type { UserId } from './ids.ts'
import type { Practice } from './practice-types.ts'
import type { ChatMessage, RoomState } from './room-types.ts'

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
  const known = Object.hasOwn(room.participants, userId) ? room.participants[userId] : undefined
  if (known === undefined) return room
  const { avatar: _, ...participant } = known
  const forgotten = (message: ChatMessage): ChatMessage =>
    message.userId === userId ? { ...message, name, text: message.text === '' ? '' : FORGOTTEN_TEXT } : message
  return {
    ...room,
    participants: { ...room.participants, [userId]: { ...participant, name } },
    removed: Object.hasOwn(room.removed, userId) ? { ...room.removed, [userId]: '' } : room.removed,
    practice: room.practice && withoutTexts(room.practice, userId),
    chat: room.chat.map(forgotten),
    privateChats: Object.fromEntries(
      Object.entries(room.privateChats).map(([student, { messages, bytes }]) => [
        student,
        { messages: messages.map(forgotten), bytes },
      ]),
    ),
    pinned: room.pinned?.userId === userId ? { ...room.pinned, name, text: FORGOTTEN_TEXT } : room.pinned,
  }
}

const withoutTexts = (practice: Practice, userId: UserId): Practice => ({
  ...practice,
  answers: practice.answers.map((answer) => {
    if (answer.userId !== userId || answer.texts === undefined) return answer
    const { texts: _forgotten, ...rest } = answer
    return rest
  }),
})
