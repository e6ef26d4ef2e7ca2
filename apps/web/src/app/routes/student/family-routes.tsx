import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { type AppRoute, meta } from '../route-meta.ts'

const FamilyPage = lazyPage(() => import('../../../features/family-view/family-page.tsx'), 'family', 'keys', 'smsCode')
const ChildPage = lazyPage(
  () => import('../../../features/family-view/child-page.tsx'),
  'family',
  'favourites',
  'account',
)

/** Shows what parents see of their children. */
export const familyRoutes: AppRoute[] = [
  {
    path: '/supervision',
    element: <FamilyPage />,
    handle: meta({ text: '家长监督', name: 'supervision' }, 'student'),
  },
  {
    path: '/supervision-detail',
    element: <ChildPage />,
    handle: meta({ text: '家长监督详情', name: 'supervisedChild' }, 'student'),
  },
]
