import { expect, it } from 'vitest'
import { commonZones } from './common-zones.ts'

it('names the countries of most people in the page’s language', () => {
  const china = { nation: 'CN', zone: '86', name: '中国', flag: '', example: null, isCommon: true }
  expect(commonZones('ja-JP')[0]).toEqual(china)
  expect(commonZones('en-US').find(({ nation }) => nation === 'GB')?.zone).toBe('44')
})
