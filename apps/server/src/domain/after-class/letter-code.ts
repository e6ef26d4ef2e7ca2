/** Limits the mails that confirm an address, because a caller can name any, and says what they tell. */
import { formatMessage } from '@hwjy/base'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Language } from '@hwjy/sdk/errors'
import { waitAfter } from '../budget.ts'
import { budgets } from '../budgets.ts'
import { DAY_MS, MINUTE_MS } from '../durations.ts'

/** Mail may take some minutes, and is read on another device. */
export const LETTER_CODE_LIFETIME_MS = 30 * MINUTE_MS
export const LETTER_CODE_TRIES = 5
/** Codes are kept for as long as the rules look back. */
export const LETTER_CODES_KEPT_MS = DAY_MS
const NEXT_LETTER_CODE_MS = MINUTE_MS

interface SentLetterCodes {
  /** Those that the account had sent within a day, oldest first. */
  ofAccount: readonly { mailAddress: string; at: EpochMs }[]
  /** Those that came to the address within a day, oldest first. */
  toAddress: readonly EpochMs[]
}

export interface LetterCodeDenial {
  reason: 'just-sent' | 'too-many'
  retryAfterSeconds: number
}

/** Returns why another code may not be sent to the address, or null. */
export function letterCodeDenial(
  { ofAccount, toAddress }: SentLetterCodes,
  mailAddress: string,
  now: EpochMs,
): LetterCodeDenial | null {
  const accountWaitMs = waitAfter(
    ofAccount.map(({ at }) => at),
    budgets.letterCodesOfAccount,
    now,
  )
  const dayWaitMs = Math.max(accountWaitMs, waitAfter(toAddress, budgets.letterCodesOfAddress, now))
  if (dayWaitMs > 0) return { reason: 'too-many', retryAfterSeconds: Math.ceil(dayWaitMs / 1_000) }
  // A mistyped address is corrected at once.
  const last = ofAccount.findLast((sent) => sent.mailAddress === mailAddress)
  const nextWaitMs = last ? last.at + NEXT_LETTER_CODE_MS - now : 0
  return nextWaitMs > 0 ? { reason: 'just-sent', retryAfterSeconds: Math.ceil(nextWaitMs / 1_000) } : null
}

type Texts = Readonly<Record<Language, string>>

const SUBJECT: Texts = {
  'zh-CN': '{product}：验证码 {code}',
  'en-US': '{product}: your code is {code}',
  'ja-JP': '{product}：確認コード {code}',
}

// It goes to a person who may not have asked for it, so it holds nothing that a caller wrote.
const TEXT: Texts = {
  'zh-CN':
    '你好！\n\n有人希望把{product}的每周来信发送到这个邮箱。如果是你本人，请在 30 分钟内，在“家长监督”页面输入验证码：{code}\n\n如果不是你，请忽略这封邮件：没有验证码，这个邮箱不会收到来信。请勿把验证码告诉任何人。',
  'en-US':
    'Hello,\n\na family wants the weekly letter of {product} sent to this address. If that’s you, enter this code under “Family” within 30 minutes: {code}\n\nIf it isn’t, ignore this mail: without the code, no letters come. Don’t share the code with anyone.',
  'ja-JP':
    'こんにちは。\n\n{product}の「週に一度のお知らせ」の送り先として、このアドレスが登録されました。ご本人の場合は、30 分以内に「保護者」のページで次の確認コードを入力してください：{code}\n\n心当たりがない場合は、このメールを無視してください。コードが入力されないかぎり、お知らせは届きません。コードは誰にも教えないでください。',
}

export const letterCodeMail = (
  product: string,
  language: Language,
  code: string,
): { subject: string; text: string } => ({
  subject: formatMessage(SUBJECT[language], { product, code }, language),
  text: formatMessage(TEXT[language], { product, code }, language),
})
