import { catalogueRoutes } from './catalogue.routes.ts'
import { classStudentRoutes } from './class-students.routes.ts'
import { classRoutes } from './classes.routes.ts'
import { favouriteRoutes } from './favourites.routes.ts'
import { publicCourseChoiceRoutes } from './public-course-choices.routes.ts'
import { publicCourseDeletionRoutes } from './public-course-deletion.routes.ts'
import { publicCourseRoutes } from './public-courses.routes.ts'
import { schoolOrderRoutes } from './school-orders.routes.ts'
import { searchRoutes } from './search.routes.ts'
import { shopRoutes } from './shop.routes.ts'
import { studyRoutes } from './study.routes.ts'
import { taughtCourseRoutes } from './taught-courses.routes.ts'

export const courseModules = [
  catalogueRoutes,
  classRoutes,
  classStudentRoutes,
  favouriteRoutes,
  publicCourseChoiceRoutes,
  publicCourseDeletionRoutes,
  publicCourseRoutes,
  schoolOrderRoutes,
  searchRoutes,
  shopRoutes,
  studyRoutes,
  taughtCourseRoutes,
] as const
