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
