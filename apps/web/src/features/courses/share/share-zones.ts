import { deviceStorage } from '../../../shared/choices/storage.ts'
import { deviceZone, isKnownZone } from '../../../shared/time/time-zone.ts'

const KEY = 'hwjy.share-zones'
const USUAL = ['Asia/Shanghai', 'Europe/London', 'America/New_York', 'Asia/Tokyo'] as const
const COUNT = 3

/** The three zones that were chosen last on this device; at first the own one and two that are far from it. */
export function shareZones(): readonly string[] {
  const saved = (deviceStorage.getItem(KEY) ?? '').split(' ').filter((zone) => zone !== '' && isKnownZone(zone))
  return [...new Set([...saved, deviceZone(), ...USUAL])].slice(0, COUNT)
}

export const saveShareZones = (zones: readonly string[]): void => deviceStorage.setItem(KEY, zones.join(' '))
