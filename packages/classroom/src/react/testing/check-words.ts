/** The house style of texts, which the words of every area are held to. */
import { LANGUAGES } from '@hwjy/base'
import { describe, expect, it } from 'vitest'
import type { AreaWords } from '../i18n/area-words.ts'

const placeholdersIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort()

/** Makes the tests of an area's words: the same keys and placeholders in every language, and its punctuation. */
export function checkWords<Words extends Readonly<Record<string, string>>>(name: string, area: AreaWords<Words>) {
  const english: Readonly<Record<string, string>> = area.english
  const keys = Object.keys(english)
  const load = async (language: (typeof LANGUAGES)[number]): Promise<Readonly<Record<string, string>>> =>
    area.load(language)

  describe.each(LANGUAGES)(`${name} in %s`, (language) => {
    it(`have the keys of English, and no empty text, in ${language}`, async () => {
      const words = await load(language)
      expect(Object.keys(words)).toEqual(keys)
      expect(keys.filter((key) => words[key]?.trim() === '')).toEqual([])
    })

    it(`have the placeholders of English in ${language}`, async () => {
      const words = await load(language)
      const placeholders = (texts: Readonly<Record<string, string>>, key: string) =>
        `${placeholdersIn(texts[key] ?? '')}`
      expect(keys.filter((key) => placeholders(words, key) !== placeholders(english, key))).toEqual([])
    })
  })

  describe(`the house style of ${name}`, () => {
    it.each(['zh-CN', 'ja-JP'] as const)('writes full-width punctuation after a character in %s', async (language) => {
      const words = await load(language)
      const halfWidth = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.:;!?()]/u
      expect(keys.filter((key) => halfWidth.test(words[key] ?? ''))).toEqual([])
    })

    it('addresses readers as 你 in Chinese, and spells ブラウザ one way in Japanese', async () => {
      const chinese = await load('zh-CN')
      const japanese = await load('ja-JP')
      expect(keys.filter((key) => chinese[key]?.includes('您'))).toEqual([])
      expect(keys.filter((key) => /ブラウザー|サインイン/.test(japanese[key] ?? ''))).toEqual([])
    })

    it('leaves さん after a name to personAddress in Japanese', async () => {
      const japanese = await load('ja-JP')
      expect(keys.filter((key) => /\{name\}(?:\s|さん|様)/.test(japanese[key] ?? ''))).toEqual([])
    })
  })
}
