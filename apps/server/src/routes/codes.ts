import type { CaptchaOutcome, CaptchaPass } from '../auth/slide-captcha.ts'
import { CODE_LIFETIME_SECONDS, NEXT_CODE_SECONDS } from '../auth/sms-desk.ts'
import type { Deps } from '../deps.ts'
import type { SchoolRole } from '../db/schema.ts'
import { isPhone, maskMobile, type Phone, phoneOf } from '../domain/phone.ts'
import type { SmsDenial } from '../domain/sms-rules.ts'
import { type SmsOperation, smsText } from '../domain/sms-text.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/call.ts'
import { signedIn } from '../http/guard.ts'
import { invalidField } from '../http/invalid-input.ts'
import { hashOf, requireRightCode, requireUsablePassword } from './credentials.ts'
import { iso } from './instant.ts'

type CodeCalls =
  | 'teacherSendSmsCode'
  | 'studentSendSmsCode'
  | 'teacherRequestFormToken'
  | 'studentRequestFormToken'
  | 'teacherRetrievePassword'
  | 'studentRetrievePassword'
  | 'getCaptcha'
  | 'checkCaptcha'
  | 'getCaptchaWork'
  | 'checkCaptchaWork'
  | 'listOutboxMessages'

type SmsCall = Call<'teacherSendSmsCode' | 'studentSendSmsCode'>

/** Codes, captchas and one-time tokens: what is needed before somebody can prove who they are. */
export function codeRoutes(deps: Deps): Handlers<CodeCalls> {
  const { accounts, config, devices, identity, live, outbox } = deps
  const { captcha, captchaWork, keys, passwords, sms, tickets } = identity

  /** The phone of who is signed in. @throws {ApiError} `notSignedIn`, `phoneMissing` */
  const ownPhone = async (call: SmsCall, role: SchoolRole): Promise<Phone> => {
    const actor = await signedInHere(call, role)
    const phone = (await accounts.ofPerson(actor.userId))?.phone
    if (!phone) throw new ApiError('phoneMissing')
    return phone
  }

  /** The phone of a sign-in that asks for a code. @throws {ApiError} `ticketExpired` */
  const ticketPhone = async ({ input, now }: SmsCall, role: SchoolRole): Promise<Phone> => {
    const opened = await tickets.open('admission', input.ticket ?? '', now)
    if (opened?.content.role !== role || opened.content.needs !== input.operation) throw new ApiError('ticketExpired')
    const phone = (await accounts.credentialOf(opened.content.accountId, role))?.account.phone
    if (!phone) throw new ApiError('ticketExpired')
    return phone
  }

  interface Addressee {
    phone: Phone
    /** A phone that nobody has is treated like any other, but for the sending. */
    isDelivered: boolean
    /** Its owner asks, as far as one can know: what strangers do to the number does not count against them. */
    isFamiliar: boolean
    /** It is another account's, which shall not get it: only the phone itself is told. */
    isTaken?: boolean
  }

  const addressee = async (call: SmsCall, role: SchoolRole): Promise<Addressee> => {
    const { operation, ticket, zone, mobile } = call.input
    const named = zone !== undefined && mobile !== undefined ? phoneOf(zone, mobile) : null
    if (operation === 'changePhone') {
      const actor = await signedInHere(call, role)
      const phone = requirePhone(named)
      // An answer would tell everybody who signs in whose phones are accounts.
      const holder = await accounts.holderOf(phone)
      const own = await accounts.ofPerson(actor.userId)
      // Nothing would change, and the phone would be told to fear somebody.
      if (holder !== null && holder === own?.id)
        throw invalidField('mobile', 'own-phone', 'This is the phone of your account already')
      const isTaken = holder !== null
      // Somebody who is signed in may name any number; that does not make it theirs.
      return { phone, isDelivered: true, isFamiliar: false, isTaken }
    }
    if (operation === 'bindWechat') {
      if (!(await tickets.open('wechat', ticket ?? '', call.now))) throw new ApiError('ticketExpired')
      return toNamed(requirePhone(named), call, role)
    }
    if (isOwn(operation, call)) {
      const phone = ticket === undefined ? await ownPhone(call, role) : await ticketPhone(call, role)
      if (named && (named.zone !== phone.zone || named.mobile !== phone.mobile)) throw new ApiError('phoneMismatch')
      return { phone, isDelivered: true, isFamiliar: true }
    }
    const phone = requirePhone(named)
    return toNamed(phone, call, role)
  }

  /** A phone that somebody named, and whether this device is one that its account was used on. */
  const toNamed = async (phone: Phone, { device }: SmsCall, role: SchoolRole): Promise<Addressee> => {
    const accountId = (await accounts.credential(phone, role))?.account.id
    const { isKnown } = await devices.standing(accountId ?? '', device.id)
    return { phone, isDelivered: accountId !== undefined, isFamiliar: isKnown }
  }

  /** @throws {ApiError} `notSignedIn` */
  const signedInHere = async ({ bearerToken }: SmsCall, role: SchoolRole) => {
    const actor = await signedIn(bearerToken, deps)
    if (actor?.role !== role) throw new ApiError('notSignedIn')
    return actor
  }

  const sendSmsCode = (role: SchoolRole) => async (call: SmsCall) => {
    const { operation, captchaVerification = '' } = call.input
    const { phone, isDelivered, isFamiliar, isTaken } = await addressee(call, role)
    const denial = await sms.send({
      phone,
      operation,
      isDelivered,
      captcha: captchaVerification,
      from: call,
      isFamiliar,
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

  const requestFormToken = async ({ now }: Call<'teacherRequestFormToken' | 'studentRequestFormToken'>) => {
    const { text, expiresInSeconds } = await tickets.issue('form', {}, now)
    return { randomToken: text, expiresInSeconds }
  }

  const retrievePassword =
    (role: SchoolRole) => async (call: Call<'teacherRetrievePassword' | 'studentRetrievePassword'>) => {
      const { zone, mobile, smsCode, password, passwordAgain, randomToken, keepWechat = false } = call.input
      const form = await tickets.open('form', randomToken, call.now)
      if (!form) throw new ApiError('formExpired')
      requireUsablePassword(password, passwordAgain, config)
      const phone = phoneOf(zone, mobile)
      const credential = await accounts.credential(phone, role)
      let hash = ''
      // Only who has the code hears that it is the old one; another password may follow with the same code.
      await requireRightCode(sms, phone, 'resetPassword', smsCode, call, async () => {
        const isOld = credential !== null && (await passwords.matches(credential.account, password)) === true
        if (isOld) throw new ApiError('passwordUnchanged')
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
    teacherSendSmsCode: sendSmsCode('teacher'),
    studentSendSmsCode: sendSmsCode('student'),
    teacherRequestFormToken: requestFormToken,
    studentRequestFormToken: requestFormToken,
    teacherRetrievePassword: retrievePassword('teacher'),
    studentRetrievePassword: retrievePassword('student'),
    getCaptcha: ({ address, now }) => captcha.give(address, now),
    checkCaptcha: async ({ input: { captchaId, ...answer }, address, now }) =>
      solved(await captcha.solve(captchaId, answer, address, now)),
    async getCaptchaWork({ address, now }) {
      const given = await captchaWork.give(address, now)
      if ('retryAfterSeconds' in given) throw new ApiError('tooOften', given)
      return given
    },
    checkCaptchaWork: async ({ input, address, now }) => solved(await captchaWork.check(input, address, now)),
    async listOutboxMessages({ input: { recipient = null } }) {
      if (!config.demo) throw new ApiError('notFound')
      return (await outbox.list(recipient)).map((message) => ({ ...message, createdAt: iso(message.createdAt) }))
    },
  }
}

/** @throws {ApiError} `captchaWrong`, `tooOften` */
function solved(outcome: CaptchaOutcome): CaptchaPass {
  if (!outcome) throw new ApiError('captchaWrong')
  if ('retryAfterSeconds' in outcome) throw new ApiError('tooOften', outcome)
  return outcome
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
    case 'too-often':
      return new ApiError('tooOften', { retryAfterSeconds: denial.retryAfterSeconds })
  }
}

/** Codes for the account's own phone; a new password may also be asked for without being signed in. */
function isOwn(operation: SmsOperation, { input, bearerToken }: SmsCall): boolean {
  if (operation === 'resetPassword') return bearerToken !== null && input.mobile === undefined
  return ['verifyDevice', 'twoFactor', 'closeAccount', 'confirm'].includes(operation)
}

/** @throws {ApiError} `invalidInput` */
function requirePhone(phone: Phone | null): Phone {
  if (phone && isPhone(phone)) return phone
  throw new ApiError('invalidInput', {
    issues: [{ path: 'mobile', code: 'not-a-phone', message: 'There is no such phone number' }],
  })
}
