import { expect, it } from 'vitest'
import { phoneNotice, smsText, type SmsOperation } from './sms-text.ts'

const code = (operation: SmsOperation, language: 'zh-CN' | 'en-US' | 'ja-JP', isTaken = false) =>
  smsText('华文课堂', { code: '004217', operation, isTaken }, language).text

it('a text message with a code says what the code is for, and that it must not be shared', () => {
  expect(code('login', 'en-US')).toBe(
    '[华文课堂] 004217 is your code to sign in. It expires in 5 minutes. Never share it. We will never ask for it.',
  )
  expect(code('closeAccount', 'zh-CN')).toBe(
    '【华文课堂】004217 是你注销账号的验证码，5 分钟内有效。请勿告诉任何人，我们也不会向你索取。',
  )
  expect(code('changePhone', 'ja-JP')).toContain('アカウントの電話番号をこの番号に変更するための認証コード')
})

it('text messages with codes for different purposes read differently', () => {
  const operations: SmsOperation[] = [
    'login',
    'resetPassword',
    'changePhone',
    'bindWechat',
    'verifyDevice',
    'twoFactor',
    'closeAccount',
    'confirm',
  ]
  for (const language of ['zh-CN', 'en-US', 'ja-JP'] as const) {
    const texts = operations.map((operation) => code(operation, language))
    expect(new Set(texts).size).toBe(operations.length)
    expect(texts.join('')).not.toMatch(/[{}]/)
    // As the classroom speaks: only the legal texts are more formal.
    expect(texts.join('')).not.toContain('您')
  }
})

it('a text message to a number that already belongs to an account says so beside the code', () => {
  expect(code('changePhone', 'en-US', true)).toMatch(/004217.*already belongs to an account/)
})

it('the current phone is warned about its successor in the language of its country', () => {
  expect(phoneNotice('changing', '华文课堂', { zone: '81', mobile: '9012345678' }, '90****5678').text).toContain(
    '72 時間後',
  )
  const mobile = '139****5678'
  for (const event of ['changing', 'changed'] as const) {
    expect(phoneNotice(event, '华文课堂', { zone: '86', mobile: '13912345678' }, mobile).text).toContain('】你的账号')
  }
})
