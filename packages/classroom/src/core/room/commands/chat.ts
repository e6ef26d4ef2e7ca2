/** Messages to the class. [R15][R16][R20] */
import type { EpochMs, UserId } from '../ids.ts'
import { flag, text } from '../../shapes/shape.ts'
import { id, MESSAGE_WIRE_LENGTH } from '../../shapes/room-shapes.ts'
import { CHAT_WINDOW, characterCount, FORGOTTEN_TEXT, MESSAGE_MAX_LENGTH, MESSAGE_RATE } from '../rules/chat-rules.ts'
import { happened, refused, storableText, unchanged } from '../decision.ts'
import { logDenial, textSize } from '../log-size.ts'
import { participantOf, withParticipant } from '../room-state.ts'
import type { RoomState } from '../state-types.ts'
import { type CommandTable, type EventTable, noContent, ordinary } from './table.ts'

export type ChatCommand = { type: 'forbidChat'; forbidden: boolean } | { type: 'say'; text: string }

export type ChatEvent =
  | { type: 'chatForbidden'; forbidden: boolean }
  | { type: 'chatSent'; userId: UserId; text: string }

export const chatCommands: CommandTable<ChatCommand, ChatEvent> = {
  forbidChat: {
    ...ordinary,
    rules: ['R16'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { forbidden: flag },
    marks: ['chatForbidden'],
    decide: ({ room, command: { forbidden } }) =>
      room.isChatForbidden === forbidden ? unchanged : happened({ type: 'chatForbidden', forbidden }),
  },
  say: {
    ...ordinary,
    rules: ['R15', 'R16', 'R20', 'R41'],
    askedBy: 'anyone',
    isInPerson: true,
    isContent: true,
    shape: { text: text(MESSAGE_WIRE_LENGTH) },
    marks: ['chatSent'],
    cost: (_room, command) => ({ touchedStrokes: 0, drawnStrokes: 0, contentBytes: textSize(command.text) }),
    // The text is stored without blanks around it. The teacher is neither forbidden nor slowed down.
    decide({ room, command, actor, now }) {
      const isStudent = actor.role === 'student'
      if (isStudent && room.isChatForbidden) return refused('chat-forbidden')
      const stored = storableText(command.text)
      if (stored === '') return refused('message-empty')
      if (characterCount(stored) > MESSAGE_MAX_LENGTH) return refused('message-too-long')
      const denial = logDenial(room, actor, textSize(stored))
      if (denial !== null) return refused(denial)
      const retryAfterMs = isStudent ? waitBeforeNext(room, actor.userId, now) : 0
      if (retryAfterMs > 0) return { refused: 'message-too-fast', retryAfterMs }
      return happened({ type: 'chatSent', userId: actor.userId, text: stored })
    },
  },
}

export const chatEvents: EventTable<ChatEvent> = {
  chatForbidden: {
    shape: { forbidden: flag },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve: (room, { forbidden }) => ({ ...room, isChatForbidden: forbidden }),
  },
  chatSent: {
    shape: { userId: id, text: text(MESSAGE_WIRE_LENGTH) },
    rights: 'unchanged',
    privacy: { forgotten: () => ({ text: FORGOTTEN_TEXT }) },
    content: { bytes: (event) => textSize(event.text), isShare: true },
    evolve(room, event) {
      const { seq, userId, at } = event
      const sender = participantOf(room, userId)
      const isRepeated = room.chat.some((message) => message.id === event.id && message.userId === userId)
      if (sender === undefined || isRepeated) return room
      const { name, role } = sender
      const counted = withParticipant(room, userId, (one) => ({ ...one, messages: one.messages + 1 }))
      return {
        ...counted,
        chat: [...room.chat.slice(1 - CHAT_WINDOW), { id: event.id, seq, userId, name, role, text: event.text, at }],
        recentSends: role === 'student' ? withSend(room, userId, at) : room.recentSends,
      }
    },
  },
}

// Returns 0 when the next message may be sent now.
function waitBeforeNext(room: RoomState, userId: UserId, now: EpochMs): number {
  // Times to come are left from before the clock was set back: they must not silence a person.
  const sends = recentSendsOf(room, userId).filter((at) => at <= now)
  const first = sends.at(-MESSAGE_RATE.messages)
  return first === undefined ? 0 : first + MESSAGE_RATE.withinMs - now
}

const recentSendsOf = (room: RoomState, userId: UserId): readonly EpochMs[] =>
  Object.hasOwn(room.recentSends, userId) ? (room.recentSends[userId] ?? []) : []

const withSend = (room: RoomState, userId: UserId, at: EpochMs) => ({
  ...room.recentSends,
  [userId]: [...recentSendsOf(room, userId).slice(1 - MESSAGE_RATE.messages), at],
})
