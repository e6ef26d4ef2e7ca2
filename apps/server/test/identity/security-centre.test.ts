import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OperationId } from '../../src/http/call.ts'
import { signIn } from '../calls/credentials.ts'
import { MINUTE, openTestSchool, type TestSchool } from '../support/test-school.ts'
import { accountOfAnna, bearer, codeForAnna, TABLET } from './account-of-anna.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const call = (id: OperationId, input: object = {}) => school.call(id, input, { as: 'student.anna' })

describe('the security centre', () => {
  it('shows where somebody is signed in, and ends it there', async () => {
    await accountOfAnna(school)
    school.clock.advance(MINUTE)
    const there = bearer(await signIn(school, 'student', TABLET))
    const { sessions, devices } = await school.data('studentListSessions', {}, 'student.anna')
    // The one that asks stands first, although the tablet was seen last.
    expect(sessions).toMatchObject([
      { device: { kind: 'unknown' }, isCurrent: true },
      { device: { kind: 'tablet', browser: 'Safari', system: 'iOS', model: 'iPad' }, isCurrent: false },
    ])
    expect(devices).toMatchObject([{ device: { model: 'iPad' }, isCurrent: false }])
    const sessionId = sessions.find(({ isCurrent }) => !isCurrent)?.sessionId
    expect(await school.call('studentEndSession', { sessionId }, { as: 'student.ben' })).toMatchObject({
      code: errorCodes.notFound,
    })
    expect(await call('studentEndSession', { sessionId })).toMatchObject({ code: 200, data: { sessions: [{}] } })
    expect(await school.call('studentUserInfo', {}, { headers: there })).toMatchObject({
      code: errorCodes.notSignedIn,
      data: { reason: 'ended-by-person' },
    })
  })

  it('forgets a device, and tells nobody the id that makes another one pass for it', async () => {
    const secret = 'b2f6c1d0a7e94f0c8d51'
    await signIn(school, 'student', { ...TABLET, deviceId: secret })
    const list = await school.data('studentListSessions', {}, 'student.anna')
    expect(JSON.stringify(list)).not.toContain(secret)
    const { deviceId } = list.devices[0] ?? { deviceId: '' }
    const ofBen = { as: 'student.ben' }
    expect(await school.call('studentForgetDevice', { deviceId }, ofBen)).toMatchObject({ code: errorCodes.notFound })
    expect(await call('studentForgetDevice', { deviceId: secret })).toMatchObject({ code: errorCodes.notFound })
    expect(await call('studentForgetDevice', { deviceId })).toMatchObject({ data: { devices: [], sessions: [{}] } })
    expect(await call('studentForgetDevice', { deviceId })).toMatchObject({ code: errorCodes.notFound })
  })

  it('signs out everywhere else at once, and stays here', async () => {
    await accountOfAnna(school)
    const elsewhere = [bearer(await signIn(school, 'student', TABLET)), bearer(await signIn(school, 'student'))]
    expect(await call('studentEndOtherSessions')).toMatchObject({ data: { sessions: [{ isCurrent: true }] } })
    for (const headers of elsewhere)
      expect(await school.call('studentUserInfo', {}, { headers })).toMatchObject({
        code: errorCodes.notSignedIn,
        data: { reason: 'ended-by-person' },
      })
    expect(await call('studentUserInfo')).toMatchObject({ code: 200 })
  })

  it('switches the second step on and off with a code', async () => {
    const smsCode = await codeForAnna(school, 'twoFactor')
    expect(await call('studentSetTwoFactor', { isTwoFactor: true, smsCode: '000000' })).toMatchObject({
      code: errorCodes.wrongSmsCode,
    })
    expect(await call('studentSetTwoFactor', { isTwoFactor: true, smsCode })).toMatchObject({
      code: 200,
      data: { isTwoFactor: true },
    })
    expect(await signIn(school, 'student')).toMatchObject({ code: errorCodes.twoFactorRequired })
  })
})
