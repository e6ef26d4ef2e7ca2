import { errorCodes } from '@hwjy/sdk/errors'
import type { SchoolSettings } from '../../src/domain/school/school-settings.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/database.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import { browser, enoughForTwoFactor, heldBack, phoneOfAccount, readCode, signIn } from '../calls/credentials.ts'
import { enterRoom } from '../support/live-client.ts'
import { type Answer, MINUTE, openTestSchool, type TestSchool } from '../support/test-school.ts'

const CHROME_ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const settings = (own: Partial<SchoolSettings>) => school.db.update(schema.school).set({ settings: own })
const info = ({ data }: Answer) => data as { accessToken: string; refreshToken: string; ticket: string }
const on = (deviceId: string) => signIn(school, 'student', { deviceId, 'user-agent': CHROME_ON_WINDOWS })
const whoAmI = (accessToken: string, language = 'en') =>
  school.call(
    'studentUserInfo',
    {},
    { headers: { authorization: `Bearer ${accessToken}`, 'accept-language': language } },
  )
const force = (ticket: string) => school.call('studentForceLogin', { ticket }, { headers: { deviceId: 'sofa' } })

describe('signed in elsewhere', () => {
  it('is asked about with 50021, and names the devices', async () => {
    await settings({ simultaneousSessions: 1 })
    await on('desk')
    expect(await on('sofa')).toMatchObject({
      code: errorCodes.forcedLogin,
      data: { devices: [{ device: { browser: 'Chrome', system: 'Windows' } }], ticket: expect.any(String) },
    })
  })

  it('is no question on the same device', async () => {
    await settings({ simultaneousSessions: 1 })
    await on('desk')
    expect(await on('desk')).toMatchObject({ code: 200 })
  })

  it('is answered on the device that asked, and on no third one', async () => {
    await settings({ simultaneousSessions: 1 })
    await on('desk')
    const { ticket } = info(await on('sofa'))
    const elsewhere = (deviceId: string) => school.call('studentForceLogin', { ticket }, { headers: { deviceId } })
    expect(await elsewhere('stranger')).toMatchObject({ code: errorCodes.forcedLoginExpired })
    expect(await elsewhere('')).toMatchObject({ code: errorCodes.forcedLoginExpired })
    expect(await force(ticket)).toMatchObject({ code: 200 })
  })

  it('ends there when the person says so: with the reason, in the language, and in the room', async () => {
    await settings({ simultaneousSessions: 1 })
    const there = info(await on('desk')).accessToken
    const lessonId = await school.lessonNow()
    await settings({ simultaneousSessions: 9 })
    const page = await enterRoom(school, lessonId, 'student.anna')
    await settings({ simultaneousSessions: 1 })
    const { ticket } = info(await on('sofa'))
    const here = info(await force(ticket)).accessToken
    expect(await whoAmI(there)).toEqual({
      code: errorCodes.notSignedIn,
      message: 'Your account signed in on another device, so you were signed out here',
      data: { reason: 'signed-in-elsewhere' },
    })
    expect(await whoAmI(there, 'zh-CN')).toMatchObject({ message: '你的账号已在其他设备登录，本设备已退出登录' })
    await page.closed()
    expect(await whoAmI(here)).toMatchObject({ code: 200 })
  })

  it('takes the ticket once, for ten minutes, on its own side', async () => {
    const { ticket } = await heldBack(school, 'student', { deviceId: 'sofa' })
    expect(await school.call('teacherForceLogin', { ticket })).toMatchObject({ code: errorCodes.forcedLoginExpired })
    expect(await force(ticket)).toMatchObject({ code: 200 })
    expect(await force(ticket)).toMatchObject({ code: errorCodes.forcedLoginExpired })
    const second = info(await on('kitchen')).ticket
    school.clock.advance(10 * MINUTE)
    expect(await force(second)).toMatchObject({ code: errorCodes.forcedLoginExpired })
  })

  it('does not let a ticket outlive the password it came with', async () => {
    const { ticket } = await heldBack(school, 'student', { deviceId: 'sofa' })
    await school.db
      .update(schema.account)
      .set({ passwordChangedAt: school.clock.now() + 1 })
      .where(eq(schema.account.username, 'student.anna'))
    expect(await force(ticket)).toMatchObject({ code: errorCodes.forcedLoginExpired })
  })

  it('counts sign-ins of one moment', async () => {
    await settings({ simultaneousSessions: 2 })
    const codes = (await Promise.all(['a', 'b', 'c'].map(on))).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([200, 200, errorCodes.forcedLogin])
  })

  it('forgets who has not been seen for as long as a token lives', async () => {
    await settings({ simultaneousSessions: 1 })
    await on('desk')
    school.clock.advance(12 * 60 * MINUTE)
    expect(await on('sofa')).toMatchObject({ code: 200 })
  })
})

describe('a new device', () => {
  it('proves the phone when too many are known already', async () => {
    await settings({ knownDevices: 2, simultaneousSessions: 10 })
    await on('one')
    await on('two')
    const held = await on('three')
    expect(held).toMatchObject({ code: errorCodes.deviceUnverified, data: { mobile: '138****0003' } })
    expect(await on('two')).toMatchObject({ code: 200 })
    const { ticket } = info(held)
    const other = { operation: 'verifyDevice', ticket, ...phoneOfAccount('student.ben') }
    expect(await school.call('studentSendSmsCode', other)).toMatchObject({ code: errorCodes.phoneMismatch })
    const headers = { deviceId: 'three' }
    await school.call('studentSendSmsCode', { operation: 'verifyDevice', ticket }, { headers })
    const smsCode = await readCode(school, phoneOfAccount('student.anna'))
    const input = { ticket, smsCode }
    expect(await school.call('studentTwoFactorAuth', input, { headers })).toMatchObject({ code: 200 })
    expect(await on('three')).toMatchObject({ code: 200 })
    // The one that was not seen for longest had to go.
    expect(await on('one')).toMatchObject({ code: errorCodes.deviceUnverified })
    expect(await on(''), 'a device without a name').toMatchObject({ code: errorCodes.deviceUnverified })
  })

  it('is not asked about where there is no phone', async () => {
    await settings({ knownDevices: 1, simultaneousSessions: 10 })
    const noor = { username: 'student.noor', password: 'Huawen-2026', captchaVerification: '' }
    for (const deviceId of ['one', 'two'])
      expect(await school.call('studentLogin', noor, { headers: { deviceId } })).toMatchObject({ code: 200 })
  })
})

describe('two steps', () => {
  it('need a code as well as the password; a wrong one leaves the ticket', async () => {
    const { ticket, smsCode } = await enoughForTwoFactor(school, 'student')
    const wrong = smsCode === '000000' ? '000001' : '000000'
    expect(await school.call('studentTwoFactorAuth', { ticket, smsCode: wrong })).toMatchObject({
      code: errorCodes.wrongSmsCode,
    })
    expect(await school.call('studentTwoFactorAuth', { ticket, smsCode })).toMatchObject({ code: 200 })
    expect(await school.call('studentTwoFactorAuth', { ticket, smsCode })).toMatchObject({
      code: errorCodes.ticketExpired,
    })
  })

  it('are asked for before anybody hears who else is signed in', async () => {
    await settings({ simultaneousSessions: 1 })
    await on('desk')
    const headers = { deviceId: 'sofa' }
    const { ticket, smsCode } = await enoughForTwoFactor(school, 'student', headers)
    const held = await school.call('studentTwoFactorAuth', { ticket, smsCode }, { headers })
    expect(held).toMatchObject({ code: errorCodes.forcedLogin })
    expect(await force(info(held).ticket)).toMatchObject({ code: 200 })
  })

  it('cannot be gone around with a ticket of another kind', async () => {
    const { ticket } = await enoughForTwoFactor(school, 'student')
    expect(await force(ticket)).toMatchObject({ code: errorCodes.forcedLoginExpired })
    expect(
      await school.call('studentBindWechatPhone', { ticket, ...phoneOfAccount('student.anna'), smsCode: '000000' }),
    ).toMatchObject({ code: errorCodes.ticketExpired })
  })

  it('take the password after a text code, which alone opens nothing', async () => {
    await school.db.update(schema.account).set({ isTwoFactor: true })
    const anna = phoneOfAccount('student.anna')
    await school.call('studentSendSmsCode', { operation: 'login', ...anna })
    const input = { ...anna, operation: 'login', smsCode: await readCode(school, anna) }
    const held = await school.call('studentLoginBySmsCode', input)
    expect(held).toMatchObject({
      code: errorCodes.twoFactorRequired,
      data: { ways: ['password'], ticket: expect.any(String) },
    })
    expect(held.data).not.toHaveProperty('mobile')
    const { ticket } = info(held)
    // A second text code is no second thing.
    expect(await school.call('studentSecondStep', { ticket })).toMatchObject({ code: errorCodes.twoFactorRequired })
    expect(await school.call('studentSecondStep', { ticket, password: 'guess' })).toMatchObject({
      code: errorCodes.wrongPassword,
    })
    expect(await school.call('studentSecondStep', { ticket, password: DEMO_PASSWORD })).toMatchObject({ code: 200 })
    expect(await school.call('studentSecondStep', { ticket, password: DEMO_PASSWORD })).toMatchObject({
      code: errorCodes.ticketExpired,
    })
  })

  it('are not one for two text codes', async () => {
    await school.db.update(schema.account).set({ isTwoFactor: true })
    const anna = phoneOfAccount('student.anna')
    await school.call('studentSendSmsCode', { operation: 'login', ...anna })
    const login = { ...anna, operation: 'login', smsCode: await readCode(school, anna) }
    const { ticket } = info(await school.call('studentLoginBySmsCode', login))
    school.clock.advance(MINUTE)
    await school.call('studentSendSmsCode', { operation: 'twoFactor', ticket })
    const smsCode = await readCode(school, anna)
    expect(await school.call('studentTwoFactorAuth', { ticket, smsCode })).toMatchObject({
      code: errorCodes.twoFactorRequired,
      data: { ways: ['password'] },
    })
  })
})

describe('a refresh token', () => {
  const refresh = (refreshToken: string, headers: Record<string, string> = { deviceId: 'desk' }) =>
    school.call('studentRefreshToken', { refreshToken }, { headers })

  it('brings the next pair; calls on their way still succeed', async () => {
    const first = info(await on('desk'))
    school.clock.advance(11 * 60 * MINUTE)
    const second = info(await refresh(first.refreshToken))
    expect(await whoAmI(second.accessToken)).toMatchObject({ code: 200 })
    expect(await whoAmI(first.accessToken)).toMatchObject({ code: 200 })
    school.clock.advance(MINUTE)
    expect(await whoAmI(first.accessToken)).toMatchObject({ code: errorCodes.notSignedIn })
    school.clock.advance(12 * 60 * MINUTE)
    expect(await whoAmI(second.accessToken)).toMatchObject({ code: errorCodes.notSignedIn })
    expect(await refresh(second.refreshToken)).toMatchObject({ code: 200 })
  })

  it('works for thirty days, of the last refresh', async () => {
    const first = info(await on('desk'))
    school.clock.advance(29 * 24 * 60 * MINUTE)
    const second = info(await refresh(first.refreshToken))
    school.clock.advance(30 * 24 * 60 * MINUTE)
    expect(await refresh(second.refreshToken)).toMatchObject({
      code: errorCodes.refreshRefused,
      data: { reason: 'idle-too-long' },
    })
  })

  it('works only on the device that it was given to, and the owner goes on with it', async () => {
    const { refreshToken } = info(await signIn(school, 'student', browser('desk')))
    const copies = [{}, { deviceId: 'desk' }, browser('sofa'), { ...browser('sofa'), deviceId: 'desk' }]
    for (const headers of copies)
      expect(await refresh(refreshToken, headers)).toMatchObject({ code: errorCodes.refreshRefused })
    const next = await refresh(refreshToken, browser('desk'))
    expect(next).toMatchObject({ code: 200 })
    school.clock.advance(10_000)
    expect(await refresh(refreshToken, browser('sofa')), 'within its thirty seconds').toMatchObject({
      code: errorCodes.refreshRefused,
    })
    expect(await whoAmI(info(next).accessToken)).toMatchObject({ code: 200 })
  })

  it('goes on in a browser that had no secret yet, which has one from then on', async () => {
    const { refreshToken } = info(await on('desk'))
    const next = await refresh(refreshToken, browser('desk'))
    expect(next).toMatchObject({ code: 200 })
    expect(await refresh(info(next).refreshToken, { deviceId: 'desk' })).toMatchObject({
      code: errorCodes.refreshRefused,
    })
    expect(await refresh(info(next).refreshToken, browser('desk'))).toMatchObject({ code: 200 })
  })

  it('that is shown again ends the sign-in: one of the two is a thief', async () => {
    const first = info(await on('desk'))
    const second = info(await refresh(first.refreshToken))
    school.clock.advance(MINUTE)
    expect(await refresh(first.refreshToken)).toMatchObject({ code: errorCodes.refreshRefused })
    expect(await whoAmI(second.accessToken)).toMatchObject({
      code: errorCodes.notSignedIn,
      data: { reason: 'token-reused' },
    })
    expect(await refresh(second.refreshToken)).toMatchObject({ code: errorCodes.refreshRefused })
  })

  it('may be shown by two tabs at the same moment', async () => {
    const first = info(await on('desk'))
    const both = await Promise.all([refresh(first.refreshToken), refresh(first.refreshToken)])
    expect(both.map(({ code }) => code)).toEqual([200, 200])
    for (const answer of both) expect(await whoAmI(info(answer).accessToken)).toMatchObject({ code: 200 })
    const onwards = []
    for (const answer of both) onwards.push((await refresh(info(answer).refreshToken)).code)
    expect(onwards.toSorted(), 'one of them goes on').toEqual([200, errorCodes.refreshRefused])
  })

  it('ends with its session, and opens no other side', async () => {
    const { accessToken, refreshToken } = info(await on('desk'))
    expect(await school.call('teacherRefreshToken', { refreshToken })).toMatchObject({
      code: errorCodes.refreshRefused,
    })
    await school.call('studentLogout', {}, { headers: { authorization: `Bearer ${accessToken}` } })
    expect(await refresh(refreshToken)).toMatchObject({ code: errorCodes.refreshRefused })
    expect(await refresh('never-given-out-anywhere')).toMatchObject({ code: errorCodes.refreshRefused })
  })

  it('is swept away when it cannot even say any more why it is too old', async () => {
    await on('desk')
    school.clock.advance(61 * 24 * 60 * MINUTE)
    await school.backend.tick()
    expect(await school.db.select().from(schema.refreshToken)).toEqual([])
  })
})

describe('a sign-in', () => {
  const refresh = (refreshToken: string) =>
    school.call('studentRefreshToken', { refreshToken }, { headers: browser('desk') })
  const onDesk = async () => info(await signIn(school, 'student', browser('desk')))
  const days = (count: number) => school.clock.advance(count * 24 * 60 * MINUTE)

  it('ends when it was not used for thirty days, and says why', async () => {
    const { accessToken, refreshToken } = await onDesk()
    days(30)
    await school.backend.tick()
    expect(await whoAmI(accessToken)).toMatchObject({
      code: errorCodes.notSignedIn,
      message: 'You’ve been away for a long time. To be safe, sign in again.',
      data: { reason: 'idle-too-long' },
    })
    expect(await refresh(refreshToken)).toMatchObject({
      code: errorCodes.refreshRefused,
      data: { reason: 'idle-too-long' },
    })
  })

  it('ends after ninety days, however often it is used', async () => {
    let { accessToken, refreshToken } = await onDesk()
    for (let day = 0; day < 90; day += 15) {
      ;({ accessToken, refreshToken } = info(await refresh(refreshToken)))
      days(15)
    }
    expect(await whoAmI(accessToken)).toMatchObject({ code: errorCodes.notSignedIn, data: { reason: 'open-too-long' } })
    expect(await refresh(refreshToken)).toMatchObject({
      code: errorCodes.refreshRefused,
      message: 'This sign-in has reached the time limit of your school. Sign in again.',
      data: { reason: 'open-too-long' },
    })
  })

  it('gets no token that outlives it', async () => {
    await settings({ sessionDays: 1 })
    const { refreshToken } = await onDesk()
    school.clock.advance(23 * 60 * MINUTE)
    expect(await refresh(refreshToken)).toMatchObject({ code: 200, data: { expiresIn: 60 * 60 } })
  })

  it('that is open ends sooner when its school shortens the limits', async () => {
    const { accessToken } = await onDesk()
    school.clock.advance(6 * 60 * MINUTE)
    await settings({ sessionIdleDays: 0.2 })
    expect(await whoAmI(accessToken)).toMatchObject({ code: errorCodes.notSignedIn, data: { reason: 'idle-too-long' } })
  })
})
