/** Checks of codes and new passwords that several calls share. */
import type { EpochMs } from '@hwjy/classroom/core'
import { commonPasswords } from '../../auth/common-passwords.ts'
import type { PasswordCheck } from '../../auth/password-check.ts'
import type { Account } from '../../db/accounts/accounts.ts'
import type { SchoolPhone } from '../../db/accounts/sms-codes.ts'
import type { Deps } from '../../deps.ts'
import { DEMO_PASSWORD } from '../../demo/demo-people.ts'
import type { CodeOrigin, SmsVerification } from '../../auth/sms-verification.ts'
import { isCommonPassword, isPersonalPassword, passwordDenial } from '../../domain/accounts/password-rules.ts'
import { passwordRule, schoolSettings } from '../../domain/school/school-settings.ts'
import type { SmsOperation } from '../../domain/accounts/sms-text.ts'
import { ApiError } from '../../http/api-error.ts'

/**
 * @param accept what else must be right before the code is used up.
 * @throws {ApiError} `wrongSmsCode`, or `tooOften`
 */
export async function requireRightCode(
  sms: SmsVerification,
  phone: SchoolPhone,
  operation: SmsOperation,
  code: string,
  { address, device, now }: CodeOrigin & { now: EpochMs },
  accept?: () => Promise<void>,
): Promise<void> {
  const verdict = await sms.redeem(phone, operation, code, { address, device, now }, accept)
  if (verdict === 'wrong') throw new ApiError('wrongSmsCode')
  if (verdict !== 'right') throw new ApiError('tooOften', verdict)
}

/**
 * Before anything is proven: says nothing about any account, only about the rule of the school.
 * @throws {ApiError} `passwordPublic` where it would lock its account out, `passwordTooWeak`, `passwordsDiffer`,
 * `passwordCommon`
 */
export async function requireUsablePassword(
  password: string,
  again: string,
  schoolId: string,
  { config, people }: Pick<Deps, 'config' | 'people'>,
): Promise<void> {
  if (!config.demo && password === DEMO_PASSWORD) throw new ApiError('passwordPublic')
  const rule = passwordRule((await people.school(schoolId))?.settings ?? schoolSettings())
  const denial = passwordDenial(password, again, rule)
  if (denial) throw new ApiError(denial === 'too-weak' ? 'passwordTooWeak' : 'passwordsDiffer')
  if (rule.refusesCommon && isCommonPassword(password, await commonPasswords())) throw new ApiError('passwordCommon')
}

// The names of the product and of its web client, which are public.
const PRODUCT_WORDS = ['Huawen', 'Huawen Classroom', 'hwjy', '华文课堂']

/**
 * Requires a proof before it: it tells whether the account has such a name.
 * @throws {ApiError} `passwordPersonal`
 */
export async function requireImpersonalPassword(
  password: string,
  account: Account,
  { config, profiles }: Pick<Deps, 'config' | 'profiles'>,
): Promise<void> {
  // The public password of the demo school belongs to all its users, and can be chosen again.
  if (config.demo && password === DEMO_PASSWORD) return
  const people = await profiles.ofAccount(account.id)
  const words = [
    ...people.flatMap(({ name, nickname }) => [name, nickname]),
    account.username,
    ...PRODUCT_WORDS,
    config.productName,
  ]
  if (isPersonalPassword(password, { words, mobile: account.phone?.mobile ?? null }))
    throw new ApiError('passwordPersonal')
}

/**
 * Hashing is expensive, and all passwords share one queue: callers must have proven something before. Others could fill
 * the queue and block all sign-ins.
 * @throws {ApiError} `tooOften`
 */
export async function hashOf(passwords: PasswordCheck, password: string): Promise<string> {
  const hash = await passwords.hash(password)
  if (typeof hash !== 'string') throw new ApiError('tooOften', { retryAfterSeconds: hash.retryAfterSeconds })
  return hash
}
