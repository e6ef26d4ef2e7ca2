/** Says what is wrong with an input, field by field, in sentences of ours: the validator's own show its patterns. */
import { formatMessage, isBlank } from '@hwjy/base'
import type { core } from 'zod/mini'
import type { FieldIssue } from '../domain/field-issue.ts'
import type { Language } from './language.ts'

type Kind =
  | 'missing'
  | 'empty'
  | 'text'
  | 'number'
  | 'boolean'
  | 'list'
  | 'object'
  | 'form'
  | 'day'
  | 'instant'
  | 'address'
  | 'origin'
  | 'oneOf'
  | 'atLeast'
  | 'atMost'
  | 'shortText'
  | 'longText'
  | 'shortList'
  | 'longList'
  | 'unknownField'
  | 'other'

const sentences: Record<Language, Record<Kind, string>> = {
  'en-US': {
    missing: 'This is missing.',
    empty: 'This is empty.',
    text: 'This must be a text.',
    number: 'This must be a number.',
    boolean: 'This must be true or false.',
    list: 'This must be a list.',
    object: 'This must be an object.',
    form: 'This isn’t written in the way that is asked for.',
    day: 'This must be a day such as 2026-11-20.',
    instant: 'This must be an instant such as 2026-11-20T11:00:00.000Z.',
    address: 'This must be an address such as https://school.example.',
    origin: 'This must be the address of a site alone, such as https://school.example, without a path or a wildcard.',
    oneOf: 'This must be one of these: {limit}.',
    atLeast: 'This must be at least {limit}.',
    atMost: 'This must be at most {limit}.',
    shortText: 'This must have at least {limit|# character|# characters}.',
    longText: 'This must have at most {limit|# character|# characters}.',
    shortList: 'This must have at least {limit|# entry|# entries}.',
    longList: 'This must have at most {limit|# entry|# entries}.',
    unknownField: 'There is no such field: {limit}.',
    other: 'This can’t be used here.',
  },
  'zh-CN': {
    missing: '缺少这一项。',
    empty: '这一项是空的。',
    text: '这一项应是文字。',
    number: '这一项应是数字。',
    boolean: '这一项应是 true 或 false。',
    list: '这一项应是列表。',
    object: '这一项应是对象。',
    form: '这一项的写法不符合要求。',
    day: '这一项应是日期，如 2026-11-20。',
    instant: '这一项应是时刻，如 2026-11-20T11:00:00.000Z。',
    address: '这一项应是网址，如 https://school.example。',
    origin: '这一项应是网站地址，如 https://school.example，不带路径和通配符。',
    oneOf: '这一项应是以下之一：{limit}。',
    atLeast: '这一项不能小于 {limit}。',
    atMost: '这一项不能大于 {limit}。',
    shortText: '这一项至少要有 {limit} 个字符。',
    longText: '这一项最多 {limit} 个字符。',
    shortList: '这一项至少要有 {limit} 个。',
    longList: '这一项最多 {limit} 个。',
    unknownField: '没有这样的项：{limit}。',
    other: '这一项在此不可用。',
  },
  'ja-JP': {
    missing: 'この項目がありません。',
    empty: 'この項目が空です。',
    text: 'この項目は文字列で指定してください。',
    number: 'この項目は数値で指定してください。',
    boolean: 'この項目は true か false で指定してください。',
    list: 'この項目はリストで指定してください。',
    object: 'この項目はオブジェクトで指定してください。',
    form: 'この項目の書き方が正しくありません。',
    day: 'この項目は 2026-11-20 のような日付で指定してください。',
    instant: 'この項目は 2026-11-20T11:00:00.000Z のような日時で指定してください。',
    address: 'この項目は https://school.example のようなアドレスで指定してください。',
    origin:
      'この項目は https://school.example のように、パスやワイルドカードのないサイトのアドレスで指定してください。',
    oneOf: 'この項目は次のいずれかで指定してください：{limit}。',
    atLeast: 'この項目は {limit} 以上で指定してください。',
    atMost: 'この項目は {limit} 以下で指定してください。',
    shortText: 'この項目は {limit} 文字以上必要です。',
    longText: 'この項目は {limit} 文字以内で指定してください。',
    shortList: 'この項目は {limit} 個以上必要です。',
    longList: 'この項目は {limit} 個までです。',
    unknownField: 'このような項目はありません：{limit}。',
    other: 'この項目はここでは使えません。',
  },
}

/** Gives a schema its error messages: pass it as `error` to `safeParse`. */
export const inputSentence =
  (language: Language) =>
  (issue: core.$ZodRawIssue): string => {
    const { kind, limit = '' } = wrong(issue)
    return formatMessage(sentences[language][kind], { limit }, language)
  }

/** Lists what is wrong: one issue for a field, and of a union what its nearest form would need. */
export function inputIssues(issues: readonly core.$ZodIssue[]): FieldIssue[] {
  const all = issues.slice(0, ISSUES_MAX).flatMap(nearestIssues)
  const found = all.map(({ path, code = 'custom', message }) => ({ path: path.join('.'), code, message }))
  return found.filter(({ path }, index) => found.findIndex((one) => one.path === path) === index)
}

// A program that sends a thousand wrong entries learns enough from the first.
const ISSUES_MAX = 50
/** More options than these would hide the sentence. */
const OPTIONS_MAX = 20

// Picks the issues of the form that a union's value comes nearest to, because its fields can be named.
function nearestIssues(issue: core.$ZodIssue): core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || valuesOf(issue.errors)) return [issue]
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length)
  return nearest?.flatMap(nearestIssues).map((one) => ({ ...one, path: [...issue.path, ...one.path] })) ?? [issue]
}

/** Returns all values of a union that consists of nothing else, such as 200 or 500; null for other unions. */
function valuesOf(errors: readonly (readonly core.$ZodIssue[])[]): core.util.Primitive[] | null {
  const values = errors.flatMap(([issue, ...others]) =>
    issue?.code === 'invalid_value' && issue.path.length === 0 && others.length === 0 ? [issue.values] : [],
  )
  return values.length === errors.length ? values.flat() : null
}

function wrong(issue: core.$ZodRawIssue): { kind: Kind; limit?: string | number } {
  const { code, input } = issue
  if (input === undefined && (code === 'invalid_type' || code === 'invalid_value')) return { kind: 'missing' }
  // People see nothing in it, whichever rule found it.
  const isEmpty = typeof input === 'string' && isBlank(input)
  if (isEmpty && (code === 'invalid_format' || code === 'too_small')) return { kind: 'empty' }
  switch (code) {
    case 'invalid_type':
      return { kind: TYPES[issue.expected] ?? 'other' }
    case 'invalid_format':
      return { kind: isOriginPattern(issue.pattern) ? 'origin' : (FORMATS[issue.format] ?? 'form') }
    case 'invalid_value': {
      const options = issue.values.filter((value) => value !== null).map(String)
      return options.length > OPTIONS_MAX ? { kind: 'other' } : { kind: 'oneOf', limit: options.join(', ') }
    }
    case 'invalid_union': {
      const values = valuesOf(issue.errors)
      return values ? { kind: 'oneOf', limit: values.map(String).join(', ') } : { kind: 'other' }
    }
    case 'too_small':
      return { kind: LEAST[issue.origin] ?? 'atLeast', limit: Number(issue.minimum) }
    case 'too_big':
      return { kind: MOST[issue.origin] ?? 'atMost', limit: Number(issue.maximum) }
    case 'unrecognized_keys':
      return { kind: 'unknownField', limit: issue.keys.slice(0, OPTIONS_MAX).join(', ') }
    default:
      return { kind: 'other' }
  }
}

/** The contract has one pattern that begins with a scheme. */
const isOriginPattern = (pattern = '') => pattern.startsWith('/^https?:')

type Kinds = Readonly<Record<string, Kind>>
const TYPES: Kinds = {
  string: 'text',
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
  record: 'object',
}
const FORMATS: Kinds = { date: 'day', datetime: 'instant', url: 'address' }
const LEAST: Kinds = { string: 'shortText', array: 'shortList' }
const MOST: Kinds = { string: 'longText', array: 'longList' }
