import { createChatGroups } from './chat-groups.ts'
import { createNotices } from './notices.ts'
import { createSystemMessages } from './system-messages.ts'
import { createThreads } from './threads.ts'

export const messageStores = {
  chatGroups: createChatGroups,
  notices: createNotices,
  systemMessages: createSystemMessages,
  threads: createThreads,
}
