import { describe, expect, it } from 'vitest'
import {
  hasWayIn,
  missingForReset,
  missingProof,
  missingStep,
  type ProofWay,
  type SignInMeans,
  type SignInProof,
} from './second-step-rules.ts'

const none: SignInMeans = {
  hasPassword: false,
  hasPhone: false,
  canGetCodes: false,
  isTwoFactor: false,
  hasTotp: false,
  recoveryCodesLeft: 0,
  passkeys: 0,
}
const oneStep: SignInMeans = { ...none, hasPassword: true, hasPhone: true, canGetCodes: true }
const byText: SignInMeans = { ...oneStep, isTwoFactor: true }
const byApp: SignInMeans = { ...byText, hasTotp: true, recoveryCodesLeft: 10 }
const byPasskey: SignInMeans = { ...byText, passkeys: 1 }

describe('a sign-in with', () => {
  it.each<[string, SignInMeans, SignInProof[], ProofWay[] | null]>([
    ['a password is done where one step is enough', oneStep, ['password'], null],
    ['a text code is done where one step is enough', oneStep, ['smsCode'], null],
    ['a passkey alone is done with two steps', byPasskey, ['passkey'], null],
    ['a password takes a text code with two steps', byText, ['password'], ['smsCode']],
    ['a text code alone opens nothing with two steps', byText, ['smsCode'], ['password']],
    ['a password and a text code is done', byText, ['password', 'smsCode'], null],
    ['a text code and then the password is done', byText, ['smsCode', 'password'], null],
    ['a password may take any of the stronger ways', byApp, ['password'], ['totp', 'smsCode', 'recoveryCode']],
    ['a text code may take any but another one', byApp, ['smsCode'], ['totp', 'password', 'recoveryCode']],
    ['a password and an authenticator code is done', byApp, ['password', 'totp'], null],
    ['a password and a recovery code is done', byApp, ['password', 'recoveryCode'], null],
    ['a text code and a recovery code is done', byApp, ['smsCode', 'recoveryCode'], null],
    ['WeChat takes a second step, and no password', byText, ['wechat'], ['smsCode']],
    ['WeChat and a text code is done', byText, ['wechat', 'smsCode'], null],
    [
      'a password of an account without phone takes its authenticator',
      { ...none, hasPassword: true, isTwoFactor: true, hasTotp: true },
      ['password'],
      ['totp'],
    ],
    ['a password waits for the school where no codes can be sent', { ...byText, canGetCodes: false }, ['password'], []],
    [
      'a password is done where nothing could be a second step',
      { ...none, hasPassword: true, isTwoFactor: true },
      ['password'],
      null,
    ],
    ['a text code of an account with nothing else opens nothing', { ...byText, hasPassword: false }, ['smsCode'], []],
  ])('%s', (_, means, shown, missing) => {
    expect(missingStep(means, shown)).toEqual(missing)
  })
})

describe('a new password by a text code', () => {
  it.each<[string, SignInMeans, ProofWay[] | null]>([
    ['takes nothing else where one step is enough', oneStep, null],
    ['is not to be had where the text message is the only second step', byText, []],
    ['takes a recovery code where there are some', { ...byText, recoveryCodesLeft: 1 }, ['recoveryCode']],
    ['takes the authenticator or a recovery code', byApp, ['totp', 'recoveryCode']],
    ['takes the passkey', byPasskey, ['passkey']],
  ])('%s', (_, means, missing) => {
    expect(missingForReset(means)).toEqual(missing)
  })
})

describe('a change within a session', () => {
  it.each<[string, SignInMeans, ProofWay[], ProofWay[] | null]>([
    ['takes password or text code where one step is enough', oneStep, [], ['password', 'smsCode']],
    ['is proven by either', oneStep, ['smsCode'], null],
    ['is proven by a passkey, with one step too', { ...oneStep, passkeys: 1 }, ['passkey'], null],
    ['takes the password as well as a text code with two steps', byText, ['smsCode'], ['password']],
    ['takes a text code as well as the password with two steps', byText, ['password'], ['smsCode']],
    ['is proven by both', byText, ['password', 'smsCode'], null],
    ['is proven by the authenticator alone', byApp, ['totp'], null],
    ['is proven by a recovery code alone', byApp, ['recoveryCode'], null],
    [
      'takes more than a text code where there is an authenticator and no password',
      { ...byApp, hasPassword: false },
      ['smsCode'],
      ['totp', 'recoveryCode'],
    ],
    [
      'is proven by the text code where nothing else can be shown',
      { ...byText, hasPassword: false },
      ['smsCode'],
      null,
    ],
    [
      'is proven by the password at a school that sends no codes',
      { ...byText, canGetCodes: false },
      ['password'],
      null,
    ],
    ['takes a new sign-in where there is nothing', none, [], []],
  ])('%s', (_, means, shown, missing) => {
    expect(missingProof(means, shown)).toEqual(missing)
  })
})

describe('there is a way in', () => {
  it.each<[string, SignInMeans, boolean, boolean]>([
    ['with a password', { ...none, hasPassword: true }, false, true],
    ['with a phone', { ...none, hasPhone: true, canGetCodes: true }, false, true],
    ['with a passkey', { ...none, passkeys: 1 }, false, true],
    ['with WeChat', none, true, true],
    ['not with a phone that gets no codes', { ...none, hasPhone: true }, false, false],
    ['not with a text code alone, where two steps are wanted', { ...byText, hasPassword: false }, false, false],
    ['with a text code and an authenticator', { ...byApp, hasPassword: false }, false, true],
    ['with nothing: no', none, false, false],
  ])('%s', (_, means, hasWechat, is) => {
    expect(hasWayIn(means, hasWechat)).toBe(is)
  })
})
