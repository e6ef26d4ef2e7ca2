import type { Role } from '@hwjy/sdk'
import { queryPages } from './query-pages.ts'

/** Navigation state for the login page: the page that the visitor wanted to open. */
export interface ReturnState {
  from?: string
  /** They were signed in, and no longer are. */
  hasExpired?: boolean
}

/** Returns the reason why a user was sent to the login page; null when they came by themselves. */
export function reasonToSignIn(state: unknown): 'expired' | 'sign-in-first' | null {
  const { from, hasExpired } = (state as ReturnState | null) ?? {}
  if (from === undefined) return null
  return hasExpired ? 'expired' : 'sign-in-first'
}

/** Each side has them; what stands in them is the signed-in person's. */
export const PLACES_OF_BOTH = [
  '/lesson',
  '/account',
  '/security',
  '/messages',
  '/cancelAccount',
  '/settings',
  '/videoPlay',
]

/** Returns the page after sign-in: the one they were sent from, if it belongs to this role; else home. */
export function returnPath(state: unknown, role: Role): string {
  const from = (state as ReturnState | null)?.from ?? ''
  const path = from.split('?')[0] ?? ''
  const isTheirs =
    queryPages[path]?.roles.includes(role) ??
    [...PLACES_OF_BOTH, `/${role}`].some((place) => path === place || path.startsWith(`${place}/`))
  return isTheirs ? from : `/${role}`
}
