const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns a format that is kept: to make one takes as long as a thousand uses of it, and a page that is drawn writes
 * hundreds of times and dates.
 * @param options name their zone, because the zone of a device can change while a page is open
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}
