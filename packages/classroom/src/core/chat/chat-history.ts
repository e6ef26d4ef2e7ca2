/** Messages as the log tells them, with what became of them since. [R18][R45] */
import { maySee, messageOf, withoutWords, withReaction } from './messages.ts'
import type { UserId } from '../room/ids.ts'
import type { ChatMessage, Participant, RoomEvent } from '../room/room-types.ts'

type Sender = Pick<Participant, 'name' | 'role'>

/**
 * @param events of the log, oldest first: the messages, and what happened to them later; others are passed over
 * @param senderOf messages of people without an answer are left out
 * @param viewer sees what was said to all, and their own private messages
 */
export function messagesOf(
  events: readonly RoomEvent[],
  senderOf: (userId: UserId) => Sender | undefined,
  viewer: UserId,
): readonly ChatMessage[] {
  const messages = new Map<number, ChatMessage>()
  const change = (seq: number, by: (message: ChatMessage) => ChatMessage) => {
    const message = messages.get(seq)
    if (message !== undefined) messages.set(seq, by(message))
  }
  for (const event of events) {
    if (event.type === 'messageReacted') change(event.messageSeq, (message) => withReaction(message, event))
    if (event.type === 'messageRemoved') change(event.messageSeq, (message) => withoutWords(message, event.remover))
    if (event.type !== 'chatSent' || !maySee(event, viewer)) continue
    const sender = senderOf(event.userId)
    if (sender === undefined) continue
    messages.set(event.seq, messageOf(event, sender))
  }
  return [...messages.values()]
}
