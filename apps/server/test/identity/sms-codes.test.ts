import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/database.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import { browser, captchaPass, newPhone, phoneOfAccount, readCode, signIn } from '../calls/credentials.ts'
import { MINUTE, openTestSchool, plainHasher, type TestSchool } from '../support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const anna = phoneOfAccount('student.anna')
const ask = (input: object = {}, options = {}) =>
  school.call('studentSendSmsCode', { operation: 'login', ...anna, ...input }, options)
const enter = (smsCode: string, input: object = {}) =>
  school.call('studentLoginBySmsCode', { ...anna, operation: 'login', smsCode, ...input })
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
const captcha = async (address?: string) => ({
  captchaVerification: await captchaPass(school, address === undefined ? {} : { address }),
})

describe('a code', () => {
  it('signs in once, and comes in the reader’s language', async () => {
    expect(await ask({}, { headers: { 'accept-language': 'ja' } })).toMatchObject({
      code: 200,
      data: { mobile: '138****0003', expiresInSeconds: 300, nextInSeconds: 60 },
    })
    const { data } = await school.call('listOutboxMessages')
    expect(data).toMatchObject([{ recipient: '8613800000003', text: expect.stringContaining('認証コード') }])
    const code = await readCode(school, anna)
    expect(await enter(code)).toMatchObject({ code: 200, data: { userType: '016001' } })
    expect(await enter(code)).toMatchObject({ code: errorCodes.wrongSmsCode })
  })

  it('is not in the answer, and is stored so that nobody can read it', async () => {
    const answer = await ask()
    const code = await readCode(school, anna)
    const [stored] = await school.db.select().from(schema.smsCode)
    expect(JSON.stringify([answer, stored])).not.toContain(code)
  })

  it('is good for five minutes', async () => {
    await ask()
    school.clock.advance(5 * MINUTE)
    expect(await enter(await readCode(school, anna))).toMatchObject({ code: errorCodes.wrongSmsCode })
  })

  it('is good for five tries', async () => {
    await ask()
    const code = await readCode(school, anna)
    for (let i = 0; i < 5; i++) expect(await enter(otherThan(code))).toMatchObject({ code: errorCodes.wrongSmsCode })
    expect(await enter(code)).toMatchObject({ code: errorCodes.wrongSmsCode })
  })

  it('counts tries that come at the same moment', async () => {
    await ask()
    const code = await readCode(school, anna)
    await Promise.all(Array.from({ length: 20 }, () => enter(otherThan(code))))
    const [stored] = await school.db.select({ tries: schema.smsCode.tries }).from(schema.smsCode)
    expect(stored).toEqual({ tries: 5 })
  })

  it('opens only what it was asked for, only on its own side', async () => {
    await ask()
    const smsCode = await readCode(school, anna)
    expect(await enter(smsCode, { operation: 'resetPassword', password: 'Kite-river-27' })).toMatchObject({
      code: errorCodes.wrongSmsCode,
    })
    expect(await school.call('teacherLoginBySmsCode', { ...anna, operation: 'login', smsCode })).toMatchObject({
      code: errorCodes.wrongSmsCode,
    })
  })

  it('gives way to the next one', async () => {
    await ask()
    const first = await readCode(school, anna)
    school.clock.advance(MINUTE)
    await ask()
    const second = await readCode(school, anna)
    // One time in a million they are the same.
    expect(await enter(first === second ? otherThan(second) : first)).toMatchObject({ code: errorCodes.wrongSmsCode })
    expect(await enter(second)).toMatchObject({ code: 200 })
  })

  it('sets a new password on the way in, and ends other sign-ins', async () => {
    const headers = { authorization: `Bearer ${await school.token('student.anna')}` }
    await ask({ operation: 'resetPassword' })
    const reset = { operation: 'resetPassword', password: 'weak' }
    expect(await enter(await readCode(school, anna), reset)).toMatchObject({ code: errorCodes.passwordTooWeak })
    expect(await enter(await readCode(school, anna), { ...reset, password: 'Kite-river-27' })).toMatchObject({
      code: 200,
    })
    expect(await school.call('studentUserInfo', {}, { headers })).toMatchObject({
      code: errorCodes.notSignedIn,
      data: { reason: 'password-changed' },
    })
    expect(await signIn(school, 'student')).toMatchObject({ code: errorCodes.wrongPassword })
  })
})

describe('a stranger who names somebody’s phone', () => {
  const from = (deviceId: string, address = '192.0.2.1') => ({ headers: browser(deviceId), address })
  const enterFrom = (deviceId: string, smsCode: string) =>
    school.call('studentLoginBySmsCode', { ...anna, operation: 'login', smsCode }, from(deviceId))

  it('spends the tries of a code of their own, and cannot use the owner’s', async () => {
    await ask({}, from('laptop'))
    const code = await readCode(school, anna)
    for (let i = 0; i < 6; i++)
      expect(await enterFrom('stranger', otherThan(code))).toMatchObject({ code: errorCodes.wrongSmsCode })
    expect(await enterFrom('stranger', code), 'asked for nothing').toMatchObject({ code: errorCodes.wrongSmsCode })
    await ask({}, from('stranger', '192.0.2.2'))
    for (let i = 0; i < 6; i++) await enterFrom('stranger', otherThan(await readCode(school, anna)))
    expect(await enterFrom('laptop', code)).toMatchObject({ code: 200 })
  })

  it('uses up nothing of a device that the account knows', async () => {
    school = await openTestSchool({ captcha: { verify: async () => true } })
    const solved = { captchaVerification: 'solved-by-hand' }
    await school.call(
      'studentLogin',
      { username: 'student.anna', password: DEMO_PASSWORD, captchaVerification: '' },
      from('laptop'),
    )
    for (let i = 0; i < 24; i++) {
      expect(await ask(solved, from(`stranger${i}`, `192.0.2.${i}`))).toMatchObject({ code: 200 })
    }
    expect(await ask(solved, from('stranger', '192.0.2.99'))).toMatchObject({ code: errorCodes.tooManyCodes })
    school.clock.advance(1_000)
    expect(await ask({}, from('laptop', '198.51.100.1'))).toMatchObject({ code: 200 })
    expect(await enterFrom('laptop', await readCode(school, anna))).toMatchObject({ code: 200 })
  })

  it('makes a new device of the owner solve a captcha, and no more', async () => {
    for (const no of [1, 2]) await ask({}, from(`stranger${no}`, `192.0.2.${no}`))
    expect(await ask({}, from('tablet', '198.51.100.1'))).toMatchObject({ code: errorCodes.captchaRequired })
    expect(await ask(await captcha('198.51.100.1'), from('tablet', '198.51.100.1'))).toMatchObject({ code: 200 })
  })

  it('has one network with all its addresses, also with IPv6', async () => {
    expect(await ask({}, from('one', '2001:db8::1'))).toMatchObject({ code: 200 })
    expect(await ask({}, from('two', '2001:db8::2'))).toMatchObject({ code: errorCodes.tooOften })
  })
})

describe('asking for a code', () => {
  it('says the same of a phone that nobody has, and sends nothing', async () => {
    const known = await ask()
    const unknown = await ask(newPhone)
    expect(unknown).toEqual({ ...known, data: { ...(known.data as object), mobile: '90****5678' } })
    expect(await school.call('listOutboxMessages', { recipient: '819012345678' })).toMatchObject({ data: [] })
    // Nor for a teacher's phone on the students' side.
    await ask(phoneOfAccount('teacher.li'))
    expect(await school.call('listOutboxMessages', { recipient: '8613800000001' })).toMatchObject({ data: [] })
  })

  it('wants a phone that can exist', async () => {
    expect(await ask({ mobile: '1380000' })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'mobile' }] },
    })
    expect(await school.call('studentSendSmsCode', { operation: 'login' })).toMatchObject({
      code: errorCodes.invalidInput,
    })
  })

  it('takes a minute, also for requests of one moment', async () => {
    const codes = (await Promise.all(Array.from({ length: 5 }, () => ask()))).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([
      200,
      errorCodes.codeJustSent,
      errorCodes.codeJustSent,
      errorCodes.codeJustSent,
      errorCodes.codeJustSent,
    ])
    school.clock.advance(MINUTE)
    expect(await ask()).toMatchObject({ code: 200 })
  })

  it('takes a captcha after three a day, and ends at eight for who is a stranger', async () => {
    for (let i = 0; i < 3; i++) {
      expect(await ask()).toMatchObject({ code: 200 })
      school.clock.advance(MINUTE)
    }
    expect(await ask()).toMatchObject({ code: errorCodes.captchaRequired })
    expect(await ask({ captchaVerification: 'solved' })).toMatchObject({ code: errorCodes.captchaRequired })
    for (let i = 3; i < 8; i++) {
      expect(await ask(await captcha())).toMatchObject({ code: 200 })
      school.clock.advance(MINUTE)
    }
    expect(await ask(await captcha())).toMatchObject({ code: errorCodes.tooManyCodes })
  })

  it('says that one is on its way, and takes nothing from what another one is for', async () => {
    await ask()
    school.clock.advance(15_000)
    expect(await ask()).toMatchObject({
      code: errorCodes.codeJustSent,
      data: { retryAfterSeconds: 45, mobile: '138****0003' },
    })
    expect(await ask({ operation: 'resetPassword' })).toMatchObject({ code: 200 })
  })

  it('takes no minute for who used the last one', async () => {
    await ask()
    expect(await enter(await readCode(school, anna))).toMatchObject({ code: 200 })
    expect(await ask()).toMatchObject({ code: 200 })
  })

  it('for one’s own account needs the sign-in, and the own phone', async () => {
    expect(await school.call('studentSendSmsCode', { operation: 'closeAccount' })).toMatchObject({
      code: errorCodes.notSignedIn,
    })
    expect(await school.call('studentSendSmsCode', { operation: 'changePhone', ...newPhone })).toMatchObject({
      code: errorCodes.notSignedIn,
    })
    const as = { as: 'student.anna' }
    const input = { operation: 'closeAccount', ...phoneOfAccount('student.ben') }
    expect(await school.call('studentSendSmsCode', input, as)).toMatchObject({ code: errorCodes.phoneMismatch })
    expect(
      await school.call('studentSendSmsCode', { operation: 'closeAccount' }, { as: 'student.noor' }),
    ).toMatchObject({
      code: errorCodes.phoneMissing,
    })
    expect(await school.call('studentSendSmsCode', { operation: 'twoFactor', ticket: 'no-ticket' })).toMatchObject({
      code: errorCodes.ticketExpired,
    })
  })

  it('is read in the outbox of the demo only', async () => {
    const real = await openTestSchool({ config: { demo: false } })
    expect(await real.call('listOutboxMessages')).toMatchObject({ code: errorCodes.notFound })
  })

  it('goes through the school’s own sender, and does not wait for it', async () => {
    const sent: string[] = []
    const sms = {
      send: async ({ zone, mobile }: { zone: string; mobile: string }) => {
        sent.push(`+${zone} ${mobile}`)
        throw new Error('no line')
      },
    }
    school = await openTestSchool({ sms })
    expect(await ask()).toMatchObject({ code: 200 })
    expect(sent).toEqual(['+86 13800000003'])
  })
})

describe('a forgotten password', () => {
  const form = async () => {
    const { data } = await school.call('studentRequestFormToken')
    return (data as { randomToken: string }).randomToken
  }
  const retrieve = async (input: object) =>
    school.call('studentRetrievePassword', {
      ...anna,
      password: 'Kite-river-27',
      passwordAgain: 'Kite-river-27',
      ...input,
    })

  it('is replaced with a code and the form’s token; every sign-in ends', async () => {
    const headers = { authorization: `Bearer ${await school.token('student.anna')}` }
    await ask({ operation: 'resetPassword' })
    const smsCode = await readCode(school, anna)
    const randomToken = await form()
    expect(await retrieve({ smsCode, randomToken: 'not-a-token' })).toMatchObject({ code: errorCodes.formExpired })
    expect(await retrieve({ smsCode, randomToken, passwordAgain: 'Kite-river-28' })).toMatchObject({
      code: errorCodes.passwordsDiffer,
    })
    expect(await retrieve({ smsCode: otherThan(smsCode), randomToken })).toMatchObject({
      code: errorCodes.wrongSmsCode,
    })
    expect(await retrieve({ smsCode, randomToken })).toMatchObject({ code: 200, data: null })
    expect(await retrieve({ smsCode, randomToken })).toMatchObject({ code: errorCodes.formExpired })
    expect(await school.call('studentUserInfo', {}, { headers })).toMatchObject({ code: errorCodes.notSignedIn })
    const proof = { username: 'student.anna', password: 'Kite-river-27', captchaVerification: '' }
    expect(await school.call('studentLogin', proof)).toMatchObject({ code: 200 })
  })

  it('costs the server no hash before the code is right', async () => {
    let hashed = 0
    const hash = (password: string) => {
      hashed += 1
      return plainHasher.hash(password)
    }
    school = await openTestSchool({ passwords: { ...plainHasher, hash } })
    await ask({ operation: 'resetPassword' })
    const smsCode = await readCode(school, anna)
    const wrong = { smsCode: otherThan(smsCode) }
    const byCode = { ...anna, operation: 'resetPassword', password: 'Kite-river-27' }
    const randomToken = await form()
    const before = hashed
    expect(await retrieve({ ...wrong, randomToken })).toMatchObject({ code: errorCodes.wrongSmsCode })
    expect(await school.call('studentLoginBySmsCode', { ...byCode, ...wrong })).toMatchObject({
      code: errorCodes.wrongSmsCode,
    })
    expect(hashed).toBe(before)
    expect(await school.call('studentLoginBySmsCode', { ...byCode, smsCode })).toMatchObject({ code: 200 })
    expect(hashed).toBe(before + 1)
  })

  it('is not the old one again', async () => {
    await ask({ operation: 'resetPassword' })
    const again = { password: DEMO_PASSWORD, passwordAgain: DEMO_PASSWORD }
    const input = { smsCode: await readCode(school, anna), randomToken: await form(), ...again }
    expect(await retrieve(input)).toMatchObject({ code: errorCodes.passwordUnchanged })
    const other = { password: 'Kite-river-27', passwordAgain: 'Kite-river-27' }
    expect(await retrieve({ ...input, ...other }), 'the code was not used').toMatchObject({ code: 200 })
  })
})
