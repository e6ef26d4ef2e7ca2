import type { ChatMessage } from '../../core/room/room-types.ts'

export const CHUNK_SIZE = 50

export interface MessageChunk {
  /** The same for as long as the group begins, or from the anchor backwards ends, with the same message. */
  key: string
  messages: readonly ChatMessage[]
}

/**
 * Cuts the list into groups, from the anchor on forwards, before it backwards.
 * @param anchor the `seq` of a message; messages before it were loaded later
 */
export function chunksOf(messages: readonly ChatMessage[], anchor: number): readonly MessageChunk[] {
  const from = messages.findIndex((message) => message.seq >= anchor)
  const middle = from === -1 ? messages.length : from
  const chunks: MessageChunk[] = []
  const first = middle % CHUNK_SIZE
  const add = (start: number, end: number) => {
    if (end > start)
      chunks.push({ key: `${Math.floor((start - middle) / CHUNK_SIZE)}`, messages: messages.slice(start, end) })
  }
  add(0, first)
  for (let start = first; start < middle; start += CHUNK_SIZE) add(start, start + CHUNK_SIZE)
  for (let start = middle; start < messages.length; start += CHUNK_SIZE) {
    add(start, Math.min(start + CHUNK_SIZE, messages.length))
  }
  return chunks
}
