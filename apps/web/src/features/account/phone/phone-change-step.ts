import { type KeyValueStorage, readJson } from '@hwjy/sdk'

/** State of the present phone when the new one is asked for. */
export type OldPhone = 'none' | 'proven' | 'lost'

/** This is a draft: a sign-out forgets it, and so does another user's sign-in. */
const storageKey = 'hwjy.draft.phoneChange'
/** The server accepts a proof for this long. */
const LIFETIME_MS = 10 * 60_000

/** A reload goes on with the new phone. @param now epoch ms */
export const keepPhoneChange = (storage: KeyValueStorage, oldPhone: OldPhone, now: number) =>
  storage.setItem(storageKey, JSON.stringify({ oldPhone, until: now + LIFETIME_MS }))

export const forgetPhoneChange = (storage: KeyValueStorage) => storage.removeItem(storageKey)

/**
 * Null when no change was interrupted, or too long ago, or when the account's phone is no longer the one it was about.
 * @param hasPhone the account has one now
 * @param now epoch ms
 */
export function keptPhoneChange(storage: KeyValueStorage, hasPhone: boolean, now: number): OldPhone | null {
  const { oldPhone, until } = (readJson(storage, storageKey) ?? {}) as { oldPhone?: unknown; until?: unknown }
  const known = (['none', 'proven', 'lost'] as const).find((one) => one === oldPhone)
  if (known !== undefined && typeof until === 'number' && until > now && hasPhone === (known !== 'none')) return known
  forgetPhoneChange(storage)
  return null
}
