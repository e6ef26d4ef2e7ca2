/** Keeps the messages of a room: their place, their readers, and what becomes of them. [R45] */
import type { CommandId, UserId } from '../room/ids.ts'
import { ROW_BYTES } from '../room/log-size.ts'
import { participantOf } from '../room/room-state.ts'
import { CHAT_WINDOW } from '../room/rules/chat-rules.ts'
import type { ChatMessage, MessageReaction, MessageRemover, PrivateChat, RoomState } from '../room/state-types.ts'

export interface ReactionChange {
  userId: UserId
  reaction: MessageReaction
  isOn: boolean
}

type Said = Omit<ChatMessage, 'name' | 'role' | 'reactions' | 'removed'>

/** The message that an event of the log tells. */
export const messageOf = (
  { id, seq, userId, text, at, to, replyTo, picture }: Said,
  { name, role }: Pick<ChatMessage, 'name' | 'role'>,
): ChatMessage => ({
  id,
  seq,
  userId,
  name,
  role,
  text,
  at,
  ...(to !== undefined && { to }),
  ...(replyTo !== undefined && { replyTo }),
  ...(picture !== undefined && { picture }),
})

export const maySee = ({ to, userId }: Pick<ChatMessage, 'to' | 'userId'>, viewer: UserId): boolean =>
  to === undefined || to === viewer || userId === viewer

export const privateChatOf = (room: RoomState, student: UserId): PrivateChat =>
  (Object.hasOwn(room.privateChats, student) ? room.privateChats[student] : undefined) ?? { messages: [], bytes: 0 }

/** The student of a message between two people; null when it is for everyone. */
export function studentIn(room: RoomState, { userId, to }: Pick<ChatMessage, 'userId' | 'to'>): UserId | null {
  if (to === undefined) return null
  return participantOf(room, userId)?.role === 'student' ? userId : to
}

/** The newest messages that this state knows of, with and without an addressee, in the log's order. */
export function knownMessages({
  chat,
  privateChats,
}: Pick<RoomState, 'chat' | 'privateChats'>): readonly ChatMessage[] {
  const between = Object.values(privateChats).flatMap(({ messages }) => messages)
  return between.length === 0 ? chat : [...chat, ...between].sort((a, b) => a.seq - b.seq)
}

/** Tells whether a message with this command id of its sender stands among the newest ones. */
export const isKnown = (room: RoomState, id: CommandId, userId: UserId): boolean =>
  listsOf(room).some((messages) => messages.some((message) => message.id === id && message.userId === userId))

export const messageAt = (room: RoomState, seq: number): ChatMessage | undefined =>
  listsOf(room).flatMap((messages) => messages.find((message) => message.seq === seq) ?? [])[0]

export function withNewMessage(room: RoomState, message: ChatMessage, bytes: number): RoomState {
  const student = studentIn(room, message)
  if (student === null) return { ...room, chat: [...room.chat.slice(1 - CHAT_WINDOW), message] }
  const before = privateChatOf(room, student)
  const messages = [...before.messages.slice(1 - CHAT_WINDOW), message]
  return { ...room, privateChats: { ...room.privateChats, [student]: { messages, bytes: before.bytes + bytes } } }
}

/** Counts an event that only two people see where its message is counted. */
export function withPrivateRow(room: RoomState, student: UserId | undefined): RoomState {
  if (student === undefined) return room
  const { messages, bytes } = privateChatOf(room, student)
  return { ...room, privateChats: { ...room.privateChats, [student]: { messages, bytes: bytes + ROW_BYTES } } }
}

/** Shares the room when it does not know the message. */
export function withMessage(room: RoomState, seq: number, change: (message: ChatMessage) => ChatMessage): RoomState {
  const changed = (messages: readonly ChatMessage[]) =>
    messages.map((message) => (message.seq === seq ? change(message) : message))
  if (room.chat.some((message) => message.seq === seq)) return { ...room, chat: changed(room.chat) }
  const found = Object.entries(room.privateChats).find(([, { messages }]) => messages.some((one) => one.seq === seq))
  if (found === undefined) return room
  const [student, between] = found
  return {
    ...room,
    privateChats: { ...room.privateChats, [student]: { ...between, messages: changed(between.messages) } },
  }
}

/** A message after a reaction was put on it or taken off. */
export function withReaction(message: ChatMessage, { userId, reaction, isOn }: ReactionChange): ChatMessage {
  if (message.removed !== undefined) return message
  const { [reaction]: before = [], ...rest } = message.reactions ?? {}
  const others = before.filter((one) => one !== userId)
  const people = isOn ? [...others, userId] : others
  return { ...message, reactions: people.length === 0 ? rest : { ...rest, [reaction]: people } }
}

/** Keeps of a removed message its place, its sender and its remover. */
export function withoutWords(message: ChatMessage, remover: MessageRemover): ChatMessage {
  const { reactions: _reactions, replyTo: _replyTo, picture: _picture, ...kept } = message
  return { ...kept, text: '', removed: remover }
}

const listsOf = ({ chat, privateChats }: RoomState): readonly (readonly ChatMessage[])[] => [
  chat,
  ...Object.values(privateChats).map(({ messages }) => messages),
]
