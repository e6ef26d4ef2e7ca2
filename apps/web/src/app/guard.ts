import type { DeviceKind } from '../shared/devices/device-kind.ts'
import type { Role } from '@hwjy/sdk'

/** A role that a route declares. `admin` means: the guard lets every visitor through. */
export type RouteRole = Role | 'admin'

export interface GuardInput {
  /** Below the base path, without query: `/student`. */
  path: string
  /** Roles of the route that answers this path; null when none does, as for a role's routes before sign-in. */
  routeRoles: readonly RouteRole[] | null
  /** Null when no user is signed in. */
  role: Role | null
  device: DeviceKind
}

export type GuardDecision = { action: 'pass' } | { action: 'redirect'; to: string } | { action: 'signOut' }

export const homeOf = (role: Role) => `/${role}`

/** The last one is what an old link with the base path in it twice looks like to the router. */
const loginPaths: readonly string[] = ['/login', '/hwjy-web/login']
/** Phones may stay here regardless of the session: at the root, and where a WeChat account is linked. */
const mobilePaths: readonly string[] = ['/', '/wxBind']

const pass: GuardDecision = { action: 'pass' }

/** Decides which user may see which path. Table: guard.test.ts. */
export function guardDecision({ path, routeRoles, role, device }: GuardInput): GuardDecision {
  const isOpen = routeRoles?.includes('admin') ?? false
  if (role === null) return isOpen ? pass : { action: 'redirect', to: '/login' }
  if (device === 'desktop') {
    return path === '/' || loginPaths.includes(path) ? { action: 'redirect', to: homeOf(role) } : pass
  }
  return isOpen || mobilePaths.includes(path) ? pass : { action: 'signOut' }
}
