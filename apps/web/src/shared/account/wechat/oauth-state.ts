import type { KeyValueStorage, Role } from '@hwjy/sdk'

/** The purpose for which a user was sent to WeChat. It returns with an OAuth `state` that only this tab knows. */
export interface OAuthRequest {
  purpose: 'signIn' | 'bind'
  role: Role
  /** The page to open afterwards. */
  from: string
}

const storageKey = 'hwjy.oauth'
const purposes = ['signIn', 'bind'] as const
const roles = ['student', 'teacher'] as const

/** @returns the `state` that WeChat gives back */
export function startOAuth(storage: KeyValueStorage, request: OAuthRequest): string {
  const state = crypto.randomUUID()
  storage.setItem(storageKey, JSON.stringify({ state, ...request }))
  return state
}

/** Returns the request of this `state`. Null for another tab's `state` and for a link that another person made. */
export function readOAuth(storage: KeyValueStorage, state: string | null): OAuthRequest | null {
  const stored = storage.getItem(storageKey)
  if (stored === null || state === null) return null
  try {
    const known: Partial<Record<keyof OAuthRequest | 'state', unknown>> = JSON.parse(stored)
    const purpose = purposes.find((one) => one === known.purpose)
    const role = roles.find((one) => one === known.role)
    if (known.state !== state || !purpose || !role || typeof known.from !== 'string') return null
    return { purpose, role, from: known.from }
  } catch {
    return null
  }
}

/** The request is done: the same address opened again does nothing. */
export const endOAuth = (storage: KeyValueStorage) => storage.removeItem(storageKey)
