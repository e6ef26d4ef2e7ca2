import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile'
import examples from 'libphonenumber-js/examples.mobile'
import type { Language } from '../http/language.ts'

export interface Phone {
  /** Calling code without plus. */
  zone: string
  /** Digits only. */
  mobile: string
}

/** Two ways of writing one phone are one phone: `+44` is `44`, and the zero that is dialled only at home is left out. */
export function phoneOf(zone: string, mobile: string): Phone {
  const written = { zone: zone.replace('+', ''), mobile }
  const parsed = parsePhoneNumberFromString(`+${written.zone}${mobile}`)
  return parsed ? { zone: parsed.countryCallingCode, mobile: parsed.nationalNumber } : written
}

/** A number that can get a text: by the lengths and beginnings of mobile numbers there. */
export const isPhone = ({ zone, mobile }: Phone) => isValidPhoneNumber(`+${zone}${mobile}`)

/** `138****003`: enough to recognise, not enough to call. */
export function maskMobile(mobile: string): string {
  const shown = Math.min(3, Math.floor(mobile.length / 3))
  return `${mobile.slice(0, shown)}****${mobile.slice(mobile.length - shown)}`
}

export interface PhoneZone {
  nation: string
  zone: string
  name: string
  flag: string
  example: string | null
  isCommon: boolean
}

/** Where most people of the product live. */
const COMMON = ['CN', 'HK', 'TW', 'SG', 'MY', 'JP', 'KR', 'TH', 'US', 'CA', 'GB', 'AU', 'DE', 'FR']
const lists = new Map<Language, readonly PhoneZone[]>()

/** All countries and regions with a calling code: common ones first, the rest by name. */
export function phoneZones(language: Language): readonly PhoneZone[] {
  const known = lists.get(language)
  if (known) return known
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const byName = new Intl.Collator(language)
  const rank = ({ nation, isCommon }: PhoneZone) => (isCommon ? COMMON.indexOf(nation) : COMMON.length)
  const list = getCountries()
    .map((nation) => toZone(nation, names.of(nation) ?? nation))
    .sort((a, b) => rank(a) - rank(b) || byName.compare(a.name, b.name))
  lists.set(language, list)
  return list
}

function toZone(nation: CountryCode, name: string): PhoneZone {
  return {
    nation,
    name,
    zone: getCountryCallingCode(nation),
    flag: String.fromCodePoint(...[...nation].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65)),
    example: getExampleNumber(nation, examples)?.nationalNumber ?? null,
    isCommon: COMMON.includes(nation),
  }
}
