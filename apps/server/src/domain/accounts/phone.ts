import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile'
import examples from 'libphonenumber-js/examples.mobile'
import type { Language } from '@hwjy/sdk/errors'

export interface Phone {
  zone: string
  /** Digits only. */
  mobile: string
}

/**
 * Two ways of writing one phone are one phone: `+44` is `44`, and the zero that is dialled only at home is left out.
 */
export function phoneOf(zone: string, mobile: string): Phone {
  const written = { zone: zone.replace('+', ''), mobile }
  const parsed = parsePhoneNumberFromString(`+${written.zone}${mobile}`)
  return parsed ? { zone: parsed.countryCallingCode, mobile: parsed.nationalNumber } : written
}

const callingCodes: ReadonlySet<string> = new Set(getCountries().map((nation) => getCountryCallingCode(nation)))

/** Whether any country or region has this calling code. */
export const isPhoneZone = (zone: string) => callingCodes.has(zone)

/** A number that can get a text: by the lengths and beginnings of mobile numbers there. */
export const isPhone = ({ zone, mobile }: Phone) => isValidPhoneNumber(`+${zone}${mobile}`)

/** ISO 3166 code of the country that a number belongs to; null for one of none, such as a satellite's. */
export const countryOf = ({ zone, mobile }: Phone): string | null =>
  parsePhoneNumberFromString(`+${zone}${mobile}`)?.country ?? null

const HIDDEN_DIGITS = 4

/**
 * `138****0003`: enough to recognise, not enough to call. People know a number by its last four digits; the first three
 * are shown as far as four stay hidden. The only place that masks: screens show what they get.
 * @param written a parent's number may be written with spaces
 */
export function maskMobile(written: string): string {
  const mobile = written.replace(/[^\d+]/g, '')
  const shown = Math.max(0, mobile.length - HIDDEN_DIGITS)
  const last = Math.min(4, shown)
  const first = Math.min(3, shown - last)
  return `${mobile.slice(0, first)}****${mobile.slice(mobile.length - last)}`
}

export interface PhoneZone {
  nation: string
  zone: string
  name: string
  flag: string
  example: string | null
  isCommon: boolean
}

// Lists the countries where most people of the product live.
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
