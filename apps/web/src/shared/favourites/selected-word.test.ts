import { expect, it } from 'vitest'
import { selectedWord } from './selected-word.ts'

it('a selected word is kept without the marks around it', () => {
  expect(selectedWord(' 。名字， ')).toBe('名字')
})

it('a selection without Chinese, of two lines or of a whole sentence is no word', () => {
  expect([selectedWord('name'), selectedWord('你\n好'), selectedWord('好'.repeat(21)), selectedWord('')]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
