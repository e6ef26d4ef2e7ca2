import { expect, it } from 'vitest'
import { wordsIn } from './words-in.ts'

it('a pasted text is cut into words at spaces, line breaks and marks of any language', () => {
  expect(wordsIn('你好，谢谢\n朋友、老师; 再见').words).toEqual(['你好', '谢谢', '朋友', '老师', '再见'])
})

it('a word that is pasted three times is one word and two repeats', () => {
  expect(wordsIn('你好 你好 你好')).toMatchObject({ words: ['你好'], repeats: 2 })
})

it('a whole sentence is told apart from words', () => {
  const sentence = '我'.repeat(21)
  expect(wordsIn(`你好 ${sentence}`)).toEqual({ words: ['你好'], tooLong: [sentence], rest: [], repeats: 0 })
})

it('a hundred words are taken at once, and the others wait', () => {
  const many = Array.from({ length: 101 }, (_, no) => `词${no}`).join(' ')
  expect(wordsIn(many)).toMatchObject({ rest: ['词100'], tooLong: [] })
  expect(wordsIn(many).words).toHaveLength(100)
})
