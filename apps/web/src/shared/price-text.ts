/**
 * "¥980", "$9.50": whole amounts without their zeros.
 * @param priceMinor in the currency's smallest unit, such as fen or cents
 * @param currency ISO 4217
 */
export function priceText(priceMinor: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  // How many digits stand behind the point is the currency's business: two for yuan, none for yen.
  const digits = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  return format.format(priceMinor / 10 ** (digits ?? 2))
}
