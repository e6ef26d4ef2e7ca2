import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Screens a visitor sees, by address below the base. */
export const visitorPaths = [
  '/index/home',
  '/index/download',
  '/demo',
  '/login',
  '/login/forgot',
  '/wxlogin',
  '/wxBind',
  '/invitation',
  '/agreement',
  '/privacyPolicy',
  '/refund',
  '/huaxiao',
  '/huaxiaoDetail',
  '/orgDetailDesc',
  '/school/sch_demo/course/crs_festivals',
  '/school/sch_demo/ask',
  '/previewFile',
  '/videoPlay',
  '/dev-outbox',
  '/dev-wechat',
  '/settings',
  '/dev-settings',
  '/updater',
  '/no-such-page',
] as const

/** Screens of a signed-in person that need no lesson. */
export const accountPaths = ['/account', '/security', '/messages', '/cancelAccount', '/settings'] as const

/** Screens of a teacher that need no lesson. */
export const teacherPaths = [
  '/teacher/timetable',
  '/teacher/resources',
  '/teacher/questions',
  '/teacher/question/new',
  '/teacher/replays',
  '/teacher/replays/decide',
  '/teacher/boards',
  '/teacher/homework',
  '/teacher/homework/new',
  '/teacher/papers',
  '/teacher/classes',
  '/teacher/students',
  '/teacher/courses',
  '/teacher/attendance',
  '/teacher/history',
  '/teacher/statistics',
  '/teacher/notices',
  '/teacher/groups',
  '/teacher/help',
  '/teacher/public-course/new',
  '/teacher/favourites',
  '/teacher/search',
] as const

/** Screens of a student that need no lesson. */
export const studentPaths = [
  '/student/timetable',
  '/student/homework',
  '/student/courses',
  '/student/square',
  '/student/catalogue',
  '/student/orders',
  '/student/contracts',
  '/supervision-detail',
  '/report',
  '/student/history',
  '/student/resources',
  '/student/groups',
  '/student/help',
  '/student/words',
  '/student/words/review',
  '/student/favourites',
  '/student/search',
] as const

/** Screens of an administrator. */
export const officePaths = [
  '/teacher/school',
  '/teacher/school/enquiries',
  '/teacher/school/people',
  '/teacher/school/classes',
  '/teacher/school/orders',
  '/teacher/school/import',
  '/teacher/school/keys',
  '/teacher/school/log',
  '/teacher/school/system',
  '/teacher/school/settings',
] as const

/** Looked at elsewhere in the journey, or nothing but another name for a screen above. */
const others = [
  '/',
  '/index',
  '/hwjy-web/login',
  '/downLoad',
  '/teacher/question/:questionId',
  '/huaxiao-detail',
  '/huaxiao-detail-desc',
  '/school/:schoolId/course/:courseId',
  '/school/:schoolId/ask',
  // Leads home unless the school insists; see shell.spec.ts.
  '/fource-updater',
  '/student',
  '/teacher',
  '/teacher/class/:classId',
  '/teacher/class/:classId/extend',
  '/teacher/lesson/:lessonId',
  '/student/lesson/:lessonId',
  '/student/order/:orderId',
  '/student/group',
  '/student/book/:courseId',
  '/student/teacher/:tchId',
  '/teacher/book/:courseId',
  '/lesson/:lessonId/replay',
  '/student/course/:courseId/chapter/:chapterId',
  '/supervision',
  '/process',
  '/corrects',
  '/introduction',
  '/buy-course',
  '/buy-course-more',
  '/contract',
  '/homework',
  '/examination',
  '/success',
  '/course-detail',
  '/courseList',
  '/teacher/student/:stuId',
  '/teacher/course/:courseId',
  '/teacher/public-course/:courseId',
  '/teacher/public-course/:courseId/edit',
  '/teacher/school/people/:personId',
  '/teacher/school/classes/:classId',
  '/teacher/homework/:homeworkId/edit',
  '/teacher/paper/:paperId',
  '/homework-teacher',
  '/homework-analyze',
  '/homeworkComments',
  '/preview',
  '/analyze',
  '/lesson/:lessonId/check',
  '/lesson/:lessonId/room',
  '/lesson/:lessonId/rate',
  '/lesson/:lessonId/result',
]

/** Addresses in the app's route files that none of the lists names. */
export function unseenPaths(): string[] {
  const folder = path.resolve(import.meta.dirname, '../../apps/web/src/app/routes')
  const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-routes.tsx'),
  )
  const paths = routes.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/'(\/[\w/:-]*)'/g)].map(([, found = '']) => found),
  )
  const seen: readonly string[] = [
    ...visitorPaths,
    ...accountPaths,
    ...teacherPaths,
    ...studentPaths,
    ...officePaths,
    ...others,
  ]
  return [...new Set(paths)].filter((found) => !seen.includes(found))
}
