/** What of the sign-in is fetched when somebody comes to it: most sign in with a username and see nothing else. */
import type { Role } from '@hwjy/sdk'
import { lazyPage } from '../../shared/lazy-page.ts'
import type { Family } from './ask-which-student.ts'
import type { NextStep } from './login-problem.ts'
import type { SignIn } from './use-sign-in.ts'

export interface WayProps {
  role: Role
  signIn: SignIn
}

export const PhonePasswordForm = lazyPage<WayProps>(() => import('./phone-password-form.tsx'), 'signInMore', 'smsCode')
export const SmsForm = lazyPage<WayProps>(() => import('./sms-form.tsx'), 'signInMore', 'smsCode')
export const WechatWay = lazyPage<WayProps>(() => import('./wechat-way.tsx'), 'signInMore')

export const NextStepForm = lazyPage<WayProps & { step: NextStep }>(
  () => import('./next-step-form.tsx'),
  'signInMore',
  'smsCode',
  'devices',
)
export const ChooseStudent = lazyPage<{ family: Family }>(() => import('./choose-student.tsx'), 'signInMore')
