import { afterClassRoutes } from './after-class.routes.ts'
import { commentRoutes } from './comments.routes.ts'
import { lessonFinishRoutes } from './lesson-finish.routes.ts'
import { performanceRoutes } from './performance.routes.ts'
import { replayRoutes } from './replays.routes.ts'
import { supervisionRoutes } from './supervision.routes.ts'

export const afterClassModules = [
  afterClassRoutes,
  commentRoutes,
  lessonFinishRoutes,
  performanceRoutes,
  replayRoutes,
  supervisionRoutes,
] as const
