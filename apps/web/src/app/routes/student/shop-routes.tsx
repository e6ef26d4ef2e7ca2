import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { type AppRoute, meta, type PageName } from '../route-meta.ts'

const SquarePage = lazyPage(() => import('../../../features/shop/square-page.tsx'), 'shop', 'schools', 'places')
const CataloguePage = lazyPage(() => import('../../../features/shop/catalogue/catalogue-page.tsx'), 'shop')
const IntroductionPage = lazyPage(
  () => import('../../../features/shop/introduction-page.tsx'),
  'shop',
  'places',
  'smsCode',
  'timetable',
)
const BuyCoursePage = lazyPage(
  () => import('../../../features/shop/buy-course-page.tsx'),
  'shop',
  'places',
  'smsCode',
  'timetable',
)
const OrdersPage = lazyPage(() => import('../../../features/shop/orders-page.tsx'), 'shop')
const OrderPage = lazyPage(() => import('../../../features/shop/order-page.tsx'), 'shop', 'smsCode')
const ContractsPage = lazyPage(() => import('../../../features/contracts/contracts-page.tsx'), 'contracts')
const ContractPage = lazyPage(() => import('../../../features/contracts/contract-page.tsx'), 'contracts', 'smsCode')

const title = (text: string, name: PageName) => meta({ text, name }, 'student')

/** Finding a course, buying it, and signing what was bought. */
export const shopRoutes: AppRoute[] = [
  { path: '/student/square', element: <SquarePage />, handle: title('广场', 'square') },
  { path: '/student/catalogue', element: <CataloguePage />, handle: title('选课', 'catalogue') },
  { path: '/introduction', element: <IntroductionPage />, handle: title('课程介绍', 'courseIntroduction') },
  { path: '/buy-course', element: <BuyCoursePage />, handle: title('购买课程', 'buyCourse') },
  { path: '/buy-course-more', element: <CataloguePage />, handle: title('购买更多课程', 'buyMore') },
  { path: '/student/orders', element: <OrdersPage />, handle: title('订单', 'orders') },
  { path: '/student/order/:orderId', element: <OrderPage />, handle: title('订单详情', 'order') },
  { path: '/student/contracts', element: <ContractsPage />, handle: title('合同', 'contracts') },
  { path: '/contract', element: <ContractPage />, handle: title('签署合同', 'contract') },
]
