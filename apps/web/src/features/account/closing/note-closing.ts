import { type AccountInfo, getSdk } from '@hwjy/sdk'

/** Tells the session about every change of the closing date at once, because the home page shows the date. */
export function noteClosing({ closesAt }: Pick<AccountInfo, 'closesAt'>) {
  const { session } = getSdk()
  const { userInfo } = session.getState()
  if (userInfo && userInfo.closesAt !== closesAt) session.setUserInfo({ ...userInfo, closesAt })
}
