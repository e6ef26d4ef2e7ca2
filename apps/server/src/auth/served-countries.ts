import type { EpochMs } from '@hwjy/classroom/core'
import type { Accounts } from '../db/accounts/accounts.ts'
import { MINUTE_MS } from '../domain/durations.ts'
import { countryOf, type Phone } from '../domain/accounts/phone.ts'

/**
 * Decides to which countries texts may go. Premium numbers abroad earn money for the person who has texts sent there.
 */
export interface ServedCountries {
  isServed(schoolId: string, phone: Phone, now: EpochMs): Promise<boolean>
}

// Served in every school that names no countries: the product's home.
const HOME = 'CN'
// A new person with a phone of another country is noticed after this.
const LOOK_AGAIN_MS = MINUTE_MS

/** @param named ISO 3166 codes; null: those that the phones of the school's people belong to */
export function createServedCountries(
  accounts: Pick<Accounts, 'phoneSamples'>,
  named: readonly string[] | null,
): ServedCountries {
  const bySchool = new Map<string, { served: ReadonlySet<string>; lookedAt: EpochMs }>()

  return {
    async isServed(schoolId, phone, now) {
      const country = countryOf(phone)
      if (country === null) return false
      if (named !== null) return named.includes(country)
      const known = bySchool.get(schoolId)
      if (country === HOME || known?.served.has(country)) return true
      if (known && now - known.lookedAt < LOOK_AGAIN_MS) return false
      const found = (await accounts.phoneSamples(schoolId)).map(countryOf)
      const served = new Set(found.filter((one) => one !== null))
      bySchool.set(schoolId, { served, lookedAt: now })
      return served.has(country)
    },
  }
}
