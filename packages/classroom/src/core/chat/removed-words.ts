/** Leaves the words of removed messages out of what is shown after the class: the log keeps them. [R45] */
import { FORGOTTEN_TEXT } from '../room/rules/chat-rules.ts'
import type { ChatMessage, MessageRemover, RoomEvent, RoomState } from '../room/room-types.ts'
import { withoutWords } from './messages.ts'

/** The messages of a log that were removed, by their place in it. */
export type RemovedMessages = ReadonlyMap<number, MessageRemover>

/** The event as it is told after the class, though its message was still there when it happened. */
export function withoutRemovedWords(event: RoomEvent, removed: RemovedMessages): RoomEvent {
  if (event.type === 'chatSent' && removed.has(event.seq)) {
    const { picture: _picture, replyTo: _replyTo, ...kept } = event
    return { ...kept, text: FORGOTTEN_TEXT }
  }
  const isPinned = event.type === 'messagePinned' && event.messageSeq !== null && removed.has(event.messageSeq)
  return isPinned ? { ...event, text: FORGOTTEN_TEXT } : event
}

/** The same for a room in the middle of the class. */
export function roomWithoutRemovedWords(room: RoomState, removed: RemovedMessages): RoomState {
  if (removed.size === 0) return room
  const cleared = (messages: readonly ChatMessage[]) =>
    messages.map((message) => {
      const remover = removed.get(message.seq)
      return remover === undefined ? message : withoutWords(message, remover)
    })
  const { pinned, privateChats } = room
  return {
    ...room,
    chat: cleared(room.chat),
    privateChats: Object.fromEntries(
      Object.entries(privateChats).map(([student, chat]) => [student, { ...chat, messages: cleared(chat.messages) }]),
    ),
    pinned: pinned?.messageSeq != null && removed.has(pinned.messageSeq) ? null : pinned,
  }
}
