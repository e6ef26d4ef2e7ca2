import { expect, it } from 'vitest'
import { isPhone, maskMobile, phoneOf, phoneZones } from './phone.ts'

it.each([
  ['86', '13800000003', { zone: '86', mobile: '13800000003' }],
  ['+86', '13800000003', { zone: '86', mobile: '13800000003' }],
  ['44', '07400123456', { zone: '44', mobile: '7400123456' }],
  ['225', '0123456789', { zone: '225', mobile: '0123456789' }],
])('one phone however it is written: %s %s', (zone, mobile, phone) => expect(phoneOf(zone, mobile)).toEqual(phone))

it.each([
  ['86', '13800000003', true],
  ['86', '1380000', false],
  ['999', '13800000003', false],
])('+%s %s can be a phone: %s', (zone, mobile, isPossible) => {
  expect(isPhone({ zone, mobile })).toBe(isPossible)
})

it.each([
  ['13800000003', '138****0003'],
  ['7400123456', '74****3456'],
  ['91234567', '****4567'],
  ['+48 600 000 009', '+48****0009'],
  ['12345', '****5'],
  ['1234', '****'],
])('hides the middle of %s', (mobile, masked) => expect(maskMobile(mobile)).toBe(masked))

it('knows every country by its name in the reader’s language, common ones first', () => {
  expect(phoneZones('zh-CN')[0]).toEqual({
    nation: 'CN',
    zone: '86',
    name: '中国',
    flag: '🇨🇳',
    example: expect.stringMatching(/^1\d{10}$/),
    isCommon: true,
  })
  expect(phoneZones('ja-JP').find(({ nation }) => nation === 'PL')).toMatchObject({ name: 'ポーランド', zone: '48' })
  expect(phoneZones('en-US').length).toBeGreaterThan(200)
})
