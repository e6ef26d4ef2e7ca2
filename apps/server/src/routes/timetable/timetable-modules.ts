import { calendarRoutes } from './calendar.routes.ts'
import { lessonMoveRoutes } from './lesson-moves.routes.ts'
import { lessonPageRoutes } from './lesson-pages.routes.ts'
import { lessonPlanRoutes } from './lesson-plan.routes.ts'
import { lessonTimeRoutes } from './lesson-times.routes.ts'
import { pastLessonRoutes } from './past-lessons.routes.ts'
import { teachingRecordRoutes } from './teaching-records.routes.ts'
import { timetableRoutes } from './timetable.routes.ts'

export const timetableModules = [
  calendarRoutes,
  lessonMoveRoutes,
  lessonPageRoutes,
  lessonPlanRoutes,
  lessonTimeRoutes,
  pastLessonRoutes,
  teachingRecordRoutes,
  timetableRoutes,
] as const
