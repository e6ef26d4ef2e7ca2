/** Facts about a client for the server, in the document's header names. */
export interface ClientInfo {
  /** Version of the product. */
  proVersion: string
  /** Version of the client. */
  appVersion: string
  sysVersion: string
  manufacturer: string
}

export const CLIENT_TYPE = '014005'

export function clientInfoOf(versions: { proVersion?: string; appVersion?: string }): ClientInfo {
  const { appVersion = '0.0.0', proVersion = appVersion } = versions
  const browser: { platform?: string; vendor?: string } = globalThis.navigator ?? {}
  return { proVersion, appVersion, sysVersion: browser.platform ?? '', manufacturer: browser.vendor ?? '' }
}

/**
 * Hours ahead of UTC at that moment, with daylight saving: 8 in Shanghai, -3.5 in St. John's.
 * @param zone IANA name; default: the device's
 * @throws {RangeError} no such zone
 */
export function utcOffsetHours(at: Date, zone?: string): number {
  if (zone === undefined) return 0 - at.getTimezoneOffset() / 60
  // Swedes write as ISO 8601 does, so what the clocks there show can be read as if it were UTC.
  const there = Date.parse(`${at.toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')}Z`)
  return (there - (at.getTime() - at.getMilliseconds())) / HOUR_MS
}

const HOUR_MS = 3_600_000

/** Returns the IANA name of the device's zone; null where the device does not know it. */
export function deviceZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : null
}
