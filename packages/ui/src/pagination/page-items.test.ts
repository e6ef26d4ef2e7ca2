import { describe, expect, it } from 'vitest'
import { pageCountOf, pageItems, rowSpan } from './page-items.ts'

describe('the pages on offer', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [6, 9, [1, 'gap', 5, 6, 7, 8, 9]],
    [50, 99, [1, 'gap', 49, 50, 51, 'gap', 99]],
    [99, 99, [1, 'gap', 95, 96, 97, 98, 99]],
  ])('on page %i of %i', (page, pageCount, items) => {
    expect(pageItems(page, pageCount)).toEqual(items)
  })

  it('the pages on offer take the same seven places on every page, so that nothing moves under the pointer', () => {
    for (let page = 1; page <= 20; page++) expect(pageItems(page, 20)).toHaveLength(7)
  })
})

it.each([
  [1, 20, 134, { first: 1, last: 20 }],
  [7, 20, 134, { first: 121, last: 134 }],
  [1, 20, 0, { first: 0, last: 0 }],
])('page %i of %i rows each, of %i', (page, pageSize, total, span) => {
  expect(rowSpan(page, pageSize, total)).toEqual(span)
})

it('Pagination counts an empty list as one page, and a started page as one', () => {
  expect(pageCountOf(0, 20)).toBe(1)
  expect(pageCountOf(20, 20)).toBe(1)
  expect(pageCountOf(21, 20)).toBe(2)
})
