import { formatMessage } from '@hwjy/base'
import type { Language } from '@hwjy/sdk/errors'
import { DAY_MS } from '../durations.ts'
import type { Phone } from './phone.ts'
import { CODE_LIFETIME_MS } from './sms-rules.ts'

type Texts = Record<Language, string>

export type SmsOperation =
  | 'login'
  | 'resetPassword'
  | 'changePhone'
  | 'bindWechat'
  | 'verifyDevice'
  | 'twoFactor'
  | 'closeAccount'
  | 'confirm'

/** Names the sentence of a text: services in China send approved templates only. */
export type SmsTemplate = `code-${SmsOperation}` | `taken-${SmsOperation}` | 'phoneChanging' | 'phoneChanged' | 'test'

export interface SmsMessage {
  template: SmsTemplate
  language: Language
  /** The values fill the template, in its order. */
  values: readonly string[]
  /** The whole sentence, for services that send any. */
  text: string
  /** Afterwards it is of no use any more, and is not tried again. */
  goodForMs: number
}

// Names the use, so that a user who is talked into reading a code out sees what it would be used for.
const CODE: Texts = {
  'zh-CN': '【{product}】{code} 是你{purpose}的验证码，5 分钟内有效。请勿告诉任何人，我们也不会向你索取。',
  'en-US':
    '[{product}] {code} is your code {purpose}. It expires in 5 minutes. Never share it. We will never ask for it.',
  'ja-JP':
    '【{product}】{code} は{purpose}の認証コードです。5 分間有効です。誰にも教えないでください。当サービスからお尋ねすることはありません。',
}

const PURPOSES: Readonly<Record<SmsOperation, Texts>> = {
  login: { 'zh-CN': '登录', 'en-US': 'to sign in', 'ja-JP': 'ログイン' },
  resetPassword: { 'zh-CN': '重设密码', 'en-US': 'to set a new password', 'ja-JP': 'パスワード再設定' },
  changePhone: {
    'zh-CN': '将账号手机号改为此号码',
    'en-US': 'to make this the phone number of your account',
    'ja-JP': 'アカウントの電話番号をこの番号に変更するため',
  },
  bindWechat: { 'zh-CN': '绑定微信', 'en-US': 'to link WeChat', 'ja-JP': 'WeChat 連携' },
  verifyDevice: {
    'zh-CN': '在新设备上登录',
    'en-US': 'to sign in on a new device',
    'ja-JP': '新しい端末でのログイン',
  },
  twoFactor: { 'zh-CN': '两步验证', 'en-US': 'for two-step verification', 'ja-JP': '2 段階認証' },
  closeAccount: { 'zh-CN': '注销账号', 'en-US': 'to delete your account', 'ja-JP': 'アカウント削除' },
  confirm: {
    'zh-CN': '验证身份以更改账号设置',
    'en-US': 'to confirm a change to your account',
    'ja-JP': 'アカウント設定変更の本人確認',
  },
}

// Only the holder of the phone reads it, so it may say what the response of the call must not.
const TAKEN: Texts = {
  'zh-CN': '此号码已绑定其他账号，无法再用于更换手机号。',
  'en-US': 'This number already belongs to an account, so no other account can use it.',
  'ja-JP': 'この番号はすでに別のアカウントで使われているため、変更先にはできません。',
}

const PHONE_CHANGING: Texts = {
  'zh-CN':
    '【{product}】你的账号申请将手机号改为 {mobile}，72 小时后生效。如非本人操作，请用本机短信验证码登录，在安全中心点击“保留原手机号”；或通过“忘记密码”重设密码，也会同时取消。',
  'en-US':
    '[{product}] The phone number of your account changes to {mobile} in 72 hours. If this wasn’t you, sign in with a code sent to this phone and select “Keep this number” in the security center. Resetting your password with “Forgot password?” also cancels the change.',
  'ja-JP':
    '【{product}】72 時間後にアカウントの電話番号が {mobile} に変更されます。心当たりがない場合は、この電話の認証コードでログインし、セキュリティセンターで「この番号のままにする」を押してください。「パスワードをお忘れですか？」からの再設定でも取り消されます。',
}

const PHONE_CHANGED: Texts = {
  'zh-CN':
    '【{product}】你的账号手机号已改为 {mobile}。如非本人操作，请立即用密码登录、修改密码并换回手机号，并联系学校。',
  'en-US':
    '[{product}] The phone number of your account is now {mobile}. If this wasn’t you, sign in with your password right away, change it, change the phone number back, and contact your school.',
  'ja-JP':
    '【{product}】アカウントの電話番号が {mobile} に変更されました。心当たりがない場合は、すぐにパスワードでログインしてパスワードを変更し、電話番号を元に戻して、学校にお問い合わせください。',
}

const TEST: Texts = {
  'zh-CN': '【{product}】这是一条测试短信：短信服务可以正常使用。',
  'en-US': '[{product}] This is a test. Text messages work.',
  'ja-JP': '【{product}】これはテスト送信です。SMS は正常に届いています。',
}

interface SmsCode {
  code: string
  operation: SmsOperation
  /** True when the phone number, which another account is to get, already belongs to an account. */
  isTaken?: boolean | undefined
}

export function smsText(
  product: string,
  { code, operation, isTaken = false }: SmsCode,
  language: Language,
): SmsMessage {
  const text = formatMessage(CODE[language], { product, code, purpose: PURPOSES[operation][language] }, language)
  return {
    template: isTaken ? `taken-${operation}` : `code-${operation}`,
    language,
    values: [code],
    text: isTaken ? `${text} ${TAKEN[language]}` : text,
    goodForMs: CODE_LIFETIME_MS,
  }
}

/** Shows an administrator that texts arrive. */
export function testText(product: string, language: Language): SmsMessage {
  const text = formatMessage(TEST[language], { product }, language)
  return { template: 'test', language, values: [], text, goodForMs: CODE_LIFETIME_MS }
}

/**
 * Tells the present phone of an account about its successor. It uses the language of the phone's country, not that of
 * the call: an attacker would choose one that the owner does not read.
 * @param mobile the new one, with its middle hidden
 */
export function phoneNotice(
  event: 'changing' | 'changed',
  product: string,
  { zone }: Phone,
  mobile: string,
): SmsMessage {
  const texts = event === 'changing' ? PHONE_CHANGING : PHONE_CHANGED
  const language = LANGUAGE_OF_ZONE[zone] ?? 'en-US'
  return {
    template: event === 'changing' ? 'phoneChanging' : 'phoneChanged',
    language,
    values: [mobile],
    text: formatMessage(texts[language], { product, mobile }, language),
    // A change waits for 72 hours; a warning of it is worth little after a day.
    goodForMs: DAY_MS,
  }
}

const LANGUAGE_OF_ZONE: Readonly<Record<string, Language>> = {
  '86': 'zh-CN',
  '852': 'zh-CN',
  '853': 'zh-CN',
  '886': 'zh-CN',
  '81': 'ja-JP',
}
