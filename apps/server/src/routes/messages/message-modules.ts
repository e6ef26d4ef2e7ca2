import { chatGroupRoutes } from './chat-groups.routes.ts'
import { messageRoutes } from './messages.routes.ts'
import { noticeRoutes } from './notices.routes.ts'

export const messageModules = [chatGroupRoutes, messageRoutes, noticeRoutes] as const
