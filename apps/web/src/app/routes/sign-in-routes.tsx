import { Navigate } from 'react-router-dom'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { DemoOnly } from './demo-only.tsx'
import { inPublicFrame } from './in-public-frame.tsx'
import { type AppRoute, meta } from './route-meta.ts'

const LoginPage = lazyPage(() => import('../../features/sign-in/login-page.tsx'), 'signIn')
const ForgotPasswordPage = lazyPage(
  () => import('../../features/sign-in/password/forgot-password-page.tsx'),
  'signIn',
  'signInMore',
  'smsCode',
  'secondStep',
  'titles',
)
const InvitationPage = lazyPage(
  () => import('../../features/sign-in/invitation/invitation-page.tsx'),
  'invitation',
  'smsCode',
  'titles',
)
const WechatReturnPage = lazyPage(
  () => import('../../features/sign-in/wechat/wechat-return-page.tsx'),
  'signIn',
  'signInMore',
  'titles',
)
const WechatBindPage = lazyPage(
  () => import('../../features/sign-in/wechat/wechat-bind-page.tsx'),
  'signIn',
  'signInMore',
  'smsCode',
  'titles',
)
const OutboxPage = lazyPage(() => import('../../features/dev-tools/outbox-page.tsx'), 'devTools', 'titles')
const SandboxWechatPage = lazyPage(
  () => import('../../features/dev-tools/sandbox-wechat-page.tsx'),
  'devTools',
  'titles',
)

/** Pages of the sign-in, and the demo's replacements for telephones and WeChat. */
export const signInRoutes: AppRoute[] = [
  { path: '/login', element: <LoginPage />, handle: meta({ key: 'login' }) },
  { path: '/hwjy-web/login', element: <Navigate to="/login" replace />, handle: meta({ key: 'login' }) },
  { path: '/login/forgot', element: <ForgotPasswordPage />, handle: meta({ of: 'forgotPassword' }) },
  { path: '/invitation', element: <InvitationPage />, handle: meta({ of: 'invitation' }) },
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
