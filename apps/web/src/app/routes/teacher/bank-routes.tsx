import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { type AppRoute, meta } from '../route-meta.ts'

const words = ['bank', 'questions'] as const
const BankPage = lazyPage(() => import('../../../features/bank/list/bank-page.tsx'), ...words, 'account')
const NewQuestionPage = lazyPage(
  () => import('../../../features/bank/editor/new-question-page.tsx'),
  ...words,
  'conflict',
)
const QuestionPage = lazyPage(() => import('../../../features/bank/editor/question-page.tsx'), ...words, 'conflict')

const ReplaysPage = lazyPage(() => import('../../../features/replays/replays-page.tsx'), 'replays', 'account')
const DecidePage = lazyPage(() => import('../../../features/replays/decide-page.tsx'), 'replays', 'account')
const BoardsPage = lazyPage(() => import('../../../features/boards/boards-page.tsx'), 'boards', 'classResult')

/** Lead to what a teacher keeps: questions, replays, boards. */
export const bankRoutes: AppRoute[] = [
  {
    path: '/teacher/questions',
    element: <BankPage />,
    handle: meta({ text: '题库中心', name: 'questions' }, 'teacher'),
  },
  {
    path: '/teacher/question/new',
    element: <NewQuestionPage />,
    handle: meta({ text: '新题目', name: 'question' }, 'teacher'),
  },
  {
    path: '/teacher/question/:questionId',
    element: <QuestionPage />,
    handle: meta({ text: '题目', name: 'question' }, 'teacher'),
  },
  {
    path: '/teacher/replays',
    element: <ReplaysPage />,
    handle: meta({ text: '回放管理', name: 'replays' }, 'teacher'),
  },
  {
    path: '/teacher/replays/decide',
    element: <DecidePage />,
    handle: meta({ text: '回放审核', name: 'replaysToDecide' }, 'teacher'),
  },
  { path: '/teacher/boards', element: <BoardsPage />, handle: meta({ text: '板书管理', name: 'boards' }, 'teacher') },
]
