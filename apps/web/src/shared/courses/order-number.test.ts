import { expect, it } from 'vitest'
import { shortOrderNumber } from './order-number.ts'

it('an order number is shortened to its end in two groups, which can be read aloud', () => {
  expect(shortOrderNumber('ord_0b9d6f0e-52c1-4a5d-9a58-3d7e4f2a91c0')).toBe('…4F2A 91C0')
})

it('a short order number stays as it is', () => {
  expect(shortOrderNumber('ord_1')).toBe('ord_1')
})
