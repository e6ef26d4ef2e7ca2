import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import { schema } from '../../src/db/database.ts'
import { silentLogger } from '../../src/ports/logger.ts'
import { captchaPass, doneWork, phoneOfAccount } from '../calls/credentials.ts'
import { MINUTE, openTestSchool, type TestSchool } from '../support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const solve = () => captchaPass(school)
const login = (password: string, captchaVerification: string) =>
  school.call('studentLogin', { username: 'student.anna', password, captchaVerification })
const failThrice = async () => {
  for (let i = 0; i < 3; i++) await login('guess', '')
}

describe('the captcha', () => {
  it('is asked for after three wrong passwords, once per solution', async () => {
    await failThrice()
    expect(await login(DEMO_PASSWORD, '')).toMatchObject({ code: errorCodes.captchaRequired })
    expect(await login(DEMO_PASSWORD, 'anything')).toMatchObject({ code: errorCodes.captchaRequired })
    const solution = await solve()
    expect(await login('guess', solution)).toMatchObject({ code: errorCodes.wrongPassword })
    expect(await login(DEMO_PASSWORD, solution)).toMatchObject({ code: errorCodes.captchaRequired })
    expect(await login(DEMO_PASSWORD, await solve())).toMatchObject({ code: 200 })
  })

  it('is good for two minutes once solved', async () => {
    await failThrice()
    const solution = await solve()
    school.clock.advance(2 * MINUTE)
    expect(await login(DEMO_PASSWORD, solution)).toMatchObject({ code: errorCodes.captchaRequired })
  })

  it('is used where it was solved', async () => {
    await failThrice()
    const solution = await captchaPass(school, { address: '192.0.2.1' })
    expect(await login(DEMO_PASSWORD, solution)).toMatchObject({ code: errorCodes.captchaRequired })
  })
})

describe('its work', () => {
  it('opens one call, and is handed in once', async () => {
    await failThrice()
    const done = await doneWork(school)
    const { code, data } = await school.call('checkCaptchaWork', done)
    expect(code).toBe(200)
    const { captchaVerification } = data as { captchaVerification: string }
    expect(await school.call('checkCaptchaWork', done), 'the same work again').toMatchObject({
      code: errorCodes.captchaWrong,
    })
    expect(await login(DEMO_PASSWORD, captchaVerification)).toMatchObject({ code: 200 })
    expect(await login('guess', captchaVerification)).toMatchObject({ code: errorCodes.wrongPassword })
  })

  it('is done where it was asked for, as it was given, within three minutes', async () => {
    const here = { address: '192.0.2.1' }
    const done = await doneWork(school, here)
    const check = (change: object, address = here) => school.call('checkCaptchaWork', { ...done, ...change }, address)
    expect(await check({}, { address: '198.51.100.1' })).toMatchObject({ code: errorCodes.captchaWrong })
    expect(await check({ derivedKey: '00'.repeat(32) })).toMatchObject({ code: errorCodes.captchaWrong })
    for (const challenge of ['null', '[]', '{}', 'work', '{"parameters":{"data":null},"signature":""}']) {
      expect(await check({ challenge })).toMatchObject({ code: errorCodes.captchaWrong })
    }
    school.clock.advance(3 * MINUTE)
    expect(await check({})).toMatchObject({ code: errorCodes.captchaWrong })
  })

  it('cannot be made easier: what was signed is what has to be done', async () => {
    const { data } = await school.call('getCaptchaWork')
    const { challenge } = data as { challenge: string }
    const eased = JSON.parse(challenge) as { parameters: { keyPrefix: string; keySignature?: string } }
    eased.parameters.keyPrefix = '0'
    const easy = { challenge: JSON.stringify(eased), counter: 0, derivedKey: '00' }
    expect(await school.call('checkCaptchaWork', easy)).toMatchObject({ code: errorCodes.captchaWrong })
    delete eased.parameters.keySignature
    expect(await school.call('checkCaptchaWork', { ...easy, challenge: JSON.stringify(eased) })).toMatchObject({
      code: errorCodes.captchaWrong,
    })
  })

  it('grows for a network that asks often, and for no other', async () => {
    const tries = async (address: string) => {
      const { data } = await school.call('getCaptchaWork', {}, { address })
      return (data as { tries: number }).tries
    }
    const first = await tries('192.0.2.1')
    for (let i = 0; i < 99; i++) await tries('192.0.2.1')
    expect(await tries('192.0.2.1')).toBe(2 * first)
    expect(await tries('192.0.2.2')).toBe(first)
    school.clock.advance(15 * MINUTE)
    expect(await tries('192.0.2.1')).toBe(first)
  })
})

describe('a school without services for codes and WeChat', () => {
  beforeEach(async () => {
    school = await openTestSchool({ config: { demo: false } })
  })

  it('says what can work before anybody tries', async () => {
    expect(await school.call('getBaseInfo')).toMatchObject({ data: { signInWays: ['username', 'phone'], demo: null } })
    const demo = await openTestSchool()
    expect(await demo.call('getBaseInfo')).toMatchObject({
      data: { signInWays: ['username', 'phone', 'sms', 'wechat'] },
    })
  })

  it('refuses to send a code instead of pretending to, and stores none', async () => {
    const asked = { operation: 'login', ...phoneOfAccount('student.anna') }
    expect(await school.call('studentSendSmsCode', asked)).toMatchObject({
      code: errorCodes.smsUnavailable,
      data: null,
    })
    expect(await school.db.select().from(schema.outboxMessage)).toEqual([])
    expect(await school.db.select().from(schema.smsCode)).toEqual([])
  })
})

it('a school without an SMS service is told so at the start; the demo is not', async () => {
  const warnings: string[] = []
  const logger = {
    ...silentLogger,
    warn: (_: object, message: string) => {
      if (message.includes('SMS')) warnings.push(message)
    },
  }
  await openTestSchool({ logger, config: { demo: true } })
  await openTestSchool({ logger, config: { demo: false }, sms: { send: async () => undefined } })
  expect(warnings).toEqual([])
  await openTestSchool({ logger, config: { demo: false } })
  expect(warnings).toEqual([expect.stringContaining('no SMS service')])
})
