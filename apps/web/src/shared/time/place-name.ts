import { placeNames } from './place-names.ts'

/**
 * "Shanghai" for `Asia/Shanghai`, as people write it in this language; as the zone spells it where we do not know.
 * @param zone IANA name
 */
export function placeName(zone: string, language: string): string {
  const [zh, ja, en] = placeNames[zone] ?? []
  const known = { zh, ja, en }[language.slice(0, 2)]
  return known ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
