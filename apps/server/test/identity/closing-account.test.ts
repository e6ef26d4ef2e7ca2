import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/database.ts'
import type { OperationId } from '../../src/http/call.ts'
import { phoneOfAccount, readCode, signIn } from '../calls/credentials.ts'
import { MINUTE, openTestSchool, type TestSchool } from '../support/test-school.ts'
import { PNG } from '../support/sample-files.ts'
import { upload } from '../support/uploads.ts'
import { accountOfAnna, codeForAnna } from './account-of-anna.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const DAY = 24 * 60 * MINUTE
const call = (id: OperationId, input: object = {}) => school.call(id, input, { as: 'student.anna' })

describe('an account that is to be deleted', () => {
  const close = async () => call('studentCloseAccount', { smsCode: await codeForAnna(school, 'closeAccount') })

  it('goes on for a week, and may be kept', async () => {
    expect(await accountOfAnna(school)).toMatchObject({ deletionDays: 7 })
    expect(await close()).toMatchObject({ code: 200, data: { closesAt: '2026-11-27T01:00:00.000Z' } })
    expect(await call('studentUserInfo')).toMatchObject({ data: { closesAt: '2026-11-27T01:00:00.000Z' } })
    expect(await call('studentKeepAccount')).toMatchObject({ code: 200, data: { closesAt: null } })
    expect(await call('studentUserInfo')).toMatchObject({ data: { closesAt: null } })
    school.clock.advance(8 * DAY)
    await school.backend.tick()
    expect(await signIn(school, 'student')).toMatchObject({ code: 200 })
  })

  it('is gone then, with every name; what the person did stays', async () => {
    await call('studentBindWechat', { code: 'sandbox-open1-Anna' })
    await close()
    school.clock.advance(7 * DAY)
    await school.backend.tick()
    expect(await signIn(school, 'student')).toMatchObject({ code: errorCodes.wrongPassword })
    expect(await school.call('studentLoginByWechat', { code: 'sandbox-open1-Anna' })).toMatchObject({
      code: errorCodes.wechatUnknown,
    })
    const [left] = await school.db.select().from(schema.person).where(eq(schema.person.id, 'usr_anna'))
    expect(left).toMatchObject({ accountId: null, nickname: '已注销用户', avatarKey: null })
    expect(JSON.stringify(left)).not.toMatch(/Anna|Kowalska/)
    const enrolled = await school.db.select().from(schema.enrolment).where(eq(schema.enrolment.studentId, 'usr_anna'))
    expect(enrolled.length).toBeGreaterThan(0)
  })

  it('takes the keys with it that its person was given to store files: an hour is longer than an account', async () => {
    await close()
    school.clock.advance(7 * DAY - 30 * MINUTE)
    const { data } = await signIn(school, 'student')
    const { accessToken } = data as { accessToken: string }
    const headers = { authorization: `Bearer ${accessToken}` }
    const put = async () => {
      const given = await school.call('studentTempCredential', { type: 'image', fileName: 'a.png' }, { headers })
      const { signUrl } = given.data as { signUrl: string }
      return async () =>
        school.backend.fetch(new Request(signUrl, { method: 'PUT', body: PNG, headers: { host: 'localhost:8080' } }))
    }
    const [before, after] = [await put(), await put()]
    expect((await before()).status).toBe(200)
    school.clock.advance(30 * MINUTE)
    await school.backend.tick()
    const answer = await after()
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('InvalidAccessKeyId')])
  })

  it('takes the person’s face out of the store', async () => {
    const content = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
    const avatar = await upload(school, 'student.anna', { type: 'image', fileName: 'ich.jpg', content })
    const { profile } = await school.data('studentModifyUser', { avatar }, 'student.anna')
    const status = async () => (await school.backend.fetch(new Request(profile.avatar ?? ''))).status
    expect(await status()).toBe(200)
    await close()
    school.clock.advance(7 * DAY)
    await school.backend.tick()
    expect(await status()).toBe(404)
  })

  it('takes what the school has told the person with it, and the calendar they gave away', async () => {
    await school.data('studentRenewCalendarFeed', {}, 'student.anna')
    const left = async () => ({
      messages: await school.db.$count(schema.systemMessage, eq(schema.systemMessage.personId, 'usr_anna')),
      feeds: await school.db.$count(schema.calendarFeed, eq(schema.calendarFeed.personId, 'usr_anna')),
    })
    const message = { kind: 'lessonMoved', values: {}, targetId: null, createdAt: school.clock.now(), readAt: null }
    await school.db.insert(schema.systemMessage).values({ id: 'msg_anna', personId: 'usr_anna', ...message })
    expect(await left()).toEqual({ messages: expect.any(Number), feeds: 1 })
    await close()
    school.clock.advance(7 * DAY)
    await school.backend.tick()
    expect(await left()).toEqual({ messages: 0, feeds: 0 })
  })

  it('is the whole family’s: either child may ask, the other may keep it, and it goes for both', async () => {
    const family = { as: 'student.grace' }
    const names = async () => {
      const rows = await school.db.select().from(schema.person)
      return rows.filter(({ id }) => ['usr_grace', 'usr_samuel'].includes(id)).map(({ name }) => name)
    }
    expect(await school.data('studentAccountInfo', {}, 'student.grace')).toMatchObject({
      people: [
        { userId: 'usr_grace', name: 'Grace Okafor', role: 'student' },
        { userId: 'usr_samuel', name: 'Samuel Okafor', role: 'student' },
      ],
    })
    const ask = async () => {
      await school.call('studentSendSmsCode', { operation: 'closeAccount' }, family)
      const smsCode = await readCode(school, phoneOfAccount('student.grace'))
      expect(await school.call('studentCloseAccount', { smsCode }, family)).toMatchObject({ code: 200 })
    }
    await ask()
    await school.data('assignStudent', { stuId: 'usr_samuel' }, 'student.grace')
    expect(await school.call('studentUserInfo', {}, family)).toMatchObject({ data: { closesAt: expect.any(String) } })
    expect(await school.call('studentKeepAccount', {}, family)).toMatchObject({ data: { closesAt: null } })
    school.clock.advance(DAY)
    await ask()
    school.clock.advance(7 * DAY)
    await school.backend.tick()
    expect(await names()).toEqual(['已注销用户', '已注销用户'])
  })
})
