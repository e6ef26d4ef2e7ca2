import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { type AppRoute, meta, type PageName } from '../route-meta.ts'

const words = ['courses', 'classes', 'lessons', 'timetable', 'conflict', 'places', 'account', 'limits'] as const

const CoursesPage = lazyPage(() => import('../../../features/courses/courses-page.tsx'), ...words)
const CoursePage = lazyPage(() => import('../../../features/courses/course-page.tsx'), ...words)
const PublicCoursePage = lazyPage(() => import('../../../features/courses/public-course-page.tsx'), ...words)
const CourseFormPage = lazyPage(() => import('../../../features/courses/form/course-form-page.tsx'), ...words)

const BookPage = lazyPage(() => import('../../../features/courses/book-page.tsx'), 'book')

const title = (text: string, name: PageName) => meta({ text, name }, 'teacher')

/** Courses that a teacher teaches, and public ones of their own. */
export const courseRoutes: AppRoute[] = [
  { path: '/teacher/courses', element: <CoursesPage />, handle: title('课程', 'courses') },
  { path: '/teacher/course/:courseId', element: <CoursePage />, handle: title('课程目录', 'course') },
  { path: '/teacher/book/:courseId', element: <BookPage />, handle: title('书本详情', 'book') },
  { path: '/teacher/public-course/new', element: <CourseFormPage />, handle: title('新建公开课', 'newPublicCourse') },
  {
    path: '/teacher/public-course/:courseId',
    element: <PublicCoursePage />,
    handle: title('公开课', 'publicCourse'),
  },
  {
    path: '/teacher/public-course/:courseId/edit',
    element: <CourseFormPage />,
    handle: title('编辑公开课', 'editPublicCourse'),
  },
]
