/** What of the sign-in is fetched when somebody comes to it: most sign in with a username and see nothing else. */
import type { Role } from '@hwjy/sdk'
import { lazyPage } from '../../shared/lazy-page.ts'
import type { Family } from './ask-which-student.ts'
import type { KeptStep } from './kept-step.ts'
import type { SignIn } from './use-sign-in.ts'

/** Their addresses are a file of their own, for the same reason. */
const parts = () => import('./parts.ts')

export interface WayProps {
  role: Role
  signIn: SignIn
}

export const PhonePasswordForm = lazyPage<WayProps>(
  async () => (await parts()).phonePasswordForm(),
  'signInMore',
  'smsCode',
)
export const SmsForm = lazyPage<WayProps>(async () => (await parts()).smsForm(), 'signInMore', 'smsCode')
export const WechatWay = lazyPage<WayProps>(async () => (await parts()).wechatWay(), 'signInMore')

export const NextStepForm = lazyPage<WayProps & { step: KeptStep }>(
  async () => (await parts()).nextStepForm(),
  'signInMore',
  'smsCode',
  'devices',
)
export const ChooseStudent = lazyPage<{ family: Family }>(async () => (await parts()).chooseStudent(), 'signInMore')
