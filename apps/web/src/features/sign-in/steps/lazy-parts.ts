/** Parts of the sign-in that are fetched when needed: most users sign in with a username and see no other part. */
import type { Role } from '@hwjy/sdk'
import { loadCode } from '../../../shared/page/load-code.ts'
import { lazyPage } from '../../../shared/page/lazy-page.ts'
import type { KeptStep } from './kept-step.ts'
import type { Family } from '../sign-in-attempt.ts'
import type { WayProps } from '../way-props.ts'

/** Their addresses are a file of their own, for the same reason. */
const parts = () => import('./parts.ts')

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
  'secondStep',
)
export const ChooseStudent = lazyPage<{ family: Family }>(async () => (await parts()).chooseStudent(), 'signInMore')

/** The browser asks for a passkey, which signs in alone. */
export async function passkeySignIn(role: Role) {
  const code = await loadCode(async () => (await parts()).passkeySignIn())
  return code.passkeySignIn(role)
}
