import type { Role } from '@hwjy/sdk'
import { latePage } from './late-page.ts'
import { type AppRoute, meta } from './route-meta.ts'

const StudentHomePage = latePage((pages) => pages.studentHomePage(), 'lessons', 'places')
const TeacherHomePage = latePage((pages) => pages.teacherHomePage(), 'lessons', 'places')
const DeviceCheckPage = latePage((pages) => pages.deviceCheckPage())
const RoomPage = latePage((pages) => pages.roomPage(), 'room')
const RatingPage = latePage((pages) => pages.ratingPage(), 'rating')
const ClassResultPage = latePage((pages) => pages.classResultPage(), 'classResult')

const deviceCheck = (role: Role): AppRoute => ({
  path: '/lesson/:lessonId/check',
  element: <DeviceCheckPage />,
  handle: meta({ text: '设备检测', name: 'deviceCheck' }, role),
})

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
