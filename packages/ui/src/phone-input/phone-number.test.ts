import { expect, it } from 'vitest'
import { parsePhoneNumber } from './phone-number.ts'

const codes = [
  { zone: '86', nation: 'CN', name: 'China' },
  { zone: '81', nation: 'JP', name: 'Japan' },
  { zone: '1', nation: 'US', name: 'United States' },
  { zone: '1242', nation: 'BS', name: 'Bahamas' },
]

it.each([
  ['13800000003', '86 13800000003'],
  ['138 0000-0003', '86 13800000003'],
  ['１３８００００', '86 1380000'],
  ['+8613800000003', '86 13800000003'],
  ['+81 90-1234-5678', '81 9012345678'],
  ['＋８１ 90 1234 5678', '81 9012345678'],
  ['0081 90 1234 5678', '81 9012345678'],
  ['+1 212 555 0100', '1 2125550100'],
  ['+1 242 555 0100', '1242 5550100'],
  ['090 1234', '86 0901234'],
  ['00', '86 00'],
  ['+', '86 +'],
  ['+81 90', '86 +8190'],
  ['+999 1234567', '86 +9991234567'],
  ['phone', '86 '],
])('the phone field understands %s as %s', (text, number) => {
  const { zone, mobile } = parsePhoneNumber(text, '86', codes)
  expect(`${zone} ${mobile}`).toBe(number)
})
