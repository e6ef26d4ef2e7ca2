import type { Role } from '@hwjy/sdk'
import { loadCode } from '../../shared/page/load-code.ts'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import type { WayProps } from './sign-in.ts'

/** Most users sign in with a username and see no other part. */
const parts = () => import('./parts.ts')

export const PhoneForm = lazyPage<WayProps>(
  async () => ({ default: (await parts()).PhoneForm }),
  'signInMore',
  'smsCode',
)
export const SmsForm = lazyPage<WayProps>(async () => ({ default: (await parts()).SmsForm }), 'signInMore', 'smsCode')
export const WechatWay = lazyPage<WayProps>(async () => ({ default: (await parts()).WechatWay }), 'signInMore')
export const ChooseStudent = lazyPage<WayProps>(async () => ({ default: (await parts()).ChooseStudent }), 'signInMore')
export const NextStep = lazyPage<WayProps>(
  async () => ({ default: (await parts()).NextStep }),
  'signInMore',
  'smsCode',
  'devices',
  'secondStep',
)

/** The browser asks for a passkey, which signs in alone. */
export async function passkeySignIn(role: Role) {
  const code = await loadCode(parts)
  return code.passkeySignIn(role)
}
