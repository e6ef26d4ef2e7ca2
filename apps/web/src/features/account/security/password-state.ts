import type { AccountInfo } from '@hwjy/sdk'

/** Age of a password, as far as it is known. @property daysLeft until the person is asked to change it */
export interface PasswordState {
  status: 'missing' | 'unknown' | 'fresh' | 'old'
  daysLeft: number
}

export function passwordState({
  hasPassword,
  isPasswordOld,
  passwordDaysLeft,
}: Pick<AccountInfo, 'hasPassword' | 'isPasswordOld' | 'passwordDaysLeft'>): PasswordState {
  const daysLeft = passwordDaysLeft ?? 0
  if (!hasPassword) return { status: 'missing', daysLeft }
  if (isPasswordOld) return { status: 'old', daysLeft }
  return { status: passwordDaysLeft === null ? 'unknown' : 'fresh', daysLeft }
}
