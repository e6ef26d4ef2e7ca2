import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/database.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import type { OperationId } from '../../src/http/call.ts'
import { newPhone, phoneOfAccount, proveByPhone, readCode } from '../calls/credentials.ts'
import { MINUTE, openTestSchool, type TestSchool } from '../support/test-school.ts'
import { aMomentLater, accountOfAnna, annasPhone, codeForAnna, newPassword, textsTo, told } from './account-of-anna.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const call = (id: OperationId, input: object = {}) => school.call(id, input, { as: 'student.anna' })

describe('the phone', () => {
  const newCode = async (phone = newPhone) => {
    await call('studentSendSmsCode', { operation: 'changePhone', ...phone })
    return readCode(school, phone)
  }
  const change = async (input: object = {}) =>
    call('studentUpdateMobile', { ...newPhone, smsCode: await newCode(), password: DEMO_PASSWORD, ...input })

  it('changes with a code to the old one, a code to the new one, and the password', async () => {
    const smsCode = await newCode()
    const input = { ...newPhone, smsCode, password: DEMO_PASSWORD }
    expect(await call('studentUpdateMobile', input), 'a password is no phone').toMatchObject({
      code: errorCodes.proofRequired,
      data: { ways: ['smsCode'], mobile: '138****0003' },
    })
    await proveByPhone(school, 'student')
    expect(await call('studentUpdateMobile', { ...newPhone, smsCode })).toMatchObject({
      code: errorCodes.wrongPassword,
    })
    expect(await call('studentUpdateMobile', input)).toMatchObject({
      code: 200,
      data: { zone: '81', mobile: '90****5678' },
    })
    expect(await call('studentUpdateMobile', input), 'the code is used').toMatchObject({
      code: errorCodes.wrongSmsCode,
    })
    const login = { ...newPhone, password: DEMO_PASSWORD, captchaVerification: '' }
    expect(await school.call('studentLoginByPhonePassword', login)).toMatchObject({ code: 200 })
    expect(await school.call('studentLoginByPhonePassword', { ...login, ...annasPhone })).toMatchObject({
      code: errorCodes.wrongPassword,
    })
  })

  it('is told to the old phone, in the language of its country, and to everybody of the account', async () => {
    await proveByPhone(school, 'student')
    aMomentLater(school)
    await change()
    const [text] = await textsTo(school, annasPhone)
    expect(text).toContain('手机号已改为 90****5678')
    expect(await told(school)).toEqual(['accountPhoneChanged'])
  })

  it('is nobody else’s; the phone that has one hears so, nobody else before it proved itself', async () => {
    const ben = phoneOfAccount('student.ben')
    await proveByPhone(school, 'student')
    const free = await call('studentSendSmsCode', { operation: 'changePhone', ...newPhone })
    const taken = await call('studentSendSmsCode', { operation: 'changePhone', ...ben })
    expect(taken).toEqual({ ...free, data: { ...(free.data as object), mobile: '138****0004' } })
    expect((await textsTo(school, ben))[0]).toContain('already belongs to an account')
    expect((await textsTo(school, newPhone))[0]).not.toContain('already belongs to an account')

    const smsCode = await readCode(school, ben)
    const input = { ...ben, smsCode, password: DEMO_PASSWORD }
    expect(await call('studentUpdateMobile', { ...input, smsCode: '000000' })).toMatchObject({
      code: errorCodes.wrongSmsCode,
    })
    expect(await call('studentUpdateMobile', input)).toMatchObject({ code: errorCodes.phoneTaken })
  })

  it('is another one than so far: nothing would change, and the old phone would be alarmed', async () => {
    expect(await call('studentSendSmsCode', { operation: 'changePhone', ...annasPhone })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'mobile', code: 'own-phone' }] },
    })
    expect(await textsTo(school, annasPhone)).toEqual([])
  })

  it('is added with the password alone where there is none', async () => {
    const as = { as: 'student.noor' }
    await school.call('studentSendSmsCode', { operation: 'changePhone', ...newPhone }, as)
    const input = { ...newPhone, smsCode: await readCode(school, newPhone) }
    expect(await school.call('studentUpdateMobile', input, as)).toMatchObject({ code: errorCodes.wrongPassword })
    expect(await school.call('studentUpdateMobile', { ...input, password: DEMO_PASSWORD }, as)).toMatchObject({
      code: 200,
      data: { mobile: '90****5678' },
    })
  })
})

describe('a lost phone', () => {
  const askForNew = async (phone = newPhone) => {
    await call('studentSendSmsCode', { operation: 'changePhone', ...phone })
    const smsCode = await readCode(school, phone)
    return call('studentUpdateMobile', { ...phone, smsCode, password: DEMO_PASSWORD, isOldPhoneLost: true })
  }
  const later = async (ms: number) => {
    school.clock.advance(ms)
    await school.backend.tick()
  }

  it('gives way after 72 hours; until then everything stays, and the old phone is told how to stop it', async () => {
    expect(await askForNew()).toMatchObject({
      code: 200,
      data: {
        mobile: '138****0003',
        phoneChange: { zone: '81', mobile: '90****5678', effectiveAt: '2026-11-23T01:00:00.000Z' },
      },
    })
    const [text] = await textsTo(school, annasPhone)
    expect(text).toMatch(/72 小时后.*保留原手机/)
    expect(await told(school)).toEqual(['accountPhoneChanging'])
    await later(72 * 60 * MINUTE - 1)
    expect(await accountOfAnna(school)).toMatchObject({ mobile: '138****0003' })
    await later(2 * MINUTE)
    expect(await accountOfAnna(school)).toMatchObject({ zone: '81', mobile: '90****5678', phoneChange: null })
    expect((await textsTo(school, annasPhone))[0]).toContain('手机号已改为 90****5678')
    expect((await told(school)).slice(0, 1)).toEqual(['accountPhoneMoved'])
  })

  it('takes the password, and the old phone where there is none', async () => {
    await call('studentSendSmsCode', { operation: 'changePhone', ...newPhone })
    const input = { ...newPhone, smsCode: await readCode(school, newPhone), isOldPhoneLost: true }
    expect(await call('studentUpdateMobile', { ...input, password: 'guess' })).toMatchObject({
      code: errorCodes.wrongPassword,
    })
    await school.db
      .update(schema.account)
      .set({ passwordHash: null })
      .where(eq(schema.account.username, 'student.anna'))
    expect(await call('studentUpdateMobile', input)).toMatchObject({ code: errorCodes.oldPhoneRequired })
  })

  it('is found again: one press keeps it, by the owner alone', async () => {
    await askForNew()
    expect(await school.call('studentKeepPhone', {}, { as: 'student.ben' })).toMatchObject({ code: 200 })
    aMomentLater(school)
    expect(await accountOfAnna(school)).toMatchObject({ phoneChange: { mobile: '90****5678' } })
    expect(await call('studentKeepPhone')).toMatchObject({ code: 200, data: { phoneChange: null } })
    expect(await call('studentKeepPhone')).toMatchObject({ code: 200 })
    expect(await told(school)).toEqual(['accountPhoneKept', 'accountPhoneChanging'])
    await later(73 * 60 * MINUTE)
    expect(await accountOfAnna(school)).toMatchObject({ mobile: '138****0003' })
  })

  it('is found again by who takes a new password with it', async () => {
    await askForNew()
    aMomentLater(school)
    const smsCode = await codeForAnna(school, 'resetPassword')
    expect(await call('studentResetPassword', { smsCode, ...newPassword })).toMatchObject({
      code: 200,
      data: { phoneChange: null },
    })
    expect(await told(school)).toContain('accountPhoneKept')
  })

  it('does not get a number that another account took in the meantime', async () => {
    await askForNew()
    const noor = { as: 'student.noor' }
    school.clock.advance(MINUTE)
    await school.call('studentSendSmsCode', { operation: 'changePhone', ...newPhone }, noor)
    const input = { ...newPhone, smsCode: await readCode(school, newPhone), password: DEMO_PASSWORD }
    expect(await school.call('studentUpdateMobile', input, noor)).toMatchObject({ code: 200 })
    await later(73 * 60 * MINUTE)
    expect(await accountOfAnna(school)).toMatchObject({ mobile: '138****0003', phoneChange: null })
    expect((await told(school))[0]).toBe('accountPhoneTaken')
  })
})
