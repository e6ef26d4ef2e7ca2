import { expect, it } from 'vitest'
import { priceText } from './price-text.ts'

it.each([
  ['whole yuan', 98_000, 'CNY', 'en-US', '¥980'],
  ['yuan and fen', 98_050, 'CNY', 'en-US', '¥980.50'],
  ['yen, which have no smaller unit', 12_800, 'JPY', 'en-US', '¥12,800'],
  ['dollars as Chinese readers write them', 950, 'USD', 'zh-CN', '$9.50'],
] as const)('says %s', (_, priceMinor, currency, locale, text) => {
  expect(priceText(priceMinor, currency, locale)).toBe(text)
})
