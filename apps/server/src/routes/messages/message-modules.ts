import { chatGroupRoutes } from './chat-groups.routes.ts'
import { messageRoutes } from './messages.routes.ts'
import { noticeRoutes } from './notices.routes.ts'
import { outsideServiceRoutes } from './outside-services.routes.ts'
import { threadRoutes } from './threads.routes.ts'

export const messageModules = [
  chatGroupRoutes,
  messageRoutes,
  noticeRoutes,
  outsideServiceRoutes,
  threadRoutes,
] as const
