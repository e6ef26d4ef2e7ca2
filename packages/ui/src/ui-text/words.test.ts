import { describe, expect, it } from 'vitest'
import type { Words } from './words.ts'

type Spoken = string | ((...values: number[]) => string) | Readonly<Record<string, string>>

/** Every `…-words.ts` beside a component exports one table. */
const files = import.meta.glob<Record<string, Words<Record<string, Spoken>>>>('../*/*-words.ts', { eager: true })
const tables = Object.entries(files).flatMap(([file, exports]) =>
  Object.values(exports).map((words) => [file, words] as const),
)

const say = (spoken: Spoken): string[] =>
  typeof spoken === 'string' ? [spoken] : typeof spoken === 'function' ? [spoken(2, 3, 4)] : Object.values(spoken)

const sentences = (text: Record<string, Spoken>) => Object.values(text).flatMap(say)

/** What is written alike everywhere: numbers, signs and names of units. */
const isTranslated = (sentence: string) => /[a-z]{3}/i.test(sentence)

describe.each(tables)('%s', (file, words) => {
  it(`every text of ${file} exists in every language`, () => {
    for (const text of Object.values(words)) {
      expect(Object.keys(text)).toEqual(Object.keys(words['en-US']))
      expect(sentences(text).filter((sentence) => sentence.trim() === '')).toEqual([])
    }
  })

  it(`every text of ${file} is translated, not copied`, () => {
    const english = sentences(words['en-US']).filter(isTranslated)
    for (const language of ['zh-CN', 'ja-JP'] as const) {
      expect(sentences(words[language]).filter((sentence) => english.includes(sentence))).toEqual([])
    }
  })

  it(`the texts of ${file} use full-width punctuation in Chinese and Japanese, and one spelling of a word`, () => {
    const chinese = sentences(words['zh-CN'])
    const japanese = sentences(words['ja-JP'])
    const halfWidth = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.:;!?()]/u
    expect([...chinese, ...japanese].filter((text) => halfWidth.test(text))).toEqual([])
    expect(chinese.filter((text) => text.includes('您'))).toEqual([])
    expect(japanese.filter((text) => text.includes('ブラウザー'))).toEqual([])
  })
})
