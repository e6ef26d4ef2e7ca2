/**
 * "¥980", "$9.50": whole amounts without their zeros. The sign is the reader's: 980 yuan are "980元" in Japanese and
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
  const parts = format.formatToParts(priceMinor / 10 ** (digits ?? 2))
  const unit = parts.find(({ type, value }) => type === 'currency' && /\p{Script=Han}/u.test(value))
  // Engines write "元 980", which no reader does: a unit that is a word stands behind its number.
  if (unit)
    return (
      parts
        .filter(({ type }) => type !== 'currency' && type !== 'literal')
        .map(valueOf)
        .join('') + unit.value
    )
  return parts.map(valueOf).join('')
}

const valueOf = ({ value }: { value: string }) => value

/** Says how many of the smallest unit make one: 100 fen are a yuan, a yen has none. */
export function minorUnits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return 10 ** maximumFractionDigits
}
