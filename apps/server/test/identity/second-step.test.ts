import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/database.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import type { OperationId } from '../../src/http/call.ts'
import { browser, newPhone, readCode, signIn, wechatTicket } from '../calls/credentials.ts'
import { addPasskey, passkeyChallenge, recoveryCodes, setUpTotp, totpCode } from '../calls/sign-in-steps.ts'
import { createAuthenticator } from '../support/test-authenticator.ts'
import { type Answer, MINUTE, openTestSchool, type TestSchool } from '../support/test-school.ts'
import { accountOfAnna, annasPhone, bearer, codeForAnna, newPassword, TABLET, told } from './account-of-anna.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const isAnna = eq(schema.account.username, 'student.anna')
const call = (id: OperationId, input: object = {}) => school.call(id, input, { as: 'student.anna' })
const ticketOf = ({ data }: Answer) => (data as { ticket: string }).ticket
const secondStep = (ticket: string, input: object, headers: Record<string, string> = {}) =>
  school.call('studentSecondStep', { ticket, ...input }, { headers })
const twoStepsByText = async () => {
  await school.token('student.anna')
  await school.db.update(schema.account).set({ isTwoFactor: true }).where(isAnna)
}
const resetByText = async (input: object = {}) => {
  const { data } = await school.call('studentRequestFormToken')
  const { randomToken } = data as { randomToken: string }
  return school.call('studentRetrievePassword', { ...annasPhone, ...newPassword, randomToken, ...input })
}
const resetCode = async () => {
  await school.call('studentSendSmsCode', { operation: 'resetPassword', ...annasPhone })
  return readCode(school, annasPhone)
}

describe('TOTP', () => {
  it('is set up with a secret and its first code, and turns two steps on', async () => {
    const { ticket, secret, uri } = await school.data('studentStartTotp', {}, 'student.anna')
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect(await accountOfAnna(school)).toMatchObject({ isTwoFactor: false, totpSince: null })
    expect(await call('studentConfirmTotp', { ticket, totpCode: '000000' })).toMatchObject({
      code: errorCodes.wrongSecondStep,
    })
    const first = { ticket, totpCode: totpCode(school, secret) }
    expect(await call('studentConfirmTotp', first)).toMatchObject({
      code: 200,
      data: { isTwoFactor: true, totpSince: '2026-11-20T01:00:00.000Z', recoveryCodesLeft: 0 },
    })
    expect(await call('studentConfirmTotp', first)).toMatchObject({ code: errorCodes.ticketExpired })
    expect((await told(school)).toSorted()).toEqual(['accountTotpOn', 'accountTwoFactorOn'])
  })

  it('is a second step after the password', async () => {
    const secret = await setUpTotp(school, 'student')
    const held = await signIn(school, 'student')
    expect(held).toMatchObject({
      code: errorCodes.twoFactorRequired,
      data: { ways: ['totp', 'smsCode'], mobile: '138****0003' },
    })
    const ticket = ticketOf(held)
    const code = totpCode(school, secret, 1)
    expect(await secondStep(ticket, { totpCode: code === '000000' ? '000001' : '000000' })).toMatchObject({
      code: errorCodes.wrongSecondStep,
    })
    expect(await secondStep(ticket, { totpCode: code })).toMatchObject({ code: 200 })
    expect(await secondStep(ticket, { totpCode: code })).toMatchObject({ code: errorCodes.ticketExpired })
  })

  it('takes each code once, and none older than the last', async () => {
    const secret = await setUpTotp(school, 'student')
    school.clock.advance(2 * MINUTE)
    const now = totpCode(school, secret)
    expect(await secondStep(ticketOf(await signIn(school, 'student')), { totpCode: now })).toMatchObject({ code: 200 })
    const ticket = ticketOf(await signIn(school, 'student'))
    expect(await secondStep(ticket, { totpCode: now })).toMatchObject({ code: errorCodes.wrongSecondStep })
    expect(await secondStep(ticket, { totpCode: totpCode(school, secret, -1) })).toMatchObject({
      code: errorCodes.wrongSecondStep,
    })
    expect(await secondStep(ticket, { totpCode: totpCode(school, secret, 2) }), 'two steps early').toMatchObject({
      code: errorCodes.wrongSecondStep,
    })
    expect(await secondStep(ticket, { totpCode: totpCode(school, secret, 1) }), 'one step early').toMatchObject({
      code: 200,
    })
  })

  it('takes a code once, also when it is shown twice at the same moment', async () => {
    const secret = await setUpTotp(school, 'student')
    const tickets = [ticketOf(await signIn(school, 'student')), ticketOf(await signIn(school, 'student'))]
    const code = totpCode(school, secret, 1)
    const answers = await Promise.all(tickets.map((ticket) => secondStep(ticket, { totpCode: code })))
    expect(answers.map(({ code: status }) => status).toSorted()).toEqual([200, errorCodes.wrongSecondStep])
  })

  it('is stored sealed', async () => {
    const secret = await setUpTotp(school, 'student')
    const rows = JSON.stringify(await school.db.select().from(schema.totp))
    expect(rows).not.toContain(secret)
    const answers = JSON.stringify(await school.db.select().from(schema.idempotencyKey))
    expect(answers).not.toContain(secret)
  })

  it('takes a recent proof to set up and to remove; two steps stay where a text code is left', async () => {
    await school.token('student.anna')
    school.clock.advance(10 * MINUTE)
    expect(await call('studentStartTotp')).toMatchObject({
      code: errorCodes.proofRequired,
      data: { ways: ['password', 'smsCode'] },
    })
    await call('studentProveIdentity', { password: DEMO_PASSWORD })
    const secret = await setUpTotp(school, 'student')
    school.clock.advance(10 * MINUTE)
    expect(await call('studentRemoveTotp')).toMatchObject({
      code: errorCodes.proofRequired,
      data: { ways: ['totp', 'password', 'smsCode'] },
    })
    expect(await call('studentProveIdentity', { totpCode: totpCode(school, secret) })).toMatchObject({ code: 200 })
    expect(await call('studentRemoveTotp')).toMatchObject({ data: { isTwoFactor: true, totpSince: null } })
    expect(await signIn(school, 'student')).toMatchObject({
      code: errorCodes.twoFactorRequired,
      data: { ways: ['smsCode'] },
    })
  })

  it('that was the only second step takes two steps with it, and the recovery codes', async () => {
    await school.token('student.anna')
    await school.db.update(schema.account).set({ zone: null, mobile: null }).where(isAnna)
    await setUpTotp(school, 'student')
    await recoveryCodes(school, 'student')
    const secretless = await signIn(school, 'student')
    expect(secretless).toMatchObject({ code: errorCodes.twoFactorRequired, data: { ways: ['totp', 'recoveryCode'] } })
    expect(await call('studentRemoveTotp')).toMatchObject({ data: { isTwoFactor: false, recoveryCodesLeft: 0 } })
    expect(await signIn(school, 'student')).toMatchObject({ code: 200 })
    expect(await told(school)).toEqual(expect.arrayContaining(['accountTotpOff', 'accountTwoFactorOff']))
  })

  it('goes when two steps are turned off, for which a text code is not enough', async () => {
    await setUpTotp(school, 'student')
    school.clock.advance(10 * MINUTE)
    const off = { isTwoFactor: false }
    const smsCode = await codeForAnna(school, 'twoFactor')
    expect(await call('studentSetTwoFactor', { ...off, smsCode })).toMatchObject({ code: errorCodes.proofRequired })
    await call('studentProveIdentity', { password: DEMO_PASSWORD })
    expect(await call('studentSetTwoFactor', off)).toMatchObject({ data: { isTwoFactor: false, totpSince: null } })
    expect(await signIn(school, 'student')).toMatchObject({ code: 200 })
  })

  it('is not guessed: five wrong codes from strange devices close it to them', async () => {
    const secret = await setUpTotp(school, 'student')
    const ticket = ticketOf(await signIn(school, 'student'))
    const guess = (headers = {}) => secondStep(ticket, { totpCode: '000000' }, headers)
    for (let i = 0; i < 5; i++)
      expect(await guess({ deviceId: `strange-${i}` })).toMatchObject({ code: errorCodes.wrongSecondStep })
    expect(await guess()).toMatchObject({ code: errorCodes.tooManyAttempts, data: { retryAfterSeconds: 300 } })
    expect(await secondStep(ticket, { totpCode: totpCode(school, secret, 1) })).toMatchObject({
      code: errorCodes.tooManyAttempts,
    })
  })

  it('stays open to a locked-out owner on a device that the account knows', async () => {
    const tablet = { ...TABLET, ...browser('tablet') }
    await signIn(school, 'student', tablet)
    const secret = await setUpTotp(school, 'student')
    const ticket = ticketOf(await signIn(school, 'student', tablet))
    for (let i = 0; i < 6; i++) await secondStep(ticket, { totpCode: '000000' }, { deviceId: `strange-${i}` })
    expect(await secondStep(ticket, { totpCode: '000000' })).toMatchObject({ code: errorCodes.tooManyAttempts })
    expect(await secondStep(ticket, { totpCode: totpCode(school, secret, 1) }, tablet)).toMatchObject({ code: 200 })
  })
})

describe('a recovery code', () => {
  it('signs in once, however it is typed, and the account is told', async () => {
    await setUpTotp(school, 'student')
    const codes = await recoveryCodes(school, 'student')
    expect(codes).toHaveLength(10)
    expect(await accountOfAnna(school)).toMatchObject({ recoveryCodesLeft: 10 })
    const held = await signIn(school, 'student')
    expect(held).toMatchObject({ data: { ways: ['totp', 'smsCode', 'recoveryCode'] } })
    const recoveryCode = codes[3]?.toLowerCase().replaceAll('-', ' ')
    school.clock.advance(1)
    expect(await secondStep(ticketOf(held), { recoveryCode })).toMatchObject({ code: 200 })
    expect(await secondStep(ticketOf(await signIn(school, 'student')), { recoveryCode })).toMatchObject({
      code: errorCodes.wrongSecondStep,
    })
    expect(await accountOfAnna(school)).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await told(school))[0]).toBe('accountRecoveryCodeUsed')
  })

  it('is worth nothing once there are new ones', async () => {
    await setUpTotp(school, 'student')
    const [recoveryCode] = await recoveryCodes(school, 'student')
    const [next] = await recoveryCodes(school, 'student')
    const ticket = ticketOf(await signIn(school, 'student'))
    expect(await secondStep(ticket, { recoveryCode })).toMatchObject({ code: errorCodes.wrongSecondStep })
    expect(await secondStep(ticket, { recoveryCode: next })).toMatchObject({ code: 200 })
  })

  it('is for accounts whose second step is a text message, too', async () => {
    expect(await call('studentRenewRecoveryCodes')).toMatchObject({ code: errorCodes.twoFactorOff })
    await twoStepsByText()
    await call('studentProveIdentity', { smsCode: await codeForAnna(school, 'confirm') })
    const [recoveryCode] = await recoveryCodes(school, 'student')
    expect(await secondStep(ticketOf(await signIn(school, 'student')), { recoveryCode })).toMatchObject({ code: 200 })
  })

  it('is kept as a hash, and in no answer', async () => {
    await setUpTotp(school, 'student')
    const [code = ''] = await recoveryCodes(school, 'student')
    const rows = await school.db.select().from(schema.recoveryCode)
    expect(rows).toHaveLength(10)
    expect(JSON.stringify([rows, await school.db.select().from(schema.idempotencyKey)])).not.toContain(code)
  })

  it('is nobody else’s', async () => {
    await setUpTotp(school, 'student')
    const [recoveryCode] = await recoveryCodes(school, 'student')
    await setUpTotp(school, 'teacher')
    await recoveryCodes(school, 'teacher')
    const ticket = ticketOf(await signIn(school, 'teacher'))
    expect(await school.call('teacherSecondStep', { ticket, recoveryCode })).toMatchObject({
      code: errorCodes.wrongSecondStep,
    })
  })
})

describe('a passkey', () => {
  const signInWith = async (authenticator: Awaited<ReturnType<typeof createAuthenticator>>, headers = {}) =>
    school.call('studentLoginByPasskey', await authenticator.sign(await passkeyChallenge(school, 'student')), {
      headers,
    })

  it('signs in alone, and is both steps', async () => {
    const authenticator = await addPasskey(school, 'student')
    expect(await accountOfAnna(school)).toMatchObject({
      isTwoFactor: false,
      passkeys: [{ passkeyId: authenticator.id, name: 'My laptop', lastUsedAt: null }],
    })
    expect(await signInWith(authenticator)).toMatchObject({ code: 200 })
    await setUpTotp(school, 'student')
    school.clock.advance(MINUTE)
    expect(await signInWith(authenticator)).toMatchObject({ code: 200 })
    expect(await accountOfAnna(school)).toMatchObject({ passkeys: [{ lastUsedAt: '2026-11-20T01:01:00.000Z' }] })
    expect(await told(school)).toContain('accountPasskeyAdded')
  })

  it('is a second step after the password, and a proof within the session', async () => {
    const authenticator = await addPasskey(school, 'student')
    await call('studentSetTwoFactor', { isTwoFactor: true })
    const held = await signIn(school, 'student')
    expect(held).toMatchObject({ code: errorCodes.twoFactorRequired, data: { ways: ['passkey', 'smsCode'] } })
    const passkey = await authenticator.sign(await passkeyChallenge(school, 'student'))
    expect(await secondStep(ticketOf(held), { passkey })).toMatchObject({ code: 200 })
    school.clock.advance(10 * MINUTE)
    expect(await call('studentStartTotp')).toMatchObject({ code: errorCodes.proofRequired })
    const proof = await authenticator.sign(await passkeyChallenge(school, 'student'))
    expect(await call('studentProveIdentity', { passkey: proof })).toMatchObject({ code: 200 })
    expect(await call('studentStartTotp')).toMatchObject({ code: 200 })
  })

  it('answers each challenge once, within ten minutes', async () => {
    const authenticator = await addPasskey(school, 'student')
    const answer = await authenticator.sign(await passkeyChallenge(school, 'student'))
    expect(await school.call('studentLoginByPasskey', answer)).toMatchObject({ code: 200 })
    expect(await school.call('studentLoginByPasskey', answer)).toMatchObject({ code: errorCodes.ticketExpired })
    const late = await authenticator.sign(await passkeyChallenge(school, 'student'))
    school.clock.advance(10 * MINUTE)
    expect(await school.call('studentLoginByPasskey', late)).toMatchObject({ code: errorCodes.ticketExpired })
  })

  it('does not answer another challenge, nor another page, nor without its person', async () => {
    const authenticator = await addPasskey(school, 'student')
    const [one, other] = [await passkeyChallenge(school, 'student'), await passkeyChallenge(school, 'student')]
    const swapped = await authenticator.sign({ ...one, ticket: other.ticket })
    expect(await school.call('studentLoginByPasskey', swapped)).toMatchObject({ code: errorCodes.passkeyRefused })
    const elsewhere = await authenticator.sign({ ...one, rpId: 'class.example' })
    expect(await school.call('studentLoginByPasskey', elsewhere)).toMatchObject({ code: errorCodes.passkeyRefused })
    const forged = { ...(await authenticator.sign(one)), signature: 'MEUCIQDx' }
    expect(await school.call('studentLoginByPasskey', forged)).toMatchObject({ code: errorCodes.passkeyRefused })
    for (const options of [{ origin: 'http://evil.example' }, { isVerifying: false }]) {
      const strange = await createAuthenticator(options)
      const creation = await school.data('studentStartPasskey', {}, 'student.anna')
      expect(await call('studentAddPasskey', await strange.create(creation))).toMatchObject({
        code: errorCodes.passkeyRefused,
      })
    }
  })

  it('that was copied is refused: its counter goes back', async () => {
    const authenticator = await addPasskey(school, 'student')
    expect(await signInWith(authenticator)).toMatchObject({ code: 200 })
    expect(await signInWith(authenticator)).toMatchObject({ code: 200 })
    authenticator.setBack()
    expect(await signInWith(authenticator)).toMatchObject({ code: errorCodes.passkeyRefused })
  })

  it('opens no other account, no other side, and cannot be added twice', async () => {
    const authenticator = await addPasskey(school, 'student')
    const answer = await authenticator.sign(await passkeyChallenge(school, 'teacher'))
    expect(await school.call('teacherLoginByPasskey', answer)).toMatchObject({ code: errorCodes.passkeyRefused })
    await setUpTotp(school, 'teacher')
    await addPasskey(school, 'teacher')
    const ticket = ticketOf(await signIn(school, 'teacher'))
    const passkey = await authenticator.sign(await passkeyChallenge(school, 'teacher'))
    expect(await school.call('teacherSecondStep', { ticket, passkey })).toMatchObject({
      code: errorCodes.passkeyRefused,
    })
    const creation = await school.data('studentStartPasskey', {}, 'student.anna')
    expect(creation.takenIds).toEqual([authenticator.id])
    expect(await call('studentAddPasskey', await authenticator.create(creation))).toMatchObject({
      code: errorCodes.passkeyRefused,
    })
    const ofAnna = await authenticator.create(creation)
    expect(await school.call('studentAddPasskey', ofAnna, { as: 'student.ben' })).toMatchObject({
      code: errorCodes.ticketExpired,
    })
  })

  it('is renamed and removed by its owner alone, with a recent proof', async () => {
    const { id: passkeyId } = await addPasskey(school, 'student')
    const ofBen = { as: 'student.ben' }
    expect(await school.call('studentRenamePasskey', { passkeyId, name: 'Mine' }, ofBen)).toMatchObject({
      code: errorCodes.notFound,
    })
    expect(await school.call('studentRemovePasskey', { passkeyId }, ofBen)).toMatchObject({ code: errorCodes.notFound })
    expect(await call('studentRenamePasskey', { passkeyId, name: '\u200b ' })).toMatchObject({
      code: errorCodes.invalidInput,
    })
    expect(await call('studentRenamePasskey', { passkeyId, name: '书房' })).toMatchObject({
      data: { passkeys: [{ name: '书房' }] },
    })
    school.clock.advance(10 * MINUTE)
    expect(await call('studentRemovePasskey', { passkeyId })).toMatchObject({ code: errorCodes.proofRequired })
    await call('studentProveIdentity', { password: DEMO_PASSWORD })
    expect(await call('studentRemovePasskey', { passkeyId })).toMatchObject({ data: { passkeys: [] } })
    expect(await told(school)).toContain('accountPasskeyRemoved')
  })

  it('stays while it is the last way in', async () => {
    const authenticator = await addPasskey(school, 'student')
    await school.db.update(schema.account).set({ passwordHash: null, zone: null, mobile: null }).where(isAnna)
    const passkey = await authenticator.sign(await passkeyChallenge(school, 'student'))
    expect(await call('studentRemovePasskey', { passkeyId: authenticator.id })).toMatchObject({
      code: errorCodes.proofRequired,
      data: { ways: ['passkey'] },
    })
    await call('studentProveIdentity', { passkey })
    expect(await call('studentRemovePasskey', { passkeyId: authenticator.id })).toMatchObject({
      code: errorCodes.lastWayIn,
    })
  })

  it('belongs to a host name: at a network address there are none', async () => {
    school = await openTestSchool({ config: { demo: true, publicUrl: 'http://192.0.2.7:8080' } })
    expect(await school.call('studentPasskeyOptions')).toMatchObject({ code: errorCodes.passkeysUnavailable })
    expect(await call('studentStartPasskey')).toMatchObject({ code: errorCodes.passkeysUnavailable })
  })
})

describe('a text code alone, with two steps', () => {
  it('resets no password, says what else it takes, and stays good', async () => {
    const secret = await setUpTotp(school, 'student')
    const smsCode = await resetCode()
    expect(await resetByText({ smsCode })).toMatchObject({
      code: errorCodes.textCodeNotEnough,
      data: { ways: ['totp'] },
    })
    expect(await resetByText({ smsCode, totpCode: '000000' })).toMatchObject({ code: errorCodes.wrongSecondStep })
    expect(await resetByText({ smsCode, totpCode: totpCode(school, secret, 1) })).toMatchObject({ code: 200 })
  })

  it('tells nobody what the password is not', async () => {
    await setUpTotp(school, 'student')
    const same = { password: DEMO_PASSWORD, passwordAgain: DEMO_PASSWORD }
    expect(await resetByText({ smsCode: await resetCode(), ...same })).toMatchObject({
      code: errorCodes.textCodeNotEnough,
    })
  })

  it('resets with a recovery code, or with a passkey', async () => {
    const authenticator = await addPasskey(school, 'student')
    await setUpTotp(school, 'student')
    const [recoveryCode] = await recoveryCodes(school, 'student')
    expect(await resetByText({ smsCode: await resetCode(), recoveryCode })).toMatchObject({ code: 200 })
    school.clock.advance(MINUTE)
    const passkey = await authenticator.sign(await passkeyChallenge(school, 'student'))
    const next = { password: 'Kite-river-28', passwordAgain: 'Kite-river-28' }
    expect(await resetByText({ smsCode: await resetCode(), passkey, ...next })).toMatchObject({ code: 200 })
  })

  it('resets nothing where it is the only second step: the school has to help', async () => {
    await twoStepsByText()
    const smsCode = await resetCode()
    expect(await resetByText({ smsCode })).toMatchObject({ code: errorCodes.textCodeNotEnough, data: { ways: [] } })
    const login = { ...annasPhone, smsCode, operation: 'resetPassword', password: 'Kite-river-27' }
    expect(await school.call('studentLoginBySmsCode', login)).toMatchObject({ code: errorCodes.textCodeNotEnough })
    expect(await signIn(school, 'student')).toMatchObject({ code: errorCodes.twoFactorRequired })
  })

  it('resets in a sign-in that a known device has kept for some days, and nowhere else', async () => {
    const device = { ...TABLET, ...browser('tablet') }
    const tablet = bearer(await signIn(school, 'student', device))
    await twoStepsByText()
    school.clock.advance(60 * MINUTE)
    const reset = async (headers: Record<string, string>) => {
      school.clock.advance(MINUTE)
      await school.call('studentSendSmsCode', { operation: 'resetPassword' }, { headers })
      const smsCode = await readCode(school, annasPhone)
      return school.call('studentResetPassword', { smsCode, ...newPassword }, { headers })
    }
    expect(await reset({ ...tablet, deviceId: 'tablet' })).toMatchObject({
      code: errorCodes.textCodeNotEnough,
      data: { ways: [] },
    })
    expect(await reset({ ...tablet, ...device })).toMatchObject({ code: 200 })
  })

  it('resets in no sign-in where there is an authenticator, before it agrees', async () => {
    const secret = await setUpTotp(school, 'student')
    school.clock.advance(10 * MINUTE)
    const smsCode = await codeForAnna(school, 'resetPassword')
    const input = { smsCode, ...newPassword }
    expect(await call('studentResetPassword', input)).toMatchObject({
      code: errorCodes.proofRequired,
      data: { ways: ['totp'] },
    })
    await call('studentProveIdentity', { totpCode: totpCode(school, secret) })
    expect(await call('studentResetPassword', input)).toMatchObject({ code: 200 })
  })

  it('binds no WeChat, with which its holder could come in later', async () => {
    await twoStepsByText()
    const ticket = await wechatTicket(school, 'student')
    await school.call('studentSendSmsCode', { operation: 'bindWechat', ticket, ...annasPhone })
    const input = { ticket, ...annasPhone, smsCode: await readCode(school, annasPhone) }
    expect(await school.call('studentBindWechatPhone', input)).toMatchObject({
      code: errorCodes.textCodeNotEnough,
      data: { ways: ['password'] },
    })
    expect(await school.db.select().from(schema.socialBinding)).toEqual([])
  })

  it('does not turn two steps off: that takes the password, too', async () => {
    await twoStepsByText()
    school.clock.advance(10 * MINUTE)
    const smsCode = await codeForAnna(school, 'twoFactor')
    const off = { isTwoFactor: false }
    expect(await call('studentSetTwoFactor', { ...off, smsCode })).toMatchObject({
      code: errorCodes.proofRequired,
      data: { ways: ['password'] },
    })
    await call('studentProveIdentity', { password: DEMO_PASSWORD })
    expect(await call('studentSetTwoFactor', off)).toMatchObject({ data: { isTwoFactor: false } })
  })

  it('does not move a phone that is said to be lost, where there is an authenticator', async () => {
    const secret = await setUpTotp(school, 'student')
    school.clock.advance(10 * MINUTE)
    await call('studentSendSmsCode', { operation: 'changePhone', ...newPhone })
    const input = {
      ...newPhone,
      smsCode: await readCode(school, newPhone),
      password: DEMO_PASSWORD,
      isOldPhoneLost: true,
    }
    expect(await call('studentUpdateMobile', input)).toMatchObject({
      code: errorCodes.proofRequired,
      data: { ways: ['totp', 'password'] },
    })
    await call('studentProveIdentity', { totpCode: totpCode(school, secret) })
    expect(await call('studentUpdateMobile', input)).toMatchObject({ code: 200, data: { phoneChange: { zone: '81' } } })
  })

  it('is no second step of an account without a password', async () => {
    await school.token('student.anna')
    await school.db.update(schema.account).set({ passwordHash: null }).where(isAnna)
    const smsCode = await codeForAnna(school, 'twoFactor')
    expect(await call('studentSetTwoFactor', { isTwoFactor: true, smsCode })).toMatchObject({
      code: errorCodes.secondStepNeedsPassword,
    })
  })
})

it('the second steps of an account are deleted with it', async () => {
  await addPasskey(school, 'student')
  await setUpTotp(school, 'student')
  await recoveryCodes(school, 'student')
  await call('studentCloseAccount')
  school.clock.advance(8 * 24 * 60 * MINUTE)
  await school.backend.tick()
  for (const table of [schema.totp, schema.recoveryCode, schema.passkey])
    expect(await school.db.select().from(table)).toEqual([])
  expect(await school.db.select().from(schema.account).where(isAnna)).toEqual([])
})
