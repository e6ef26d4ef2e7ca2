/** Parsers of messages as a keyframe, a page of history and a person's own part hold them. */
import { CHAT_PICTURE_MAX_SIDE, MESSAGE_REACTIONS } from '../room/rules/chat-rules.ts'
import type { ChatMessage, ChatMode, ChatPicture, PinnedMessage, PrivateChat } from '../room/state-types.ts'
import { id, instant, MESSAGE_WIRE_LENGTH, NAME_MAX_LENGTH, role } from './room-shapes.ts'
import { flag, integer, listOf, nullable, object, oneOf, type Parser, recordOf, text } from './shape.ts'

const UNLIMITED = Number.POSITIVE_INFINITY
const name = text(NAME_MAX_LENGTH)
const people = listOf(id, UNLIMITED)

/** Command ids are unique per person only, so that a message is named by its place in the log. */
export const messageSeq = integer(1, Number.MAX_SAFE_INTEGER)
export const messageReaction = oneOf(...MESSAGE_REACTIONS)
export const messageRemover = oneOf('sender', 'teacher')
export const chatMode: Parser<ChatMode> = object<ChatMode>(
  { audience: oneOf('everyone', 'teacher', 'nobody'), hasLinks: flag },
  { hasPictures: flag },
)

const side = integer(1, CHAT_PICTURE_MAX_SIDE)
export const chatPicture: Parser<ChatPicture> = object<ChatPicture>({ fileId: id, width: side, height: side })

export const chatMessage: Parser<ChatMessage> = object<ChatMessage>(
  {
    id: name,
    seq: integer(0, Number.MAX_SAFE_INTEGER),
    userId: id,
    name,
    role,
    text: text(MESSAGE_WIRE_LENGTH),
    at: instant,
  },
  {
    picture: chatPicture,
    to: id,
    replyTo: messageSeq,
    reactions: object<NonNullable<ChatMessage['reactions']>>(
      {},
      { thumbsUp: people, clap: people, heart: people, laugh: people, party: people, question: people },
    ),
    removed: messageRemover,
  },
)
export const pinnedMessage: Parser<PinnedMessage> = object<PinnedMessage>({
  messageSeq: nullable(messageSeq),
  userId: id,
  name,
  text: text(MESSAGE_WIRE_LENGTH),
  at: instant,
})
export const privateChats: Parser<Readonly<Record<string, PrivateChat>>> = recordOf(
  object<PrivateChat>({ messages: listOf(chatMessage, UNLIMITED), bytes: integer(0, Number.MAX_SAFE_INTEGER) }),
)
