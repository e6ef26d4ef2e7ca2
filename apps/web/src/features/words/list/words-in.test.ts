import { expect, it } from 'vitest'
import { wordsIn } from './words-in.ts'

it('a pasted text is cut into words at spaces, line breaks and marks of any language', () => {
  expect(wordsIn('你好，谢谢\n朋友、老师; 再见').words).toEqual(['你好', '谢谢', '朋友', '老师', '再见'])
})

it('a word that is pasted twice is one word', () => {
  expect(wordsIn('你好 你好').words).toEqual(['你好'])
})

it('a whole sentence is told apart from words', () => {
  const sentence = '我'.repeat(21)
  expect(wordsIn(`你好 ${sentence}`)).toEqual({ words: ['你好'], tooLong: [sentence], isTooMany: false })
})

it('a hundred words are taken at once, and more are said to be too many', () => {
  const many = Array.from({ length: 101 }, (_, no) => `词${no}`).join(' ')
  expect(wordsIn(many)).toMatchObject({ isTooMany: true, tooLong: [] })
  expect(wordsIn(many).words).toHaveLength(100)
})
