import type { ChatSession, ChatSessionState } from '../chat/create-chat-session.ts'
import { useSelection } from '../store/use-selection.ts'
import { useClassroom } from './classroom-context.ts'

/** My chat: messages, what is on its way, what was refused, the draft. [R15]–[R20] */
export function useChat(): ChatSessionState & Omit<ChatSession, 'getState' | 'subscribe' | 'start'> {
  const { chat } = useClassroom()
  const state = useSelection(chat, (current) => current)
  return { ...chat, ...state }
}

export const useUnreadCount = (): number => useSelection(useClassroom().chat, (state) => state.view?.unread ?? 0)
