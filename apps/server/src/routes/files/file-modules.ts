import { filePermissionRoutes } from './file-permissions.routes.ts'
import { fileRoutes } from './files.routes.ts'
import { lessonResourceRoutes } from './lesson-resources.routes.ts'
import { resourceRoutes } from './resources.routes.ts'
import { studentResourceRoutes } from './student-resources.routes.ts'
import { transcodeRoutes } from './transcodes.routes.ts'

export const fileModules = [
  filePermissionRoutes,
  fileRoutes,
  lessonResourceRoutes,
  resourceRoutes,
  studentResourceRoutes,
  transcodeRoutes,
] as const
