/** Messages, and what becomes of them. [R15][R16][R20][R45] */
import type { EpochMs, UserId } from '../ids.ts'
import { chatMode, chatPicture, messageReaction, messageRemover, messageSeq } from '../../shapes/chat-shapes.ts'
import { id, MESSAGE_WIRE_LENGTH, NAME_MAX_LENGTH } from '../../shapes/room-shapes.ts'
import { flag, nullable, text } from '../../shapes/shape.ts'
import { mayShowPictures } from '../rules/chat-pictures.ts'
import {
  characterCount,
  FORGOTTEN_TEXT,
  MESSAGE_MAX_LENGTH,
  MESSAGE_RATE,
  OPEN_CHAT,
  PICTURE_TEXT,
  PINNED_MAX_LENGTH,
  PRIVATE_CHAT_MAX_BYTES,
  RECALL_WITHIN_MS,
} from '../rules/chat-rules.ts'
import {
  isKnown,
  maySee,
  messageAt,
  messageOf,
  privateChatOf,
  studentIn,
  withMessage,
  withNewMessage,
  withoutWords,
  withPrivateRow,
  withReaction,
} from '../../chat/messages.ts'
import { happened, refused, storableText, studentOf, unchanged } from '../decision.ts'
import { logDenial, ROW_BYTES, textSize } from '../log-size.ts'
import { rulesOf } from '../rules/room-rules.ts'
import { participantOf, withParticipant } from '../room-state.ts'
import type {
  Actor,
  ChatMessage,
  ChatMode,
  ChatPicture,
  MessageReaction,
  MessageRemover,
  RefusalCode,
  Role,
  RoomState,
} from '../state-types.ts'
import { type CommandTable, type EventTable, noContent, ordinary } from './table.ts'

export type ChatCommand =
  /** The short form of `setChatMode` for everyone or nobody. */
  | { type: 'forbidChat'; forbidden: boolean }
  | { type: 'setChatMode'; mode: ChatMode }
  | { type: 'say'; text: string; to?: UserId; replyTo?: number; picture?: ChatPicture }
  | { type: 'reactToMessage'; messageSeq: number; reaction: MessageReaction; isOn: boolean }
  | { type: 'recallMessage'; messageSeq: number }
  | { type: 'deleteMessage'; messageSeq: number }
  | { type: 'pinMessage'; messageSeq: number }
  /** A note that was never said; null takes away what is pinned. */
  | { type: 'pinNote'; text: string | null }

export type ChatEvent =
  | { type: 'chatForbidden'; forbidden: boolean }
  | { type: 'chatModeSet'; mode: ChatMode }
  | { type: 'chatSent'; userId: UserId; text: string; to?: UserId; replyTo?: number; picture?: ChatPicture }
  | {
      type: 'messageReacted'
      messageSeq: number
      userId: UserId
      reaction: MessageReaction
      isOn: boolean
      /** The student of a message between two people. */
      student?: UserId
    }
  | { type: 'messageRemoved'; messageSeq: number; remover: MessageRemover; student?: UserId }
  | { type: 'messagePinned'; messageSeq: number | null; userId: UserId; name: string; text: string }
  | { type: 'messageUnpinned' }

export const chatCommands: CommandTable<ChatCommand, ChatEvent> = {
  forbidChat: {
    ...ordinary,
    rules: ['R16'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { forbidden: flag },
    marks: ['chatForbidden'],
    decide: ({ room, command: { forbidden } }) =>
      room.chatMode.audience === audienceOf(forbidden) ? unchanged : happened({ type: 'chatForbidden', forbidden }),
  },
  setChatMode: {
    ...ordinary,
    rules: ['R16', 'R45'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { mode: chatMode },
    marks: ['chatModeSet'],
    decide({ room: { chatMode: now }, command: { mode } }) {
      const isSame =
        now.audience === mode.audience &&
        now.hasLinks === mode.hasLinks &&
        mayShowPictures(now) === mayShowPictures(mode)
      return isSame ? unchanged : happened({ type: 'chatModeSet', mode })
    },
  },
  say: {
    ...ordinary,
    rules: ['R15', 'R16', 'R20', 'R41', 'R45', 'R92'],
    askedBy: 'anyone',
    isInPerson: true,
    isContent: true,
    shape: { text: text(MESSAGE_WIRE_LENGTH) },
    optional: { to: id, replyTo: messageSeq, picture: chatPicture },
    marks: ['chatSent'],
    cost: (_room, command) => ({ touchedStrokes: 0, drawnStrokes: 0, contentBytes: textSize(command.text) }),
    // The text is stored without blanks around it. The teacher is neither forbidden nor slowed down.
    decide({ room, command: { text: written, to, replyTo, picture }, actor, now }) {
      const audienceDenial = audienceDenialOf(room, actor, to)
      if (audienceDenial !== null) return refused(audienceDenial)
      const pictureDenial = picture === undefined ? null : pictureDenialOf(room, actor, to)
      if (pictureDenial !== null) return refused(pictureDenial)
      const words = storableText(written)
      const stored = words === '' && picture !== undefined ? PICTURE_TEXT : words
      if (stored === '') return refused('message-empty')
      if (characterCount(stored) > MESSAGE_MAX_LENGTH) return refused('message-too-long')
      const said = { userId: actor.userId, ...(to !== undefined && { to }) }
      const denial = sizeDenial(room, actor, studentIn(room, said), textSize(stored))
      if (denial !== null) return refused(denial)
      const retryAfterMs = actor.role === 'student' ? waitBeforeNext(room, actor.userId, now) : 0
      if (retryAfterMs > 0) return { refused: 'message-too-fast', retryAfterMs }
      return happened({
        type: 'chatSent',
        userId: actor.userId,
        text: stored,
        ...(to !== undefined && { to }),
        ...(replyTo !== undefined && { replyTo }),
        ...(picture !== undefined && { picture }),
      })
    },
  },
  reactToMessage: {
    ...ordinary,
    rules: ['R45'],
    askedBy: 'anyone',
    isInPerson: true,
    shape: { messageSeq, reaction: messageReaction, isOn: flag },
    marks: ['messageReacted'],
    decide({ room, command: { messageSeq, reaction, isOn }, actor }) {
      const { userId } = actor
      const message = shownMessage(room, messageSeq)
      if (message === undefined || !maySee(message, userId)) return refused('no-such-message')
      const hasReacted = message.reactions?.[reaction]?.includes(userId) ?? false
      if (hasReacted === isOn) return unchanged
      const denial = sizeDenial(room, actor, studentIn(room, message), 0)
      if (denial !== null) return refused(denial)
      return happened({ type: 'messageReacted', messageSeq, userId, reaction, isOn, ...between(room, message) })
    },
  },
  recallMessage: {
    ...ordinary,
    rules: ['R45'],
    askedBy: 'anyone',
    isInPerson: true,
    shape: { messageSeq },
    marks: ['messageRemoved'],
    decide({ room, command: { messageSeq }, actor: { userId }, now }) {
      const message = messageAt(room, messageSeq)
      if (message?.userId !== userId) return refused('no-such-message')
      if (message.removed !== undefined) return unchanged
      if (now - message.at > RECALL_WITHIN_MS) return refused('recall-too-late')
      return happened({ type: 'messageRemoved', messageSeq, remover: 'sender', ...between(room, message) })
    },
  },
  deleteMessage: {
    ...ordinary,
    rules: ['R45'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { messageSeq },
    marks: ['messageRemoved'],
    // The state has the newest messages only; an older one, read from the log, is removed without being known here.
    decide({ room, command: { messageSeq } }) {
      const message = messageAt(room, messageSeq)
      if (message?.removed !== undefined) return unchanged
      return happened({ type: 'messageRemoved', messageSeq, remover: 'teacher', ...between(room, message) })
    },
  },
  pinMessage: {
    ...ordinary,
    rules: ['R45'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { messageSeq },
    marks: ['messagePinned'],
    decide({ room, command: { messageSeq } }) {
      const message = shownMessage(room, messageSeq)
      // What one person wrote to another is not for all.
      if (message === undefined || message.to !== undefined) return refused('no-such-message')
      if (room.pinned?.messageSeq === messageSeq) return unchanged
      const { userId, name } = message
      return happened({ type: 'messagePinned', messageSeq, userId, name, text: pinnedText(message.text) })
    },
  },
  pinNote: {
    ...ordinary,
    rules: ['R45'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { text: nullable(text(MESSAGE_WIRE_LENGTH)) },
    marks: ['messagePinned', 'messageUnpinned'],
    cost: (_room, command) => ({ touchedStrokes: 0, drawnStrokes: 0, contentBytes: textSize(command.text ?? '') }),
    decide({ room, command, actor }) {
      if (command.text === null) return room.pinned === null ? unchanged : happened({ type: 'messageUnpinned' })
      const note = storableText(command.text)
      if (note === '') return refused('message-empty')
      if (characterCount(note) > PINNED_MAX_LENGTH) return refused('message-too-long')
      const denial = logDenial(room, actor, textSize(note))
      if (denial !== null) return refused(denial)
      const { userId, name } = actor
      return happened({ type: 'messagePinned', messageSeq: null, userId, name, text: note })
    },
  },
}

// The teacher is one of the two.
const betweenTwo = {
  insiders: ({ student }: { student?: UserId }) => (student === undefined ? [] : [student]),
  withheld: <Event extends { student?: UserId }>(event: Event, role: Role) =>
    event.student === undefined || role === 'teacher' ? event : ('hidden' as const),
}

export const chatEvents: EventTable<ChatEvent> = {
  chatForbidden: {
    shape: { forbidden: flag },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve: (room, { forbidden }) => ({
      ...room,
      chatMode: { ...room.chatMode, audience: audienceOf(forbidden) },
    }),
  },
  chatModeSet: {
    shape: { mode: chatMode },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve: (room, { mode }) => ({ ...room, chatMode: mode }),
  },
  chatSent: {
    shape: { userId: id, text: text(MESSAGE_WIRE_LENGTH) },
    optional: { to: id, replyTo: messageSeq, picture: chatPicture },
    rights: 'unchanged',
    privacy: {
      forgotten: () => ({ text: FORGOTTEN_TEXT }),
      insiders: ({ userId, to }) => (to === undefined ? [] : [userId, to]),
      withheld: (event) => (event.to === undefined ? event : 'hidden'),
    },
    // What only two people see must not show in the size that everyone is told: it is counted where it stands.
    content: {
      bytes: ({ to, text: words }) => (to === undefined ? textSize(words) : 0),
      isShare: true,
      isPrivate: ({ to }) => to !== undefined,
    },
    evolve(room, event) {
      const { userId, at, to } = event
      const sender = participantOf(room, userId)
      const isRepeated = isKnown(room, event.id, userId)
      if (sender === undefined || isRepeated) return room
      const message = messageOf(event, sender)
      const after = withNewMessage(room, message, ROW_BYTES + textSize(event.text))
      // Neither does it count among what a person said to the class.
      if (to !== undefined) return after
      const counted = withParticipant(after, userId, (one) => ({ ...one, messages: one.messages + 1 }))
      return sender.role === 'student' ? { ...counted, recentSends: withSend(room, userId, at) } : counted
    },
  },
  messageReacted: {
    shape: { messageSeq, userId: id, reaction: messageReaction, isOn: flag },
    optional: { student: id },
    rights: 'unchanged',
    privacy: betweenTwo,
    // A person may put a reaction on and take it off all day: each row counts.
    content: { bytes: () => 0, isShare: true, isPrivate: ({ student }) => student !== undefined },
    evolve: (room, event) =>
      withPrivateRow(
        withMessage(room, event.messageSeq, (message) => withReaction(message, event)),
        event.student,
      ),
  },
  messageRemoved: {
    shape: { messageSeq, remover: messageRemover },
    optional: { student: id },
    rights: 'unchanged',
    privacy: betweenTwo,
    content: noContent,
    evolve(room, { messageSeq, remover }) {
      const cleared = withMessage(room, messageSeq, (message) => withoutWords(message, remover))
      return room.pinned?.messageSeq === messageSeq ? { ...cleared, pinned: null } : cleared
    },
  },
  messagePinned: {
    shape: {
      messageSeq: nullable(messageSeq),
      userId: id,
      name: text(NAME_MAX_LENGTH),
      text: text(MESSAGE_WIRE_LENGTH),
    },
    rights: 'unchanged',
    privacy: { forgotten: (name) => ({ name, text: FORGOTTEN_TEXT }) },
    content: { bytes: (event) => textSize(event.text), isShare: false },
    evolve: (room, { messageSeq, userId, name, text: words, at }) => ({
      ...room,
      pinned: { messageSeq, userId, name, text: words, at },
    }),
  },
  messageUnpinned: {
    shape: {},
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve: (room) => ({ ...room, pinned: null }),
  },
}

const audienceOf = (isForbidden: boolean): ChatMode['audience'] => (isForbidden ? 'nobody' : OPEN_CHAT.audience)

// Students write to everyone or to the teacher, never to one another.
function audienceDenialOf(room: RoomState, { role }: Actor, to: UserId | undefined): RefusalCode | null {
  const { audience } = room.chatMode
  if (role === 'student') {
    if (audience === 'nobody') return 'chat-forbidden'
    if (to === undefined) return audience === 'teacher' ? 'chat-to-teacher-only' : null
    return to === room.settings?.teacherId ? null : 'chat-to-teacher-only'
  }
  return to === undefined || studentOf(room, to) !== undefined ? null : 'no-such-participant'
}

// A file of the lesson can be opened by all who are in it, so that a picture is never for one person alone.
function pictureDenialOf(room: RoomState, { role }: Actor, to: UserId | undefined): RefusalCode | null {
  if (role === 'student' && !rulesOf(room).chatPictures) return 'chat-pictures-off'
  if (role === 'student' && !mayShowPictures(room.chatMode)) return 'chat-pictures-paused'
  return to === undefined ? null : 'chat-picture-private'
}

// What two people write to each other has a limit of its own, the same for both.
function sizeDenial(room: RoomState, actor: Actor, student: UserId | null, bytes: number): RefusalCode | null {
  if (student === null) return logDenial(room, actor, bytes)
  const isFull = privateChatOf(room, student).bytes + ROW_BYTES + bytes > PRIVATE_CHAT_MAX_BYTES
  return isFull ? (actor.role === 'student' ? 'share-used' : 'log-full') : logDenial(room, actor, 0)
}

function between(room: RoomState, message: ChatMessage | undefined): { student?: UserId } {
  const student = message === undefined ? null : studentIn(room, message)
  return student === null ? {} : { student }
}

function shownMessage(room: RoomState, messageSeq: number): ChatMessage | undefined {
  const message = messageAt(room, messageSeq)
  return message?.removed === undefined ? message : undefined
}

const pinnedText = (words: string): string => {
  const characters = [...words]
  return characters.length <= PINNED_MAX_LENGTH ? words : `${characters.slice(0, PINNED_MAX_LENGTH - 1).join('')}…`
}

// Returns 0 when the next message may be sent now.
function waitBeforeNext(room: RoomState, userId: UserId, now: EpochMs): number {
  // Times to come are left from before the clock was set back: they must not silence a person.
  const toTeacher = privateChatOf(room, userId).messages.filter((message) => message.userId === userId)
  const sends = [...recentSendsOf(room, userId), ...toTeacher.slice(-MESSAGE_RATE.messages).map(({ at }) => at)]
    .filter((at) => at <= now)
    .sort((a, b) => a - b)
  const first = sends.at(-MESSAGE_RATE.messages)
  return first === undefined ? 0 : first + MESSAGE_RATE.withinMs - now
}

const recentSendsOf = (room: RoomState, userId: UserId): readonly EpochMs[] =>
  Object.hasOwn(room.recentSends, userId) ? (room.recentSends[userId] ?? []) : []

const withSend = (room: RoomState, userId: UserId, at: EpochMs) => ({
  ...room.recentSends,
  [userId]: [...recentSendsOf(room, userId).slice(1 - MESSAGE_RATE.messages), at],
})
