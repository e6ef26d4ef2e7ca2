/** Texts that are made to keep a pattern busy. A pattern that hangs would keep the whole school from being answered. */
import { errorCodes } from '@hwjy/sdk/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

const TEACHER = { as: 'teacher.li' } as const
const HEADERS = [
  'timeZone',
  'accept-language',
  'user-agent',
  'sec-ch-ua-model',
  'requestId',
  'idempotency-key',
  'deviceId',
  'content-type',
]

describe('hostile texts', () => {
  let school: TestSchool
  beforeAll(async () => {
    school = await openTestSchool()
  })

  const month = (timezone: string) =>
    school.call('getSchedule', { searchStartDate: '2026-11-01', searchEndDate: '2026-11-30', timezone }, TEACHER)

  it.each([
    ['of 45 letters', `${'A'.repeat(44)}!`],
    ['of 49 signs', `A${'/a'.repeat(24)}!`.slice(0, 49)],
    ['of 64 signs', `A${'-+'.repeat(31)}!`],
    ['longer than any', 'A/'.repeat(50_000)],
    ['written as one, of a place without a clock', 'Asia/Nowhere'],
  ])('a time zone %s is refused as invalidInput', async (_, timezone) => {
    expect(await month(timezone)).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'timezone' }] },
    })
  })

  it('a time zone of a profile is refused likewise', async () => {
    const input = { timeZone: `A${'/a+'.repeat(20)}!` }
    expect(await school.call('teacherModifyUser', input, TEACHER)).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'timeZone' }] },
    })
  })

  it.each(HEADERS)('a header %s of 15,000 signs is no crash', async (name) => {
    for (const value of ['A/', ',', ';q=', '(', '; boundary=', ' ']) {
      const headers = { [name]: `a${value.repeat(15_000 / value.length)}b` }
      expect(await school.call('teacherUserInfo', {}, { ...TEACHER, headers })).toMatchObject({ code: 200 })
    }
  })
  it('a content type of 15,000 signs is refused or read, and no crash', async () => {
    for (const value of [';', '; boundary=', ' ']) {
      const headers = { 'content-type': `multipart/form-data${value.repeat(15_000 / value.length)}!` }
      const { code } = await school.call(
        'teacherLogin',
        { username: 'a', password: 'b', captchaVerification: '' },
        { headers },
      )
      expect(code).toBeLessThan(500)
    }
  })
})
