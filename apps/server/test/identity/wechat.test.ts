import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/database.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import type { OperationId } from '../../src/http/call.ts'
import { readCode, wechatTicket } from '../calls/credentials.ts'
import { openTestSchool, type TestSchool } from '../support/test-school.ts'
import { annasPhone, newPassword, told } from './account-of-anna.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const call = (id: OperationId, input: object = {}) => school.call(id, input, { as: 'student.anna' })

describe('WeChat', () => {
  const code = 'sandbox-open1-安娜'

  it('signs in once it is bound, and no longer after', async () => {
    expect(await school.call('studentLoginByWechat', { code })).toMatchObject({
      code: errorCodes.wechatUnknown,
      data: { nickname: '安娜', ticket: expect.any(String) },
    })
    expect(await call('studentBindWechat', { code })).toMatchObject({
      code: 200,
      data: { wechat: { nickname: '安娜' } },
    })
    expect(await school.call('studentLoginByWechat', { code })).toMatchObject({ code: 200 })
    expect(await school.call('teacherLoginByWechat', { code })).toMatchObject({ code: errorCodes.wechatUnknown })
    expect(await call('studentUnbindWechat')).toMatchObject({ code: 200, data: { wechat: null } })
    expect(await call('studentUnbindWechat')).toMatchObject({ code: errorCodes.wechatNotBound })
    expect(await school.call('studentLoginByWechat', { code })).toMatchObject({ code: errorCodes.wechatUnknown })
  })

  it('belongs to one account, and an account to one WeChat', async () => {
    await call('studentBindWechat', { code })
    expect(await call('studentBindWechat', { code })).toMatchObject({ code: 200 })
    expect(await call('studentBindWechat', { code: 'sandbox-open2-Anna' })).toMatchObject({
      code: errorCodes.wechatTaken,
    })
    expect(await school.call('studentBindWechat', { code }, { as: 'student.ben' })).toMatchObject({
      code: errorCodes.wechatTaken,
    })
    expect(await call('studentBindWechat', { code: 'of another kind' })).toMatchObject({
      code: errorCodes.wechatRefused,
    })
  })

  it('is bound to the account of a phone on the way in', async () => {
    const ticket = await wechatTicket(school, 'student')
    await school.call('studentSendSmsCode', { operation: 'bindWechat', ticket, ...annasPhone })
    const input = { ticket, ...annasPhone, smsCode: await readCode(school, annasPhone) }
    expect(await school.call('studentBindWechatPhone', { ...input, smsCode: '000000' })).toMatchObject({
      code: errorCodes.wrongSmsCode,
    })
    expect(await school.call('studentBindWechatPhone', input)).toMatchObject({ code: 200 })
    expect(await school.call('studentBindWechatPhone', input)).toMatchObject({ code: errorCodes.ticketExpired })
    expect(await school.call('studentLoginByWechat', { code: 'sandbox-open9-Anna' })).toMatchObject({ code: 200 })
  })

  it('is told when it comes and goes, and once', async () => {
    await call('studentBindWechat', { code })
    await call('studentBindWechat', { code })
    expect(await told(school)).toEqual(['accountWechatBound'])
    school.clock.advance(1)
    await call('studentUnbindWechat')
    expect(await told(school)).toEqual(['accountWechatUnbound', 'accountWechatBound'])
  })

  it('goes with the old password, unless who changes it says that it stays', async () => {
    await call('studentBindWechat', { code })
    const change = { oldPassword: DEMO_PASSWORD, ...newPassword }
    expect(await call('studentUpdatePassword', { ...change, keepWechat: true })).toMatchObject({
      data: { wechat: { nickname: '安娜' } },
    })
    const back = { oldPassword: 'Kite-river-27', password: DEMO_PASSWORD, passwordAgain: DEMO_PASSWORD }
    expect(await call('studentUpdatePassword', back)).toMatchObject({ code: 200, data: { wechat: null } })
    expect(await school.call('studentLoginByWechat', { code })).toMatchObject({ code: errorCodes.wechatUnknown })
    expect(await told(school)).toContain('accountWechatUnbound')
  })

  it('goes with a forgotten password, too', async () => {
    await call('studentBindWechat', { code })
    await school.call('studentSendSmsCode', { operation: 'resetPassword', ...annasPhone })
    const { data } = await school.call('studentRequestFormToken')
    const { randomToken } = data as { randomToken: string }
    const input = { ...annasPhone, smsCode: await readCode(school, annasPhone), ...newPassword, randomToken }
    expect(await school.call('studentRetrievePassword', input)).toMatchObject({ code: 200 })
    expect(await school.call('studentLoginByWechat', { code })).toMatchObject({ code: errorCodes.wechatUnknown })
  })

  it('stays when nothing else is left to sign in with', async () => {
    await call('studentBindWechat', { code })
    await school.db
      .update(schema.account)
      .set({ passwordHash: null, zone: null, mobile: null })
      .where(eq(schema.account.username, 'student.anna'))
    expect(await call('studentUnbindWechat')).toMatchObject({ code: errorCodes.lastWayIn })
  })

  it('signs nobody in where no app of WeChat is configured', async () => {
    const real = await openTestSchool({ config: { demo: false } })
    expect(await real.call('studentLoginByWechat', { code })).toMatchObject({ code: errorCodes.wechatRefused })
  })
})
