import { formatMessage } from '@hwjy/base'
import type { Language } from '@hwjy/sdk/errors'

type Texts = Readonly<Record<Language, string>>

const SUBJECT: Texts = {
  'zh-CN': '{product}：测试邮件',
  'en-US': '{product}: test',
  'ja-JP': '{product}：テストメール',
}

const TEXT: Texts = {
  'zh-CN': '这是一封测试邮件：邮件服务可以正常使用。',
  'en-US': 'This is a test. Mail works.',
  'ja-JP': 'これはテストメールです。メールは正常に届いています。',
}

/** Shows an administrator that mail arrives. */
export const testMail = (product: string, language: Language): { subject: string; text: string } => ({
  subject: formatMessage(SUBJECT[language], { product }, language),
  text: TEXT[language],
})
