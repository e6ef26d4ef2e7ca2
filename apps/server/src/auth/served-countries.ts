import type { EpochMs } from '@hwjy/classroom/core'
import type { Accounts } from '../db/accounts/accounts.ts'
import { MINUTE_MS } from '../domain/durations.ts'
import { countryOf, type Phone } from '../domain/accounts/phone.ts'

/**
 * Decides to which countries texts may go. Premium numbers abroad earn money for the person who has texts sent there.
 */
export interface ServedCountries {
  isServed(phone: Phone, now: EpochMs): Promise<boolean>
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
  let served: ReadonlySet<string> = new Set(named ?? [HOME])
  let lookedAt = Number.NEGATIVE_INFINITY

  return {
    async isServed(phone, now) {
      const country = countryOf(phone)
      if (country === null) return false
      if (named === null && !served.has(country) && now - lookedAt >= LOOK_AGAIN_MS) {
        lookedAt = now
        const found = (await accounts.phoneSamples()).map(countryOf)
        served = new Set([HOME, ...found.filter((one) => one !== null)])
      }
      return served.has(country)
    },
  }
}
