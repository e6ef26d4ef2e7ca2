import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { type AppRoute, meta, type PageName } from '../route-meta.ts'

const formWords = ['homeworkForm', 'teacherHomework', 'conflict', 'questions'] as const

const HomeworkListPage = lazyPage(
  () => import('../../../features/teacher-homework/list/homework-list-page.tsx'),
  'teacherHomework',
  'keys',
)
const NewHomeworkPage = lazyPage(
  () => import('../../../features/teacher-homework/form/new-homework-page.tsx'),
  ...formWords,
)
const EditHomeworkPage = lazyPage(
  () => import('../../../features/teacher-homework/form/edit-homework-page.tsx'),
  ...formWords,
)
const HomeworkStudentsPage = lazyPage(
  () => import('../../../features/teacher-homework/students/homework-students-page.tsx'),
  'teacherHomework',
  'returnWork',
  'places',
  'keys',
)
const PapersPage = lazyPage(
  () => import('../../../features/teacher-homework/papers/papers-page.tsx'),
  'papers',
  'teacherHomework',
)
const PaperPage = lazyPage(
  () => import('../../../features/teacher-homework/papers/paper-page.tsx'),
  ...formWords,
  'papers',
)
const PreviewPage = lazyPage(
  () => import('../../../features/teacher-homework/papers/preview-page.tsx'),
  'papers',
  'questions',
)
const AnswersPage = lazyPage(
  () => import('../../../features/teacher-homework/papers/answers-page.tsx'),
  'papers',
  'questions',
)
const ResultsPage = lazyPage(
  () => import('../../../features/teacher-homework/results/results-page.tsx'),
  'homeworkResults',
  'questions',
)
const CommentsPage = lazyPage(
  () => import('../../../features/teacher-homework/results/comments-page.tsx'),
  'homeworkResults',
  'questions',
  'markQuestions',
)

const title = (text: string, name: PageName) => meta({ text, name }, 'teacher')

/** Homework of a teacher: setting it, who handed in what, what came of it, and templates. Marking has its own routes. */
export const teacherHomeworkRoutes: AppRoute[] = [
  { path: '/teacher/homework', element: <HomeworkListPage />, handle: title('作业管理', 'homework') },
  { path: '/teacher/homework/new', element: <NewHomeworkPage />, handle: title('布置作业', 'homeworkNew') },
  {
    path: '/teacher/homework/:homeworkId/edit',
    element: <EditHomeworkPage />,
    handle: title('编辑作业', 'homeworkEdit'),
  },
  {
    path: '/homework-teacher',
    element: <HomeworkStudentsPage />,
    handle: title('作业批改', 'homeworkStudents'),
  },
  { path: '/homework-analyze', element: <ResultsPage />, handle: title('作业分析', 'homeworkResults') },
  { path: '/homeworkComments', element: <CommentsPage />, handle: title('作业点评', 'homeworkComments') },
  { path: '/teacher/papers', element: <PapersPage />, handle: title('模板中心', 'papers') },
  { path: '/teacher/paper/:paperId', element: <PaperPage />, handle: title('模板', 'paper') },
  { path: '/preview', element: <PreviewPage />, handle: title('作业预览', 'homeworkPreview') },
  { path: '/analyze', element: <AnswersPage />, handle: title('答案解析', 'homeworkAnswers') },
]
