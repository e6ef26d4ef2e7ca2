import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

it.each([
  ['1-3, 5', [1, 2, 3, 5]],
  ['５，２～３', [2, 3, 5]],
  ['3 3 1', [1, 3]],
  ['12', [12]],
  ['', null],
  ['0', null],
  ['4-2', null],
  ['13', null],
  ['1-99', null],
  ['one', null],
])('"%s" of twelve pages means %o', (text, numbers) => {
  expect(pageNumbers(text, 12)).toEqual(numbers)
})
