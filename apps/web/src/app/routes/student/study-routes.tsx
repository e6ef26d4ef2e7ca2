import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { type AppRoute, meta, type PageName } from '../route-meta.ts'

const MyCoursesPage = lazyPage(() => import('../../../features/study/my-courses-page.tsx'), 'study')
const CoursePage = lazyPage<{ opensAt: 'about' | 'lessons' | 'chapters' }>(
  () => import('../../../features/study/course-page.tsx'),
  'study',
  'lessons',
  'places',
  'favourites',
)
const ChapterPage = lazyPage(
  () => import('../../../features/study/chapter-page.tsx'),
  'study',
  'questions',
  'favourites',
)

const BookPage = lazyPage(() => import('../../../features/study/book-page.tsx'), 'book')
const TeacherPage = lazyPage(() => import('../../../features/study/teacher-page.tsx'), 'study')

const title = (text: string, name: PageName) => meta({ text, name }, 'student')

/** The student's courses, and reading alone. */
export const studyRoutes: AppRoute[] = [
  { path: '/student/courses', element: <MyCoursesPage />, handle: title('我的课程', 'myCourses') },
  { path: '/course-detail', element: <CoursePage opensAt="about" />, handle: title('课程详情', 'studentCourse') },
  { path: '/courseList', element: <CoursePage opensAt="lessons" />, handle: title('课程详情', 'studentCourse') },
  {
    path: '/student/course/:courseId/chapter/:chapterId',
    element: <ChapterPage />,
    handle: title('自学', 'chapter'),
  },
  { path: '/student/book/:courseId', element: <BookPage />, handle: title('书本详情', 'book') },
  { path: '/student/teacher/:tchId', element: <TeacherPage />, handle: title('老师', 'teacher') },
]
