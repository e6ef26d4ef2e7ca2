/** A country or region and the code that reaches it, named in the person's language. */
export interface CallingCode {
  /** Digits without plus, 1 to 4: `86`. */
  zone: string
  /** ISO 3166 letters: `CN`. One zone may serve several nations. */
  nation: string
  name: string
  /** Is a mobile number of that country as an example, digits only. */
  example?: string | null | undefined
  /** Stands at the top of the list. */
  isCommon?: boolean | undefined
}

export interface PhoneNumber {
  /** Digits without plus. */
  zone: string
  /** Digits; while an international number is still being typed into it, these begin with a plus. */
  mobile: string
}

/** Fewer digits than this may be the beginning of a longer calling code. */
const ENOUGH_DIGITS = 7

/**
 * Reads the text typed or pasted into the field of the number. `+86 138 0000 0003`, `0081 90 1234 5678` and full-width
 * digits are understood; a number of another calling code changes the zone.
 */
export function parsePhoneNumber(text: string, zone: string, codes: readonly CallingCode[]): PhoneNumber {
  const plain = text.normalize('NFKC').trim()
  const digits = plain.replaceAll(/\D/g, '')
  const isInternational = plain.startsWith('+') || (plain.startsWith('00') && digits.length > ENOUGH_DIGITS)
  if (!isInternational) return { zone, mobile: digits }
  const whole = plain.startsWith('+') ? digits : digits.slice(2)
  if (whole.length < ENOUGH_DIGITS) return { zone, mobile: `+${whole}` }
  // If one code begins another (1 and 1242), the longer one is meant.
  const found = codes
    .filter((code) => whole.startsWith(code.zone))
    .reduce<string>((longest, code) => (code.zone.length > longest.length ? code.zone : longest), '')
  return found === '' ? { zone, mobile: `+${whole}` } : { zone: found, mobile: whole.slice(found.length) }
}
