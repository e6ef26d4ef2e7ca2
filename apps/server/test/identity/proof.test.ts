import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { operations } from '@hwjy/sdk/operations'
import { createBackend, createMemoryObjectStore } from '../../src/core.ts'
import { schema } from '../../src/db/database.ts'
import { sandboxWechat } from '../../src/ports/wechat-gate.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import type { OperationId } from '../../src/http/call.ts'
import { proveByPhone, signIn } from '../calls/credentials.ts'
import { MINUTE, openTestSchool, plainHasher, SECRET, type TestSchool } from '../support/test-school.ts'
import { toRequest } from '../support/to-request.ts'
import { aMomentLater, bearer, codeForAnna, newPassword, told } from './account-of-anna.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const call = (id: OperationId, input: object = {}) => school.call(id, input, { as: 'student.anna' })

/** The same school without a text message service, ten minutes after Anna signed in. */
async function atSilentSchool({ isTwoFactor }: { isTwoFactor: boolean }) {
  await school.token('student.anna')
  const isAnna = eq(schema.account.username, 'student.anna')
  await school.db.update(schema.account).set({ isTwoFactor }).where(isAnna)
  school.clock.advance(10 * MINUTE)
  const { clock, db } = school
  const objects = createMemoryObjectStore(() => clock.now())
  const config = { demo: false }
  const silent = createBackend({
    db,
    clock,
    passwords: plainHasher,
    objects,
    secret: SECRET,
    config,
    wechat: sandboxWechat,
  })
  const headers = { authorization: `Bearer ${await school.token('student.anna')}` }
  const ask = async (id: OperationId, input: object) =>
    school.check(id, await silent.fetch(toRequest(operations[id], input, headers)))
  return { ask, isAnna }
}

describe('a proof that it is still the same person', () => {
  const bind = () => call('studentBindWechat', { code: 'sandbox-open1-Anna' })
  const prove = (input: object) => call('studentProveIdentity', input)

  it('is signing in, and the password or a code again after ten minutes', async () => {
    await school.token('student.anna')
    school.clock.advance(10 * MINUTE)
    expect(await bind()).toMatchObject({
      code: errorCodes.proofRequired,
      data: { ways: ['password', 'smsCode'], mobile: '138****0003' },
    })
    expect(await prove({ password: 'guess' })).toMatchObject({ code: errorCodes.wrongPassword })
    expect(await bind()).toMatchObject({ code: errorCodes.proofRequired })
    expect(await prove({ password: DEMO_PASSWORD })).toMatchObject({
      code: 200,
      data: { provenUntil: '2026-11-20T01:20:00.000Z' },
    })
    expect(await bind()).toMatchObject({ code: 200 })
    school.clock.advance(10 * MINUTE)
    expect(await call('studentUnbindWechat')).toMatchObject({ code: errorCodes.proofRequired })
    await proveByPhone(school, 'student')
    expect(await call('studentUnbindWechat')).toMatchObject({ code: 200 })
  })

  it('is not the same code again, nor one for something else', async () => {
    const forTwoFactor = await codeForAnna(school, 'twoFactor')
    expect(await prove({ smsCode: forTwoFactor })).toMatchObject({ code: errorCodes.wrongSmsCode })
    aMomentLater(school)
    const smsCode = await codeForAnna(school, 'confirm')
    expect(await prove({ smsCode })).toMatchObject({ code: 200 })
    expect(await prove({ smsCode })).toMatchObject({ code: errorCodes.wrongSmsCode })
  })

  it('counts in its own session alone, and outlives the session’s token', async () => {
    const there = bearer(await signIn(school, 'student'))
    school.clock.advance(10 * MINUTE)
    await prove({ password: DEMO_PASSWORD })
    const input = { code: 'sandbox-open1-Anna' }
    expect(await school.call('studentBindWechat', input, { headers: there })).toMatchObject({
      code: errorCodes.proofRequired,
    })

    const { data } = await signIn(school, 'student')
    const { refreshToken } = data as { refreshToken: string }
    const renewed = bearer(await school.call('studentRefreshToken', { refreshToken }))
    expect(await school.call('studentBindWechat', input, { headers: renewed })).toMatchObject({ code: 200 })
  })

  it('is not WeChat: whoever bound it may be who it is against', async () => {
    await bind()
    const headers = bearer(await school.call('studentLoginByWechat', { code: 'sandbox-open1-Anna' }))
    expect(await school.call('studentUnbindWechat', {}, { headers })).toMatchObject({ code: errorCodes.proofRequired })
  })

  it('takes password and phone where two steps are wanted, and cannot be nothing', async () => {
    expect(await prove({})).toMatchObject({ code: errorCodes.proofRequired })
    await school.token('student.anna')
    await school.db.update(schema.account).set({ isTwoFactor: true }).where(eq(schema.account.username, 'student.anna'))
    school.clock.advance(10 * MINUTE)
    expect(await bind()).toMatchObject({ code: errorCodes.proofRequired, data: { ways: ['password', 'smsCode'] } })
    expect(await prove({ password: DEMO_PASSWORD })).toMatchObject({ code: 200 })
    expect(await bind()).toMatchObject({
      code: errorCodes.proofRequired,
      data: { ways: ['smsCode'], mobile: '138****0003' },
    })
    await proveByPhone(school, 'student')
    expect(await bind()).toMatchObject({ code: 200 })
  })

  it('is the password at a school that sends no codes, also where two steps are wanted; a phone cannot change there', async () => {
    const { ask, isAnna } = await atSilentSchool({ isTwoFactor: true })
    const { db } = school
    const hash = await plainHasher.hash('Kite-river-27')
    await db.update(schema.account).set({ passwordHash: hash }).where(isAnna)
    expect(await ask('studentBindWechat', { code: 'sandbox-open1-Anna' })).toMatchObject({
      code: errorCodes.proofRequired,
      data: { ways: ['password'] },
    })
    expect(await ask('studentProveIdentity', { smsCode: '123456' })).toMatchObject({ code: errorCodes.proofRequired })
    expect(await ask('studentProveIdentity', { password: 'Kite-river-27' })).toMatchObject({ code: 200 })
    expect(await ask('studentBindWechat', { code: 'sandbox-open1-Anna' })).toMatchObject({ code: 200 })
    const phone = { zone: '81', mobile: '9012345678', smsCode: '123456', password: 'Kite-river-27' }
    expect(await ask('studentUpdateMobile', phone)).toMatchObject({ code: errorCodes.smsUnavailable })
    // Without the password, WeChat is the last way in: the phone gets no codes.
    await db.update(schema.account).set({ passwordHash: null }).where(isAnna)
    expect(await ask('studentUnbindWechat', {})).toMatchObject({ code: errorCodes.lastWayIn })
  })

  it('lets somebody leave a school that sends no codes, and go back to one step', async () => {
    const { ask, isAnna } = await atSilentSchool({ isTwoFactor: true })
    const hash = await plainHasher.hash('Kite-river-27')
    await school.db.update(schema.account).set({ passwordHash: hash }).where(isAnna)
    const needed = { code: errorCodes.proofRequired, data: { ways: ['password'] } }
    expect(await ask('studentSetTwoFactor', { isTwoFactor: false })).toMatchObject(needed)
    expect(await ask('studentCloseAccount', {})).toMatchObject(needed)
    // A code from another time is none.
    expect(await ask('studentCloseAccount', { smsCode: '123456' })).toMatchObject(needed)
    expect(await ask('studentProveIdentity', { password: 'Kite-river-27' })).toMatchObject({ code: 200 })
    expect(await ask('studentSetTwoFactor', { isTwoFactor: false })).toMatchObject({ data: { isTwoFactor: false } })
    expect(await ask('studentSetTwoFactor', { isTwoFactor: true })).toMatchObject({ code: errorCodes.smsUnavailable })
    expect(await ask('studentCloseAccount', {})).toMatchObject({ code: 200, data: { closesAt: expect.any(String) } })
  })

  it('lets somebody without a phone leave, by the password', async () => {
    await school.token('student.anna')
    const isAnna = eq(schema.account.username, 'student.anna')
    await school.db.update(schema.account).set({ zone: null, mobile: null }).where(isAnna)
    school.clock.advance(10 * MINUTE)
    expect(await call('studentCloseAccount')).toMatchObject({
      code: errorCodes.proofRequired,
      data: { ways: ['password'] },
    })
    expect(await call('studentSetTwoFactor', { isTwoFactor: true })).toMatchObject({ code: errorCodes.phoneMissing })
    await prove({ password: DEMO_PASSWORD })
    expect(await call('studentCloseAccount')).toMatchObject({ code: 200 })
  })

  it('does not take the place of a code that can be sent', async () => {
    await prove({ password: DEMO_PASSWORD })
    const missing = { code: errorCodes.invalidInput, data: { issues: [{ path: 'smsCode', code: 'missing' }] } }
    expect(await call('studentCloseAccount')).toMatchObject(missing)
    expect(await call('studentSetTwoFactor', { isTwoFactor: true })).toMatchObject(missing)
  })

  it('is not guessed: ten wrong passwords close the door', async () => {
    for (let i = 0; i < 10; i++)
      expect(await prove({ password: `guess-${i}` })).toMatchObject({ code: errorCodes.wrongPassword })
    expect(await prove({ password: DEMO_PASSWORD })).toMatchObject({ code: errorCodes.tooManyAttempts })
  })

  it('is for who is signed in, on their own side', async () => {
    expect(await school.call('studentProveIdentity', { password: DEMO_PASSWORD })).toMatchObject({
      code: errorCodes.notSignedIn,
    })
    expect(await school.call('studentProveIdentity', { password: DEMO_PASSWORD }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.forbidden,
    })
  })

  it('comes before a first password', async () => {
    await school.token('student.anna')
    await school.db
      .update(schema.account)
      .set({ passwordHash: null })
      .where(eq(schema.account.username, 'student.anna'))
    expect(await call('studentSetPassword', newPassword)).toMatchObject({
      code: errorCodes.proofRequired,
      data: { ways: ['smsCode'] },
    })
    await proveByPhone(school, 'student')
    expect(await call('studentSetPassword', newPassword)).toMatchObject({ code: 200 })
    expect(await told(school)).toEqual(['accountPasswordChanged'])
  })
})
