import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/database.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import { newPhone, phoneOfAccount, readCode, signIn, wechatTicket } from '../calls/credentials.ts'
import { type Answer, MINUTE, openTestSchool, type TestSchool } from '../support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const PIXEL_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const DAY = 24 * 60 * MINUTE
const as = { as: 'student.anna' }
const anna = phoneOfAccount('student.anna')
const chosen = { password: 'Huawen-2027', passwordAgain: 'Huawen-2027' }
const TABLET = {
  deviceId: 'tablet',
  'user-agent':
    'Mozilla/5.0 (iPad; CPU OS 16_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.1 Mobile/15E148 Safari/604.1',
}
const call = (id: Parameters<TestSchool['call']>[0], input: object = {}) => school.call(id, input, as)
const account = async () => school.data('studentAccountInfo', {}, 'student.anna')
const bearer = ({ data }: Answer) => ({ authorization: `Bearer ${(data as { accessToken: string }).accessToken}` })
const ownCode = async (operation: string) => {
  await call('studentSendSmsCode', { operation })
  return readCode(school, anna)
}

describe('the password', () => {
  it('is changed by who knows the old one; other sign-ins end, this one stays', async () => {
    const elsewhere = bearer(await signIn(school, 'student'))
    const input = { oldPassword: DEMO_PASSWORD, ...chosen }
    expect(await call('studentUpdatePassword', { ...input, oldPassword: 'guess' })).toMatchObject({ code: 50001 })
    expect(await call('studentUpdatePassword', input)).toMatchObject({
      code: 200,
      data: { passwordChangedAt: '2026-11-20T01:00:00.000Z', passwordDaysLeft: 90, sessionCount: 1 },
    })
    expect(await call('studentUserInfo')).toMatchObject({ code: 200 })
    expect(await school.call('studentUserInfo', {}, { headers: elsewhere })).toMatchObject({
      code: 401,
      data: { reason: 'password-changed' },
    })
  })

  it('has rules of its own', async () => {
    const change = (input: object) => call('studentUpdatePassword', { oldPassword: DEMO_PASSWORD, ...chosen, ...input })
    expect(await change({ passwordAgain: 'Huawen-2028' })).toMatchObject({ code: 30103 })
    expect(await change({ password: 'huawen2027', passwordAgain: 'huawen2027' })).toMatchObject({ code: 30104 })
    expect(await change({ password: DEMO_PASSWORD, passwordAgain: DEMO_PASSWORD })).toMatchObject({ code: 30102 })
    expect(await call('studentSetPassword', chosen)).toMatchObject({ code: 30105 })
  })

  it('is not guessed at by who found an open page: ten wrong ones close the door', async () => {
    for (let i = 0; i < 10; i++) {
      const guess = { oldPassword: `guess-${i}`, ...chosen }
      expect(await call('studentUpdatePassword', guess)).toMatchObject({ code: 50001 })
    }
    expect(await call('studentUpdatePassword', { oldPassword: DEMO_PASSWORD, ...chosen })).toMatchObject({
      code: 50003,
    })
  })

  it('is reset by who is signed in and forgot it', async () => {
    const smsCode = await ownCode('resetPassword')
    expect(await call('studentResetPassword', { smsCode, ...chosen })).toMatchObject({ code: 200 })
    expect(await signIn(school, 'student')).toMatchObject({ code: 50001 })
  })

  it('is old after ninety days, and everybody is told so', async () => {
    await call('studentUpdatePassword', { oldPassword: DEMO_PASSWORD, ...chosen })
    const login = () =>
      school.call('studentLogin', { username: 'student.anna', password: 'Huawen-2027', captchaVerification: '' })
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

describe('the phone', () => {
  const newCode = async () => {
    await call('studentSendSmsCode', { operation: 'changePhone', ...newPhone })
    return readCode(school, newPhone)
  }

  it('changes with the password and a code sent to the new one', async () => {
    const smsCode = await newCode()
    const input = { ...newPhone, smsCode }
    expect(await call('studentUpdateMobile', input)).toMatchObject({ code: 50001 })
    expect(await call('studentUpdateMobile', { ...input, password: DEMO_PASSWORD })).toMatchObject({
      code: 200,
      data: { zone: '81', mobile: '901****678' },
    })
    const login = { ...newPhone, password: DEMO_PASSWORD, captchaVerification: '' }
    expect(await school.call('studentLoginByPhonePassword', login)).toMatchObject({ code: 200 })
    expect(await school.call('studentLoginByPhonePassword', { ...login, ...anna })).toMatchObject({ code: 50001 })
  })

  it('is nobody else’s', async () => {
    const ben = phoneOfAccount('student.ben')
    await call('studentSendSmsCode', { operation: 'changePhone', ...ben })
    const smsCode = await readCode(school, ben)
    const input = { ...ben, smsCode, password: DEMO_PASSWORD }
    expect(await call('studentUpdateMobile', input)).toMatchObject({ code: 30101 })
  })
})

describe('WeChat', () => {
  const code = 'sandbox-open1-安娜'

  it('signs in once it is bound, and no longer after', async () => {
    expect(await school.call('studentLoginByWechat', { code })).toMatchObject({
      code: 50007,
      data: { nickname: '安娜', ticket: expect.any(String) },
    })
    expect(await call('studentBindWechat', { code })).toMatchObject({
      code: 200,
      data: { wechat: { nickname: '安娜' } },
    })
    expect(await school.call('studentLoginByWechat', { code })).toMatchObject({ code: 200 })
    expect(await school.call('teacherLoginByWechat', { code })).toMatchObject({ code: 50007 })
    expect(await call('studentUnbindWechat')).toMatchObject({ code: 200, data: { wechat: null } })
    expect(await call('studentUnbindWechat')).toMatchObject({ code: 30107 })
    expect(await school.call('studentLoginByWechat', { code })).toMatchObject({ code: 50007 })
  })

  it('belongs to one account, and an account to one WeChat', async () => {
    await call('studentBindWechat', { code })
    expect(await call('studentBindWechat', { code })).toMatchObject({ code: 200 })
    expect(await call('studentBindWechat', { code: 'sandbox-open2-Anna' })).toMatchObject({ code: 30106 })
    expect(await school.call('studentBindWechat', { code }, { as: 'student.ben' })).toMatchObject({ code: 30106 })
    expect(await call('studentBindWechat', { code: 'of another kind' })).toMatchObject({ code: 50009 })
  })

  it('is bound to the account of a phone on the way in', async () => {
    const ticket = await wechatTicket(school, 'student')
    await school.call('studentSendSmsCode', { operation: 'bindWechat', ticket, ...anna })
    const input = { ticket, ...anna, smsCode: await readCode(school, anna) }
    expect(await school.call('studentBindWechatPhone', { ...input, smsCode: '000000' })).toMatchObject({ code: 50004 })
    expect(await school.call('studentBindWechatPhone', input)).toMatchObject({ code: 200 })
    expect(await school.call('studentBindWechatPhone', input)).toMatchObject({ code: 50008 })
    expect(await school.call('studentLoginByWechat', { code: 'sandbox-open9-Anna' })).toMatchObject({ code: 200 })
  })

  it('stays when nothing else is left to sign in with', async () => {
    await call('studentBindWechat', { code })
    await school.db
      .update(schema.account)
      .set({ passwordHash: null, zone: null, mobile: null })
      .where(eq(schema.account.username, 'student.anna'))
    expect(await call('studentUnbindWechat')).toMatchObject({ code: 30110 })
  })

  it('signs nobody in where no app of WeChat is configured', async () => {
    const real = await openTestSchool({ config: { demo: false, client: 'hwjy-web:hwjy-web' } })
    expect(await real.call('studentLoginByWechat', { code })).toMatchObject({ code: 50009 })
  })
})

describe('the security centre', () => {
  it('shows where somebody is signed in, and ends it there', async () => {
    await account()
    school.clock.advance(MINUTE)
    const there = bearer(await signIn(school, 'student', TABLET))
    const { sessions, devices } = await school.data('studentListSessions', {}, 'student.anna')
    // The one that asks stands first, although the tablet was seen last.
    expect(sessions).toMatchObject([
      { device: { kind: 'unknown' }, isCurrent: true },
      { device: { kind: 'tablet', browser: 'Safari', system: 'iOS', model: 'iPad' }, isCurrent: false },
    ])
    expect(devices).toMatchObject([{ deviceId: 'tablet', device: { model: 'iPad' }, isCurrent: false }])
    const sessionId = sessions.find(({ isCurrent }) => !isCurrent)?.sessionId
    expect(await school.call('studentEndSession', { sessionId }, { as: 'student.ben' })).toMatchObject({ code: 404 })
    expect(await call('studentEndSession', { sessionId })).toMatchObject({ code: 200, data: { sessions: [{}] } })
    expect(await school.call('studentUserInfo', {}, { headers: there })).toMatchObject({
      code: 401,
      data: { reason: 'ended-by-person' },
    })
    expect(await call('studentForgetDevice', { deviceId: 'tablet' })).toMatchObject({ data: { devices: [] } })
    expect(await call('studentForgetDevice', { deviceId: 'tablet' })).toMatchObject({ code: 404 })
  })

  it('signs out everywhere else at once, and stays here', async () => {
    await account()
    const elsewhere = [bearer(await signIn(school, 'student', TABLET)), bearer(await signIn(school, 'student'))]
    expect(await call('studentEndOtherSessions')).toMatchObject({ data: { sessions: [{ isCurrent: true }] } })
    for (const headers of elsewhere)
      expect(await school.call('studentUserInfo', {}, { headers })).toMatchObject({
        code: 401,
        data: { reason: 'ended-by-person' },
      })
    expect(await call('studentUserInfo')).toMatchObject({ code: 200 })
  })

  it('switches the second step on and off with a code', async () => {
    const smsCode = await ownCode('twoFactor')
    expect(await call('studentSetTwoFactor', { isTwoFactor: true, smsCode: '000000' })).toMatchObject({ code: 50004 })
    expect(await call('studentSetTwoFactor', { isTwoFactor: true, smsCode })).toMatchObject({
      code: 200,
      data: { isTwoFactor: true },
    })
    expect(await signIn(school, 'student')).toMatchObject({ code: 50006 })
  })
})

describe('an account that is to be deleted', () => {
  const close = async () => call('studentCloseAccount', { smsCode: await ownCode('closeAccount') })

  it('goes on for a week, and may be kept', async () => {
    expect(await account()).toMatchObject({ deletionDays: 7 })
    expect(await close()).toMatchObject({ code: 200, data: { closesAt: '2026-11-27T01:00:00.000Z' } })
    expect(await call('studentUserInfo')).toMatchObject({ data: { closesAt: '2026-11-27T01:00:00.000Z' } })
    expect(await call('studentKeepAccount')).toMatchObject({ code: 200, data: { closesAt: null } })
    expect(await call('studentUserInfo')).toMatchObject({ data: { closesAt: null } })
    school.clock.advance(8 * DAY)
    await school.backend.beat()
    expect(await signIn(school, 'student')).toMatchObject({ code: 200 })
  })

  it('is gone then, with every name; what the person did stays', async () => {
    await call('studentBindWechat', { code: 'sandbox-open1-Anna' })
    await close()
    school.clock.advance(7 * DAY)
    await school.backend.beat()
    expect(await signIn(school, 'student')).toMatchObject({ code: 50001 })
    expect(await school.call('studentLoginByWechat', { code: 'sandbox-open1-Anna' })).toMatchObject({ code: 50007 })
    const [left] = await school.db.select().from(schema.person).where(eq(schema.person.id, 'usr_anna'))
    expect(left).toMatchObject({ accountId: null, nickname: '已注销用户', avatarUrl: null })
    expect(JSON.stringify(left)).not.toMatch(/Anna|Kowalska/)
    const enrolled = await school.db.select().from(schema.enrolment).where(eq(schema.enrolment.studentId, 'usr_anna'))
    expect(enrolled.length).toBeGreaterThan(0)
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
    await school.backend.beat()
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
    await school.backend.beat()
    expect(await names()).toEqual(['已注销用户', '已注销用户'])
  })
})

describe('what others see', () => {
  it('is changed field by field', async () => {
    await call('studentModifyUser', { nickname: '小安', birthday: '2015-04-12' })
    const { profile } = await account()
    expect(profile).toMatchObject({ name: 'Anna Kowalska', nickname: '小安', birthday: '2015-04-12', introduction: '' })
  })

  it('is plain text: nothing that hides, turns around or is not there', async () => {
    await call('studentModifyUser', { name: '\u202eAnna\u200b', nickname: ' 小\n安 ' })
    expect((await account()).profile).toMatchObject({ name: 'Anna', nickname: '小 安' })
    expect(await call('studentModifyUser', { name: '\u200b' })).toMatchObject({
      code: 400,
      data: { issues: [{ path: 'name', code: 'empty' }] },
    })
  })

  it('is not everything', async () => {
    const input = { birthday: '2027-01-01', gradeId: 'none', timeZone: 'Mars/Olympus' }
    const { code, data } = await call('studentModifyUser', input)
    expect(code).toBe(400)
    const { issues } = data as { issues: { path: string }[] }
    expect(issues.map(({ path }) => path)).toEqual(['birthday', 'gradeId', 'timeZone'])
  })

  it('has a face: a JPG of one’s own of at most 2 MB', async () => {
    const upload = async (fileName: string, body: Uint8Array<ArrayBuffer>) => {
      const { newFileName, signUrl } = await school.data(
        'studentTempCredential',
        { type: 'image', fileName },
        'student.anna',
      )
      const put = new Request(signUrl, { method: 'PUT', body, headers: { host: 'localhost:8080' } })
      expect((await school.backend.fetch(put)).status).toBe(200)
      return newFileName
    }
    const jpg = (bytes: number) => {
      const picture = new Uint8Array(bytes)
      picture.set([0xff, 0xd8, 0xff, 0xe0])
      return picture
    }
    const png = Uint8Array.from(atob(PIXEL_PNG), (char) => char.charCodeAt(0))
    const avatar = await upload('ich.jpg', jpg(1_000))
    expect(await call('studentModifyUser', { avatar })).toMatchObject({
      code: 200,
      data: { profile: { avatar: `http://localhost:8080/cos/huawen-1250000000/${avatar}` } },
    })
    expect(await call('studentModifyUser', { avatar: await upload('ich.png', png) })).toMatchObject({ code: 34001 })
    const large = await upload('gross.jpg', jpg(2 * 1024 * 1024 + 1))
    expect(await call('studentModifyUser', { avatar: large })).toMatchObject({ code: 34002 })
    expect(await school.call('studentModifyUser', { avatar }, { as: 'student.ben' })).toMatchObject({ code: 403 })
    expect(await call('studentModifyUser', { avatar: `${avatar.slice(0, -5)}x.jpg` })).toMatchObject({ code: 30040 })
  })
})
