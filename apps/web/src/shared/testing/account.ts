import type { AccountInfo } from '@hwjy/sdk'
import { anna, answer } from './backend.ts'

/** Anna's own account, with everything as usual. */
export const account: AccountInfo = {
  profile: {
    userId: anna.userId,
    name: anna.name,
    nickname: anna.nickname,
    avatar: null,
    introduction: '',
    birthday: null,
    gradeId: null,
    gradeName: null,
    timeZone: null,
  },
  username: 'student.anna',
  zone: '86',
  mobile: '138****0003',
  phoneChange: null,
  wechat: null,
  hasPassword: true,
  passwordChangedAt: null,
  passwordDaysLeft: null,
  isPasswordOld: false,
  isTwoFactor: false,
  totpSince: null,
  recoveryCodesLeft: 0,
  passkeys: [],
  sessionCount: 2,
  deviceCount: 2,
  closesAt: null,
  deletionDays: 7,
  people: [{ userId: anna.userId, name: anna.name, role: 'student' }],
}

/** What the pages of an account read. */
export const ownAccount = (info: Partial<AccountInfo> = {}) => [
  answer('/user/userInfo', anna),
  answer('/user/accountInfo', { ...account, ...info }),
  answer('/ext/account/sessions', { sessions: [], devices: [] }),
]
