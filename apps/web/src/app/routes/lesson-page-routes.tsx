import type { Role } from '@hwjy/sdk'
import type { ReactElement } from 'react'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { type AppRoute, meta } from './route-meta.ts'

const WORDS = ['lessonPage', 'lessons', 'resources', 'account', 'comments', 'favourites'] as const
const TeacherLessonPage = lazyPage(() => import('../../features/lesson-page/teacher-lesson-page.tsx'), ...WORDS)
const StudentLessonPage = lazyPage(() => import('../../features/lesson-page/student-lesson-page.tsx'), ...WORDS)

const WayPage = lazyPage(() => import('../../features/lesson-report/way-page.tsx'), 'lessonReport', 'lessons')
const StudentReportPage = lazyPage(() => import('../../features/lesson-report/student-report-page.tsx'), 'lessonReport')
const TeacherReportPage = lazyPage(() => import('../../features/lesson-report/teacher-report-page.tsx'), 'lessonReport')

const way = (role: Role): AppRoute => ({
  path: '/process',
  element: <WayPage />,
  handle: meta({ text: '课堂流程', name: 'way' }, role),
})

const report = (role: Role, element: ReactElement): AppRoute => ({
  path: '/report',
  element,
  handle: meta({ text: '学习报告', name: 'report' }, role),
})

/** Shows everything about one lesson, before and after it. */
export const lessonPageRoutes: Record<Role, AppRoute[]> = {
  teacher: [
    {
      path: '/teacher/lesson/:lessonId',
      element: <TeacherLessonPage />,
      handle: meta({ text: '课节', name: 'lesson' }, 'teacher'),
    },
    way('teacher'),
    report('teacher', <TeacherReportPage />),
  ],
  student: [
    {
      path: '/student/lesson/:lessonId',
      element: <StudentLessonPage />,
      handle: meta({ text: '课节', name: 'lesson' }, 'student'),
    },
    way('student'),
    report('student', <StudentReportPage />),
  ],
}
