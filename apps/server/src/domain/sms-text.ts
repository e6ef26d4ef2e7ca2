import type { Language } from '../http/language.ts'

const TEXTS: Record<Language, string> = {
  'zh-CN': '【{product}】验证码 {code}，5 分钟内有效。请勿告诉他人。',
  'en-US': '[{product}] Your code is {code}. It is good for 5 minutes. Tell nobody.',
  'ja-JP': '【{product}】認証コードは {code} です。5 分間有効です。他の人に教えないでください。',
}

export const smsText = (product: string, code: string, language: Language): string =>
  TEXTS[language].replace('{product}', product).replace('{code}', code)
