import { expect, it } from 'vitest'
import { firstHanzi } from './first-hanzi.ts'

it.each([
  ['在饭馆点菜', '在'],
  ['第二课 谢谢你', '谢'],
  ['第12课：天气', '天'],
  ['HSK 1 你好', '你'],
  ['Lesson 3', null],
])('draws of %s the character %s', (name, character) => expect(firstHanzi(name)).toBe(character))
