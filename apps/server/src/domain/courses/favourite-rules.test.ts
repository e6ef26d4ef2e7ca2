import { describe, expect, it } from 'vitest'
import { sortWords, wordOf } from './favourite-rules.ts'
import { extractOf, plainPinyin, rankFound } from './search-rules.ts'

describe('a kept word', () => {
  it('has a Chinese character', () => {
    expect(wordOf('  名字 ')).toBe('名字')
    expect(wordOf('卡拉OK')).toBe('卡拉OK')
    expect(wordOf('name')).toBeNull()
    expect(wordOf('。，')).toBeNull()
  })

  it('is kept once however often it is pasted, and the others are told', () => {
    expect(sortWords(['你好', 'hello', '你好', '谢谢'])).toEqual({ words: ['你好', '谢谢'], refused: ['hello'] })
  })
})

describe('a search', () => {
  it('puts names that begin with the text before names that have it inside', () => {
    const found = [
      { targetType: 'chapter', title: '课文' },
      { targetType: 'lesson', title: '第三课 你叫什么名字' },
      { targetType: 'course', title: '名字的故事' },
      { targetType: 'word', title: '名字' },
    ] as const
    expect(rankFound(found, '名字').map(({ title }) => title)).toEqual([
      '名字',
      '名字的故事',
      '第三课 你叫什么名字',
      '课文',
    ])
  })

  it('reads pinyin as people type it', () => {
    expect(plainPinyin("Míng zi'ǚ")).toBe('mingziu')
  })

  it('cuts a long line around the text', () => {
    const line = `${'春'.repeat(100)}名字${'秋'.repeat(100)}`
    expect(extractOf(line, '名字')).toMatch(/^…春+名字秋+…$/)
    expect(extractOf('短', '名字')).toBe('短')
  })
})
