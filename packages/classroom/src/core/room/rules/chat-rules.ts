import type { ChatMode, MessageReaction, RoomState } from '../state-types.ts'

/** Messages kept in the state; a whole class's chat is read from the log. */
export const CHAT_WINDOW = 200
/** [R20] */
export const MESSAGE_MAX_LENGTH = 1_000
export const MESSAGE_RATE = { messages: 5, withinMs: 3_000 } as const

/** Counts as a person does: an emoji outside the basic plane is one character. */
export const characterCount = (text: string): number => [...text].length

/** Stands for a picture without words where only words are shown: over the board, in the saved chat. [R92] */
export const PICTURE_TEXT = '🖼️'
/** Longest side of a picture that is sent, px. */
export const CHAT_PICTURE_MAX_SIDE = 1_600
export const CHAT_PICTURE_MAX_BYTES = 10 * 1024 * 1024

/** Stands for the words of a person whose account is deleted. */
export const FORGOTTEN_TEXT = '…'

/** Students may say everything to everyone: how a class begins. */
export const OPEN_CHAT: ChatMode = { audience: 'everyone', hasLinks: true }

export const isChatForbidden = ({ chatMode }: Pick<RoomState, 'chatMode'>): boolean => chatMode.audience === 'nobody'

/** A person takes back their own message within this time. [R45] */
export const RECALL_WITHIN_MS = 2 * 60_000
/** All words between the teacher and one student: about 300 messages of the greatest length. [R45] */
export const PRIVATE_CHAT_MAX_BYTES = 1024 * 1024
/** Longest text over the messages, in characters; a longer message is cut there. [R45] */
export const PINNED_MAX_LENGTH = 200
export const MESSAGE_REACTIONS = [
  'thumbsUp',
  'clap',
  'heart',
  'laugh',
  'party',
  'question',
] as const satisfies readonly MessageReaction[]
