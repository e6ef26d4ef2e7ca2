import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { type AppRoute, meta } from '../route-meta.ts'

const words = ['classes', 'lessons', 'places', 'account'] as const

const ClassesPage = lazyPage(() => import('../../../features/classes/classes-page.tsx'), ...words)
const ClassPage = lazyPage(() => import('../../../features/classes/class-page.tsx'), ...words)

const StudentsPage = lazyPage(() => import('../../../features/students/students-page.tsx'), 'students', 'account')
const StudentPage = lazyPage(
  () => import('../../../features/students/student-page.tsx'),
  'students',
  'places',
  'account',
)

/** Classes and people of a teacher. */
export const classRoutes: AppRoute[] = [
  {
    path: '/teacher/classes',
    element: <ClassesPage />,
    handle: meta({ text: '班级中心', name: 'classes' }, 'teacher'),
  },
  { path: '/teacher/class/:classId', element: <ClassPage />, handle: meta({ text: '班级', name: 'class' }, 'teacher') },
  {
    path: '/teacher/students',
    element: <StudentsPage />,
    handle: meta({ text: '我的学生', name: 'students' }, 'teacher'),
  },
  {
    path: '/teacher/student/:stuId',
    element: <StudentPage />,
    handle: meta({ text: '学生', name: 'student' }, 'teacher'),
  },
]
