/** Settings of the services that bring messages to people. What is wrong is said by name; no value is ever shown. */
import type { Language } from '@hwjy/sdk/errors'
import { StartProblem } from '../process/start-problem.ts'
import type { SmtpSettings } from './smtp-mail.ts'
import type { TencentSmsSettings, TencentTemplates } from './tencent-sms.ts'

/** Gives the value of a setting, without the space around it; undefined for none. */
type Said = (name: string) => string | undefined

const REQUIRED = ['SMS_TENCENT_SECRET_ID', 'SMS_TENCENT_SECRET_KEY', 'SMS_TENCENT_APP_ID', 'SMS_TENCENT_TEMPLATES']
const OPTIONAL = ['SMS_TENCENT_SIGN', 'SMS_TENCENT_REGION', 'SMS_TENCENT_ENDPOINT', 'SMS_TENCENT_TEMPLATES_ABROAD']

/** @returns null where no setting of it is there. @throws {StartProblem} `setting-invalid` */
export function readTencentSms(said: Said): TencentSmsSettings | null {
  if ([...REQUIRED, ...OPTIONAL].every((name) => said(name) === undefined)) return null
  const missing = REQUIRED.filter((name) => said(name) === undefined)
  if (missing.length > 0) throw invalid(`Text messages also need ${missing.join(', ')}.`)
  const appId = said('SMS_TENCENT_APP_ID') ?? ''
  if (!/^\d+$/.test(appId)) throw invalid('SMS_TENCENT_APP_ID must be a number: the SdkAppId of the SMS console.')
  return {
    secretId: said('SMS_TENCENT_SECRET_ID') ?? '',
    secretKey: said('SMS_TENCENT_SECRET_KEY') ?? '',
    appId,
    sign: said('SMS_TENCENT_SIGN') ?? '',
    region: said('SMS_TENCENT_REGION') ?? 'ap-guangzhou',
    endpoint: readEndpoint(said('SMS_TENCENT_ENDPOINT')),
    templates: readTemplates('SMS_TENCENT_TEMPLATES', said),
    templatesAbroad: readTemplates('SMS_TENCENT_TEMPLATES_ABROAD', said),
  }
}

/** @returns null where there is neither. @throws {StartProblem} `setting-invalid` */
export function readSmtp(said: Said): SmtpSettings | null {
  const [text, from] = [said('SMTP_URL'), said('MAIL_FROM')]
  if (text === undefined && from === undefined) return null
  if (text === undefined) throw invalid('Mail also needs SMTP_URL.')
  if (from === undefined) throw invalid('Mail also needs MAIL_FROM.')
  const url = URL.parse(text)
  const user = url && decoded(url.username)
  const password = url && decoded(url.password)
  const isRight = url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname)
  if (!isRight || url.search !== '' || url.hash !== '' || user === null || password === null) {
    throw invalid(
      'SMTP_URL must be like smtps://user:password@mail.example:465 (smtp:// for STARTTLS, port 587);\n' +
        'special characters of a password have to be percent-encoded.',
    )
  }
  if (!/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from))
    throw invalid('MAIL_FROM must be an address, or like Huawen Classroom <no-reply@class.example>.')
  const isSecure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    user: user === '' ? null : user,
    password,
    from,
  }
}

function readEndpoint(text = 'https://sms.tencentcloudapi.com'): string {
  const url = URL.parse(text)
  const isHere = url !== null && /^(localhost|127\.\d+\.\d+\.\d+)$/.test(url.hostname)
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isHere)) && url.pathname === '/')
    return url.origin
  throw invalid('SMS_TENCENT_ENDPOINT must be like https://sms.tencentcloudapi.com.')
}

const LANGUAGES: ReadonlySet<string> = new Set<Language>(['zh-CN', 'en-US', 'ja-JP'])
const TEMPLATE = /^(code|taken|phoneChanging|phoneChanged|test)(-[a-zA-Z]+)?$/

function readTemplates(name: string, said: Said): TencentTemplates {
  const templates = parsed(said(name) ?? '{}')
  const isRight =
    isRecord(templates) && Object.entries(templates).every(([key, ids]) => TEMPLATE.test(key) && isIds(ids))
  if (isRight) return templates as TencentTemplates
  throw invalid(
    `${name} must be JSON like {"code":{"zh-CN":"1001","en-US":"1002"},"phoneChanging":{"zh-CN":"1003"}}.\n` +
      'Templates: code, code-login …, taken, phoneChanging, phoneChanged, test.',
  )
}

const isIds = (ids: unknown): boolean =>
  isRecord(ids) &&
  Object.entries(ids).every(([language, id]) => LANGUAGES.has(language) && typeof id === 'string' && /^\d+$/.test(id))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const invalid = (message: string) => new StartProblem('setting-invalid', message)
