import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { type AppRoute, meta, type PageName } from '../route-meta.ts'

const words = ['studentHomework', 'questions', 'account', 'places', 'keys'] as const

const ListPage = lazyPage(() => import('../../../features/student-homework/list/homework-list-page.tsx'), ...words)
const CoverPage = lazyPage(() => import('../../../features/student-homework/cover-page.tsx'), ...words)
const ExaminationPage = lazyPage(
  () => import('../../../features/student-homework/work/examination-page.tsx'),
  ...words,
  'tones',
)
const SuccessPage = lazyPage(() => import('../../../features/student-homework/marks/success-page.tsx'), ...words)
const AnalyzePage = lazyPage(
  () => import('../../../features/student-homework/marks/analyze-page.tsx'),
  ...words,
  'markQuestions',
  'favourites',
)
const CommentsPage = lazyPage(() => import('../../../features/student-homework/marks/comments-page.tsx'), ...words)

const title = (text: string, name: PageName) => meta({ text, name }, 'student')

/** Homework of students: what there is to do, doing it, and what came back. */
export const studentHomeworkRoutes: AppRoute[] = [
  { path: '/student/homework', element: <ListPage />, handle: title('作业中心', 'homework') },
  { path: '/homework', element: <CoverPage />, handle: title('每日作业', 'dailyHomework') },
  { path: '/examination', element: <ExaminationPage />, handle: title('做作业', 'examination') },
  { path: '/success', element: <SuccessPage />, handle: title('提交成功', 'handedIn') },
  { path: '/homework-analyze', element: <AnalyzePage />, handle: title('作业查看', 'homeworkMarks') },
  { path: '/homeworkComments', element: <CommentsPage />, handle: title('作业点评', 'homeworkComments') },
]
