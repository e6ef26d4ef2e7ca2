import type { MessageReaction } from '../../core/room/room-types.ts'

/** The sign of each reaction; its name is among the words of the chat. */
export const REACTION_SIGNS: Readonly<Record<MessageReaction, string>> = {
  thumbsUp: '👍',
  clap: '👏',
  heart: '❤️',
  laugh: '😂',
  party: '🎉',
  question: '❓',
}
