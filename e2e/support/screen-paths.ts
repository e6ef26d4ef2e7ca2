import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Screens a visitor sees, by address below the base; two with one heading do not follow each other (`goTo`). */
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
  '/school/sch_demo/course/crs_festivals',
  '/orgDetailDesc',
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

/**
 * Screens of a student about one thing, as the route spells them, with an address in the demo school. `~` stands for
 * the suffix of the school's ids, `:lessonId` for a lesson that is going on.
 */
export const studentDetailPaths = {
  '/student/lesson/:lessonId': '/student/lesson/:lessonId',
  '/student/order/:orderId': '/student/order/ord_anna_business~',
  '/student/group': '/student/group?ticket=old',
  '/student/book/:courseId': '/student/book/crs_hsk1~',
  '/student/teacher/:tchId': '/student/teacher/usr_li~',
  '/student/course/:courseId/chapter/:chapterId': '/student/course/crs_hsk1~/chapter/cch_hsk1_3~',
  '/supervision': '/supervision',
  '/process': '/process?lessonId=:lessonId',
  '/introduction': '/introduction?courseId=crs_calligraphy~',
  '/buy-course': '/buy-course?courseId=crs_business~',
  '/buy-course-more': '/buy-course-more?courseId=crs_hsk1~',
  '/contract': '/contract?contractId=con_anna_business~',
  '/homework': '/homework?homeworkId=hmw_hsk1_open~',
  '/examination': '/examination?homeworkId=hmw_hsk1_returned~',
  '/success': '/success?homeworkId=hmw_hsk1_waiting~',
  '/course-detail': '/course-detail?courseId=crs_hsk1~',
  '/courseList': '/courseList?courseId=crs_hsk1~',
  '/homework-analyze': '/homework-analyze?homeworkId=hmw_hsk1_graded~',
  '/homeworkComments': '/homeworkComments?homeworkId=hmw_hsk1_graded~',
} as const

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

const classTabs = ['lessons', 'students', 'homework', 'chapters', 'ratings', 'files', 'notices', 'end']

/**
 * Screens of teacher Li about one thing of the demo school, by the route they belong to.
 * @param suffix ends the ids of the school
 * @param heldLessonId a lesson that is over; the demo makes its id anew each time
 */
export function teacherThings(suffix: string, heldLessonId: string): readonly { route: string; path: string }[] {
  const of = (id: string) => `${id}${suffix}`
  const classId = of('cls_hsk1')
  const waiting = of('hmw_hsk1_waiting')
  const byRoute: Readonly<Record<string, readonly string[]>> = {
    '/teacher/class/:classId': classTabs.map((tab) => `/teacher/class/${classId}?tab=${tab}`),
    '/teacher/class/:classId/extend': [`/teacher/class/${classId}/extend`],
    '/teacher/lesson/:lessonId': [`/teacher/lesson/${of('les_calligraphy_1')}`, `/teacher/lesson/${heldLessonId}`],
    '/teacher/student/:stuId': [`/teacher/student/${of('usr_anna')}`],
    '/teacher/course/:courseId': [`/teacher/course/${of('crs_hsk1')}`],
    '/teacher/book/:courseId': [`/teacher/book/${of('crs_hsk1')}`],
    '/teacher/public-course/:courseId': [`/teacher/public-course/${of('crs_calligraphy')}`],
    '/teacher/public-course/:courseId/edit': [`/teacher/public-course/${of('crs_calligraphy')}/edit`],
    '/teacher/homework/:homeworkId/edit': [`/teacher/homework/${of('hmw_hsk1_open')}/edit`],
    '/teacher/paper/:paperId': [`/teacher/paper/${of('pap_hsk1_open_template')}`],
    '/teacher/question/:questionId': [`/teacher/question/${of('qst_hsk1_1')}`],
    '/corrects': [`/corrects?answerPaperId=${of('anp_hsk1_waiting_anna')}`, `/corrects?homeworkId=${waiting}&no=1`],
    '/homework-teacher': [`/homework-teacher?homeworkId=${waiting}`],
    '/homework-analyze': [`/homework-analyze?homeworkId=${waiting}`],
    '/homeworkComments': [`/homeworkComments?answerPaperId=${of('anp_hsk1_graded_anna')}`],
    '/preview': [`/preview?homeworkId=${waiting}`],
    '/analyze': [`/analyze?homeworkId=${waiting}`],
    '/videoPlay': [`/videoPlay?lessonId=${heldLessonId}&view=board`],
    '/report': [`/report?lessonId=${heldLessonId}&stuId=${of('usr_anna')}`],
    '/teacher/replays': ['/teacher/replays?audit=pending'],
  }
  return Object.entries(byRoute).flatMap(([route, paths]) => paths.map((path) => ({ route, path })))
}

/** Looked at elsewhere in the journey, or nothing but another name for a screen above. */
const others = [
  '/',
  '/index',
  '/hwjy-web/login',
  '/downLoad',
  '/huaxiao-detail',
  '/huaxiao-detail-desc',
  '/school/:schoolId/course/:courseId',
  '/school/:schoolId/ask',
  // Leads home unless the school insists; see shell.spec.ts.
  '/fource-updater',
  '/student',
  '/teacher',
  '/lesson/:lessonId/replay',
  '/teacher/school/people/:personId',
  '/teacher/school/classes/:classId',
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
    ...teacherThings('', '').map(({ route }) => route),
    ...studentPaths,
    ...Object.keys(studentDetailPaths),
    ...officePaths,
    ...others,
  ]
  return [...new Set(paths)].filter((found) => !seen.includes(found))
}
