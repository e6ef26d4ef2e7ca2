/** Texts by Tencent Cloud SMS: one call, SendSms. https://cloud.tencent.com/document/api/382/55981 */
import type { Language } from '@hwjy/sdk/errors'
import type { Phone } from '../../domain/accounts/phone.ts'
import type { SmsMessage } from '../../domain/accounts/sms-text.ts'
import { OutsideError, type OutsideFailure } from '../../ports/outside-error.ts'
import type { SmsSender } from '../../ports/sms-sender.ts'
import { TC3_CONTENT_TYPE, tc3Authorization } from './tc3-signature.ts'

/** Ids of approved templates, by the name of a template or its first word (`code` for every `code-…`), and language. */
export type TencentTemplates = Readonly<Record<string, Partial<Record<Language, string>>>>

export interface TencentSmsSettings {
  secretId: string
  secretKey: string
  /** `SmsSdkAppId`, such as 1400006666. */
  appId: string
  /** The approved signature that stands before the text, without brackets; '' where none is needed. */
  sign: string
  region: string
  /** Origin of the API. */
  endpoint: string
  templates: TencentTemplates
  /** Numbers outside mainland China have templates of their own. */
  templatesAbroad: TencentTemplates
}

const ANSWER_WITHIN_MS = 10_000
const MAINLAND = '86'

interface SendSmsAnswer {
  Response?: {
    Error?: { Code?: unknown }
    SendStatusSet?: { Code?: unknown }[]
  }
}

export function tencentSms(settings: TencentSmsSettings, now: () => number = Date.now): SmsSender {
  const { secretId, secretKey, appId, sign, region, endpoint } = settings
  const { host } = new URL(endpoint)

  const call = async (payload: string): Promise<SendSmsAnswer> => {
    const timestamp = Math.floor(now() / 1_000)
    const headers = {
      authorization: tc3Authorization({ service: 'sms', host, payload, timestamp }, secretId, secretKey),
      'content-type': TC3_CONTENT_TYPE,
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-timestamp': String(timestamp),
      'x-tc-region': region,
    }
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const response = await fetch(endpoint, { method: 'POST', headers, body: payload, signal, redirect: 'error' }).catch(
      (cause: unknown) => {
        throw new OutsideError('unreachable', '', { cause })
      },
    )
    const answer = (await response.json().catch(() => null)) as SendSmsAnswer | null
    if (answer?.Response) return answer
    throw new OutsideError(response.status >= 500 ? 'busy' : 'refused', `HTTP ${response.status}`)
  }

  return {
    async send(to, message) {
      const templateId = templateOf(settings, to, message)
      const payload = {
        PhoneNumberSet: [`+${to.zone}${to.mobile}`],
        SmsSdkAppId: appId,
        TemplateId: templateId,
        TemplateParamSet: message.values,
        ...(sign !== '' && { SignName: sign }),
      }
      const { Response: answer } = await call(JSON.stringify(payload))
      // One number is sent, so one answer comes.
      const code = answer?.Error?.Code ?? answer?.SendStatusSet?.[0]?.Code
      if (code !== 'Ok') throw new OutsideError(failureOf(String(code)), String(code))
    },
  }
}

// @throws {OutsideError} `no-template`
function templateOf(settings: TencentSmsSettings, to: Phone, { template, language }: SmsMessage): string {
  const templates = to.zone === MAINLAND ? settings.templates : settings.templatesAbroad
  const byLanguage = templates[template] ?? templates[template.split('-', 1)[0] ?? '']
  const id = byLanguage?.[language] ?? Object.values(byLanguage ?? {})[0]
  if (id === undefined) throw new OutsideError('no-template', `${template} ${language}`)
  return id
}

const FAILURES: readonly (readonly [RegExp, OutsideFailure])[] = [
  [/^(AuthFailure|UnauthorizedOperation)/, 'wrong-credentials'],
  [/^(InternalError|RequestLimitExceeded|ServiceUnavailable)/, 'busy'],
  [/Template/, 'no-template'],
  // Before the next: `LimitExceeded.PhoneNumberDailyLimit` names a phone, too.
  [/^LimitExceeded/, 'limit-reached'],
  [/PhoneNumber|Blacklist/, 'bad-recipient'],
]

const failureOf = (code: string): OutsideFailure => FAILURES.find(([pattern]) => pattern.test(code))?.[1] ?? 'refused'
