/** Checks of codes and new passwords that several calls share. */
import type { EpochMs } from '@hwjy/classroom/core'
import type { PasswordDoor } from '../auth/password-door.ts'
import type { BackendConfig } from '../config.ts'
import { DEMO_PASSWORD } from '../demo/demo-people.ts'
import type { CodeOrigin, SmsDesk } from '../auth/sms-desk.ts'
import { passwordDenial } from '../domain/password-rules.ts'
import type { Phone } from '../domain/phone.ts'
import type { SmsOperation } from '../domain/sms-text.ts'
import { ApiError } from '../http/api-error.ts'

/** @param accept what else must be right before the code is used up. @throws {ApiError} `wrongSmsCode`, or `tooOften` */
export async function requireRightCode(
  sms: SmsDesk,
  phone: Phone,
  operation: SmsOperation,
  code: string,
  { address, device, now }: CodeOrigin & { now: EpochMs },
  accept?: () => Promise<void>,
): Promise<void> {
  const verdict = await sms.redeem(phone, operation, code, { address, device, now }, accept)
  if (verdict === 'wrong') throw new ApiError('wrongSmsCode')
  if (verdict !== 'right') throw new ApiError('tooOften', verdict)
}

/** @throws {ApiError} `passwordPublic` where it would lock its account out, `passwordTooWeak`, `passwordsDiffer` */
export function requireUsablePassword(password: string, again: string, { demo }: Pick<BackendConfig, 'demo'>): void {
  if (!demo && password === DEMO_PASSWORD) throw new ApiError('passwordPublic')
  const denial = passwordDenial(password, again)
  if (denial) throw new ApiError(denial === 'too-weak' ? 'passwordTooWeak' : 'passwordsDiffer')
}

/**
 * Dear, and all passwords wait in one line: only for who has proven something. Whoever has not could fill the line, and
 * nobody else would get in.
 * @throws {ApiError} `tooOften`
 */
export async function hashOf(passwords: PasswordDoor, password: string): Promise<string> {
  const hash = await passwords.hash(password)
  if (typeof hash !== 'string') throw new ApiError('tooOften', { retryAfterSeconds: hash.retryAfterSeconds })
  return hash
}
