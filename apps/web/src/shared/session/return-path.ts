import type { Role } from '@hwjy/sdk'

/** What a page hands to the login page: where the visitor wanted to go. */
export interface ReturnState {
  from?: string
  /** They were signed in, and no longer are. */
  hasExpired?: boolean
}

/** Why somebody was sent to the login page; null when they came by themselves. */
export function reasonToSignIn(state: unknown): 'expired' | 'signInFirst' | null {
  const { from, hasExpired } = (state as ReturnState | null) ?? {}
  if (from === undefined) return null
  return hasExpired ? 'expired' : 'signInFirst'
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

/** Where to go after signing in: back to where they were sent from, if that place is for this role; else home. */
export function returnPath(state: unknown, role: Role): string {
  const from = (state as ReturnState | null)?.from ?? ''
  const path = from.split('?')[0] ?? ''
  const isTheirs = [...PLACES_OF_BOTH, `/${role}`].some((place) => path === place || path.startsWith(`${place}/`))
  return isTheirs ? from : `/${role}`
}
