import { describe, expect, it } from 'vitest'
import { matchingOptions } from './matching-options.ts'

const options = [
  { value: 'zhang', label: '张老师', keywords: ['Zhāng Wěi', 'zhangwei'] },
  { value: 'sato', label: '佐藤がく', keywords: ['Sato Gaku'] },
  { value: 'muller', label: 'Anna Müller' },
]

describe('options that match what is typed', () => {
  it.each([
    ['', 'zhang sato muller'],
    ['张', 'zhang'],
    ['zhang', 'zhang'],
    ['ZHĀNG', 'zhang'],
    ['wei zhang', 'zhang'],
    ['muller', 'muller'],
    ['Ａｎｎａ', 'muller'],
    ['がく', 'sato'],
    ['かく', ''],
    [' anna  ', 'muller'],
    ['anna zhang', ''],
  ])('"%s" finds: %s', (query, found) => {
    expect(
      matchingOptions(options, query)
        .map(({ value }) => value)
        .join(' '),
    ).toBe(found)
  })
})

it.each([
  ['ろんどん', 'london'],
  ['ロン', 'london toronto'],
  ['ろん', 'london toronto'],
  ['ﾛﾝﾄﾞﾝ', 'london'],
  ['lon', 'london avalon'],
])('"%s" finds places that begin with it before those that have it inside, in either kana: %s', (query, found) => {
  const places = [
    { value: 'toronto', label: 'トロント · America/Toronto' },
    { value: 'avalon', label: 'Avalon' },
    { value: 'london', label: 'ロンドン · Europe/London' },
  ]
  expect(
    matchingOptions(places, query)
      .map(({ value }) => value)
      .join(' '),
  ).toBe(found)
})

it('a search of options puts what was named exactly before what only contains it', () => {
  const countries = [
    { value: 'AU', label: 'Australia', keywords: ['AU'] },
    { value: 'US', label: 'United States', keywords: ['US'] },
  ]
  expect(matchingOptions(countries, 'us').map(({ value }) => value)).toEqual(['US', 'AU'])
})
