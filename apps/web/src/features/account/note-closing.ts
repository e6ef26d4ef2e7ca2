import { type AccountInfo, getSdk } from '@hwjy/sdk'

/** The home page says when the account goes; what the session knows of it follows every change at once. */
export function noteClosing({ closesAt }: Pick<AccountInfo, 'closesAt'>) {
  const { session } = getSdk()
  const { userInfo } = session.getState()
  if (userInfo && userInfo.closesAt !== closesAt) session.setUserInfo({ ...userInfo, closesAt })
}
