import { expect, it } from 'vitest'
import { StartProblem } from '../process/start-problem.ts'
import { readSmtp, readTencentSms } from './outside-settings.ts'

const sms = {
  SMS_TENCENT_SECRET_ID: 'AKIDsecret',
  SMS_TENCENT_SECRET_KEY: 'Gu5tsecret',
  SMS_TENCENT_APP_ID: '1400006666',
  SMS_TENCENT_TEMPLATES: '{"code":{"zh-CN":"1001"}}',
}
const mail = { SMTP_URL: 'smtps://no-reply:Sec%2Fret@mail.example', MAIL_FROM: 'Huawen <no-reply@class.example>' }

const saidIn = (env: Record<string, string>) => (name: string) => env[name]
const problemOf = (read: typeof readSmtp | typeof readTencentSms, env: Record<string, string>) => {
  try {
    return read(saidIn(env))
  } catch (error) {
    if (error instanceof StartProblem && error.code === 'setting-invalid') return error.message
    throw error
  }
}

it('texts and mail are off without their settings', () => {
  expect([readTencentSms(saidIn({})), readSmtp(saidIn({}))]).toEqual([null, null])
})

it('texts by Tencent have an endpoint and a region of their own accord', () => {
  expect(readTencentSms(saidIn(sms))).toMatchObject({
    endpoint: 'https://sms.tencentcloudapi.com',
    region: 'ap-guangzhou',
    sign: '',
    templates: { code: { 'zh-CN': '1001' } },
    templatesAbroad: {},
  })
})

it.each([
  [{ SMS_TENCENT_SECRET_ID: 'AKIDsecret' }, 'Text messages also need SMS_TENCENT_SECRET_KEY, SMS_TENCENT_APP_ID'],
  [{ SMS_TENCENT_SIGN: '华文课堂' }, 'Text messages also need SMS_TENCENT_SECRET_ID'],
  [{ ...sms, SMS_TENCENT_APP_ID: 'secret' }, 'SMS_TENCENT_APP_ID must be a number'],
  [{ ...sms, SMS_TENCENT_TEMPLATES: 'secret' }, 'SMS_TENCENT_TEMPLATES must be JSON'],
  [{ ...sms, SMS_TENCENT_TEMPLATES: '{"code":"secret"}' }, 'SMS_TENCENT_TEMPLATES must be JSON'],
  [{ ...sms, SMS_TENCENT_TEMPLATES_ABROAD: '{"other":{}}' }, 'SMS_TENCENT_TEMPLATES_ABROAD must be JSON'],
  [{ ...sms, SMS_TENCENT_ENDPOINT: 'http://sms.secret.example' }, 'SMS_TENCENT_ENDPOINT must be like https://'],
])('texts with %j are refused by name, and no value is shown', (env, problem) => {
  expect(problemOf(readTencentSms, env)).toContain(problem)
  expect(problemOf(readTencentSms, env)).not.toMatch(/secret/)
})

it.each([
  [mail.SMTP_URL, { host: 'mail.example', port: 465, isSecure: true, user: 'no-reply', password: 'Sec/ret' }],
  ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false, user: null, password: '' }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525 }],
])('%s is a mail server', (SMTP_URL, settings) => {
  expect(readSmtp(saidIn({ ...mail, SMTP_URL }))).toMatchObject(settings)
})

it.each([
  [{ SMTP_URL: mail.SMTP_URL }, 'Mail also needs MAIL_FROM'],
  [{ MAIL_FROM: mail.MAIL_FROM }, 'Mail also needs SMTP_URL'],
  [{ ...mail, SMTP_URL: 'https://user:Secret@mail.example' }, 'SMTP_URL must be like'],
  [{ ...mail, SMTP_URL: 'smtp://user:Secret%@mail.example' }, 'SMTP_URL must be like'],
  [{ ...mail, SMTP_URL: 'smtp://user:Sec/ret@mail.example' }, 'SMTP_URL must be like'],
  [{ ...mail, MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an address'],
  [{ ...mail, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM must be an address'],
])('mail with %j is refused by name, and no value is shown', (env, problem) => {
  expect(problemOf(readSmtp, env)).toContain(problem)
  expect(problemOf(readSmtp, env)).not.toMatch(/Sec|nobody|Bcc/)
})
