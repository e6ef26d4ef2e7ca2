import { expect, it } from 'vitest'
import { priceText } from './price-text.ts'

it.each([
  ['whole yuan', 98_000, 'CNY', 'zh-CN', '¥980'],
  ['yuan and fen', 98_050, 'CNY', 'zh-CN', '¥980.50'],
  ['yuan to who reads Japanese, which are no yen', 98_000, 'CNY', 'ja-JP', '980元'],
  ['thousands of yuan to who reads Japanese', 128_050, 'CNY', 'ja-JP', '1,280.50元'],
  ['yuan to who reads English, which are no yen', 98_000, 'CNY', 'en-US', 'CN¥980'],
  ['yen, which have no smaller unit', 12_800, 'JPY', 'en-US', '¥12,800'],
  ['yen to who reads Chinese, which are no yuan', 12_800, 'JPY', 'zh-CN', 'JP¥12,800'],
  ['dollars to who reads Chinese', 950, 'USD', 'zh-CN', 'US$9.50'],
] as const)('says %s', (_, priceMinor, currency, locale, text) => {
  // Between sign and digits may stand a space that does not break.
  expect(priceText(priceMinor, currency, locale).replaceAll('\u{A0}', ' ')).toBe(text)
})
