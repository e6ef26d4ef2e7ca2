import type { Role } from '@hwjy/sdk'
import { Navigate, useParams } from 'react-router-dom'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { type AppRoute, meta } from './route-meta.ts'

const StudentHomePage = lazyPage(() => import('../../features/lessons/student-home-page.tsx'), 'lessons', 'places')
const TeacherHomePage = lazyPage(() => import('../../features/lessons/teacher-home-page.tsx'), 'lessons', 'places')
const DeviceCheckPage = lazyPage(() => import('../../features/device-check/device-check-page.tsx'))
const RatingPage = lazyPage(() => import('../../features/rating/rating-page.tsx'), 'rating')
const ClassResultPage = lazyPage(() => import('../../features/class-result/class-result-page.tsx'), 'classResult')
const ResourcesPage = lazyPage(
  () => import('../../features/resources/resources-page.tsx'),
  'resources',
  'account',
  'favourites',
  'keys',
)

const deviceCheck = (role: Role): AppRoute => ({
  path: '/lesson/:lessonId/check',
  element: <DeviceCheckPage />,
  handle: meta({ text: '设备检测', name: 'deviceCheck' }, role),
})

/** The product document has another address for the player; links to this one lead there. */
const ToReplay = () => <Navigate to={lessonPath.replay(useParams()['lessonId'] ?? '')} replace />

/** The report of a class is the teacher's; a student's own results stand on the page of the lesson. */
const ToLesson = () => <Navigate to={`/student/lesson/${useParams()['lessonId'] ?? ''}`} replace />

const replay = (role: Role): AppRoute => ({
  path: '/lesson/:lessonId/replay',
  element: <ToReplay />,
  handle: meta({ text: '课堂回放', name: 'replay' }, role),
})

export const lessonRoutes: Record<Role, AppRoute[]> = {
  student: [
    { path: '/student', element: <StudentHomePage />, handle: meta({ text: '学生首页', name: 'home' }, 'student') },
    {
      path: '/lesson/:lessonId/rate',
      element: <RatingPage />,
      handle: meta({ text: '课程评价', name: 'rating' }, 'student'),
    },
    {
      path: '/lesson/:lessonId/result',
      element: <ToLesson />,
      handle: meta({ text: '课堂报告', name: 'classResult' }, 'student'),
    },
    deviceCheck('student'),
    replay('student'),
  ],
  teacher: [
    { path: '/teacher', element: <TeacherHomePage />, handle: meta({ text: '教师首页', name: 'home' }, 'teacher') },
    {
      path: '/lesson/:lessonId/result',
      element: <ClassResultPage />,
      handle: meta({ text: '课堂报告', name: 'classResult' }, 'teacher'),
    },
    deviceCheck('teacher'),
    replay('teacher'),
    {
      path: '/teacher/resources',
      element: <ResourcesPage />,
      handle: meta({ text: '我的文件', name: 'resources' }, 'teacher'),
    },
  ],
}
