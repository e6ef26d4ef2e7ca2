const KB = 1_024
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** "5 MB", "1.2 MB": at most one digit behind the point. */
export function sizeText(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(KB)))
  // Short, a byte is the English word in every language, and has no plural.
  const unitDisplay = step === 0 ? 'long' : 'short'
  const format = { style: 'unit', unit: units[step], unitDisplay, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, format).format(bytes / KB ** step)
}
