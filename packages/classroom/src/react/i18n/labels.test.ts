import { describe, expect, it } from 'vitest'
import { enUS } from './en-US.ts'
import { createTranslate, type LabelKey, LANGUAGES, loadLabels } from './labels.ts'

const placeholdersIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort()
const keys = Object.keys(enUS) as LabelKey[]

describe.each(LANGUAGES)('the texts of the room in %s', (language) => {
  it(`has the keys of English, and no empty text, in ${language}`, async () => {
    const labels = await loadLabels(language)
    expect(Object.keys(labels)).toEqual(keys)
    expect(keys.filter((key) => labels[key].trim() === '')).toEqual([])
  })

  it(`has the placeholders of English in ${language}`, async () => {
    const labels = await loadLabels(language)
    const differing = keys.filter((key) => `${placeholdersIn(labels[key])}` !== `${placeholdersIn(enUS[key])}`)
    expect(differing).toEqual([])
  })
})

describe('the house style of room texts', () => {
  it.each(['zh-CN', 'ja-JP'] as const)('writes full-width punctuation after a character in %s', async (language) => {
    const labels = await loadLabels(language)
    const halfWidth = keys.filter((key) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.:;!?()]/u.test(labels[key]),
    )
    expect(halfWidth).toEqual([])
  })

  it('addresses readers as 你 in Chinese, and spells ブラウザ one way in Japanese', async () => {
    const chinese = await loadLabels('zh-CN')
    const japanese = await loadLabels('ja-JP')
    expect(keys.filter((key) => chinese[key].includes('您'))).toEqual([])
    expect(keys.filter((key) => japanese[key].includes('ブラウザー') || japanese[key].includes('サインイン'))).toEqual(
      [],
    )
  })

  it('leaves さん after a name to personAddress in Japanese', async () => {
    const japanese = await loadLabels('ja-JP')
    expect(keys.filter((key) => /\{name\}(?:\s|さん|様)/.test(japanese[key]))).toEqual([])
  })
})

describe('a room text', () => {
  it('is filled in its language', () => {
    const t = createTranslate('en-US', enUS)
    expect(t('status.endsIn', { minutes: 1_200 })).toBe('ends in 1,200 min')
  })

  it('is replaced by the text of the host', () => {
    expect(createTranslate('en-US', enUS, { 'class.leave': 'Go home' })('class.leave')).toBe('Go home')
  })
})
