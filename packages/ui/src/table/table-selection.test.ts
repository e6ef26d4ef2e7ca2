import { describe, expect, it } from 'vitest'
import { selectionOf, toggleAll, toggleOne } from './table-selection.ts'

const set = (...ids: string[]) => new Set(ids)

describe('the box for all rows', () => {
  it.each([
    ['nothing is chosen', set(), false],
    ['some are', set('a'), 'mixed'],
    ['all are', set('a', 'b'), true],
    ['only rows of another page are', set('z'), false],
  ])('when %s', (_when, selected, state) => {
    expect(selectionOf(['a', 'b'], selected)).toBe(state)
  })

  it('the box for all rows is empty when there are no rows', () => {
    expect(selectionOf([], set('z'))).toBe(false)
  })

  it('the box for all rows chooses the rest first, then nothing, and leaves other pages alone', () => {
    const all = toggleAll(['a', 'b'], set('a', 'z'))
    expect(all).toEqual(set('a', 'z', 'b'))
    expect(toggleAll(['a', 'b'], all)).toEqual(set('z'))
  })
})

it('a table selection chooses a row and lets it go', () => {
  expect(toggleOne('a', set())).toEqual(set('a'))
  expect(toggleOne('a', set('a', 'b'))).toEqual(set('b'))
})
