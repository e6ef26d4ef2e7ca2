/** Text by which a zone is found: its place, its continent, its offset. */
import { dateFormat } from '@hwjy/base'
export interface ZoneOption {
  value: string
  label: string
}

/** "UTC+8", "UTC−3:30" at that moment. */
export function offsetLabel(zone: string, at: Date): string {
  const parts = dateFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  // Engines differ in whether they write "GMT" or "GMT+0".
  return name.replace('GMT', 'UTC').replace('+0', '').replace('-', '−')
}

/**
 * Every zone the browser's calendar knows, with the offset it has now: "Asia/Tokyo · UTC+9"; before it the place, where
 * the language writes it otherwise: "東京 · Asia/Tokyo · UTC+9".
 */
export const zoneOptions = (at: Date, placeName: (zone: string) => string): readonly ZoneOption[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => {
    const name = zone.replaceAll('_', ' ')
    const place = placeName(zone)
    const names = name.endsWith(place) ? [name] : [place, name]
    return { value: zone, label: [...names, offsetLabel(zone, at)].join(' · ') }
  })
