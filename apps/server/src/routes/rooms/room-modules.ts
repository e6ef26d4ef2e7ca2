import { boardBackgroundRoutes } from './board-backgrounds.routes.ts'
import { classStreamRoutes } from './class-streams.routes.ts'
import { practiceRoutes } from './practice.routes.ts'
import { prizeRoutes } from './prizes.routes.ts'
import { roomControlRoutes } from './room-control.routes.ts'
import { roomEntryRoutes } from './room-entry.routes.ts'
import { roomReplayRoutes } from './room-replay.routes.ts'

export const roomModules = [
  boardBackgroundRoutes,
  classStreamRoutes,
  practiceRoutes,
  prizeRoutes,
  roomControlRoutes,
  roomEntryRoutes,
  roomReplayRoutes,
] as const
