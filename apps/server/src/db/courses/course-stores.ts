import { createCatalogue } from './catalogue.ts'
import { createClassStudents } from './class-students.ts'
import { createContracts } from './contracts.ts'
import { createCourseStatistics } from './course-stats.ts'
import { createFavourites } from './favourites.ts'
import { createOfferedCourses } from './offered-courses.ts'
import { createOrders } from './orders.ts'
import { createPublicCourses } from './public-courses.ts'
import { createRegistrations } from './registrations.ts'
import { createSelfStudy } from './self-study.ts'
import { createStudentCourses } from './student-courses.ts'
import { createTaughtClasses } from './taught-classes.ts'
import { createVisibleThings } from './visible-things.ts'

export const courseStores = {
  catalogue: createCatalogue,
  classStudents: createClassStudents,
  contracts: createContracts,
  courseStatistics: createCourseStatistics,
  favourites: createFavourites,
  offeredCourses: createOfferedCourses,
  orders: createOrders,
  publicCourses: createPublicCourses,
  registrations: createRegistrations,
  selfStudy: createSelfStudy,
  studentCourses: createStudentCourses,
  taughtClasses: createTaughtClasses,
  visibleThings: createVisibleThings,
}
