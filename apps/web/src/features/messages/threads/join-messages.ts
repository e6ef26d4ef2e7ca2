import type { ThreadMessage } from '@hwjy/sdk'

/**
 * Puts the newest messages behind older ones that were fetched before. Where they no longer meet, because more came
 * meanwhile than one answer holds, only the newest stay: a gap would look like a conversation.
 */
export function joinMessages(
  kept: readonly ThreadMessage[],
  newest: readonly ThreadMessage[],
): readonly ThreadMessage[] {
  const seam = kept.findIndex(({ messageId }) => messageId === newest[0]?.messageId)
  return asRead(seam < 0 ? newest : [...kept.slice(0, seam), ...newest])
}

/** A person who has read a message has read those before it; older ones may have been fetched before that. */
function asRead(messages: readonly ThreadMessage[]): readonly ThreadMessage[] {
  const lastRead = messages.findLastIndex(({ isMine, isRead }) => isMine && isRead)
  return messages.map((message, at) =>
    message.isMine && !message.isRead && at < lastRead ? { ...message, isRead: true } : message,
  )
}
