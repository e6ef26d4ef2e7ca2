/** Saying something to everybody. [R15][R16][R20] */
import type { EpochMs, UserId } from './ids.ts'
import { type CommandOf, happened, type Request, refused, unchanged, storableText } from './decision.ts'
import { logDenial, textSize } from './log-size.ts'
import { participantOf, withParticipant } from './room-state.ts'
import { CHAT_WINDOW, MESSAGE_MAX_LENGTH, MESSAGE_RATE } from './room-types.ts'
import type { Decision, EventEnvelope, RoomEventBody, RoomState } from './room-types.ts'

/** The text is stored without blanks around it. The teacher is neither forbidden nor slowed down. */
export function decideSay({ room, command, actor, now }: Request<CommandOf<'say'>>): Decision {
  const isStudent = actor.role === 'student'
  if (isStudent && room.isChatForbidden) return refused('chat-forbidden')
  const text = storableText(command.text)
  if (text === '') return refused('message-empty')
  if (characterCount(text) > MESSAGE_MAX_LENGTH) return refused('message-too-long')
  const denial = logDenial(room, actor, textSize(text))
  if (denial !== null) return refused(denial)
  const retryAfterMs = isStudent ? waitBeforeNext(room, actor.userId, now) : 0
  if (retryAfterMs > 0) return { refused: 'message-too-fast', retryAfterMs }
  return happened({ type: 'chatSent', userId: actor.userId, text })
}

export function decideForbidChat({ room, command: { forbidden } }: Request<CommandOf<'forbidChat'>>): Decision {
  return room.isChatForbidden === forbidden ? unchanged : happened({ type: 'chatForbidden', forbidden })
}

/** Counts as a person does: an emoji outside the basic plane is one character. */
export const characterCount = (text: string): number => [...text].length

// 0 when the next message may be sent now.
function waitBeforeNext(room: RoomState, userId: UserId, now: EpochMs): number {
  // Times to come are left from before the clock was set back: they must not silence anybody.
  const sends = recentSendsOf(room, userId).filter((at) => at <= now)
  const first = sends.at(-MESSAGE_RATE.messages)
  return first === undefined ? 0 : first + MESSAGE_RATE.withinMs - now
}

const recentSendsOf = (room: RoomState, userId: UserId): readonly EpochMs[] =>
  Object.hasOwn(room.recentSends, userId) ? (room.recentSends[userId] ?? []) : []

export function applyChatSent(
  room: RoomState,
  event: EventEnvelope & Extract<RoomEventBody, { type: 'chatSent' }>,
): RoomState {
  const { id, seq, userId, text, at } = event
  const sender = participantOf(room, userId)
  const isRepeated = room.chat.some((message) => message.id === id && message.userId === userId)
  if (sender === undefined || isRepeated) return room
  const { name, role } = sender
  const counted = withParticipant(room, userId, (one) => ({ ...one, messages: one.messages + 1 }))
  return {
    ...counted,
    chat: [...room.chat.slice(1 - CHAT_WINDOW), { id, seq, userId, name, role, text, at }],
    recentSends: role === 'student' ? withSend(room, userId, at) : room.recentSends,
  }
}

const withSend = (room: RoomState, userId: UserId, at: EpochMs) => ({
  ...room.recentSends,
  [userId]: [...recentSendsOf(room, userId).slice(1 - MESSAGE_RATE.messages), at],
})
