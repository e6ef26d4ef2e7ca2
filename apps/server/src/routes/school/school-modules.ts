import { acquaintanceRoutes } from './acquaintances.routes.ts'
import { commonRoutes } from './common.routes.ts'
import { referenceRoutes } from './reference.routes.ts'
import { schoolRoutes } from './school.routes.ts'
import { taughtStudentRoutes } from './taught-student.routes.ts'

export const schoolModules = [
  acquaintanceRoutes,
  commonRoutes,
  referenceRoutes,
  schoolRoutes,
  taughtStudentRoutes,
] as const
