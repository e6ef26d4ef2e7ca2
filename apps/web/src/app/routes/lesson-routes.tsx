import type { Role } from '@hwjy/sdk'
import { lazyPage } from '../../shared/lazy-page.ts'
import { pageCode } from './page-code.ts'
import { type AppRoute, meta } from './route-meta.ts'

const StudentHomePage = lazyPage(async () => (await pageCode()).studentHomePage(), 'lessons', 'places')
const TeacherHomePage = lazyPage(async () => (await pageCode()).teacherHomePage(), 'lessons', 'places')
const DeviceCheckPage = lazyPage(async () => (await pageCode()).deviceCheckPage())
const RoomPage = lazyPage(async () => (await pageCode()).roomPage(), 'room')
const RatingPage = lazyPage(async () => (await pageCode()).ratingPage(), 'rating')
const ClassResultPage = lazyPage(async () => (await pageCode()).classResultPage(), 'classResult')

const deviceCheck = (role: Role): AppRoute => ({
  path: '/lesson/:lessonId/check',
  element: <DeviceCheckPage />,
  handle: meta({ text: '设备检测', name: 'deviceCheck' }, role),
})

/** The home of each role, and the way through a lesson. */
export const lessonRoutes: Record<Role, AppRoute[]> = {
  student: [
    { path: '/student', element: <StudentHomePage />, handle: meta({ text: '学生首页', name: 'home' }, 'student') },
    {
      path: '/lesson/:lessonId/rate',
      element: <RatingPage />,
      handle: meta({ text: '课程评价', name: 'rating' }, 'student'),
    },
    deviceCheck('student'),
  ],
  teacher: [
    { path: '/teacher', element: <TeacherHomePage />, handle: meta({ text: '教师首页', name: 'home' }, 'teacher') },
    {
      path: '/lesson/:lessonId/result',
      element: <ClassResultPage />,
      handle: meta({ text: '课堂结果', name: 'classResult' }, 'teacher'),
    },
    deviceCheck('teacher'),
  ],
}

/** The live room has the whole window to itself. */
export const roomRoute = (role: Role): AppRoute => ({
  path: '/lesson/:lessonId/room',
  element: <RoomPage />,
  handle: meta({ text: '直播课堂', name: 'room' }, role),
})
