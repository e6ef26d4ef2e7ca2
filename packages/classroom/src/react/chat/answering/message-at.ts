import type { ChatMessage } from '../../../core/room/room-types.ts'
import type { ChatSession } from '../create-chat-session.ts'

/** The line of a message around an element, and the message; null outside, and for one that was removed. */
export function messageAt(
  target: EventTarget | null,
  chat: ChatSession,
): { line: HTMLElement; message: ChatMessage } | null {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-seq]') : null
  const seq = Number(line?.dataset['seq'])
  const message = chat.getState().view?.messages.find((one) => one.seq === seq)
  return line === null || message === undefined || message.removed !== undefined ? null : { line, message }
}
