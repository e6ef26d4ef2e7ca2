import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import type { OperationId } from '../../src/http/call.ts'
import { phoneOfAccount, readCode, signIn } from '../calls/credentials.ts'
import { MINUTE, openTestSchool, type TestSchool } from '../support/test-school.ts'
import { bearer, codeForAnna, newPassword } from './account-of-anna.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const DAY = 24 * 60 * MINUTE
const call = (id: OperationId, input: object = {}) => school.call(id, input, { as: 'student.anna' })

describe('the password', () => {
  it('is changed by who knows the old one; other sign-ins end, this one stays', async () => {
    const elsewhere = bearer(await signIn(school, 'student'))
    const input = { oldPassword: DEMO_PASSWORD, ...newPassword }
    expect(await call('studentUpdatePassword', { ...input, oldPassword: 'guess' })).toMatchObject({
      code: errorCodes.wrongPassword,
    })
    expect(await call('studentUpdatePassword', input)).toMatchObject({
      code: 200,
      data: { passwordChangedAt: '2026-11-20T01:00:00.000Z', passwordDaysLeft: 90, sessionCount: 1 },
    })
    expect(await call('studentUserInfo')).toMatchObject({ code: 200 })
    expect(await school.call('studentUserInfo', {}, { headers: elsewhere })).toMatchObject({
      code: errorCodes.notSignedIn,
      data: { reason: 'password-changed' },
    })
  })

  it('has rules of its own', async () => {
    const change = (input: object) =>
      call('studentUpdatePassword', { oldPassword: DEMO_PASSWORD, ...newPassword, ...input })
    expect(await change({ passwordAgain: 'Kite-river-28' })).toMatchObject({ code: errorCodes.passwordsDiffer })
    expect(await change({ password: 'huawen2027', passwordAgain: 'huawen2027' })).toMatchObject({
      code: errorCodes.passwordTooWeak,
    })
    expect(await change({ password: DEMO_PASSWORD, passwordAgain: DEMO_PASSWORD })).toMatchObject({
      code: errorCodes.passwordUnchanged,
    })
    expect(await call('studentSetPassword', newPassword)).toMatchObject({ code: errorCodes.passwordAlreadySet })
  })

  it('is none that programs try first, and none of the person’s own names', async () => {
    const change = (password: string) =>
      call('studentUpdatePassword', { oldPassword: DEMO_PASSWORD, password, passwordAgain: password })
    expect(await change('P@ssw0rd')).toMatchObject({
      code: errorCodes.passwordCommon,
      message: expect.stringMatching(/常见|common|よく使われて/),
    })
    for (const personal of ['Kowalska-1', 'Student.Anna1', 'Huawen-2027', 'Tel-13800000003'])
      expect(await change(personal)).toMatchObject({ code: errorCodes.passwordPersonal })
    expect(await change('Kite-river-27')).toMatchObject({ code: 200 })
  })

  it('may be a name of somebody else, and the own one is said only to who has proven something', async () => {
    const phone = phoneOfAccount('student.anna')
    const byCode = { ...phone, operation: 'resetPassword', password: 'Kowalska-1', smsCode: '000000' }
    expect(await school.call('studentLoginBySmsCode', byCode)).toMatchObject({ code: errorCodes.wrongSmsCode })
    await school.call('studentSendSmsCode', { operation: 'resetPassword', ...phone })
    const smsCode = await readCode(school, phone)
    expect(await school.call('studentLoginBySmsCode', { ...byCode, smsCode })).toMatchObject({
      code: errorCodes.passwordPersonal,
    })
    const other = { ...byCode, smsCode, password: 'Kite-Carter-12' }
    expect(await school.call('studentLoginBySmsCode', other), 'the code was not used').toMatchObject({ code: 200 })
  })

  it('of the demo can be chosen again in the demo', async () => {
    await call('studentUpdatePassword', { oldPassword: DEMO_PASSWORD, ...newPassword })
    const back = { oldPassword: newPassword.password, password: DEMO_PASSWORD, passwordAgain: DEMO_PASSWORD }
    expect(await call('studentUpdatePassword', back)).toMatchObject({ code: 200 })
  })

  it('is not guessed at by who found an open page: ten wrong ones close the door', async () => {
    for (let i = 0; i < 10; i++) {
      const guess = { oldPassword: `guess-${i}`, ...newPassword }
      expect(await call('studentUpdatePassword', guess)).toMatchObject({ code: errorCodes.wrongPassword })
    }
    expect(await call('studentUpdatePassword', { oldPassword: DEMO_PASSWORD, ...newPassword })).toMatchObject({
      code: errorCodes.tooManyAttempts,
    })
  })

  it('is reset by who is signed in and forgot it', async () => {
    const smsCode = await codeForAnna(school, 'resetPassword')
    expect(await call('studentResetPassword', { smsCode, ...newPassword })).toMatchObject({ code: 200 })
    expect(await signIn(school, 'student')).toMatchObject({ code: errorCodes.wrongPassword })
  })

  it('is old after ninety days, and everybody is told so', async () => {
    await call('studentUpdatePassword', { oldPassword: DEMO_PASSWORD, ...newPassword })
    const login = () =>
      school.call('studentLogin', { username: 'student.anna', password: 'Kite-river-27', captchaVerification: '' })
    const isOld = async () => {
      const { data } = await school.call('studentUserInfo', {}, { headers: bearer(await login()) })
      return (data as { isPasswordOld: boolean }).isPasswordOld
    }
    school.clock.advance(89 * DAY)
    expect(await isOld()).toBe(false)
    school.clock.advance(DAY)
    expect(await isOld()).toBe(true)
  })
})
