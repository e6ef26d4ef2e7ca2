import { createChatGroups } from './chat-groups.ts'
import { createNotices } from './notices.ts'
import { createSystemMessages } from './system-messages.ts'

/** The stores of the area, by the name under which routes and jobs ask for them. */
export const messageStores = {
  chatGroups: createChatGroups,
  notices: createNotices,
  systemMessages: createSystemMessages,
}
