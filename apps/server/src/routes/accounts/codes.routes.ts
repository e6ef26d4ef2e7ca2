import type { SchoolRole } from '../../domain/actor.ts'
import { CODE_LIFETIME_SECONDS, NEXT_CODE_SECONDS } from '../../auth/sms-verification.ts'
import type { Account } from '../../db/accounts/accounts.ts'
import type { SchoolPhone } from '../../db/accounts/sms-codes.ts'
import type { Deps } from '../../deps.ts'
import { isPhone, isPhoneZone, maskMobile, type Phone, phoneOf } from '../../domain/accounts/phone.ts'
import { missingForReset } from '../../domain/accounts/second-step-rules.ts'
import type { CodeStanding, SmsDenial } from '../../domain/accounts/sms-rules.ts'
import { type SmsOperation, smsText } from '../../domain/accounts/sms-text.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { signedIn } from '../../http/guard.ts'
import { invalidField } from '../../http/invalid-input.ts'
import { hashOf, requireImpersonalPassword, requireRightCode, requireUsablePassword } from './credentials.ts'
import { iso } from '../instant.ts'
import { givenWay, meansOf, requireRightStep } from './right-step.ts'

type CodeCalls =
  | Both<'SendSmsCode'>
  | Both<'RequestFormToken'>
  | Both<'RetrievePassword'>
  | 'getCaptchaWork'
  | 'checkCaptchaWork'
  | 'listOutboxMessages'

type SmsCall = Call<Both<'SendSmsCode'>>

/** Sends the codes, captchas and one-time tokens that a user needs before they can prove who they are. */
export function codeRoutes(deps: Deps): Handlers<CodeCalls> {
  const { accounts, config, devices, identity, live, outbox } = deps
  const { captchaWork, keys, passwords, sms, tickets } = identity

  // The phone of the signed-in user. @throws {ApiError} `notSignedIn`, `phoneMissing`
  const ownPhone = async (call: SmsCall, role: SchoolRole): Promise<SchoolPhone> => {
    const actor = await signedInHere(call, role)
    const account = await accounts.ofPerson(actor.userId)
    if (!account?.phone) throw new ApiError('phoneMissing')
    return { schoolId: account.schoolId, ...account.phone }
  }

  // The phone of a sign-in that asks for a code. @throws {ApiError} `ticketExpired`
  const ticketPhone = async ({ input, now }: SmsCall, role: SchoolRole): Promise<SchoolPhone> => {
    const opened = await tickets.open('admission', input.ticket ?? '', now)
    if (opened?.content.role !== role || opened.content.needs !== input.operation) throw new ApiError('ticketExpired')
    const account = (await accounts.credentialOf(opened.content.accountId, role))?.account
    if (!account?.phone) throw new ApiError('ticketExpired')
    return { schoolId: account.schoolId, ...account.phone }
  }

  interface Addressee {
    phone: SchoolPhone
    // A phone without an account is treated like any other, but for the sending.
    isDelivered: boolean
    standing: CodeStanding
    // Names the account whose sign-in asked, where the number is not that account's own.
    accountId?: string
    // It is another account's, which shall not get it: only the phone itself is told.
    isTaken?: boolean
  }

  const addressee = async (call: SmsCall, role: SchoolRole): Promise<Addressee> => {
    const { operation, ticket, zone, mobile } = call.input
    const named = zone !== undefined && mobile !== undefined ? phoneOf(zone, mobile) : null
    if (operation === 'changePhone') {
      const actor = await signedInHere(call, role)
      const phone = requirePhone(named, call)
      // A refusal would tell every signed-in user which phones have accounts.
      const holder = await accounts.holderOf(phone.schoolId, phone)
      const own = await accounts.ofPerson(actor.userId)
      // The change would do nothing, and the phone would be warned of an attacker.
      if (holder !== null && holder === own?.id)
        throw invalidField('mobile', 'own-phone', 'This is the phone of your account already.')
      const isTaken = holder !== null
      // A signed-in user may name any number; that does not make it theirs.
      return { phone, isDelivered: true, standing: 'unknown-device', isTaken, ...(own && { accountId: own.id }) }
    }
    if (operation === 'bindWechat') {
      if (!(await tickets.open('wechat', ticket ?? '', call.now))) throw new ApiError('ticketExpired')
      return toNamed(requirePhone(named, call), call, role)
    }
    if (isOwn(operation, call)) {
      const phone = ticket === undefined ? await ownPhone(call, role) : await ticketPhone(call, role)
      if (named && (named.zone !== phone.zone || named.mobile !== phone.mobile)) throw new ApiError('phoneMismatch')
      const holder = await accounts.holderOf(phone.schoolId, phone)
      const isKnown = holder !== null && (await devices.isProvenlyKnown(holder, call.device))
      return { phone, isDelivered: true, standing: isKnown ? 'known-device' : 'proven' }
    }
    const phone = requirePhone(named, call)
    return toNamed(phone, call, role)
  }

  // Addresses a phone that the caller named, and checks whether its account was used on this device.
  const toNamed = async (phone: SchoolPhone, { device }: SmsCall, role: SchoolRole): Promise<Addressee> => {
    const accountId = (await accounts.credential(phone, role))?.account.id
    const isKnown = accountId !== undefined && (await devices.isProvenlyKnown(accountId, device))
    return { phone, isDelivered: accountId !== undefined, standing: isKnown ? 'known-device' : 'unknown-device' }
  }

  // @throws {ApiError} `notSignedIn`
  const signedInHere = async ({ bearerToken }: SmsCall, role: SchoolRole) => {
    const actor = await signedIn(bearerToken, deps)
    if (actor?.role !== role) throw new ApiError('notSignedIn')
    return actor
  }

  const sendSmsCode = async (call: SmsCall, role: SchoolRole) => {
    const { operation, captchaVerification = '' } = call.input
    const { phone, isDelivered, standing, accountId = null, isTaken } = await addressee(call, role)
    const denial = await sms.send({
      phone,
      operation,
      isDelivered,
      captcha: captchaVerification,
      from: call,
      standing,
      accountId,
      text: (code) => smsText(config.productName, { code, operation, isTaken }, call.language),
      now: call.now,
    })
    if (denial) throw smsError(denial, phone)
    return {
      mobile: maskMobile(phone.mobile),
      expiresInSeconds: CODE_LIFETIME_SECONDS,
      nextInSeconds: NEXT_CODE_SECONDS,
    }
  }

  const requestFormToken = async ({ now }: Call<Both<'RequestFormToken'>>) => {
    const { text, expiresInSeconds } = await tickets.issue('form', {}, now)
    return { randomToken: text, expiresInSeconds }
  }

  // @throws {ApiError} `textCodeNotEnough`, and as `requireRightStep`
  const requireResetStep = async (account: Account, call: Call<Both<'RetrievePassword'>>): Promise<void> => {
    const ways = missingForReset(await meansOf(deps, account.id))
    if (!ways) return
    const way = givenWay(ways, call.input)
    if (!way) throw new ApiError('textCodeNotEnough', { ways })
    await requireRightStep(deps, account, way, { ...call.input, password: undefined }, call)
  }

  const retrievePassword = async (call: Call<Both<'RetrievePassword'>>, role: SchoolRole) => {
    const { zone, mobile, smsCode, password, passwordAgain, randomToken, keepWechat = false } = call.input
    const form = await tickets.open('form', randomToken, call.now)
    if (!form) throw new ApiError('formExpired')
    await requireUsablePassword(password, passwordAgain, call.school, deps)
    const phone = { schoolId: call.school, ...phoneOf(zone, mobile) }
    const credential = await accounts.credential(phone, role)
    let hash = ''
    // Only a user who has the code hears that it is the old one; another password may follow with the same code.
    await requireRightCode(sms, phone, 'resetPassword', smsCode, call, async () => {
      // This comes first: the code alone must not reveal the password.
      if (credential) await requireResetStep(credential.account, call)
      const isOld = credential !== null && (await passwords.matches(credential.account, password)) === true
      if (isOld) throw new ApiError('passwordUnchanged')
      if (credential) await requireImpersonalPassword(password, credential.account, deps)
      hash = await hashOf(passwords, password)
    })
    if (!credential) throw new ApiError('wrongSmsCode')
    if (!(await form.redeem())) throw new ApiError('formExpired')
    const change = { hash, exceptId: null, keepsWechat: keepWechat, isPhoneProven: true }
    const ended = await keys.setPassword(credential.account.id, change, call)
    live.signOut(ended)
    return null
  }

  return {
    ...forBoth('SendSmsCode', sendSmsCode),
    ...forBoth('RequestFormToken', requestFormToken),
    ...forBoth('RetrievePassword', retrievePassword),
    async getCaptchaWork({ address, now }) {
      const given = await captchaWork.give(address, now)
      if ('retryAfterSeconds' in given) throw new ApiError('tooOften', given)
      return given
    },
    async checkCaptchaWork({ input, address, now }) {
      const pass = await captchaWork.check(input, address, now)
      if (!pass) throw new ApiError('captchaWrong')
      return pass
    },
    async listOutboxMessages({ school, input: { recipient = null } }) {
      if (!config.demo) throw new ApiError('notFound')
      return (await outbox.list(school, recipient)).map(({ schoolId: _school, ...message }) => ({
        ...message,
        createdAt: iso(message.createdAt),
      }))
    },
  }
}

function smsError(denial: SmsDenial | { reason: 'no-service' }, { mobile }: Phone): ApiError {
  switch (denial.reason) {
    case 'no-service':
      return new ApiError('smsUnavailable')
    case 'captcha-required':
      return new ApiError('captchaRequired')
    case 'code-just-sent':
      return new ApiError('codeJustSent', { retryAfterSeconds: denial.retryAfterSeconds, mobile: maskMobile(mobile) })
    case 'too-many-codes':
      return new ApiError('tooManyCodes', { retryAfterSeconds: denial.retryAfterSeconds })
    case 'country-not-served':
      return new ApiError('countryNotServed')
    case 'texts-used-up':
      return new ApiError('textsUsedUp', { retryAfterSeconds: denial.retryAfterSeconds })
    case 'too-often':
      return new ApiError('tooOften', { retryAfterSeconds: denial.retryAfterSeconds })
  }
}

// Codes for the account's own phone; a new password may also be asked for without being signed in.
function isOwn(operation: SmsOperation, { input, bearerToken }: SmsCall): boolean {
  if (operation === 'resetPassword') return bearerToken !== null && input.mobile === undefined
  return ['verifyDevice', 'twoFactor', 'closeAccount', 'confirm'].includes(operation)
}

/** @throws {ApiError} `invalidInput` */
function requirePhone(phone: Phone | null, { school: schoolId }: { school: string }): SchoolPhone {
  if (phone && isPhone(phone)) return { schoolId, ...phone }
  if (phone && !isPhoneZone(phone.zone)) throw invalidField('zone', 'unknown', 'No country or region has this code.')
  throw invalidField('mobile', 'not-a-phone', 'There is no such mobile number.')
}
