import { expect, test } from 'vitest'
import { dotsAtTheEnd } from './dots-at-the-end.ts'

test('a line may break after each dot, not before it', () => {
  expect(dotsAtTheEnd('HSK 1 · 日常汉语 · 入门')).toBe('HSK 1\u00a0· 日常汉语\u00a0· 入门')
})

test('a dot within a name stays as it is', () => expect(dotsAtTheEnd('阿凡提·买买提')).toBe('阿凡提·买买提'))
