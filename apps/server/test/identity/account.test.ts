import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/database.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import { newPhone, phoneOfAccount, proveByPhone, readCode, signIn, wechatTicket } from '../calls/credentials.ts'
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
/** Two things of one moment have no order; people never do two at once. */
const aMomentLater = () => school.clock.advance(1)
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

/** What the account's people were told of it, the newest first. */
const told = async (as = 'student.anna') => {
  const { records } = await school.data('studentListMessages', { category: 'account' }, as)
  return records.map(({ kind }) => kind)
}
/** What went to a phone, the newest first. */
const texts = async ({ zone, mobile }: { zone: string; mobile: string }) => {
  const { data } = await school.call('listOutboxMessages', { recipient: `${zone}${mobile}` })
  return (data as { text: string }[]).map(({ text }) => text)
}

describe('a proof that it is still the same person', () => {
  const bind = () => call('studentBindWechat', { code: 'sandbox-open1-Anna' })
  const prove = (input: object) => call('studentProveIdentity', input)

  it('is signing in, and the password or a code again after ten minutes', async () => {
    await school.token('student.anna')
    school.clock.advance(10 * MINUTE)
    expect(await bind()).toMatchObject({
      code: 30115,
      data: { ways: ['password', 'smsCode'], mobile: '138****003' },
    })
    expect(await prove({ password: 'guess' })).toMatchObject({ code: 50001 })
    expect(await bind()).toMatchObject({ code: 30115 })
    expect(await prove({ password: DEMO_PASSWORD })).toMatchObject({
      code: 200,
      data: { provenUntil: '2026-11-20T01:20:00.000Z' },
    })
    expect(await bind()).toMatchObject({ code: 200 })
    school.clock.advance(10 * MINUTE)
    expect(await call('studentUnbindWechat')).toMatchObject({ code: 30115 })
    await proveByPhone(school, 'student')
    expect(await call('studentUnbindWechat')).toMatchObject({ code: 200 })
  })

  it('is not the same code again, nor one for something else', async () => {
    const forTwoFactor = await ownCode('twoFactor')
    expect(await prove({ smsCode: forTwoFactor })).toMatchObject({ code: 50004 })
    aMomentLater()
    const smsCode = await ownCode('confirm')
    expect(await prove({ smsCode })).toMatchObject({ code: 200 })
    expect(await prove({ smsCode })).toMatchObject({ code: 50004 })
  })

  it('counts in its own session alone, and outlives the session’s token', async () => {
    const there = bearer(await signIn(school, 'student'))
    school.clock.advance(10 * MINUTE)
    await prove({ password: DEMO_PASSWORD })
    const input = { code: 'sandbox-open1-Anna' }
    expect(await school.call('studentBindWechat', input, { headers: there })).toMatchObject({ code: 30115 })

    const { data } = await signIn(school, 'student')
    const { refreshToken } = data as { refreshToken: string }
    const renewed = bearer(await school.call('studentRefreshToken', { refreshToken }))
    expect(await school.call('studentBindWechat', input, { headers: renewed })).toMatchObject({ code: 200 })
  })

  it('is not WeChat: whoever bound it may be who it is against', async () => {
    await bind()
    const headers = bearer(await school.call('studentLoginByWechat', { code: 'sandbox-open1-Anna' }))
    expect(await school.call('studentUnbindWechat', {}, { headers })).toMatchObject({ code: 30115 })
  })

  it('takes the phone where two steps are wanted, and cannot be nothing', async () => {
    expect(await prove({})).toMatchObject({ code: 30115 })
    await school.db.update(schema.account).set({ isTwoFactor: true }).where(eq(schema.account.username, 'student.anna'))
    expect(await prove({ password: DEMO_PASSWORD })).toMatchObject({ code: 30115, data: { ways: ['smsCode'] } })
    expect(await bind()).toMatchObject({ code: 30115 })
  })

  it('is not guessed: ten wrong passwords close the door', async () => {
    for (let i = 0; i < 10; i++) expect(await prove({ password: `guess-${i}` })).toMatchObject({ code: 50001 })
    expect(await prove({ password: DEMO_PASSWORD })).toMatchObject({ code: 50003 })
  })

  it('is for who is signed in, on their own side', async () => {
    expect(await school.call('studentProveIdentity', { password: DEMO_PASSWORD })).toMatchObject({ code: 401 })
    expect(await school.call('studentProveIdentity', { password: DEMO_PASSWORD }, { as: 'teacher.li' })).toMatchObject({
      code: 403,
    })
  })

  it('comes before a first password', async () => {
    await school.token('student.anna')
    await school.db
      .update(schema.account)
      .set({ passwordHash: null })
      .where(eq(schema.account.username, 'student.anna'))
    expect(await call('studentSetPassword', chosen)).toMatchObject({ code: 30115, data: { ways: ['smsCode'] } })
    await proveByPhone(school, 'student')
    expect(await call('studentSetPassword', chosen)).toMatchObject({ code: 200 })
    expect(await told()).toEqual(['accountPasswordChanged'])
  })
})

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
      code: 30115,
      data: { ways: ['smsCode'], mobile: '138****003' },
    })
    await proveByPhone(school, 'student')
    expect(await call('studentUpdateMobile', { ...newPhone, smsCode })).toMatchObject({ code: 50001 })
    expect(await call('studentUpdateMobile', input)).toMatchObject({
      code: 200,
      data: { zone: '81', mobile: '901****678' },
    })
    expect(await call('studentUpdateMobile', input), 'the code is used').toMatchObject({ code: 50004 })
    const login = { ...newPhone, password: DEMO_PASSWORD, captchaVerification: '' }
    expect(await school.call('studentLoginByPhonePassword', login)).toMatchObject({ code: 200 })
    expect(await school.call('studentLoginByPhonePassword', { ...login, ...anna })).toMatchObject({ code: 50001 })
  })

  it('is told to the old phone, in the language of its country, and to everybody of the account', async () => {
    await proveByPhone(school, 'student')
    aMomentLater()
    await change()
    const [text] = await texts(anna)
    expect(text).toContain('手机号已改为 901****678')
    expect(await told()).toEqual(['accountPhoneChanged'])
  })

  it('is nobody else’s; the phone that has one hears so, nobody else before it proved itself', async () => {
    const ben = phoneOfAccount('student.ben')
    await proveByPhone(school, 'student')
    const free = await call('studentSendSmsCode', { operation: 'changePhone', ...newPhone })
    const taken = await call('studentSendSmsCode', { operation: 'changePhone', ...ben })
    expect(taken).toEqual({ ...free, data: { ...(free.data as object), mobile: '138****004' } })
    expect((await texts(ben))[0]).toContain('belongs to an account already')
    expect((await texts(newPhone))[0]).not.toContain('belongs to an account already')

    const smsCode = await readCode(school, ben)
    const input = { ...ben, smsCode, password: DEMO_PASSWORD }
    expect(await call('studentUpdateMobile', { ...input, smsCode: '000000' })).toMatchObject({ code: 50004 })
    expect(await call('studentUpdateMobile', input)).toMatchObject({ code: 30101 })
  })

  it('is another one than so far: nothing would change, and the old phone would be alarmed', async () => {
    expect(await call('studentSendSmsCode', { operation: 'changePhone', ...anna })).toMatchObject({
      code: 400,
      data: { issues: [{ path: 'mobile', code: 'own-phone' }] },
    })
    expect(await texts(anna)).toEqual([])
  })

  it('is added with the password alone where there is none', async () => {
    const as = { as: 'student.noor' }
    await school.call('studentSendSmsCode', { operation: 'changePhone', ...newPhone }, as)
    const input = { ...newPhone, smsCode: await readCode(school, newPhone) }
    expect(await school.call('studentUpdateMobile', input, as)).toMatchObject({ code: 50001 })
    expect(await school.call('studentUpdateMobile', { ...input, password: DEMO_PASSWORD }, as)).toMatchObject({
      code: 200,
      data: { mobile: '901****678' },
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
    await school.backend.beat()
  }

  it('gives way after 72 hours; until then everything stays, and the old phone is told how to stop it', async () => {
    expect(await askForNew()).toMatchObject({
      code: 200,
      data: {
        mobile: '138****003',
        phoneChange: { zone: '81', mobile: '901****678', effectiveAt: '2026-11-23T01:00:00.000Z' },
      },
    })
    const [text] = await texts(anna)
    expect(text).toMatch(/72 小时后.*保留原手机/)
    expect(await told()).toEqual(['accountPhoneChanging'])
    await later(72 * 60 * MINUTE - 1)
    expect(await account()).toMatchObject({ mobile: '138****003' })
    await later(2 * MINUTE)
    expect(await account()).toMatchObject({ zone: '81', mobile: '901****678', phoneChange: null })
    expect((await texts(anna))[0]).toContain('手机号已改为 901****678')
    expect((await told()).slice(0, 1)).toEqual(['accountPhoneMoved'])
  })

  it('takes the password, and the old phone where there is none', async () => {
    await call('studentSendSmsCode', { operation: 'changePhone', ...newPhone })
    const input = { ...newPhone, smsCode: await readCode(school, newPhone), isOldPhoneLost: true }
    expect(await call('studentUpdateMobile', { ...input, password: 'guess' })).toMatchObject({ code: 50001 })
    await school.db
      .update(schema.account)
      .set({ passwordHash: null })
      .where(eq(schema.account.username, 'student.anna'))
    expect(await call('studentUpdateMobile', input)).toMatchObject({ code: 30112 })
  })

  it('is found again: one press keeps it, by the owner alone', async () => {
    await askForNew()
    expect(await school.call('studentKeepPhone', {}, { as: 'student.ben' })).toMatchObject({ code: 200 })
    aMomentLater()
    expect(await account()).toMatchObject({ phoneChange: { mobile: '901****678' } })
    expect(await call('studentKeepPhone')).toMatchObject({ code: 200, data: { phoneChange: null } })
    expect(await call('studentKeepPhone')).toMatchObject({ code: 200 })
    expect(await told()).toEqual(['accountPhoneKept', 'accountPhoneChanging'])
    await later(73 * 60 * MINUTE)
    expect(await account()).toMatchObject({ mobile: '138****003' })
  })

  it('is found again by who takes a new password with it', async () => {
    await askForNew()
    aMomentLater()
    const smsCode = await ownCode('resetPassword')
    expect(await call('studentResetPassword', { smsCode, ...chosen })).toMatchObject({
      code: 200,
      data: { phoneChange: null },
    })
    expect(await told()).toContain('accountPhoneKept')
  })

  it('does not get a number that another account took in the meantime', async () => {
    await askForNew()
    const noor = { as: 'student.noor' }
    school.clock.advance(MINUTE)
    await school.call('studentSendSmsCode', { operation: 'changePhone', ...newPhone }, noor)
    const input = { ...newPhone, smsCode: await readCode(school, newPhone), password: DEMO_PASSWORD }
    expect(await school.call('studentUpdateMobile', input, noor)).toMatchObject({ code: 200 })
    await later(73 * 60 * MINUTE)
    expect(await account()).toMatchObject({ mobile: '138****003', phoneChange: null })
    expect((await told())[0]).toBe('accountPhoneTaken')
  })
})

describe('what happened to the account', () => {
  it('is told with time and device to everybody of a family, in the language each reads', async () => {
    const grace = { username: 'student.grace', password: DEMO_PASSWORD, captchaVerification: '' }
    await school.token('student.grace')
    await school.call('studentLogin', grace, { headers: { deviceId: 'desk' } })
    expect(await told('student.grace'), 'a first device is no news').toEqual([])
    await school.call('studentLogin', grace, { headers: { deviceId: 'desk' } })
    await school.call('studentLogin', grace, { headers: TABLET })
    const textFor = async (language: string) => {
      const options = { as: 'student.grace', headers: { 'accept-language': language } }
      const { data } = await school.call('studentListMessages', { category: 'account' }, options)
      return (data as { records: { text: string }[] }).records.map(({ text }) => text)
    }
    expect((await textFor('en'))[0]).toMatch(/new device \(Safari · iPad\) on Nov 20, 09:00.*If this was not you/)
    expect((await textFor('ja'))[0]).toMatch(/新しい端末（Safari · iPad）.*心当たりがない場合/)
    const rows = await school.db.select().from(schema.systemMessage)
    const people = rows.filter(({ kind }) => kind === 'accountNewDevice').map(({ personId }) => personId)
    expect(people.filter((id) => id === 'usr_grace')).toHaveLength(1)
    expect(people.toSorted()).toEqual(expect.arrayContaining(['usr_grace', 'usr_samuel']))
  })

  it('cannot be hidden by a device that says no name', async () => {
    await signIn(school, 'student', { deviceId: 'desk' })
    await signIn(school, 'student')
    const { records } = await school.data('studentListMessages', { category: 'account' }, 'student.anna')
    expect(records[0]?.text).toContain('new device (unknown device)')
  })

  it('is told of every key that changes, and of nothing that did not', async () => {
    await call('studentUpdatePassword', { oldPassword: DEMO_PASSWORD, ...chosen })
    await call('studentSetTwoFactor', { isTwoFactor: true, smsCode: '000000' })
    await call('studentSetTwoFactor', { isTwoFactor: true, smsCode: await ownCode('twoFactor') })
    aMomentLater()
    await call('studentSetTwoFactor', { isTwoFactor: false, smsCode: await ownCode('twoFactor') })
    await call('studentKeepAccount')
    aMomentLater()
    await call('studentCloseAccount', { smsCode: await ownCode('closeAccount') })
    await call('studentKeepAccount')
    expect(new Set(await told())).toEqual(
      new Set(['accountPasswordChanged', 'accountTwoFactorOn', 'accountTwoFactorOff', 'accountClosing', 'accountKept']),
    )
    expect(await told()).toHaveLength(5)
    const off = { category: 'account', isOn: false }
    expect(await call('studentUpdateNotificationSetting', off)).toMatchObject({ code: 36003 })
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

  it('is told when it comes and goes, and once', async () => {
    await call('studentBindWechat', { code })
    await call('studentBindWechat', { code })
    expect(await told()).toEqual(['accountWechatBound'])
    school.clock.advance(1)
    await call('studentUnbindWechat')
    expect(await told()).toEqual(['accountWechatUnbound', 'accountWechatBound'])
  })

  it('goes with the old password, unless who changes it says that it stays', async () => {
    await call('studentBindWechat', { code })
    const change = { oldPassword: DEMO_PASSWORD, ...chosen }
    expect(await call('studentUpdatePassword', { ...change, keepWechat: true })).toMatchObject({
      data: { wechat: { nickname: '安娜' } },
    })
    const back = { oldPassword: 'Huawen-2027', password: DEMO_PASSWORD, passwordAgain: DEMO_PASSWORD }
    expect(await call('studentUpdatePassword', back)).toMatchObject({ code: 200, data: { wechat: null } })
    expect(await school.call('studentLoginByWechat', { code })).toMatchObject({ code: 50007 })
    expect(await told()).toContain('accountWechatUnbound')
  })

  it('goes with a forgotten password, too', async () => {
    await call('studentBindWechat', { code })
    await school.call('studentSendSmsCode', { operation: 'resetPassword', ...anna })
    const { data } = await school.call('studentRequestFormToken')
    const { randomToken } = data as { randomToken: string }
    const input = { ...anna, smsCode: await readCode(school, anna), ...chosen, randomToken }
    expect(await school.call('studentRetrievePassword', input)).toMatchObject({ code: 200 })
    expect(await school.call('studentLoginByWechat', { code })).toMatchObject({ code: 50007 })
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
