/** What texts may cost a school, whoever asks for them. */
import { errorCodes } from '@hwjy/sdk/errors'
import { describe, expect, it } from 'vitest'
import { silentLogger } from '../../src/ports/logger.ts'
import { browser, phoneOfAccount } from '../calls/credentials.ts'
import { openTestSchool, type TestSchool } from '../support/test-school.ts'

const japanese = (no: number) => ({ zone: '81', mobile: String(9_012_340_000 + no * 10_007) })
const foreign = (no: number) => ({ zone: '252', mobile: String(612_345_000 + no) })
const school = (sms: { countries?: string[] | null; perDay?: number } = {}, options = {}) =>
  openTestSchool({
    config: { demo: true, sms: { countries: null, perDay: 2_000, ...sms } },
    captcha: { verify: async () => true },
    ...options,
  })
const changePhone = (at: TestSchool, phone: { zone: string; mobile: string }, as = 'student.anna') =>
  at.call('studentSendSmsCode', { operation: 'changePhone', ...phone, captchaVerification: 'solved' }, { as })

describe('a student who has texts sent', () => {
  it('sends none to a country of nobody in the school', async () => {
    const online = await school()
    for (let i = 0; i < 200; i++)
      expect(await changePhone(online, foreign(i))).toMatchObject({ code: errorCodes.countryNotServed })
    const { data } = await online.call('listOutboxMessages', { recipient: `252${foreign(0).mobile}` })
    expect(data).toEqual([])
  })

  it('sends six to other numbers, of two hundred asked for at once, and nobody else has fewer', async () => {
    const online = await school()
    await online.token('student.anna')
    const asked = await Promise.all(Array.from({ length: 200 }, (_, i) => changePhone(online, japanese(i))))
    const codes = asked.map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(6)
    expect(asked.find(({ code }) => code === errorCodes.textsUsedUp)).toMatchObject({
      message: 'Too many text messages were sent. Try again later, or use your password.',
      data: { retryAfterSeconds: 14_400 },
    })
    online.clock.advance(60_000)
    expect(await changePhone(online, japanese(500), 'student.ben')).toMatchObject({ code: 200 })
    const login = { operation: 'login', ...phoneOfAccount('student.emma') }
    expect(await online.call('studentSendSmsCode', login, { headers: browser('tablet') })).toMatchObject({ code: 200 })
  })

  it('finds the budget used up after a restart as well', async () => {
    const online = await school()
    for (let i = 0; i < 6; i++) {
      await changePhone(online, japanese(i))
      online.clock.advance(60_000)
    }
    await online.restart()
    expect(await changePhone(online, japanese(7))).toMatchObject({ code: errorCodes.textsUsedUp })
  })
})

it('the countries of the school’s people are served where none are named', async () => {
  const sent: string[] = []
  const sms = { send: async ({ zone }: { zone: string }) => void sent.push(zone) }
  const config = { demo: false }
  const online = await openTestSchool({ config, sms })
  const ask = (phone: object) => online.call('studentSendSmsCode', { operation: 'login', ...phone })
  expect(await ask({ zone: '86', mobile: '13800000001' })).toMatchObject({ code: 200 })
  expect(await ask(japanese(1))).toMatchObject({ code: errorCodes.countryNotServed })
})

it('strangers use up half of a day’s texts, the log says so, and a known device still gets its code', async () => {
  const alarms: object[] = []
  const logger = { ...silentLogger, error: (about: object) => void alarms.push(about) }
  const online = await school({ perDay: 4 }, { logger })
  const headers = browser('laptop')
  const password = { username: 'student.anna', password: 'Huawen-2026', captchaVerification: '' }
  await online.call('studentLogin', password, { headers })
  const ask = (username: string, from: Record<string, string>, no: number) =>
    online.call(
      'studentSendSmsCode',
      { operation: 'login', ...phoneOfAccount(username), captchaVerification: 'solved' },
      { headers: from, address: `192.0.2.${no}` },
    )
  expect(await ask('student.ben', browser('one'), 1)).toMatchObject({ code: 200 })
  expect(await ask('student.chika', browser('two'), 2)).toMatchObject({ code: 200 })
  expect(await ask('student.diego', browser('three'), 3)).toMatchObject({ code: errorCodes.textsUsedUp })
  expect(alarms).toEqual([{ sentToday: 2, perDay: 4 }])
  expect(await ask('student.anna', headers, 4)).toMatchObject({ code: 200 })
})

it('numbers that nobody has cost nothing, and use up nothing', async () => {
  const online = await school({ perDay: 4 })
  const ask = (phone: object, no: number) =>
    online.call(
      'studentSendSmsCode',
      { operation: 'login', ...phone, captchaVerification: 'solved' },
      { address: `192.0.2.${no}` },
    )
  for (let i = 0; i < 10; i++) expect(await ask(japanese(i), i)).toMatchObject({ code: 200 })
  expect(await ask(phoneOfAccount('student.ben'), 20)).toMatchObject({ code: 200 })
})
