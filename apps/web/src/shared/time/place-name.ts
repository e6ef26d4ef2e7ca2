/**
 * "Shanghai" for `Asia/Shanghai`, as people write it in their language; as the zone spells it where we do not know.
 * @param zone IANA name
 * @param names the words of `places`
 */
export const placeName = (zone: string, names: Readonly<Record<string, string>>): string =>
  names[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
