import type { Role } from '@hwjy/sdk'
import { Navigate } from 'react-router-dom'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { latePage } from './late-page.ts'
import { DemoOnly } from './demo-only.tsx'
import { inPublicFrame } from './in-public-frame.tsx'
import { type AppRoute, meta } from './route-meta.ts'

const LoginPage = lazyPage(() => import('../../features/sign-in/login-page.tsx'), 'signIn')
const ForgotPasswordPage = latePage(
  (pages) => pages.forgotPasswordPage(),
  'signIn',
  'signInMore',
  'smsCode',
  'secondStep',
  'titles',
)
const WechatReturnPage = latePage((pages) => pages.wechatReturnPage(), 'signIn', 'signInMore', 'titles')
const WechatBindPage = latePage((pages) => pages.wechatBindPage(), 'signIn', 'signInMore', 'smsCode', 'titles')
const OutboxPage = latePage((pages) => pages.outboxPage(), 'devTools', 'titles')
const SandboxWechatPage = latePage((pages) => pages.sandboxWechatPage(), 'devTools', 'titles')

const ProfilePage = latePage((pages) => pages.profilePage(), 'account', 'smsCode')
const SecurityPage = latePage((pages) => pages.securityPage(), 'account', 'smsCode', 'devices', 'secondStep')
const CloseAccountPage = latePage((pages) => pages.closeAccountPage(), 'account', 'smsCode')
const MessagesPage = latePage((pages) => pages.messagesPage(), 'messages')

/** Pages of the sign-in, and the demo's replacements for telephones and WeChat. */
export const accountRoutes: AppRoute[] = [
  { path: '/login', element: <LoginPage />, handle: meta({ key: 'login' }) },
  { path: '/hwjy-web/login', element: <Navigate to="/login" replace />, handle: meta({ key: 'login' }) },
  { path: '/login/forgot', element: <ForgotPasswordPage />, handle: meta({ of: 'forgotPassword' }) },
  { path: '/wxlogin', element: <WechatReturnPage />, handle: meta({ of: 'wechat' }) },
  { path: '/wxBind', element: <WechatBindPage />, handle: meta({ of: 'wechat' }) },
  inPublicFrame([
    {
      path: '/dev-outbox',
      element: (
        <DemoOnly>
          <OutboxPage />
        </DemoOnly>
      ),
      handle: meta({ of: 'outbox' }),
    },
    {
      path: '/dev-wechat',
      element: (
        <DemoOnly>
          <SandboxWechatPage />
        </DemoOnly>
      ),
      handle: meta({ of: 'sandboxWechat' }),
    },
  ]),
]

/** Pages on which signed-in users manage their account; the same for both roles. */
export const accountPages = (role: Role): AppRoute[] => [
  { path: '/account', element: <ProfilePage />, handle: meta({ text: '账号信息', name: 'account' }, role) },
  { path: '/security', element: <SecurityPage />, handle: meta({ text: '安全中心', name: 'security' }, role) },
  {
    path: '/cancelAccount',
    element: <CloseAccountPage />,
    handle: meta({ text: '注销账号', name: 'closeAccount' }, role),
  },
  { path: '/messages', element: <MessagesPage />, handle: meta({ text: '消息中心', name: 'messages' }, role) },
]
