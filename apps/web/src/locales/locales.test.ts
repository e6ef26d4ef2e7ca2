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

/** Chinese and Japanese have one plural form, English two: compare keys without it. */
const withoutPlural = (keys: Iterable<string>) =>
  [...new Set([...keys].map((key) => key.replace(/_(one|other)$/, '')))].sort()
const placeholders = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(([name]) => name).sort()

it('say 你 to everybody in Chinese, as the classroom does', () => {
  expect([...wordsOf('zh-CN')].filter(([, text]) => text.includes('您'))).toEqual([])
})

it('leave it to personAddress whether somebody is called さん', () => {
  expect([...wordsOf('ja-JP')].filter(([, text]) => /}} ?(さん|様)/.test(text))).toEqual([])
})

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = wordsOf(language)
  const english = wordsOf(DEFAULT_LANGUAGE)

  it('have the same keys as English', () => {
    expect(withoutPlural(words.keys())).toEqual(withoutPlural(english.keys()))
  })

  it('have every plural form of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const counted = withoutPlural([...words.keys()].filter((key) => /_(one|other)$/.test(key)))
    expect(counted.flatMap((key) => forms.map((form) => `${key}_${form}`)).filter((key) => !words.has(key))).toEqual([])
  })

  it('are never empty', () => {
    expect([...words].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('fill in the same values as English', () => {
    const unlike = [...words].filter(([key, text]) => {
      const source = english.get(key)
      return source !== undefined && placeholders(text).join() !== placeholders(source).join()
    })
    expect(unlike).toEqual([])
  })
})
