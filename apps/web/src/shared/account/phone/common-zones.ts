import type { PhoneZone } from '@hwjy/sdk'

/** Countries in which most users of the product live: nation and calling code. */
const COMMON = [
  ['CN', '86'],
  ['HK', '852'],
  ['TW', '886'],
  ['SG', '65'],
  ['MY', '60'],
  ['JP', '81'],
  ['KR', '82'],
  ['TH', '66'],
  ['US', '1'],
  ['GB', '44'],
  ['AU', '61'],
  ['DE', '49'],
  ['FR', '33'],
] as const

/** Enough to take a pasted number apart before the server's list is there, or without it. */
export function commonZones(language: string): readonly PhoneZone[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return COMMON.map(([nation, zone]) => ({
    nation,
    zone,
    name: names.of(nation) ?? nation,
    flag: '',
    example: null,
    isCommon: true,
  }))
}
