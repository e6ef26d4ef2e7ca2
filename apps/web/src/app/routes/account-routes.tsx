import type { Role } from '@hwjy/sdk'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { type AppRoute, meta } from './route-meta.ts'

const ProfilePage = lazyPage(() => import('../../features/account/profile/profile-page.tsx'), 'account', 'smsCode')
const SecurityPage = lazyPage(
  () => import('../../features/account/security/security-page.tsx'),
  'account',
  'smsCode',
  'devices',
  'secondStep',
)
const CloseAccountPage = lazyPage(
  () => import('../../features/account/closing/close-account-page.tsx'),
  'account',
  'smsCode',
)
const MessagesPage = lazyPage(() => import('../../features/messages/messages-page.tsx'), 'messages')

/** Pages on which signed-in users manage their account; the same for both roles. */
export const accountRoutes = (role: Role): AppRoute[] => [
  { path: '/account', element: <ProfilePage />, handle: meta({ text: '账号信息', name: 'account' }, role) },
  { path: '/security', element: <SecurityPage />, handle: meta({ text: '安全中心', name: 'security' }, role) },
  {
    path: '/cancelAccount',
    element: <CloseAccountPage />,
    handle: meta({ text: '注销账号', name: 'closeAccount' }, role),
  },
  { path: '/messages', element: <MessagesPage />, handle: meta({ text: '消息中心', name: 'messages' }, role) },
]
