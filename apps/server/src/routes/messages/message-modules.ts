import { chatGroupRoutes } from './chat-groups.routes.ts'
import { messageRoutes } from './messages.routes.ts'
import { noticeRoutes } from './notices.routes.ts'

/** The route modules of the area. */
export const messageModules = [chatGroupRoutes, messageRoutes, noticeRoutes] as const
