import { describe, expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@hwjy/sdk'

const files = import.meta.glob<Words>('./*/*.json', { import: 'default', eager: true })
type Words = { [key: string]: string | Words }

/** "lessons:status.ended" → text, of one language. */
function flatten(words: Words, prefix: string): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  )
}
const wordsOf = (language: string) =>
  new Map(
    Object.entries(files).flatMap(([path, words]) => {
      const [, folder, file] = path.split('/')
      return folder === language ? flatten(words, `${file?.replace('.json', '')}:`) : []
    }),
  )

const placeholders = (text: string) => [...new Set([...text.matchAll(/{(\w+)/g)].map(([, name]) => name))].sort()

it('say 你 to everybody in Chinese, as the classroom does', () => {
  expect([...wordsOf('zh-CN')].filter(([, text]) => text.includes('您'))).toEqual([])
})

/** Marks of a regular expression: an anchor, a class, an escape, a group that looks ahead. */
const REGULAR_EXPRESSION = /\^|\$|\\[dDwWsSpPu]|\[[^\]]*\w-\w[^\]]*\]|\(\?[:=!<]|\.\*|\{\d+,\d*\}/

it.each([String.raw`^[a-z]{2,16}$`, String.raw`\d{6}`, '[A-Za-z0-9]', '(?:a|b)'])(
  'a text with the regular expression %s is found',
  (text) => expect(text).toMatch(REGULAR_EXPRESSION),
)

it('the types of questions have one name each, in one file', () => {
  const named = [...wordsOf('en-US').keys()].filter((key) => key.endsWith('.singleChoice'))
  expect(named).toEqual(['questions:type.singleChoice', 'questions:typeText.singleChoice'])
})

it('Chinese and Japanese texts have full-width punctuation and katakana', () => {
  const cjk = [...wordsOf('zh-CN'), ...wordsOf('ja-JP')]
  const halfWidth = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,;:!?()]|[\uFF61-\uFF9F]|\.{3}/u
  expect(cjk.filter(([, text]) => halfWidth.test(text))).toEqual([])
})

it('English texts have typographic quotes and American spelling', () => {
  const unlike = /['"]|\.{3}|\b(cent|met)re|colour|favour|recognis|organis|practis|cancelled/i
  expect([...wordsOf('en-US')].filter(([, text]) => unlike.test(text))).toEqual([])
})

/** Long forms that are meant: what ends in "is" or "are" has no short form, and a rule may stress its verb. */
const LONG_FORMS: ReadonlySet<string> = new Set([
  'schoolOffice:rules.sessionDays.text',
  'devTools:wechatAsk',
  'signInMore:wechatText',
])
const LONG_FORM =
  /\b(?:did|does|do|was|were|is|are|has|have|had|could|would|should|will|can|need) not\b|\bcannot\b|\b(?:it|there|here) is\b|\b(?:you|we|they) (?:are|will)\b/i

it('English texts have short forms, such as “can’t”, as they are spoken', () => {
  const long = [...wordsOf('en-US')].filter(([key, text]) => LONG_FORM.test(text) && !LONG_FORMS.has(key))
  expect(long).toEqual([])
  expect([...LONG_FORMS].filter((key) => !LONG_FORM.test(wordsOf('en-US').get(key) ?? ''))).toEqual([])
})

it.each([
  ['zh-CN', /出勤|缺勤|课堂结果|讨论|两步登录|(?<!常用)评语/],
  ['ja-JP', /サインイン|ブラウザー|レッスン|ホワイトボード|リプレイ|2 段階ログイン/],
] as const)('texts in %s keep to the words of the glossary', (language, others) => {
  expect([...wordsOf(language)].filter(([, text]) => others.test(text))).toEqual([])
})

it.each([
  ['ja-JP', /} ?(さん|様|先生)/],
  ['zh-CN', /} ?老师/],
] as const)('texts in %s leave it to personAddress how a person is addressed', (language, title) => {
  expect([...wordsOf(language)].filter(([, text]) => title.test(text))).toEqual([])
})

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = wordsOf(language)
  const english = wordsOf(DEFAULT_LANGUAGE)

  it('have the same keys as English', () => {
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('have their forms in one text, in the syntax of formatMessage', () => {
    expect([...words].filter(([key, text]) => text.includes('{{') || /_(one|other)$/.test(key))).toEqual([])
  })

  it('are never empty', () => {
    expect([...words].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('never show a regular expression', () => {
    expect([...words].filter(([, text]) => REGULAR_EXPRESSION.test(text))).toEqual([])
  })

  it('fill in the same values as English', () => {
    const unlike = [...words].filter(([key, text]) => {
      const source = english.get(key)
      return source !== undefined && placeholders(text).join() !== placeholders(source).join()
    })
    expect(unlike).toEqual([])
  })
})
