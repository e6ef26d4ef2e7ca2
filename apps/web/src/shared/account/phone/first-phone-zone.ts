import type { KeyValueStorage } from '@hwjy/sdk'

const storageKey = 'hwjy.phoneZone'
/** Calling code of the school's country. */
const FALLBACK = '86'

/** Calling codes of the time zones in which people of the product live. */
const placesOf: Readonly<Record<string, string>> = {
  '1': `America/New_York America/Detroit America/Chicago America/Denver America/Phoenix America/Los_Angeles
    America/Anchorage Pacific/Honolulu America/Toronto America/Montreal America/Halifax America/St_Johns
    America/Winnipeg America/Regina America/Edmonton America/Vancouver`,
  '27': 'Africa/Johannesburg',
  '31': 'Europe/Amsterdam',
  '32': 'Europe/Brussels',
  '33': 'Europe/Paris',
  '34': 'Europe/Madrid Atlantic/Canary',
  '353': 'Europe/Dublin',
  '358': 'Europe/Helsinki',
  '36': 'Europe/Budapest',
  '39': 'Europe/Rome',
  '41': 'Europe/Zurich',
  '43': 'Europe/Vienna',
  '44': 'Europe/London',
  '45': 'Europe/Copenhagen',
  '46': 'Europe/Stockholm',
  '47': 'Europe/Oslo',
  '48': 'Europe/Warsaw',
  '49': 'Europe/Berlin',
  '52': 'America/Mexico_City America/Monterrey America/Tijuana',
  '55': 'America/Sao_Paulo',
  '60': 'Asia/Kuala_Lumpur Asia/Kuching',
  '61': 'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Adelaide Australia/Perth Australia/Hobart Australia/Darwin',
  '62': 'Asia/Jakarta Asia/Makassar Asia/Pontianak Asia/Jayapura',
  '63': 'Asia/Manila',
  '64': 'Pacific/Auckland',
  '65': 'Asia/Singapore',
  '66': 'Asia/Bangkok',
  '673': 'Asia/Brunei',
  '7': 'Europe/Moscow Asia/Yekaterinburg Asia/Novosibirsk Asia/Vladivostok',
  '81': 'Asia/Tokyo',
  '82': 'Asia/Seoul',
  '84': 'Asia/Ho_Chi_Minh Asia/Saigon',
  '852': 'Asia/Hong_Kong',
  '853': 'Asia/Macau Asia/Macao',
  '855': 'Asia/Phnom_Penh',
  '856': 'Asia/Vientiane',
  '86': 'Asia/Shanghai Asia/Urumqi Asia/Chongqing Asia/Harbin Asia/Kashgar',
  '880': 'Asia/Dhaka',
  '886': 'Asia/Taipei',
  '90': 'Europe/Istanbul',
  '91': 'Asia/Kolkata Asia/Calcutta',
  '94': 'Asia/Colombo',
  '95': 'Asia/Yangon Asia/Rangoon',
  '966': 'Asia/Riyadh',
  '971': 'Asia/Dubai',
  '972': 'Asia/Jerusalem',
  '976': 'Asia/Ulaanbaatar',
}

/**
 * The calling code with which an empty phone field begins: the one this device used last, else that of the place where
 * its clock is.
 * @param place IANA name of the device's time zone
 */
export function firstPhoneZone(storage: KeyValueStorage, place: string): string {
  const remembered = storage.getItem(storageKey)
  if (remembered !== null && /^\d{1,4}$/.test(remembered)) return remembered
  return Object.entries(placesOf).find(([, places]) => places.split(/\s+/).includes(place))?.[0] ?? FALLBACK
}

export const rememberPhoneZone = (storage: KeyValueStorage, zone: string) => storage.setItem(storageKey, zone)
