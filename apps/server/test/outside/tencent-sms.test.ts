import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/database.ts'
import { smsText, testText } from '../../src/domain/accounts/sms-text.ts'
import { tc3Authorization } from '../../src/node/outside/tc3-signature.ts'
import { tencentSms } from '../../src/node/outside/tencent-sms.ts'
import type { Logger } from '../../src/ports/logger.ts'
import { openTestSchool } from '../support/test-school.ts'
import { fakeTencentSms, type FakeTencentSms, KEYS } from './fake-tencent-sms.ts'

let fake: FakeTencentSms
beforeAll(async () => {
  fake = await fakeTencentSms()
})
afterAll(() => fake.stop())
beforeEach(() => {
  fake.next = {}
  fake.sent.length = 0
})

const settings = () => ({
  ...KEYS,
  appId: '1400006666',
  sign: '华文课堂',
  region: 'ap-guangzhou',
  endpoint: fake.url,
  templates: { code: { 'zh-CN': '1001' }, 'code-login': { 'zh-CN': '1002' }, test: { 'zh-CN': '1003' } },
  templatesAbroad: { code: { 'en-US': '2001', 'ja-JP': '2002' } },
})
const lin = { zone: '86', mobile: '13800000003' }
const anna = { zone: '49', mobile: '15112345678' }
const code = (operation: 'login' | 'confirm', language: 'zh-CN' | 'en-US') =>
  smsText('华文课堂', { code: '004217', operation }, language)

it('the signature is that of the documentation of Tencent Cloud', () => {
  const payload = '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}'
  const request = { service: 'cvm', host: 'cvm.tencentcloudapi.com', payload, timestamp: 1_551_113_065 }
  expect(tc3Authorization(request, 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE', 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE')).toBe(
    'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, ' +
      'SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
  )
})

describe('a text by Tencent', () => {
  it('is a template of its use, its country and its language', async () => {
    const sender = tencentSms(settings())
    await sender.send(lin, code('login', 'zh-CN'))
    await sender.send(lin, code('confirm', 'en-US'))
    await sender.send(anna, code('login', 'en-US'))
    const common = { SmsSdkAppId: '1400006666', SignName: '华文课堂', TemplateParamSet: ['004217'] }
    expect(fake.sent).toEqual([
      { ...common, PhoneNumberSet: ['+8613800000003'], TemplateId: '1002' },
      { ...common, PhoneNumberSet: ['+8613800000003'], TemplateId: '1001' },
      { ...common, PhoneNumberSet: ['+4915112345678'], TemplateId: '2001' },
    ])
  })

  it('without a template is not sent', async () => {
    await expect(tencentSms(settings()).send(anna, testText('华文课堂', 'zh-CN'))).rejects.toMatchObject({
      code: 'no-template',
      detail: 'test zh-CN',
    })
  })

  it.each([
    [{ error: 'AuthFailure.SecretIdNotFound' }, 'wrong-credentials'],
    [{ error: 'RequestLimitExceeded' }, 'busy'],
    [{ status: 'InternalError.OtherError' }, 'busy'],
    [{ http: 502 }, 'busy'],
    [{ http: 404 }, 'refused'],
    [{ status: 'FailedOperation.TemplateIncorrectOrUnapproved' }, 'no-template'],
    [{ status: 'LimitExceeded.PhoneNumberDailyLimit' }, 'limit-reached'],
    [{ status: 'InvalidParameterValue.IncorrectPhoneNumber' }, 'bad-recipient'],
    [{ status: 'FailedOperation.PhoneNumberInBlacklist' }, 'bad-recipient'],
    [{ status: 'FailedOperation.InsufficientBalanceInSmsPackage' }, 'refused'],
  ])('answered with %j fails as %s', async (next, failure) => {
    fake.next = next
    await expect(tencentSms(settings()).send(lin, code('login', 'zh-CN'))).rejects.toMatchObject({ code: failure })
  })

  it('signed with another key, or sent where nothing listens, fails, and the failure shows no secret', async () => {
    const wrong = tencentSms({ ...settings(), secretKey: 'Other-secret' }).send(lin, code('login', 'zh-CN'))
    await expect(wrong).rejects.toMatchObject({ code: 'wrong-credentials' })
    const nowhere = tencentSms({ ...settings(), endpoint: 'http://127.0.0.1:1' }).send(lin, code('login', 'zh-CN'))
    await expect(nowhere).rejects.toMatchObject({ code: 'unreachable' })
    for (const sending of [wrong, nowhere]) {
      const error = await sending.catch((reason: unknown) => reason)
      expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/secret|004217|138000/i)
    }
  })
})

describe('a code that the service does not take', () => {
  const logged: string[] = []
  const note = (_: object, message: string) => void logged.push(message)
  const logger: Logger = { debug: () => {}, info: () => {}, warn: note, error: note }
  const askForCode = async () => {
    const school = await openTestSchool({ sms: tencentSms(settings()), logger })
    const input = { zone: '86', mobile: '13800000003', operation: 'login', captchaVerification: '' }
    return { school, answer: await school.call('studentSendSmsCode', input as never) }
  }

  it('is sent again while it is good, and no copy of the database shows it', async () => {
    fake.next = { http: 503 }
    const { school, answer } = await askForCode()
    expect(answer.code).toBe(200)
    await expect.poll(() => logged).toContain('text is sent again later')
    const jobs = async () => (await school.db.select().from(schema.job)).filter(({ kind }) => kind === 'sendText')
    await expect.poll(jobs).toHaveLength(1)
    expect(JSON.stringify(await jobs())).not.toContain('13800000003')
    fake.next = {}
    school.clock.advance(6_000)
    await school.backend.tick()
    expect(fake.sent).toMatchObject([{ PhoneNumberSet: ['+8613800000003'], TemplateId: '1002' }])
  })

  it('is not sent again when the refusal will not pass by, or the code is no longer good', async () => {
    fake.next = { status: 'FailedOperation.PhoneNumberInBlacklist' }
    logged.length = 0
    await askForCode()
    await expect.poll(() => logged).toContain('text not sent')
    fake.next = { http: 503 }
    const { school } = await askForCode()
    await expect.poll(() => logged).toContain('text is sent again later')
    fake.next = {}
    school.clock.advance(6 * 60_000)
    await school.backend.tick()
    expect(fake.sent).toEqual([])
  })
})
