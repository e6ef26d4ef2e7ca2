import type { Role } from '@hwjy/sdk'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { type AppRoute, meta } from './route-meta.ts'

const TeacherTimetablePage = lazyPage(
  () => import('../../features/timetable/teacher/teacher-timetable-page.tsx'),
  'keys',
  'lessons',
  'places',
  'schedule',
  'timetable',
)

const StudentTimetablePage = lazyPage(
  () => import('../../features/timetable/student/student-timetable-page.tsx'),
  'keys',
  'lessons',
  'places',
  'schedule',
  'timetable',
)
const ExtendPage = lazyPage(
  () => import('../../features/timetable/extend/extend-page.tsx'),
  'extend',
  'places',
  'timetable',
)

/** When lessons are, and what changes that. */
export const timetableRoutes: Record<Role, AppRoute[]> = {
  student: [
    {
      path: '/student/timetable',
      element: <StudentTimetablePage />,
      handle: meta({ text: '我的课表', name: 'timetable' }, 'student'),
    },
  ],
  teacher: [
    {
      path: '/teacher/timetable',
      element: <TeacherTimetablePage />,
      handle: meta({ text: '课表', name: 'timetable' }, 'teacher'),
    },
    {
      path: '/teacher/class/:classId/extend',
      element: <ExtendPage />,
      handle: meta({ text: '续课', name: 'extendClass' }, 'teacher'),
    },
  ],
}
