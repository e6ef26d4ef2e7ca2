import { describe, expect, it } from 'vitest'
import { nextSort, type SortKey, sortRows } from './table-sort.ts'

it('the order of a table goes up, down, and back to how the rows came; another column starts anew', () => {
  const up = nextSort(null, 'name')
  const down = nextSort(up, 'name')
  expect(up).toEqual({ column: 'name', direction: 'ascending' })
  expect(down).toEqual({ column: 'name', direction: 'descending' })
  expect(nextSort(down, 'name')).toBeNull()
  expect(nextSort(down, 'score')).toEqual({ column: 'score', direction: 'ascending' })
})

describe('sorted rows', () => {
  const sorted = (keys: SortKey[], direction: 'ascending' | 'descending' = 'ascending') =>
    sortRows(keys, (key) => key, direction, 'zh-CN')

  it.each([
    ['Chinese names by pinyin', ['王', '李', '安'], ['安', '李', '王']],
    ['numbers in words by their value', ['Lesson 10', 'Lesson 2'], ['Lesson 2', 'Lesson 10']],
    ['numbers', [10, 9, 100], [9, 10, 100]],
    ['days', [new Date(2), new Date(1)], [new Date(1), new Date(2)]],
    ['what has no value last', [null, 2, undefined, 1], [1, 2, null, undefined]],
  ])('%s', (_what, keys, expected) => {
    expect(sorted(keys)).toEqual(expected)
  })

  it('sorted rows keep what has no value last when they go down', () => {
    expect(sorted([null, 1, 2], 'descending')).toEqual([2, 1, null])
  })

  it('sorted rows leave the given rows alone', () => {
    const rows = [2, 1]
    sorted(rows)
    expect(rows).toEqual([2, 1])
  })
})
