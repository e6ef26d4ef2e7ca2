import type { Role } from '@hwjy/sdk'
import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { type AppRoute, meta, type PageName } from '../route-meta.ts'

const HistoryPage = lazyPage(() => import('../../../features/lesson-history/history-page.tsx'), 'lessonHistory')
const ResourcesPage = lazyPage(
  () => import('../../../features/student-resources/resources-page.tsx'),
  'studentResources',
  'resources',
  'favourites',
)
const GroupsPage = lazyPage(() => import('../../../features/class-groups/student-groups-page.tsx'), 'classGroups')
const OpenGroupPage = lazyPage(() => import('../../../features/class-groups/open-group-page.tsx'), 'classGroups')
const HelpPage = lazyPage<{ viewer: Role }>(() => import('../../../features/class-groups/help-page.tsx'), 'classGroups')

const title = (text: string, name: PageName) => meta({ text, name }, 'student')

/** Looking back and around: past lessons, files, class groups and help. */
export const aroundRoutes: AppRoute[] = [
  { path: '/student/history', element: <HistoryPage />, handle: title('上课记录', 'lessonHistory') },
  { path: '/student/resources', element: <ResourcesPage />, handle: title('资源中心', 'studentResources') },
  { path: '/student/groups', element: <GroupsPage />, handle: title('班级群', 'classGroups') },
  { path: '/student/group', element: <OpenGroupPage />, handle: title('班级群', 'classGroup') },
  { path: '/student/help', element: <HelpPage viewer="student" />, handle: title('帮助', 'help') },
]
