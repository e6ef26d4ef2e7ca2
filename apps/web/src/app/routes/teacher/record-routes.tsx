import type { Role } from '@hwjy/sdk'
import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { type AppRoute, meta, type PageName } from '../route-meta.ts'

const AttendancePage = lazyPage(() => import('../../../features/records/attendance-page.tsx'), 'records', 'account')
const HistoryPage = lazyPage(() => import('../../../features/records/history-page.tsx'), 'records')
const StatisticsPage = lazyPage(() => import('../../../features/records/statistics-page.tsx'), 'records')
const NoticesPage = lazyPage(
  () => import('../../../features/notices/notices-page.tsx'),
  'notices',
  'account',
  'conflict',
)
const GroupsPage = lazyPage(() => import('../../../features/class-groups/groups-page.tsx'), 'classGroups')
const HelpPage = lazyPage<{ viewer: Role }>(() => import('../../../features/class-groups/help-page.tsx'), 'classGroups')

const title = (text: string, name: PageName) => meta({ text, name }, 'teacher')

/** Shows what was held and said: records, announcements, groups, and help. */
export const recordRoutes: AppRoute[] = [
  { path: '/teacher/attendance', element: <AttendancePage />, handle: title('考勤', 'attendance') },
  { path: '/teacher/history', element: <HistoryPage />, handle: title('课堂记录', 'history') },
  { path: '/teacher/statistics', element: <StatisticsPage />, handle: title('教学统计', 'statistics') },
  { path: '/teacher/notices', element: <NoticesPage />, handle: title('公告', 'notices') },
  { path: '/teacher/groups', element: <GroupsPage />, handle: title('班级群', 'classGroups') },
  { path: '/teacher/help', element: <HelpPage viewer="teacher" />, handle: title('帮助', 'help') },
]
