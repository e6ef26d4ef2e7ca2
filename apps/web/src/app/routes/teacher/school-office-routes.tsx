import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { type AppRoute, meta, type PageName } from '../route-meta.ts'

const words = ['schoolOffice', 'account', 'conflict', 'places', 'limits'] as const

const OverviewPage = lazyPage(() => import('../../../features/school-office/overview-page.tsx'), ...words)
const EnquiriesPage = lazyPage(() => import('../../../features/school-office/enquiries/enquiries-page.tsx'), ...words)
const PeoplePage = lazyPage(() => import('../../../features/school-office/people/people-page.tsx'), ...words)
const PersonPage = lazyPage(() => import('../../../features/school-office/people/person-page.tsx'), ...words)
const ClassesPage = lazyPage(() => import('../../../features/school-office/classes/classes-page.tsx'), ...words)
const ClassPage = lazyPage(() => import('../../../features/school-office/classes/class-page.tsx'), ...words)
const OrdersPage = lazyPage(() => import('../../../features/school-office/orders-page.tsx'), ...words)
const ImportPage = lazyPage(() => import('../../../features/school-office/imports/import-page.tsx'), ...words)
const KeysPage = lazyPage(() => import('../../../features/school-office/keys/keys-page.tsx'), ...words)
const LogPage = lazyPage(() => import('../../../features/school-office/system/log-page.tsx'), ...words)
const SystemPage = lazyPage(() => import('../../../features/school-office/system/system-page.tsx'), ...words)
const SettingsPage = lazyPage(() => import('../../../features/school-office/settings/settings-page.tsx'), ...words)

const title = (text: string, name: PageName) => meta({ text, name }, 'teacher')

/**
 * The school office. Every teacher's app has these routes; the server answers administrators alone, and a page says so
 * to others.
 */
export const schoolOfficeRoutes: AppRoute[] = [
  { path: '/teacher/school', element: <OverviewPage />, handle: title('学校管理', 'school') },
  { path: '/teacher/school/enquiries', element: <EnquiriesPage />, handle: title('访客咨询', 'schoolEnquiries') },
  { path: '/teacher/school/people', element: <PeoplePage />, handle: title('师生管理', 'schoolPeople') },
  { path: '/teacher/school/people/:personId', element: <PersonPage />, handle: title('师生信息', 'schoolPerson') },
  { path: '/teacher/school/classes', element: <ClassesPage />, handle: title('课程与班级', 'schoolClasses') },
  { path: '/teacher/school/classes/:classId', element: <ClassPage />, handle: title('班级信息', 'schoolClass') },
  { path: '/teacher/school/orders', element: <OrdersPage />, handle: title('订单管理', 'schoolOrders') },
  { path: '/teacher/school/import', element: <ImportPage />, handle: title('导入与导出', 'schoolImport') },
  { path: '/teacher/school/keys', element: <KeysPage />, handle: title('接入密钥', 'schoolKeys') },
  { path: '/teacher/school/log', element: <LogPage />, handle: title('操作日志', 'schoolLog') },
  { path: '/teacher/school/system', element: <SystemPage />, handle: title('存储与服务', 'schoolSystem') },
  { path: '/teacher/school/settings', element: <SettingsPage />, handle: title('学校设置', 'schoolSettings') },
]
