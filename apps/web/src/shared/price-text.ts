/**
 * "¥980", "$9.50": whole amounts without their zeros. The sign is the reader's: 980 yuan are "元 980" in Japanese and
 * "CN¥980" in English, where "¥980" would be yen.
 * @param priceMinor in the currency's smallest unit, such as fen or cents
 * @param currency ISO 4217
 */
export function priceText(priceMinor: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  // The currency decides the number of digits behind the point: two for yuan, none for yen.
  const digits = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  return format.format(priceMinor / 10 ** (digits ?? 2))
}

/** Says how many of the smallest unit make one: 100 fen are a yuan, a yen has none. */
export function minorUnits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return 10 ** maximumFractionDigits
}
