import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { type AppRoute, meta } from '../route-meta.ts'

const MarkingPage = lazyPage(
  () => import('../../../features/marking/marking-page.tsx'),
  'marking',
  'markQuestions',
  'questions',
  'account',
  'returnWork',
  'places',
)

/** Marking. The work stands in the query, as the product document has it. */
export const markingRoutes: AppRoute[] = [
  { path: '/corrects', element: <MarkingPage />, handle: meta({ text: '批改', name: 'marking' }, 'teacher') },
]
